"""Values to JSON and back, strictly: the one cattrs converter, and a game's envelope.

What it writes: attrs classes as objects of their compared fields, tuples as lists,
frozensets as sorted lists, bags as objects or lists of pairs, enums by value, members
of a union with their class name as ``"type"``. What it reads is held to exactly that;
only in a set of components may fields be left out that are at their defaults.
"""

from __future__ import annotations

from tabletop.serialization.codec import Codec
from tabletop.serialization.contents import (
    content_digest,
    dumps_content,
    load_content,
    loads_content,
    packaged_content,
)

__all__ = [
    "Codec",
    "content_digest",
    "dumps_content",
    "load_content",
    "loads_content",
    "packaged_content",
]
