"""Tubes, pouches and sachets: sheets with sealed edges."""

import random
from dataclasses import dataclass, field
from math import cos, pi, sin, sqrt

from mathutils import Vector

from studio import materials
from studio.containers.built import Built
from studio.labels import Label, label_image
from studio.materials import Bump, Print
from studio.meshes import Ribs, grid, lathe, mesh_object
from studio.shapes import clamp, fractal_at, noise_at, smooth_step

CORNER = 0.1
"""Radius of the upper corners of a pouch."""


@dataclass(frozen=True)
class Tube:
    """A tube on its cap, with the sealed end up. `foil` is aluminum: dented, with a small ribbed cap."""

    body: str = "sage"
    cap: str = "white"
    foil: bool = False
    radius: float = 0.225
    height: float = 1.28
    """Total height."""
    label: Label = field(default_factory=Label)

    def build(self):
        radius, top, cap_height = self.radius, self.height, 0.20
        foot = cap_height + (0.03 if self.foil else 0.004)
        width, height = radius * 2.0, (top - foot) * 0.72
        image = label_image(self.label, width, height)
        seal = top - (0.115 if self.foil else 0.075)

        def crimped(nodes, inputs, position):
            """Adds fine lines at the sealed end: horizontal in foil, vertical in plastic."""
            x, _, z = nodes.separate(position)
            line = nodes.calculate("SINE", nodes.times(*((z, 330.0) if self.foil else (x, 260.0))))
            lines = nodes.times(nodes.times(line, 0.5), nodes.calculate("GREATER_THAN", z, seal))
            dents = nodes.times(nodes.noise(position, 60, 2), 0.06)
            inputs["Normal"] = nodes.bump(nodes.plus(lines, dents), 0.5, 0.004)

        material = materials.solid(
            "tube",
            self.body,
            0.34 if self.foil else 0.5,
            label=Print(image, width, height, foot + (top - foot) * 0.12, "front"),
            clearcoat=0.15 if self.foil else 0.0,
            clearcoat_roughness=0.25,
            roughness_variation=0.1,
            adapt=crimped,
        )
        chance = random.Random(3)
        offset = Vector((chance.random() * 9, chance.random() * 9, 0))
        depth_of_dents = 0.010 if self.foil else 0.0035
        flat_from = top - 0.085

        def point(u, v):
            angle = -pi + 2 * pi * u
            z = foot + (top - foot) * v
            closing = clamp((z - foot) / (flat_from - foot))
            depth = max(radius * (1 - closing) ** 0.82, 0.009)
            width = radius * (1 + 0.48 * closing**1.15)
            if v < 0.03:
                rounding = 0.90 + 0.10 * sqrt(max(0, 1 - (1 - v / 0.03) ** 2))
                width, depth = width * rounding, depth * rounding
            x, y = width * sin(angle), -depth * cos(angle)
            if closing < 1:
                amount = depth_of_dents * min(1, closing * 5 + 0.1) * min(1, (1 - closing) * 6)
                dent = noise_at(x * 3.2, (y > 0) * 5, z * 2.6, offset) * amount * 2
                y += dent * (-1 if y < 0 else 1) * (abs(cos(angle)) ** 0.7)
            return (x, y, z)

        objects = [grid("tube", 144, 110, point, material, closed=True)]
        cap = materials.closure("cap", self.cap, roughness=0.42, roughness_variation=0.06)
        if self.foil:
            wide = radius * 0.62
            shoulder = [
                (wide * 0.6, cap_height - 0.034, 0),
                (wide * 0.86, cap_height - 0.03, 0.004),
                (wide * 0.90, cap_height - 0.022, 0.006),
                (radius * 0.72, cap_height + 0.002, 0.02),
                (radius * 0.905, foot + 0.006, 0),
            ]
            lacquer = materials.solid("shoulder", self.body, 0.36, clearcoat=0.15)
            objects.append(lathe("shoulder", shoulder, lacquer))
            end = cap_height - 0.03
            profile = [(0, 0, 0), (wide, 0, 0.012), (wide, end, 0.008), (wide * 0.5, end, 0)]
            ribs = Ribs(60, 0.004, 0.012, cap_height - 0.045)
            objects.append(lathe("cap", profile, cap, segments=360, ribs=ribs))
        else:
            wide = radius * 0.93
            profile = [(0, 0, 0), (wide, 0, 0.014), (wide, cap_height, 0.008), (wide * 0.8, cap_height, 0)]
            objects.append(lathe("cap", profile, cap, corner_steps=9))
            shoulder = [
                (wide * 0.5, cap_height - 0.002, 0),
                (wide * 0.93, cap_height - 0.001, 0),
                (radius * 0.91, foot + 0.004, 0),
            ]
            objects.append(lathe("shoulder", shoulder, materials.solid("shoulder", self.body, 0.5)))
        return Built(objects, top, radius * 1.48)


def pillow(name, half_width, height, depth, material, stands, seed, seal=0.055):
    """
    Builds two sheets with sealed edges around soft contents. `stands`: whether the bottom is open and broad.
    """
    columns, rows = 90, 130
    offset = Vector((seed * 3.7, seed * 1.3, 0))

    def thickness(u, v):
        """Returns half the distance between the sheets for u from -1 to 1 and v from 0 to 1."""
        from_side = (1 - abs(u)) * half_width
        side = smooth_step(0, 1, clamp((from_side - seal) / (half_width * 0.55))) if from_side > seal else 0
        from_top = max(0, (1 - v) * height - seal * (2.2 if stands else 1.2))
        up = smooth_step(0, 1, clamp(from_top / (height * 0.55)))
        if stands:
            share = sqrt(max(0, side)) if v < 0.02 else side**0.7
            return depth * share * up**0.75 * (1 - 0.25 * smooth_step(0, 0.5, v))
        from_bottom = max(0, v * height - seal * 1.2)
        down = smooth_step(0, 1, clamp(from_bottom / (height * 0.4)))
        return depth * side**0.6 * (up * down) ** 0.6

    def narrowed(v):
        """Returns the share of the width at v: the upper corners of a pouch are round."""
        above = (v - 1) * height + CORNER
        return 1 - (CORNER - sqrt(CORNER**2 - above**2)) / half_width if stands and above > 0 else 1

    vertices = []
    for side in (-1, 1):
        for row in range(rows):
            for column in range(columns):
                u, v = -1 + 2 * column / (columns - 1), row / (rows - 1)
                x, z, thick = u * half_width, v * height, thickness(u, v)
                share = thick / depth
                wrinkle = 0
                if thick > 0:
                    place = Vector((x * 4.2, z * 2.2, side * 0.7)) + offset
                    wrinkle = fractal_at(place, 0.7, 4) * 0.022 * share**0.5
                    wrinkle += noise_at(x * 14, z * 3.5, side, offset) * 0.007 * smooth_step(0.9, 0.35, share)
                bent = noise_at(x * 1.3, z * 1.1, 5, offset) * 0.015
                y = side * (thick + 0.004) - side * wrinkle + bent
                vertices.append((x * (1 - 0.05 * share) * narrowed(v), y, z))
    back = columns * rows
    last_row = (rows - 1) * columns
    faces = []
    for first in (0, back):
        for row in range(rows - 1):
            for column in range(columns - 1):
                corner = first + row * columns + column
                faces.append([corner, corner + 1, corner + columns + 1, corner + columns])
    for column in range(columns - 1):
        for edge in (0, last_row):
            left = edge + column
            faces.append([left, left + 1, back + left + 1, back + left])
    for row in range(rows - 1):
        for column in (0, columns - 1):
            lower, upper = row * columns + column, (row + 1) * columns + column
            faces.append([lower, upper, back + upper, back + lower])
    return mesh_object(name, vertices, faces, material, flats=False, sharp_from=60)


@dataclass(frozen=True)
class Pouch:
    """A standing refill pouch with a spout in its top seal."""

    body: str = "sand"
    cap: str = "white"
    half_width: float = 0.56
    height: float = 1.62
    """Height without the spout."""
    depth: float = 0.24
    """Half of its greatest thickness."""
    label: Label = field(default_factory=Label)

    def build(self):
        top = self.height
        width, height = self.half_width * 1.25, top * 0.62
        image = label_image(self.label, width, height)
        film = materials.solid(
            "pouch",
            self.body,
            0.42,
            specular=0.4,
            roughness_variation=0.12,
            bump=Bump(60, 0.05),
            label=Print(image, width, height, top * 0.14, "front"),
        )
        pouch = pillow("pouch", self.half_width, top, self.depth, film, True, seed=2)
        plastic = materials.solid("cap", self.cap, 0.4)
        profile = [
            (0, -0.02, 0),
            (0.045, -0.02, 0),
            (0.045, 0.03, 0),
            (0.085, 0.03, 0.006),
            (0.085, 0.15, 0.012),
            (0, 0.15, 0),
        ]
        spout = lathe("spout", profile, plastic, segments=240, ribs=Ribs(48, 0.003, 0.04, 0.135))
        spout.scale = (1.25, 1.25, 1.25)
        spout.location = (0, 0, top + 0.02)
        profile = [
            (0, 0, 0),
            (0.16, 0, 0.01),
            (0.13, 0.07, 0.012),
            (0.075, 0.075, 0.006),
            (0.075, 0.10, 0),
            (0, 0.10, 0),
        ]
        moulding = lathe("moulding", profile, plastic)
        moulding.scale = (1, 0.38, 1)
        moulding.location = (0, 0, top - 0.055)
        return Built([pouch, spout, moulding], top + 0.2, self.half_width)


@dataclass(frozen=True)
class Sachet:
    """A sample, sealed on four sides."""

    body: str = "sage"
    seed: int = 4
    """Seed of its wrinkles."""
    half_width: float = 0.27
    height: float = 0.74
    label: Label = field(default_factory=Label)

    def build(self):
        top = self.height
        width, height = self.half_width * 1.55, top * 0.78
        image = label_image(self.label, width, height)

        def crimped(nodes, inputs, position):
            z = nodes.separate(position)[2]
            below = nodes.calculate("LESS_THAN", z, 0.06)
            seals = nodes.plus(below, nodes.calculate("GREATER_THAN", z, top - 0.06))
            lines = nodes.times(nodes.calculate("SINE", nodes.times(z, 420)), seals)
            dents = nodes.times(nodes.noise(position, 9, 5, 0.6), 1.2)
            inputs["Normal"] = nodes.bump(nodes.plus(lines, dents), 0.35, 0.005)

        film = materials.solid(
            "sachet",
            self.body,
            0.36,
            roughness_variation=0.12,
            adapt=crimped,
            label=Print(image, width, height, top * 0.12, "front"),
        )
        sachet = pillow("sachet", self.half_width, top, 0.055, film, False, self.seed, seal=0.05)
        return Built([sachet], top, self.half_width)
