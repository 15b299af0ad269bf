"""Dry substances: salt, powder, woven linen. Lengths are in decimeters."""

import random
from math import cos, exp, pi, sin

from mathutils import Euler, Vector

from studio import materials
from studio.meshes import grid, mesh_object
from studio.shapes import fractal_at, noise_at, smooth_step


SIDES = ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))
"""Faces of a cube whose corners are numbered by x, then y, then z."""


def crystals(count, radius, heap, size, material, seed, at=(0, 0, 0)):
    """
    Builds sea salt: worn cubes and splinters of about `size`, `heap` high and scattered up to `radius`; few
    are large.
    """
    chance = random.Random(seed)
    offset = Vector((seed * 3.3, seed, 0))
    vertices, faces = [], []
    for _ in range(count):
        angle, share = chance.uniform(0, 2 * pi), chance.random() ** 0.62
        distance = radius * share * (1 + 0.25 * noise_at(cos(angle), sin(angle), 0, offset))
        height = heap * exp(-((distance / (radius * 0.42)) ** 2)) * chance.uniform(0.55, 1.0)
        length = size * (0.5 + 1.3 * chance.random() ** 3)
        turn = Euler([chance.uniform(0, 2 * pi) for _ in range(3)]).to_matrix()
        place = Vector((distance * cos(angle), distance * sin(angle), height + length * 0.4))
        stretch = Vector([length * chance.uniform(0.6, 1.15) / 2 for _ in range(3)])
        first = len(vertices)
        for x in (-1, 1):
            for y in (-1, 1):
                for z in (-1, 1):
                    worn = chance.uniform(0.72, 1.08)
                    corner = Vector((x * stretch.x, y * stretch.y, z * stretch.z))
                    vertices.append(place + turn @ corner * worn)
        for side in SIDES:
            faces.append([first + corner for corner in side])
    heap_of = mesh_object("crystals", vertices, faces, material, flats=False, sharp_from=25)
    edges = heap_of.modifiers.new("edges", "BEVEL")
    edges.width, edges.segments = size * 0.07, 1
    heap_of.location = at
    return heap_of


def grains_on(surface, count, size, material, seed):
    """Builds crystals that are half sunk in the upper side of a smear."""
    chance = random.Random(seed)
    spots = [vertex.co.copy() for vertex in surface.data.vertices if vertex.co.z > 0.03]
    vertices, faces = [], []
    for spot in chance.sample(spots, min(count, len(spots))):
        turn = Euler([chance.uniform(0, 2 * pi) for _ in range(3)]).to_matrix()
        length = size * (0.5 + chance.random() ** 2)
        first = len(vertices)
        for x in (-1, 1):
            for y in (-1, 1):
                for z in (-1, 1):
                    vertices.append(spot + turn @ Vector((x, y, z)) * length / 2 * chance.uniform(0.7, 1.1))
        for side in SIDES:
            faces.append([first + corner for corner in side])
    grains = mesh_object("grains", vertices, faces, material, flats=False, sharp_from=25)
    grains.location, grains.scale = surface.location, surface.scale
    grains.rotation_euler = surface.rotation_euler
    return grains


def powder(radius, height, material, seed, at=(0, 0, 0)):
    """Builds a heap of dry clay or flour: a soft cone with lumps and dust around it."""
    offset = Vector((seed * 2.9, seed * 1.7, 0))

    def point(u, v):
        angle, share = 2 * pi * u, v
        c, s = cos(angle), sin(angle)
        edge = 1 + 0.16 * noise_at(c * 1.1, s * 1.1, 0, offset) + 0.05 * noise_at(c * 4, s * 4, 3, offset)
        reach = radius * edge
        x, y = reach * share * c, reach * share * s
        cone = height * (1 - share) ** 1.15 * (1 - 0.3 * exp(-((share / 0.16) ** 2)))
        slope = smooth_step(0, 0.2, share) * smooth_step(1, 0.75, share)
        slides = 0.05 * height * fractal_at(Vector((x * 3.4, y * 3.4, 1)) + offset, 0.7, 6) * slope
        lumps = 0.016 * fractal_at(Vector((x * 17, y * 17, 4)) + offset, 0.55, 5)
        lumps *= smooth_step(1.0, 0.85, share)
        return (x, y, max(-0.003, cone + slides + lumps))

    created = grid("powder", 420, 240, point, material, closed=True)
    created.location = at
    chance = random.Random(seed)
    vertices, faces = [], []
    for _ in range(900):
        angle = chance.uniform(0, 2 * pi)
        edge = 1 + 0.16 * noise_at(cos(angle) * 1.1, sin(angle) * 1.1, 0, offset)
        distance = radius * chance.uniform(0.86, 1.35) * edge
        size = 0.004 + 0.02 * chance.random() ** 5
        place = Vector((distance * cos(angle), distance * sin(angle), size * 0.5))
        first = len(vertices)
        for corner in ((1, 0, 0), (0, 1, 0), (-1, 0, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)):
            vertices.append(place + Vector(corner) * size * chance.uniform(0.7, 1.3))
        for a, b in ((0, 1), (1, 2), (2, 3), (3, 0)):
            faces += [[first + a, first + b, first + 4], [first + b, first + a, first + 5]]
    crumbs = mesh_object("crumbs", vertices, faces, material, flats=False, sharp_from=180)
    crumbs.location = at
    return created


def weave(width, threads, material, seed):
    """
    Builds linen with visible threads: `threads` in each direction over a cloth of `width`, uneven like spun
    flax, with soft folds.
    """
    chance = random.Random(seed)
    offset = Vector((seed * 1.3, seed, 0))
    pitch = width / threads
    steps, around = threads * 4, 6

    def ground(x, y):
        across = x * 0.86 + y * 0.5 + 0.16 * noise_at(x * 1.1, y * 1.1, 0, offset)
        fold = abs(noise_at(across * 1.5, y * 0.2, 1, offset))
        height = 0.2 * (1 - fold * 2.4) ** 3 if fold < 0.416 else 0
        return height + 0.07 * noise_at(x * 1.2, y * 1.0, 4, offset)

    vertices, faces = [], []
    for direction in (0, 1):
        for number in range(threads):
            place = (number + 0.5) * pitch - width / 2
            thick = pitch * chance.uniform(0.36, 0.5)
            slub = chance.uniform(0, 100)
            first = len(vertices)
            for step in range(steps + 1):
                along = width * (step / steps - 0.5)
                over = 1 if number % 2 else -1
                wave = over * cos(pi * (along + width / 2) / pitch) * (1 if direction else -1)
                uneven = 1 + 0.24 * noise_at(along * 4, slub, 0, offset)
                swell = thick * (uneven + 0.5 * max(0, noise_at(along * 0.9, slub, 5, offset)) ** 2)
                aside = pitch * 0.16 * noise_at(along * 2.2, slub, 2, offset)
                x, y = (along, place + aside) if direction else (place + aside, along)
                height = ground(x, y) + wave * pitch * 0.24
                for k in range(around):
                    angle = 2 * pi * k / around
                    side, up = swell * cos(angle), swell * 0.72 * sin(angle)
                    vertices.append((x, y + side, height + up) if direction else (x + side, y, height + up))
            for step in range(steps):
                for k in range(around):
                    near, far = first + step * around, first + (step + 1) * around
                    faces.append([near + k, near + (k + 1) % around, far + (k + 1) % around, far + k])
    return mesh_object("weave", vertices, faces, material, flats=False, outward=False, sharp_from=180)
