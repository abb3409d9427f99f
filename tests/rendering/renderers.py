"""Programs that turn a picture into points: Qt, CairoSVG, resvg, and a browser.

The first three come with the tools of a developer. Where one cannot be had, tests fail
and say what is missing: none is skipped.
"""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final, TypeAlias

import attrs
import cairosvg
import resvg_py
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tests.rendering.gallery import Spot

Colour: TypeAlias = tuple[int, int, int]
"""Red, green and blue, to 255."""

_BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")


@attrs.frozen
class Points:
    """A picture as points, measured in its units."""

    image: QImage
    width: float
    height: float

    @classmethod
    def read(cls, png: bytes, width: float, height: float) -> Points:
        """Read a PNG; what is transparent in it becomes white."""
        paper = QImage.fromData(png)
        assert not paper.isNull(), "this is no PNG"
        image = _white(paper.width(), paper.height())
        painter = QPainter(image)
        painter.drawImage(0, 0, paper)
        painter.end()
        return cls(image, width, height)

    def at(self, x: float, y: float) -> Colour:
        """Return the colour of a place."""
        across, down = self._point(x, y)
        colour = self.image.pixelColor(across, down)
        return colour.red(), colour.green(), colour.blue()

    def cut(self, x: float, y: float, width: float, height: float) -> Points:
        """Cut out a part."""
        left, top = self._point(x, y)
        right, bottom = self._point(x + width, y + height)
        part = self.image.copy(left, top, right - left, bottom - top)
        return Points(part, width, height)

    def _point(self, x: float, y: float) -> tuple[int, int]:
        across = x * self.image.width() / self.width
        down = y * self.image.height() / self.height
        return int(across), int(down)

    def cells(self, units: float) -> bytes:
        """Return the mean colours of cells so many units wide, three bytes each."""
        columns = max(1, round(self.width / units))
        rows = max(1, round(self.height / units))
        small = self.image.scaled(
            columns,
            rows,
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        ).convertToFormat(QImage.Format.Format_RGB888)
        line = small.bytesPerLine()
        bits = bytes(small.constBits())
        return b"".join(
            bits[row * line : row * line + 3 * columns] for row in range(rows)
        )


Renderer: TypeAlias = Callable[[str, float], Points]
"""Draws a picture, with so many points a unit."""


def qt(svg: str, scale: float) -> Points:
    """Draw by Qt's QSvgRenderer."""
    _application()
    renderer = QSvgRenderer(svg.encode())
    assert renderer.isValid(), "Qt cannot read the picture"
    width, height = size_of(svg)
    image = _white(round(width * scale), round(height * scale))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return Points(image, width, height)


def cairo(svg: str, scale: float) -> Points:
    """Draw by CairoSVG."""
    width, height = size_of(svg)
    png = cairosvg.svg2png(
        svg.encode(),
        output_width=round(width * scale),
        output_height=round(height * scale),
    )
    return Points.read(png, width, height)


def resvg(svg: str, scale: float) -> Points:
    """Draw by resvg."""
    width, height = size_of(svg)
    png = resvg_py.svg_to_bytes(svg_string=svg, width=round(width * scale))
    return Points.read(bytes(png), width, height)


RENDERERS: Final[Mapping[str, Renderer]] = {"qt": qt, "cairo": cairo, "resvg": resvg}


def browser(page: str, width: int, height: int, *, dark: bool = False) -> Points:
    """Show a page in Chromium, in light or in dark surroundings, a point a unit."""
    with tempfile.TemporaryDirectory() as folder:
        source, shot = Path(folder, "page.html"), Path(folder, "shot.png")
        source.write_text(page, encoding="utf-8")
        subprocess.run(
            [
                _browser(),
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars",
                "--force-device-scale-factor=1",
                f"--blink-settings=preferredColorScheme={0 if dark else 1}",
                f"--user-data-dir={folder}/profile",
                f"--window-size={width},{height}",
                f"--screenshot={shot}",
                source.as_uri(),
            ],
            check=True,
            capture_output=True,
            timeout=120,
        )
        return Points.read(shot.read_bytes(), width, height)


def _browser() -> str:
    named = os.environ.get("CHROMIUM", "")
    found = named or next(filter(None, map(shutil.which, _BROWSERS)), "")
    assert found, f"no browser found ({', '.join(_BROWSERS)}): name it by CHROMIUM"
    return found


def size_of(svg: str) -> tuple[int, int]:
    """Read the size of a picture, in units."""
    found = re.search(r'viewBox="0 0 (\d+) (\d+)"', svg)
    assert found, "the picture has no size"
    return int(found[1]), int(found[2])


def differences(one: Points, other: Points, units: float) -> list[int]:
    """Compare two drawings of a picture: cells so many units wide, red, green, blue."""
    return [
        abs(here - there)
        for here, there in zip(one.cells(units), other.cells(units), strict=True)
    ]


def other_colours(
    image: Points, known: Iterable[Spot], palette: Mapping[str, str]
) -> list[tuple[Spot, Colour]]:
    """List the spots that have not the colour of the palette, and what they have."""
    return [
        (spot, found)
        for spot in known
        if not _is_like(found := image.at(spot.x, spot.y), palette[spot.colour])
    ]


def _is_like(found: Colour, wanted: str) -> bool:
    parts = zip(found, bytes.fromhex(wanted.removeprefix("#")), strict=True)
    return all(abs(here - there) <= 3 for here, there in parts)


@functools.cache
def _application() -> QGuiApplication:
    """Start Qt, once, without a screen; it needs that for letters."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    return QGuiApplication([])


def _white(width: int, height: int) -> QImage:
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    return image
