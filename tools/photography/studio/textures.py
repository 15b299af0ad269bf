"""
The contents of jars: a smear and a swirl of cream, drops of gel and oil, a puddle of milk. Lengths are in
decimeters.
"""

import random
from math import cos, exp, hypot, pi, radians, sin, sqrt

from mathutils import Vector

from studio import materials
from studio.meshes import grid, mesh_object, ring_faces
from studio.shapes import clamp, noise_at, smooth_step


def gauss(value, middle, width):
    return exp(-(((value - middle) / width) ** 2))


def smear(material, turn=0, seed=1, scale=1.0, at=(0, 0, 0)):
    """
    Builds cream spread with a spatula over about 3.5 decimeters: a thick start, combed ridges, a curled end.
    """
    offset = Vector((seed * 4.1, seed * 1.9, 0))

    def middle(s):
        bow = 0.34 * sin(s * pi * 1.15 - 0.4) + 0.10 * sin(s * 7 + seed)
        return Vector((-1.75 + 3.5 * s, bow, 0))

    def point(s, v):
        t = -1 + 2 * v
        along = (middle(min(1, s + 0.01)) - middle(max(0, s - 0.01))).normalized()
        across = Vector((-along.y, along.x, 0))
        begin, finish = min(1, s / 0.13), min(1, (1 - s) / 0.10)
        cap = sqrt(clamp(1 - (1 - begin) ** 2)) * sqrt(clamp(1 - (1 - finish) ** 2))
        edge = 0 if t < 0 else 7
        ragged = 1 + 0.10 * noise_at(s * 5, edge, 0, offset) + 0.04 * noise_at(s * 19, edge, 0, offset)
        half_width = (0.52 + 0.08 * sin(s * 4.2 + 1)) * cap * ragged
        body = sqrt(max(0.0, 1 - abs(t) ** 3.2))
        comb = t + 0.05 * noise_at(s * 3, t, 3, offset)
        ridges = (
            noise_at(s * 1.1, comb * 5.2, 1, offset) * 0.055
            + noise_at(s * 1.6, comb * 13, 5, offset) * 0.022
            + noise_at(s * 2.2, comb * 31, 9, offset) * 0.006
        )
        lip = 0.075 * gauss(abs(t), 0.80, 0.13) * (0.6 + 0.7 * noise_at(s * 2.4, t > 0, 2, offset))
        start = 0.26 * gauss(s, 0.11, 0.10) * (1 - 0.35 * t * t)
        curl = 0.22 * gauss(s, 0.90, 0.055) * (1 - 0.25 * t * t) * (1 + 0.4 * noise_at(t * 2.4, 3, 1, offset))
        swell = sin(s * 26 + t * 1.6 + 2 * noise_at(s * 2, t, 0, offset))
        waves = 0.035 * swell * smooth_step(0.15, 0.3, s) * (1 - smooth_step(0.62, 0.8, s))
        thick = 0.105 + ridges * smooth_step(0.1, 0.3, s) + lip + start + curl + waves
        place = middle(s) + across * t * half_width + along * (0.10 * curl * 3.2 * body)
        place.z = max(0, thick * body * cap**0.7)
        return tuple(place)

    created = grid("smear", 460, 230, point, material)
    created.location = at
    created.scale = (scale,) * 3
    created.rotation_euler = (0, 0, radians(turn))
    return created


def swirl(radius, height, colour, relief=1.0):
    """
    Builds the swirl that a spoon leaves in an open jar, at the height of the rim. `relief` makes it flatter
    or deeper.
    """
    rings, around = 130, 360
    vertices = []
    still = Vector()
    for ring in range(rings):
        r = ring / (rings - 1)
        for k in range(around):
            angle = 2 * pi * k / around
            x, y = cos(angle), sin(angle)
            phase = angle + 2 * pi * 2.6 * r**0.75 + 0.15 * noise_at(x * r * 2, y * r * 2, 1, still)
            groove = (0.5 + 0.5 * cos(phase)) ** 2.4 * (1 - r**4) * smooth_step(0, 0.15, r)
            lift = 0.34 * (1 - r**1.35) * (0.55 + 0.45 * (1 - r)) + 0.26 * groove * (1 - 0.45 * r)
            lift += 0.012 * noise_at(x * r * 5, y * r * 5, 2, still) * (1 - r)
            # The tip leans to the side on which the spoon left.
            vertices.append(
                (
                    radius * (r * x + 0.10 * (1 - r) ** 4),
                    radius * (r * y + 0.05 * (1 - r) ** 4),
                    height + radius * relief * lift * (1 - r**8),
                )
            )
    faces = ring_faces(rings, around)
    return mesh_object("swirl", vertices, faces, materials.cream(colour, 0.12), flats=False, sharp_from=180)


def drops(count, half_width, half_depth, material, seed, smallest, largest, flatness):
    """Builds separate drops, a few large ones and many small ones, in a field around the origin."""
    chance = random.Random(seed)
    placed, created = [], []
    for _ in range(6000):
        if len(placed) == count:
            break
        share = chance.random() ** 2.2
        share = share if len(placed) > 3 else 1 - 0.25 * chance.random()
        radius = smallest + (largest - smallest) * share
        x, y = chance.uniform(-half_width, half_width), chance.uniform(-half_depth, half_depth)
        if any(
            hypot(x - other_x, y - other_y) < (radius + other) * 1.08 for other_x, other_y, other in placed
        ):
            continue
        placed.append((x, y, radius))
        offset = Vector((chance.random() * 20, chance.random() * 20, 0))
        height = flatness * chance.uniform(0.85, 1.1) * (1.25 if radius < 0.1 else 1) * radius
        created.append(drop(x, y, radius, height, offset, material))
    return created


def drop(x, y, radius, height, offset, material):
    rings, around = 26, 72
    # Slightly more than a hemisphere, so that its base turns inward like the edge of a real drop.
    reach = pi / 2 * 1.10
    vertices = []
    for ring in range(rings + 1):
        angle = reach * ring / rings
        for k in range(around):
            direction = 2 * pi * k / around
            wide = 1 + 0.10 * noise_at(cos(direction) * 0.9, sin(direction) * 0.9, 0, offset)
            distance = radius * sin(angle) * wide
            vertices.append(
                (
                    x + distance * cos(direction),
                    y + distance * sin(direction),
                    height * (cos(angle) - cos(reach)) - 0.002,
                )
            )
    faces = ring_faces(rings + 1, around)
    faces.append([rings * around + k for k in range(around)][::-1])
    return mesh_object("drop", vertices, faces, material, flats=False, sharp_from=60)


def puddle(radius, material, seed):
    """Builds poured milk or lotion: soft rings and a low edge."""
    rings, around = 150, 400
    offset = Vector((seed * 3.3, seed * 1.1, 0))
    vertices = []
    for ring in range(rings):
        share = 1 - (1 - ring / (rings - 1)) ** 1.6
        for k in range(around):
            angle = 2 * pi * k / around
            c, s = cos(angle), sin(angle)
            edge = (
                1
                + 0.20 * noise_at(c * 0.9, s * 0.9, 0, offset)
                + 0.07 * noise_at(c * 2.3, s * 2.3, 4, offset)
            )
            x, y = radius * edge * share * c, radius * edge * share * s
            distance = hypot(x - 0.28, y - 0.22)
            z = 0.10 * (1 - share**9) ** 0.55
            z += 0.022 * cos(distance * 2 * pi / 0.30) * exp(-distance * 1.5) * (1 - share**5)
            z += 0.05 * exp(-((distance / 0.14) ** 2))
            z += 0.012 * noise_at(x * 1.6, y * 1.6, 2, offset) * (1 - share**6)
            vertices.append((x, y, max(z, -0.002)))
    faces = ring_faces(rings, around)
    return mesh_object("puddle", vertices, faces, material, flats=False, sharp_from=180)
