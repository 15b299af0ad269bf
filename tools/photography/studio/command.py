"""The command-line interface of `render`."""

import argparse
import fnmatch
import random
import sys
import time
from pathlib import Path

import bpy
import numpy

from studio import cycles
from studio.denoise import denoise
from studio.export import save_png, save_webp
from studio.grade import grade
from studio.places import PICTURES, working_folder
from studio.reading import Mistake
from studio.studio import Studio

DRAFT_SCALE = 0.18


def arguments(given):
    parser = argparse.ArgumentParser(
        prog="tools/photography/render", description="Takes the shop's product photographs."
    )
    parser.add_argument("shots", nargs="*", help="ids of shots, or patterns such as 'p0?-b' or 'hero-*'")
    parser.add_argument(
        "--list", action="store_true", help="only name the shots that are meant, with width and height in pixels"
    )
    parser.add_argument(
        "--draft", action="store_true", help="small, as PNG: to look at a composition"
    )
    parser.add_argument(
        "--scale",
        type=float,
        help=f"rendered pixels against those of the picture; 1 for masters, {DRAFT_SCALE} for drafts",
    )
    parser.add_argument("--samples", type=int, help="for each pixel instead of those of the shot")
    parser.add_argument("--out", type=Path, default=PICTURES, help="folder of the pictures, dist/photography")
    return parser.parse_args(given)


def chosen(studio, patterns):
    """Returns the shots by id or pattern, in the order of the patterns."""
    found = {}
    for pattern in patterns:
        names = fnmatch.filter(studio.shots, pattern)
        if not names:
            raise Mistake(f"There is no shot {pattern}; --list names all")
        found |= {name: studio.shots[name] for name in names}
    return list(found.values())


def build(studio, shot, pixels, samples):
    """Builds the scene of a shot for rendering."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(1)
    numpy.random.seed(1)
    cycles.prepare(pixels, samples, shot.scene.exposure_in(studio))
    shot.scene.build(studio, pixels)


def take(studio, shot, options):
    start = time.monotonic()
    scale = options.scale or (DRAFT_SCALE if options.draft else 1)
    samples = options.samples or shot.samples
    # Some encoders require even numbers.
    pixels = tuple(round(side * scale / 2) * 2 for side in shot.size)
    build(studio, shot, pixels, samples)
    image = grade(denoise(cycles.render()))
    if options.draft:
        file = options.out / f"{shot.id}.png"
        save_png(image, file)
    else:
        file = options.out / f"{shot.id}.webp"
        png = working_folder() / f"{shot.id}.png"
        save_png(image, png)
        save_webp(png, pixels, shot.size, file)
    print(
        f"{file}  {pixels[0]} x {pixels[1]}, {samples} samples, {time.monotonic() - start:.0f} s", flush=True
    )


def main():
    given = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    options = arguments(given)
    try:
        studio = Studio()
        shots = chosen(studio, options.shots or ["*"])
        if options.list:
            print("\n".join(f"{shot.id} {shot.size[0]} {shot.size[1]}" for shot in shots))
            return
        if not options.shots:
            raise Mistake("Which shots? All would take an hour; '*' means them")
        options.out.mkdir(parents=True, exist_ok=True)
        for shot in shots:
            take(studio, shot, options)
    except Mistake as mistake:
        sys.exit(str(mistake))
