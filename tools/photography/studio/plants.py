"""Dune grass: tufts of blades, some with seed heads."""

import random
from math import cos, pi, sin, sqrt

from mathutils import Vector

from studio import materials
from studio.meshes import mesh_object

STEPS = 10
"""Segments of a blade."""


def grass_clump(
    name,
    count,
    height,
    spread,
    seed,
    width,
    lean,
    heads,
    wind=(0.35, 0.1),
    blade=None,
    head=None,
    root_taper=0.0,
):
    """
    Builds `count` blades around a point within the radius `spread`, about `height` high and `width` wide; the
    first `heads` of them have seed heads. They lean by `lean` in all directions and by `wind` in one. `blade`
    and `head` are materials. `root_taper` is the share of its length in which a blade narrows toward its
    root.
    """
    chance = random.Random(seed)
    vertices, faces, material_of_face = [], [], []
    for index in range(count):
        angle = chance.uniform(0, 2 * pi)
        distance = spread * sqrt(chance.random())
        root = Vector((distance * cos(angle), distance * sin(angle), 0))
        length = height * chance.uniform(0.55, 1.05)
        sideways = (
            cos(angle) * chance.uniform(0.1, 1) + wind[0],
            sin(angle) * chance.uniform(0.1, 1) + wind[1],
        )
        direction = Vector((*sideways, 0)) * lean * chance.uniform(0.4, 1.2)
        wide = width * chance.uniform(0.6, 1.1)
        has_head = index < heads
        bend = chance.uniform(0.5, 1.3) * (0.45 if has_head else 1)
        length *= 1.18 if has_head else 1
        across = Vector((-direction.y, direction.x, 0))
        across = across.normalized() if direction.length > 1e-3 else Vector((1, 0, 0))
        twist = Vector((chance.uniform(-0.8, 0.8), chance.uniform(-0.8, 0.8), 0))
        across = (across + twist).normalized()
        first = len(vertices)
        before = tip = None
        for step in range(STEPS + 1):
            t = step / STEPS
            upward = Vector((0, 0, 1)) * length * (t - 0.28 * bend * t * t * direction.length)
            point = root + upward + direction * length * (0.25 * t + 0.75 * t * t) * bend * 0.6
            half = (max(wide * 0.34, 0.004) if has_head else wide * (1 - t**1.6) + 0.0008) / 2
            if t < root_taper:
                half *= t / root_taper
            vertices += [point - across * half, point + across * half]
            before, tip = tip, point
        for step in range(STEPS):
            corner = first + 2 * step
            faces.append([corner, corner + 1, corner + 3, corner + 2])
            material_of_face.append(0)
        if has_head:
            along = (tip - before).normalized()
            added = seed_head(len(vertices), tip, along, height * 0.2, width * 0.62, index)
            vertices += added[0]
            faces += added[1]
            material_of_face += [1] * len(added[1])
    blade = blade or materials.grass()
    clump = mesh_object(name, vertices, faces, blade, flats=False, outward=False, sharp_from=180)
    clump.data.materials.append(head or materials.grass_heads())
    clump.data.polygons.foreach_set("material_index", material_of_face)
    return clump


def seed_head(first, tip, along, length, radius, index):
    """
    Returns vertices and faces of a spike at the tip of a blade. `first` is the number of its first vertex.
    """
    rings, around = 14, 7
    across = along.orthogonal().normalized()
    other = along.cross(across)
    vertices = []
    for ring in range(rings + 1):
        u = ring / rings
        wide = radius * sin(pi * min(1, u * 0.92 + 0.06)) ** 0.7 * (1 + 0.22 * sin(ring * 2.4 + index))
        for k in range(around):
            angle = 2 * pi * k / around + ring * 0.5
            vertices.append(
                tip + along * length * (u - 0.1) + (across * cos(angle) + other * sin(angle)) * wide
            )
    faces = [
        [
            first + ring * around + k,
            first + ring * around + (k + 1) % around,
            first + (ring + 1) * around + (k + 1) % around,
            first + (ring + 1) * around + k,
        ]
        for ring in range(rings)
        for k in range(around)
    ]
    return vertices, faces
