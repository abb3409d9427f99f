"""The boards in letters and as a picture, and the news, all told from a view.

`letters` writes the whole table, and the players; `text_board` what all of them share,
`text_sheet` its lines and columns. `picture` puts the parts of the picture together:
`table` (header, theory, key), `desk` (what there is to choose from), `diaries`, `hall`
(academy, envelopes, museum, objectives, goals), `chart` (ocean and islands) and
`boards`, with `alfred` and `stores`. `layout` and `berths` say where things stand,
`ids` what they are called, `targets` where actions begin and end, `last` what has just
changed. `ink` draws lines and letters, `pieces`, `glyphs` and `icons` what is made of
them. In words, `moment` and `asking` tell who is to do what, `news` and `deeds` what
happened (with `alfred_deeds` and `phases`), `described` everything, `hints` single
things, `labels` what an action does; `sayings` and `words` have the names.
"""

from __future__ import annotations

from tabletop.games.darwins_journey.render.labels import describe
from tabletop.games.darwins_journey.render.letters import text
from tabletop.games.darwins_journey.render.news import last_news as tell
from tabletop.games.darwins_journey.render.picture import svg

__all__ = ["describe", "svg", "tell", "text"]
