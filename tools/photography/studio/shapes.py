"""Mathematics of shapes: steps, noise, rounded corners. Lengths are in decimeters."""

from math import cos, pi, sin, tan

from mathutils import Vector, noise


def clamp(value, low=0.0, high=1.0):
    return max(low, min(high, value))


def smooth_step(start, end, value):
    """Returns 0 before `start` and 1 after `end` (which may be smaller), with a smooth rise between them."""
    share = clamp((value - start) / (end - start))
    return share * share * (3 - 2 * share)


def noise_at(x, y, z, offset):
    """Returns smooth noise from -1 to 1. `offset` moves the sample, so that two objects differ."""
    return noise.noise(Vector((x, y, z)) + offset)


def fractal_at(point, dimension, octaves, lacunarity=2.0):
    """
    Returns rough noise: `octaves` layers, each finer by `lacunarity` and weaker the larger `dimension` is.
    """
    return noise.fractal(point, dimension, lacunarity, octaves)


def rounded(profile, steps=7):
    """Rounds the corners of a profile of (x, y, radius). `steps` is the number of points per right angle."""
    corners = [(*point, 0)[:3] for point in profile]
    points = []
    for index, (x, y, radius) in enumerate(corners):
        if index in (0, len(corners) - 1) or radius <= 0:
            points.append((x, y))
            continue
        corner = Vector((x, y))
        before = Vector(corners[index - 1][:2]) - corner
        after = Vector(corners[index + 1][:2]) - corner
        length_before, length_after = before.length, after.length
        before.normalize()
        after.normalize()
        angle = before.angle(after)
        if angle > pi - 0.02:
            points.append((x, y))
            continue
        # Limited to half of a side, because two neighboring corners would overlap.
        distance = min(radius / tan(angle / 2), 0.48 * min(length_before, length_after))
        radius = distance * tan(angle / 2)
        centre = corner + (before + after).normalized() * (radius / sin(angle / 2))
        start, end = corner + before * distance - centre, corner + after * distance - centre
        sweep = start.angle(end)
        count = max(3, int(steps * sweep / (pi / 2)) + 1)
        turn = 1 if start.x * end.y - start.y * end.x > 0 else -1
        for step in range(count + 1):
            a = turn * sweep * step / count
            points.append(
                (
                    centre.x + start.x * cos(a) - start.y * sin(a),
                    centre.y + start.x * sin(a) + start.y * cos(a),
                )
            )
    return points


def rounded_rectangle(half_width, half_height, radius):
    """Returns points around a rectangle at the origin, nine per corner."""
    points = []
    for x, y, start in (
        (half_width - radius, half_height - radius, 0),
        (radius - half_width, half_height - radius, 90),
        (radius - half_width, radius - half_height, 180),
        (half_width - radius, radius - half_height, 270),
    ):
        for step in range(9):
            angle = (start + 90 * step / 8) * pi / 180
            points.append((x + radius * cos(angle), y + radius * sin(angle)))
    return points
