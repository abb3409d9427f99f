"""The board in letters and as a picture."""

from __future__ import annotations
