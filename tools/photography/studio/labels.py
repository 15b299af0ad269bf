"""Labels: typeset as SVG in the brand's fonts, and rasterized by librsvg (through vips)."""

import hashlib
import html
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, NamedTuple

from studio.colours import hexadecimal
from studio.places import working_folder

DISPLAY, TEXT = "Cormorant Garamond", "Jost"
WIDTH = 1000.0
"""Width of the drawing. Its height follows from the proportions of the label."""


@dataclass(frozen=True)
class Label:
    """The contents of a label. Texts are lists of lines, because the designer chooses the line breaks."""

    name: tuple[str, ...] = ()
    description: tuple[str, ...] = ()
    volume: str = ""
    ink: str = "ink"
    layout: Literal["stack", "mark", "wide", "band", "round", "list"] | None = None
    """Overrides the layout of the container."""
    size: float = 1.0
    """Factor of all font sizes."""
    middle: float = 0.55
    """Position of the name between wordmark and foot, in `stack`: 0 is directly below the wordmark."""


class LabelImage(NamedTuple):
    path: str
    ink: str
    """`#rrggbb`."""
    paper: bool
    """Whether the image has its own background. Otherwise it is one ink on transparent."""


class Drawing:
    """Draws the elements of one label. `height` and all other lengths are in units of `WIDTH`."""

    def __init__(self, height, ink):
        self.height = height
        self.ink = ink
        self.elements = []

    def text(self, y, text, size, family=TEXT, weight=500, spacing=0.0, limit=900.0):
        """Adds a centered line, reduced to `limit` if it is wider. `spacing` is between letters."""
        average = 0.44 if family == DISPLAY else 0.66 if text.isupper() else 0.5
        width = len(text) * (size * average + spacing)
        if width > limit:
            size, spacing = size * limit / width, spacing * limit / width
        # Letter spacing also follows the last letter, so half of it is subtracted to center the line.
        self.elements.append(
            f'<text x="{WIDTH / 2 + spacing / 2:.0f}" y="{y:.0f}" text-anchor="middle" font-family="{family}" '
            f'font-weight="{weight}" font-size="{size:.1f}" letter-spacing="{spacing:.1f}" fill="{self.ink}">'
            f"{html.escape(text, quote=False)}</text>"
        )

    def grass(self, y, size, stroke):
        """Adds the logo: five arching blades with one root."""
        x = WIDTH / 2
        for sideways, upward in ((-58, -70), (-26, -118), (4, -140), (34, -108), (64, -58)):
            points = [(0.05, 0.55), (0.45, 0.95), (1, 1)]
            curve = " ".join(
                f"{x + sideways * along * size:.1f} {y + upward * up * size:.1f}" for along, up in points
            )
            self.elements.append(
                f'<path d="M{x} {y} C{curve}" fill="none" stroke="{self.ink}" '
                f'stroke-width="{stroke * size:.1f}" stroke-linecap="round"/>'
            )

    def svg(self, scale):
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH * scale:.0f}" height="{self.height * scale:.0f}" '
            f'viewBox="0 0 {WIDTH} {self.height:.0f}">{"".join(self.elements)}</svg>'
        )


def one_line(lines):
    return " ".join(lines)


def fitting(lines, wanted, width_of):
    """Returns `wanted`, or the largest font size at which the longest line fits."""
    return min(wanted, *(880.0 / width_of(max(1, len(line))) for line in lines))


def stack(drawing, label):
    """Draws logo and wordmark at the top, the product in the middle, the volume at the bottom."""
    k = label.size
    top = 215 * k
    drawing.grass(top, 1.05 * k, 8)
    drawing.text(top + 165 * k, "Marehalm", 178 * k, DISPLAY, 500, 5 * k)
    middle = top + (drawing.height - top) * label.middle
    size = fitting(label.name, 118 * k * 1.22, lambda letters: letters * 0.45)
    for index, line in enumerate(label.name):
        drawing.text(middle + (index - (len(label.name) - 1)) * size, line, size, DISPLAY, 600, 1)
    drawing.elements.append(
        f'<rect x="{WIDTH / 2 - 45 * k}" y="{middle + 48 * k:.0f}" width="{90 * k}" height="{5 * k}" '
        f'fill="{drawing.ink}" fill-opacity=".8"/>'
    )
    size = fitting(label.description, 64 * k, lambda letters: letters * 0.76)
    for index, line in enumerate(label.description):
        drawing.text(middle + 66 * k + (index + 1) * size * 1.28, line.upper(), size, spacing=size * 0.1)
    if label.volume:
        drawing.text(drawing.height - 84 * k, label.volume, 62 * k, spacing=5 * k)


def mark(drawing, label):
    """Draws only logo and wordmark, with a small line if there is one."""
    k, middle = label.size, drawing.height / 2
    drawing.grass(middle - 20, 1.2 * k, 8)
    drawing.text(middle + 170 * k, "Marehalm", 190 * k, DISPLAY, 500, 6 * k)
    if label.description:
        line = one_line(label.description).upper()
        drawing.text(middle + 270 * k, line, 42 * k, weight=400, spacing=10 * k)


def wide(drawing, label):
    """Draws three lines with everything on them, for low and wide objects."""
    height, k = drawing.height, label.size
    drawing.text(height * 0.37, "Marehalm", min(165 * k, height * 0.34), DISPLAY, 500, 5)
    drawing.text(height * 0.67, one_line(label.name), min(120 * k, height * 0.27), DISPLAY, 600, 1)
    line = "  ·  ".join(filter(None, (one_line(label.description), label.volume)))
    drawing.text(height * 0.90, line.upper(), min(50 * k, height * 0.125), spacing=4)


def band(drawing, label):
    """Draws the paper band around a bar."""
    k, middle = label.size, drawing.height / 2
    drawing.grass(middle - 130 * k, 0.95 * k, 8)
    drawing.text(middle + 20 * k, "Marehalm", 170 * k, DISPLAY, 500, 5)
    drawing.text(middle + 165 * k, one_line(label.name), 118 * k, DISPLAY, 600, 1)
    drawing.text(middle + 262 * k, one_line(label.description).upper(), 58 * k, spacing=6)
    drawing.text(middle + 345 * k, label.volume, 56 * k, spacing=4)


def disc(drawing, label):
    """Draws the lid of a tin."""
    k = label.size
    drawing.elements.append(
        f'<circle cx="500" cy="500" r="470" fill="none" stroke="{drawing.ink}" stroke-width="4" stroke-opacity=".7"/>'
    )
    drawing.grass(300, k, 9)
    drawing.text(430, "Marehalm", 150 * k, DISPLAY, 500, 5, limit=780)
    for index, line in enumerate(label.name):
        drawing.text(570 + index * 105, line, 112 * k, DISPLAY, 600, 1, limit=800)
    last = 570 + (len(label.name) - 1) * 105
    drawing.text(last + 95, one_line(label.description).upper(), 52 * k, spacing=5, limit=700)
    drawing.text(last + 175, label.volume, 52 * k, spacing=4)


def ingredient_list(drawing, label):
    """Draws the back of a carton: a heading and lines of small print."""
    k = label.size
    size = 46 * k
    drawing.grass(150 * k, 0.7 * k, 8)
    drawing.text(260 * k, "Marehalm", 108 * k, DISPLAY, 500, 4)
    drawing.text(350 * k, one_line(label.name), 76 * k, DISPLAY, 600, 1)
    for index, line in enumerate(("Ingredients", *label.description)):
        drawing.text(470 * k + index * size * 1.5, line, size, weight=500 if index == 0 else 400, spacing=1)
    if label.volume:
        drawing.text(drawing.height - 70 * k, label.volume, 48 * k, spacing=4)


LAYOUTS = {"stack": stack, "mark": mark, "wide": wide, "band": band, "round": disc, "list": ingredient_list}


def label_image(label, width, height, layout="stack", paper=None):
    """
    Returns the image of a label with these proportions, in `layout` unless the label overrides it. `paper` is
    the color of a real paper label; without it the label is printed on the container.
    """
    drawing = Drawing(WIDTH * height / width, hexadecimal(label.ink))
    if paper:
        drawing.elements.append(
            f'<rect x="0" y="0" width="{WIDTH}" height="{drawing.height:.0f}" rx="14" fill="{hexadecimal(paper)}"/>'
        )
    LAYOUTS[label.layout or layout](drawing, label)
    # Low labels have a higher resolution, because their letters are as small and as close to the camera.
    svg = drawing.svg(max(1.2, 1400 / drawing.height) if drawing.height < 1000 else 1.6)
    source = Path(working_folder(), f"label-{hashlib.sha256(svg.encode()).hexdigest()[:12]}.svg")
    image = source.with_suffix(".png")
    if not image.exists():
        source.write_text(svg, encoding="utf8")
        subprocess.run(["vips", "svgload", source, image], check=True)
    return LabelImage(str(image), drawing.ink, paper is not None)
