// Make a board clickable. Each click narrows down what can be meant; as soon as
// one action is left, `play` gets its notation. Nothing here knows any rules.
function clickable(svg, play) {
  const things = [...svg.querySelectorAll("[data-actions], [data-origins]")];
  const listed = (text) => (text ? text.split("|") : []);
  let left = null; // nothing has been clicked yet

  function meant(thing) {
    const begun = listed(thing.dataset.origins);
    const ended = listed(thing.dataset.actions);
    if (left === null) return begun.length ? begun : ended;
    return [...begun, ...ended].filter((action) => left.includes(action));
  }

  function click(thing) {
    let said = thing ? meant(thing) : [];
    if (thing && !said.length) {
      left = null; // a new beginning
      said = meant(thing);
    }
    left = said.length > 1 ? said : null;
    for (const each of things) {
      each.classList.toggle("possible", left !== null && meant(each).length > 0);
    }
    if (said.length === 1) play(said[0]);
  }

  svg.addEventListener("click", (event) => {
    click(event.target.closest("[data-actions], [data-origins]"));
  });
}
