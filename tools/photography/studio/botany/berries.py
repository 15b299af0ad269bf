"""Twigs with berries, and cloudberries."""

import random
from dataclasses import dataclass
from math import cos, pi, radians, sin, sqrt
from typing import Literal, NamedTuple

import bpy
from mathutils import Euler, Vector

from studio import materials
from studio.botany.parts import Pieces, Place, bowed, ellipsoid, frame, leaf, solid_of, tube


class Berry(NamedTuple):
    radius: float
    length: float
    colour: str
    stalk: float
    """Length of the stalk."""
    crown: str
    """`dot` for the dried end of a blossom, `sepals` for its dried leaves, or `none`."""
    leaf: tuple[float, float]
    """Length and width of the leaves."""
    leaf_colours: tuple[str, str]
    twig: str
    dense: float
    """Berries per decimeter of twig."""
    leaves: float
    """Leaves per decimeter of twig."""
    teeth: int = 0


BERRIES = {
    "sea buckthorn": Berry(
        0.036, 0.086, "#E98A16", 0.02, "dot", (0.5, 0.062), ("#8F9B7E", "#B9C0A4"), "#7A6A58", 62, 13
    ),
    "rosehip": Berry(
        0.074, 0.2, "#B8301F", 0.2, "sepals", (0.34, 0.2), ("#6F8455", "#8E9C6A"), "#6B5A40", 6.5, 9, 7
    ),
    "blackcurrant": Berry(
        0.055, 0.108, "#1E1A24", 0.06, "sepals", (0.0, 0.0), ("#6F8455", "#8E9C6A"), "#7D8455", 16, 0
    ),
}


@dataclass(frozen=True)
class Berries:
    """A twig with berries, lying from left to right."""

    kind: Literal["sea buckthorn", "rosehip", "blackcurrant"]
    at: Place
    length: float = 1.6
    turn: float = 0
    seed: int = 1
    twigs: int = 2
    """Number of side twigs."""
    loose: int = 5
    """Number of fallen berries next to it."""
    leafy: float = 1.0
    """Factor of the usual number of leaves."""

    def build(self):
        kind = BERRIES[self.kind]
        chance = random.Random(self.seed)
        wood, fruit, ends, leaves = Pieces(), Pieces(), Pieces(), Pieces()
        spots = []
        half = self.length / 2
        rest = kind.radius * 1.15
        stems = [bowed((-half, 0, rest * 0.7), (half, 0.1, rest), rest * 1.2, 0.09 * self.length, self.seed)]
        for index in range(self.twigs):
            t = (index + 0.8) / (self.twigs + 1.0)
            root = stems[0][int(t * 28)]
            side = -1 if index % 2 else 1
            reach = self.length * chance.uniform(0.28, 0.4)
            end = root + Vector((reach * 0.85, side * reach * 0.55, 0))
            end.z = rest * chance.uniform(1.0, 1.8)
            stems.append(bowed(root, end, rest * 0.6, side * 0.03, self.seed + index, 18))
        for number, stem in enumerate(stems):
            thick = 0.024 if number == 0 else 0.015
            wood.add(*tube(stem, [thick * (1 - 0.55 * i / (len(stem) - 1)) for i in range(len(stem))]))
            length = (stem[-1] - stem[0]).length
            for _ in range(int(length * kind.dense)):
                t = chance.uniform(0.16 if number == 0 else 0.1, 0.97)
                self.add_hanging_berry(kind, chance, stem, t, spots, wood, fruit, ends)
            for _ in range(int(length * kind.leaves * self.leafy)):
                self.add_leaf(kind, chance, stem, chance.uniform(0.05, 1.0), leaves)
        for _ in range(self.loose):
            angle, distance = chance.uniform(0, 2 * pi), chance.uniform(0.25, 0.55) * self.length
            before = -abs(sin(angle)) * distance * 0.6 - 0.1
            place = Vector((cos(angle) * distance, before, kind.radius * 0.97))
            if all((place - other).length > kind.radius * 2.1 for other in spots):
                spots.append(place)
                along = Vector((cos(angle * 3), sin(angle * 3), 0.12)).normalized()
                self.add_berry(kind, chance, place - along * kind.length / 2, along, fruit, ends)
        holder = bpy.data.objects.new("twig", None)
        bpy.context.collection.objects.link(holder)
        bark = materials.solid("twig", kind.twig, 0.75, specular=0.2, bump=materials.Bump(60, 0.4))
        built = [
            wood.build("twig", bark, (0, 0, 0)),
            fruit.build("berries", materials.fruit("berries", kind.colour), (0, 0, 0)),
            ends.build("ends", materials.solid("ends", "#4A3524", 0.85, specular=0.1), (0, 0, 0)),
            leaves.build("leaves", materials.foliage("leaves", *kind.leaf_colours), (0, 0, 0)),
        ]
        for each in filter(None, built):
            each.parent = holder
        holder.location = self.at
        holder.rotation_euler = (0, 0, radians(self.turn))

    def add_hanging_berry(self, kind, chance, stem, t, spots, wood, fruit, ends):
        place = t * (len(stem) - 1)
        index = min(int(place), len(stem) - 2)
        root = stem[index].lerp(stem[index + 1], place - index)
        for _ in range(9):
            out = Vector((chance.gauss(0, 0.5), chance.gauss(0, 1), chance.gauss(0.25, 0.7)))
            if out.length < 0.1:
                continue
            out.normalize()
            # The weight of berries turns them down until they lie on the table and on each other.
            middle = root + out * (kind.stalk + kind.length * 0.5)
            middle.z = max(middle.z, kind.radius * 1.0)
            near = kind.radius * (1.72 if self.kind == "sea buckthorn" else 2.02)
            if all((middle - other).length > near for other in spots):
                spots.append(middle)
                along = (middle - root).normalized()
                foot = middle - along * kind.length / 2
                if kind.stalk > 0.03:
                    bend = (root + foot) / 2 + Vector((0, 0, 0.02))
                    wood.add(*tube([root, bend, foot], [0.008, 0.007, 0.009], 7))
                self.add_berry(kind, chance, foot, along, fruit, ends)
                return

    def add_berry(self, kind, chance, foot, along, fruit, ends):
        size = chance.uniform(0.88, 1.08)
        turn = frame(along, chance.uniform(0, 6))
        # A berry below the ground is lifted.
        low = min(foot.z, (foot + along * kind.length).z) - kind.radius * 0.9
        foot = foot + Vector((0, 0, max(0, -low)))
        profile = ellipsoid(kind.radius * size, kind.length * size)
        fruit.floor = None
        fruit.add(*solid_of(profile, turn, foot, 22, 0.03, chance.random() * 9))
        tip = foot + along * kind.length * size * 0.985
        if kind.crown == "dot":
            ends.add(*solid_of([(0.0006, 0.004), (0.006, 0.003), (0.0075, -0.002)], turn, tip, 8))
        elif kind.crown == "sepals":
            for k in range(5):
                spread = turn @ Euler((0.75, 0, 2 * pi * k / 5)).to_matrix()
                ends.add(*leaf(kind.radius * 1.1, kind.radius * 0.3, spread, tip, 0.1, 0.4))

    def add_leaf(self, kind, chance, stem, t, leaves):
        place = t * (len(stem) - 1)
        index = min(int(place), len(stem) - 2)
        root = stem[index].lerp(stem[index + 1], place - index)
        ahead = (stem[index + 1] - stem[index]).normalized()
        side = chance.choice((-1, 1)) * chance.uniform(0.5, 1)
        out = Vector((chance.gauss(0, 0.2), side, chance.uniform(0.05, 0.7)))
        along = (ahead * chance.uniform(0.5, 1.0) + out).normalized()
        length = kind.leaf[0] * chance.uniform(0.6, 1.1)
        turn = frame(along, chance.gauss(0, 0.5))
        leaves.add(
            *leaf(
                length,
                kind.leaf[1] * chance.uniform(0.8, 1.15),
                turn,
                root,
                chance.uniform(-0.2, 0.35),
                chance.uniform(0.2, 0.7),
                1.15,
                kind.teeth,
                chance.uniform(-0.15, 0.15),
            )
        )


@dataclass(frozen=True)
class Cloudberries:
    """A few ripe cloudberries around a point."""

    at: Place
    count: int = 5
    spread: float = 0.3
    seed: int = 1
    heap: bool = False
    """Whether they are heaped, as in a dish."""

    def build(self):
        chance = random.Random(self.seed)
        fruit, sepals, spots = Pieces(None), Pieces(None), []
        for _ in range(400):
            if len(spots) == self.count:
                break
            angle, distance = chance.uniform(0, 2 * pi), self.spread * sqrt(chance.random())
            place = Vector((cos(angle) * distance, sin(angle) * distance, 0))
            below = [other for other in spots if (other - place).to_2d().length < 0.175]
            if below and not self.heap:
                continue
            if below:
                if any((other - place).to_2d().length < 0.08 for other in below):
                    continue
                place.z = max(other.z for other in below) + 0.11
            spots.append(place)
            lean = Euler((chance.gauss(0, 0.4), chance.gauss(0, 0.4), chance.uniform(0, 6))).to_matrix()
            self.add_berry(chance, place + Vector((0, 0, 0.075)), lean, fruit, sepals)
        fruit.build("cloudberries", materials.fruit("cloudberries", "#E9992C", clear=0.35), self.at)
        sepals.build("sepals", materials.foliage("sepals", "#8E7A4C", "#A98F5A"), self.at)

    @staticmethod
    def add_berry(chance, middle, lean, fruit, sepals):
        count = 26
        for index in range(count):
            z = 1 - 1.72 * (index + 0.5) / count
            angle = index * 2.39996
            across = sqrt(max(0, 1 - z * z))
            direction = Vector((across * cos(angle), across * sin(angle), z * 0.92))
            radius = 0.034 * chance.uniform(0.9, 1.12)
            at = middle + lean @ direction * 0.062
            turn = frame((lean @ direction).normalized())
            profile = [(radius * sin(pi * k / 12) + 0.0004, -radius * cos(pi * k / 12)) for k in range(13)]
            fruit.add(*solid_of(profile, turn, at, 18))
        for k in range(5):
            out = lean @ Euler((pi / 2 + 0.35, 0, 2 * pi * k / 5 + 0.3)).to_matrix()
            sepals.add(*leaf(0.1, 0.05, out, middle + lean @ Vector((0, 0, -0.055)), -0.15, 0.3))
