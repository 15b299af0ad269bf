"""
Household objects of a familiar size: a cup, a dish, a wooden spoon, boards, a case. Lengths are in
decimeters, angles in degrees.
"""

import random
from dataclasses import dataclass
from math import cos, pi, radians, sin

import bpy
from mathutils import Vector

from studio import materials, textures
from studio.meshes import box, grid, lathe, sweep
from studio.shapes import clamp, noise_at, smooth_step

Place = tuple[float, float, float]


def put(objects, name, at, turn):
    """Moves objects built around the origin to their place, as one."""
    holder = bpy.data.objects.new(name, None)
    bpy.context.collection.objects.link(holder)
    for each in objects:
        each.parent = holder
    holder.location = at
    turned = turn if isinstance(turn, tuple) else (0, 0, turn)
    holder.rotation_euler = tuple(map(radians, turned))
    return holder


@dataclass(frozen=True)
class Cup:
    """A stoneware cup with a handle, 8 centimeters wide, which indicates the size of a jar next to it."""

    at: Place
    turn: float = 0
    """Direction of the handle: 0 is right, -90 is toward the camera."""
    colour: str = "#E4DDCF"
    radius: float = 0.4
    height: float = 0.8

    def build(self):
        stoneware = materials.stoneware("cup", self.colour)
        radius, top, wall = self.radius, self.height, 0.032
        profile = [
            (0, 0.02, 0),
            (radius * 0.6, 0.02, 0.01),
            (radius * 0.64, 0, 0.01),
            (radius * 0.86, 0.02, 0.06),
            (radius, 0.24, 0.2),
            (radius * 0.98, top, 0.014),
            (radius * 0.98 - wall, top, 0.014),
            (radius - wall, 0.24, 0.18),
            (radius * 0.7, 0.06, 0.06),
            (0, 0.05, 0),
        ]
        body = lathe("cup", profile, stoneware, corner_steps=10)
        path = []
        for step in range(33):
            angle = -0.5 * pi + pi * step / 32
            path.append((radius * 0.94 + 0.25 * cos(angle), 0, top * 0.5 + 0.235 * sin(angle)))
        handle = sweep("handle", path, [(0.052, 0.026)] * len(path), stoneware, power=2.2)
        put([body, handle], "cup", self.at, self.turn)


@dataclass(frozen=True)
class Dish:
    """A shallow stoneware dish, empty or filled."""

    at: Place
    radius: float = 0.62
    height: float = 0.2
    colour: str = "#E4DDCF"
    liquid: str | None = None
    """Name of one of `LIQUIDS` in `studio/materials/liquids.py` to fill it with."""
    cream: str | None = None
    """Color of cream to fill it with, with a swirl of the spoon."""

    def build(self):
        stoneware = materials.stoneware("dish", self.colour)
        radius, top, wall = self.radius, self.height, 0.035
        profile = [
            (0, 0.02, 0),
            (radius * 0.5, 0.02, 0.01),
            (radius * 0.54, 0, 0.01),
            (radius * 0.62, 0.01, 0.05),
            (radius, top, 0.016),
            (radius - wall, top, 0.016),
            (radius * 0.6, 0.06, 0.16),
            (0, 0.05, 0),
        ]
        objects = [lathe("dish", profile, stoneware, corner_steps=12)]
        level = top * 0.66
        reach = radius * (0.62 + 0.38 * level / top) - wall * 0.8
        if self.liquid:
            surface = [
                (0, 0.0505, 0),
                (radius * 0.6, 0.0605, 0.16),
                (reach, level, 0.004),
                (0, level - 0.003, 0),
            ]
            objects.append(lathe("liquid", surface, materials.liquid(self.liquid)))
        if self.cream:
            objects.append(textures.swirl(reach * 0.98, level - 0.02, self.cream))
        put(objects, "dish", self.at, 0)


@dataclass(frozen=True)
class Spoon:
    """A wooden spoon, two decimeters long, with its bowl to the left."""

    at: Place
    turn: float = 0
    length: float = 1.7
    colour: str = "#C9A272"

    def build(self):
        length = self.length
        bowl, half = length * 0.23, length * 0.075

        def width(x):
            if x < bowl:
                t = x / bowl
                return half * (1 - abs(2 * t - 1) ** 2.3) ** 0.5 + 0.001
            handle = 0.028 + 0.012 * smooth_step(length * 0.45, length, x)
            end = clamp((length - x) / 0.03)
            return max(half * 0.9 * (1 - smooth_step(bowl * 0.86, bowl * 1.2, x)), handle) * end**0.5 + 0.0005

        def point(u, v):
            t = u
            x = length * t
            angle = 2 * pi * v
            across = width(max(x, 0.004))
            y = across * cos(angle)
            thick = 0.022 + 0.012 * (1 - smooth_step(0, bowl, x))
            z = thick * sin(angle)
            if x < bowl and sin(angle) > 0:
                inner = clamp(1 - ((x / bowl - 0.5) / 0.46) ** 2) * clamp(1 - (y / (half * 0.96)) ** 2)
                z -= 0.075 * inner**0.7
            if x < bowl and sin(angle) < 0:
                z -= 0.055 * clamp(1 - ((x / bowl - 0.5) / 0.5) ** 2) * clamp(1 - (y / half) ** 2)
            lift = 0.09 + 0.05 * smooth_step(bowl, length, x)
            return (x, y, z + lift)

        wood = materials.wood("spoon", self.colour)
        put([grid("spoon", 240, 64, point, wood)], "spoon", self.at, self.turn)


@dataclass(frozen=True)
class Boards:
    """Planks side by side, from left to right: a table, a bench, a pier."""

    at: Place = (0, 0, 0)
    count: int = 6
    width: float = 0.95
    """Width of one board."""
    length: float = 12
    thickness: float = 0.25
    gap: float = 0.05
    turn: float = 0
    colour: str = "#B9AFA0"
    """`#rrggbb`. Weathered wood is a warm gray."""
    seed: int = 1

    def build(self):
        chance = random.Random(self.seed)
        boards = []
        for index in range(self.count):
            wood = materials.wood(f"board {index}", self.colour, chance.uniform(0.9, 1.06), weathered=True)
            y = -(self.width + self.gap) * (index + 0.5)
            at = (chance.uniform(-0.4, 0.4), y, -self.thickness)
            board = box("board", self.length, self.width, self.thickness, wood, 0.018, 3, at)
            board.rotation_euler = (radians(chance.uniform(-0.25, 0.25)), 0, 0)
            boards.append(board)
        put(boards, "boards", self.at, self.turn)


@dataclass(frozen=True)
class Tray:
    """A case or tray with a low rim, seen from above, with packed objects."""

    at: Place
    size: tuple[float, float]
    """Inner width and depth."""
    height: float = 0.3
    wall: float = 0.07
    turn: float = 0
    colour: str = "#A9805A"
    lining: str = "#E6DBC5"

    def build(self):
        width, depth = self.size
        leather = materials.solid("case", self.colour, 0.5, bump=materials.Bump(60, 0.25), clearcoat=0.1)
        linen = materials.linen("lining", self.lining)
        outer_width = width + 2 * self.wall
        sides = [
            box("side", outer_width, self.wall, self.height, leather, 0.025, 4, (0, y, 0))
            for y in (-(depth + self.wall) / 2, (depth + self.wall) / 2)
        ] + [
            box("side", self.wall, depth + 2 * self.wall, self.height, leather, 0.025, 4, (x, 0, 0))
            for x in (-(width + self.wall) / 2, (width + self.wall) / 2)
        ]
        offset = Vector((4, 1, 0))

        def point(u, v):
            x, y = (u - 0.5) * (width + 0.02), (v - 0.5) * (depth + 0.02)
            soft = 0.016 * noise_at(x * 1.3, y * 1.1, 0, offset)
            return (x, y, 0.03 + soft + 0.006 * noise_at(x * 4, y * 3, 2, offset))

        sides.append(grid("lining", 140, 140, point, linen))
        put(sides, "tray", self.at, self.turn)


@dataclass(frozen=True)
class Rope:
    """A coil of rope, lying flat."""

    at: Place
    radius: float = 0.5
    """Radius of the coil."""
    thickness: float = 0.06
    """Half the thickness of the rope."""
    rounds: float = 3.4
    turn: float = 0
    colour: str = "#CDBB98"

    def build(self):
        fibre = materials.solid(
            "rope", self.colour, 0.85, specular=0.15, bump=materials.Bump(120, 0.5), colour_variation=0.12
        )
        strands = []
        steps = int(150 * self.rounds)
        for strand in range(3):
            path = []
            for step in range(steps + 1):
                t = step / steps
                angle = 2 * pi * self.rounds * t
                radius = self.radius - self.thickness * 2.05 * self.rounds * t
                # The third round overlaps the second slightly, as in a dropped coil.
                lift = self.thickness * 1.05 + 0.02 * sin(angle * 0.7) ** 2
                centre = Vector((radius * cos(angle), radius * sin(angle), lift))
                outward = Vector((cos(angle), sin(angle), 0))
                twist = radius * angle / (self.thickness * 2.6) + 2 * pi * strand / 3
                around = outward * cos(twist) + Vector((0, 0, sin(twist)))
                path.append(centre + around * self.thickness * 0.52)
            half = self.thickness * 0.56
            strands.append(sweep("strand", path, [(half, half)] * len(path), fibre, corners=10, power=2))
        put(strands, "rope", self.at, self.turn)
