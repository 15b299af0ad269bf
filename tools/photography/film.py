"""
Adds wind to a still picture. Grass bends from its roots and the sea rises and falls by displacing the pixels
of a finished photograph; nothing is rendered. ffmpeg reads the picture and writes the films.
"""

import argparse
import subprocess
import sys
from pathlib import Path

import numpy
import yaml

HERE = Path(__file__).parent
CONTENT = HERE.parent / "local-services" / "content"
WIDTH, HEIGHT, RATE = 1280, 720, 24
MOST_BYTES = 700_000


def smooth_step(low, high, value):
    share = numpy.clip((value - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def blurred(field, across, down=None):
    """
    Blurs with three box filters, which approximate a Gaussian. With one radius, both directions are equal.
    """
    for axis, radius in ((0, across if down is None else down), (1, across)):
        for _ in range(3):
            padded = numpy.pad(field, [(radius + 1, radius) if a == axis else (0, 0) for a in (0, 1)], "edge")
            sums = padded.cumsum(axis=axis)
            length = field.shape[axis]
            ahead = numpy.take(sums, numpy.arange(2 * radius + 1, 2 * radius + 1 + length), axis=axis)
            behind = numpy.take(sums, numpy.arange(length), axis=axis)
            field = (ahead - behind) / (2 * radius + 1)
    return field


def noise(chance, across, down=None):
    """Returns smooth noise between about -1 and 1. The radii are the sizes of its bumps in pixels."""
    field = blurred(chance.standard_normal((HEIGHT, WIDTH)), across, down)
    return field / field.std() * 0.5


def read_picture(name):
    file = CONTENT / "pictures" / f"{name}.webp"
    command = ["ffmpeg", "-v", "fatal", "-i", str(file), "-vf", f"scale={WIDTH}:{HEIGHT}:flags=lanczos"]
    raw = subprocess.run(
        [*command, "-f", "rawvideo", "-pix_fmt", "rgb24", "-"], check=True, stdout=subprocess.PIPE
    )
    return numpy.frombuffer(raw.stdout, numpy.uint8).reshape(HEIGHT, WIDTH, 3).astype(numpy.float32)


def height_over_roots(picture, grass):
    """
    Returns the height of each pixel: 0 for sand, sky and roots, 1 at the tips of the tallest tufts in front.
    """
    top = picture.max(axis=2)
    greenness = (numpy.maximum(picture[..., 0], picture[..., 1]) - picture[..., 2]) / numpy.maximum(top, 1)
    is_grass = blurred(smooth_step(0.16, 0.26, greenness), 2)
    rows = numpy.arange(HEIGHT) / HEIGHT
    nearness = smooth_step(grass["horizon"], 1.0, rows) * 0.92 + 0.08
    height = numpy.zeros((HEIGHT, WIDTH))
    grown = numpy.zeros(WIDTH)
    for row in reversed(range(HEIGHT)):
        # A narrow gap between two blades is not a new root; a broad one is.
        grown = (grown + is_grass[row]) * (0.90 + 0.10 * numpy.sqrt(is_grass[row]))
        height[row] = numpy.minimum(grown / (grass["tall"] * nearness[row]), 1) ** 1.3 * nearness[row]
    height *= blurred(is_grass, 4)
    height[rows < grass["horizon"]] = 0
    return blurred(height, 3, 16)


class Wind:
    """One gust, which starts and ends at zero."""

    def __init__(self, seconds, chance):
        self.seconds = seconds
        self.columns = numpy.arange(WIDTH)[None, :] / WIDTH
        # Blades are narrow and tall, so the noise varies across blades but not along them, or they would
        # ripple.
        self.late, self.flutter = noise(chance, 40, 90), noise(chance, 10, 90)

    def at(self, time):
        share = time / self.seconds
        strength = numpy.sin(numpy.pi * share) ** 2
        gust = 0.5 + 0.5 * numpy.sin(2 * numpy.pi * (1.5 * share - 0.8 * self.columns) + 1.2 * self.late)
        small = numpy.sin(2 * numpy.pi * 0.8 * time + 2.4 * self.flutter + 2 * self.late)
        return strength * (0.25 + 0.75 * gust + 0.16 * small * (0.4 + gust))


class Swell:
    """Long low waves that move toward the shore, and the light on them."""

    def __init__(self, water, seconds, chance):
        self.seconds, self.swell = seconds, water["swell"]
        rows = numpy.arange(HEIGHT)[:, None] / HEIGHT
        depth = numpy.clip((rows - water["horizon"]) / (water["shore"] - water["horizon"]), 0, 1)
        inside = smooth_step(0.0, 0.12, depth) * (1 - smooth_step(0.93, 1.0, depth))
        self.reach = inside * (0.12 + 0.88 * depth)
        self.rows = numpy.log1p(12 * depth)
        self.bends, self.ripples = noise(chance, 90, 12), noise(chance, 24, 5)

    def at(self, time):
        strength = numpy.sin(numpy.pi * time / self.seconds) ** 2
        phase = 2 * numpy.pi * (2.2 * self.rows - 0.22 * time) + 1.6 * self.bends
        rise = strength * self.reach * self.swell * numpy.sin(phase)
        aside = strength * self.reach * self.swell * 0.8 * numpy.sin(phase * 0.5 + 4 * self.ripples)
        light = 1 + 0.012 * strength * self.reach * numpy.sin(phase + 1 + self.ripples)
        return aside, rise, light


def sampled(picture, aside, rise):
    """Returns the picture with each pixel displaced, interpolated between four neighbors."""
    rows, columns = numpy.indices((HEIGHT, WIDTH), dtype=numpy.float32)
    x = numpy.clip(columns - aside.astype(numpy.float32), 0, WIDTH - 1.001)
    y = numpy.clip(rows - rise.astype(numpy.float32), 0, HEIGHT - 1.001)
    left, above = x.astype(numpy.int32), y.astype(numpy.int32)
    right_share, below_share = (x - left)[..., None], (y - above)[..., None]
    upper = picture[above, left] * (1 - right_share) + picture[above, left + 1] * right_share
    lower = picture[above + 1, left] * (1 - right_share) + picture[above + 1, left + 1] * right_share
    return upper * (1 - below_share) + lower * below_share


def frames(film):
    picture = read_picture(film["picture"])
    chance = numpy.random.default_rng(3)
    heights = height_over_roots(picture, film["grass"]) if "grass" in film else None
    wind = Wind(film["seconds"], chance)
    swell = Swell(film["water"], film["seconds"], chance) if "water" in film else None
    count = film["seconds"] * RATE
    for frame in range(count):
        time = film["seconds"] * frame / (count - 1)
        aside, rise, light = swell.at(time) if swell else (0.0, 0.0, 1.0)
        if heights is not None:
            bent = film["grass"]["reach"] * heights * wind.at(time)
            aside, rise = aside + bent, rise + 0.12 * numpy.abs(bent)
        moved = sampled(picture, numpy.broadcast_to(aside, (HEIGHT, WIDTH)), numpy.broadcast_to(rise, (HEIGHT, WIDTH)))
        moved *= light if numpy.isscalar(light) else light[..., None]
        yield numpy.clip(moved + 0.5, 0, 255).astype(numpy.uint8)


def encode(source, target, seconds):
    """Encodes WebM (VP9) and MP4 (H.264), both in two passes with a size limit suitable for phones."""
    bits = int(MOST_BYTES * 0.93 * 8 / seconds)
    colours = ["-pix_fmt", "yuv420p", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"]
    log = str(target.with_suffix(""))
    webm = ["-c:v", "libvpx-vp9", "-b:v", str(bits), "-row-mt", "1", "-g", "240", "-deadline", "good"]
    mp4 = ["-c:v", "libx264", "-b:v", str(bits), "-preset", "slow", "-profile:v", "high", "-tune", "film"]
    for options, file, speeds in (
        (webm, target.with_suffix(".webm"), (["-cpu-used", "4"], ["-cpu-used", "3"])),
        ([*mp4, "-movflags", "+faststart"], target.with_suffix(".mp4"), ([], [])),
    ):
        base = ["ffmpeg", "-v", "error", "-y", "-i", str(source), "-an", "-map_metadata", "-1", *colours, *options]
        base += ["-passlogfile", log]
        subprocess.run([*base, *speeds[0], "-pass", "1", "-f", "null", "-"], check=True)
        subprocess.run([*base, *speeds[1], "-pass", "2", str(file)], check=True)
        size = file.stat().st_size
        print(f"{file.name}  {size // 1000} kB")
        if size > MOST_BYTES:
            sys.exit(f"Cannot keep {file.name}: it has {size} bytes, at most {MOST_BYTES}")
    for rest in target.parent.glob(f"{target.name}-*.log*"):
        rest.unlink()


def make(name, film, out):
    out.mkdir(parents=True, exist_ok=True)
    lossless = out / f"{name}.mkv"
    command = ["ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{WIDTH}x{HEIGHT}"]
    command += ["-r", str(RATE), "-i", "-", "-vf", "scale=out_color_matrix=bt709:out_range=tv"]
    command += ["-c:v", "libx264", "-preset", "ultrafast", "-qp", "0", "-pix_fmt", "yuv444p", str(lossless)]
    with subprocess.Popen(command, stdin=subprocess.PIPE) as writer:
        for frame in frames(film):
            writer.stdin.write(frame.tobytes())
        writer.stdin.close()
    if writer.returncode != 0:
        sys.exit(writer.returncode)
    encode(lossless, out / name, film["seconds"])
    lossless.unlink()


def main():
    films = yaml.safe_load((HERE / "films.yaml").read_text())
    parser = argparse.ArgumentParser(
        prog="tools/photography/film", description="Makes the shop's films from its pictures."
    )
    parser.add_argument("films", nargs="*", default=list(films), help=f"names: {', '.join(films)}; all without one")
    parser.add_argument(
        "--out", type=Path, default=HERE.parent.parent / "dist" / "photography", help="dist/photography"
    )
    given = parser.parse_args()
    for name in given.films:
        if name not in films:
            sys.exit(f"There is no film {name}; there are {', '.join(films)}")
        make(name, films[name], given.out)


main()
