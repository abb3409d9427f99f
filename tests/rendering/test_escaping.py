"""Texts in XML, as the standard library writes them."""

from __future__ import annotations

from xml.sax import saxutils

from hypothesis import example, given
from hypothesis import strategies as st

from tabletop.rendering.escaping import escape, quoteattr

TEXTS = st.text(st.sampled_from("a&;<>\"'\n\r\t") | st.characters())


@given(TEXTS)
@example("<&amp;>")
def test_texts_are_escaped_as_ever(text: str) -> None:
    """What would be markup is written as a name."""
    assert saxutils.escape(text) == escape(text)


@given(TEXTS)
@example("\n\r\t<&>")
@example("says \"aye\" and 'no'")
@example('says "aye"')
@example("says 'no'")
def test_attributes_are_quoted_as_ever(text: str) -> None:
    """The quotation mark is one that the text has not, or its own is escaped."""
    assert saxutils.quoteattr(text) == quoteattr(text)
