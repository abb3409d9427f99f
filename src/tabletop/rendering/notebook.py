"""How a picture is handed to a notebook."""

from __future__ import annotations

__all__ = ["bundle"]


def bundle(text: str, svg: str) -> dict[str, str]:
    """Offer the same board in letters, as a picture and as HTML that keeps it small."""
    return {
        "text/plain": text,
        "image/svg+xml": svg,
        "text/html": f'<div style="max-width:40rem">{svg}</div>',
    }
