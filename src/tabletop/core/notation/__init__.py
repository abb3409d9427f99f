"""Actions as short texts, both ways: by templates, or by class name and fields.

A game has a template for each class of its actions, and a word for each type of ids::

    Notation[State, Action, ChanceAction](
        {PlaceWorker: "w{worker#=2} {place}[ +{knowledge}]"},
        {DrawSeal: "seal {seal}"},
        {PlaceId: Word("place", lambda state: state.config.content.places)},
    )

=====================  =======================================================
``w``                  is written as it stands
``{place}``            a field, told by its type; it ends where ``[ +`` begins
``{worker#}``          a number that is stored from 0 and written from 1
``{worker#=2}``        ... for which 2 is a good example
``[ +{knowledge}]``    written if the field is not its default (None without one)
``[w]``                written, but need not be read
=====================  =======================================================

Of several templates for a class, the first that has what is to be told is written; all
are read. Letters may be small or large, and blanks are left out or put in where they
do no harm. Illegal actions are read too. A text that is no action is a `NotationError`
with what is wrong and how it could be written, in a time proportional to its length.

Dice that are thrown together are told in any order if ``tuple[int, ...]`` has the word
`FACES`; what is told by its looks alone, as ``A1`` is, has a `shape`.

A game without templates is written as ``PlaceTile 4``, and read among what is possible.
"""

from tabletop.core.notation.plain import format_action, read_among, undescribed, word
from tabletop.core.notation.templates import Notation
from tabletop.core.notation.words import CELL, FACES, Word, members_of, number, shape

__all__ = [
    "CELL",
    "FACES",
    "Notation",
    "Word",
    "format_action",
    "members_of",
    "number",
    "read_among",
    "shape",
    "undescribed",
    "word",
]
