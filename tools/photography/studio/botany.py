"""
What the range is made of, as it grows: twigs with berries, oat, birch, kelp, chamomile. Lengths in
decimetres, angles in degrees. Everything lies or stands on `at`; nothing reaches below it.
"""

import random
from dataclasses import dataclass
from math import cos, pi, radians, sin, sqrt
from typing import Literal, NamedTuple

import bpy
from mathutils import Euler, Matrix, Vector

from studio import materials
from studio.meshes import grid, mesh_object, ring_faces
from studio.shapes import noise_at, smooth_step

Place = tuple[float, float, float]
FLOOR = 0.004
"""How far above the ground the lowest points of leaves and stems lie."""


class Pieces:
    """Many small parts of one material, gathered into one mesh."""

    def __init__(self, floor=FLOOR):
        self.vertices, self.faces = [], []
        self.floor = floor

    def add(self, vertices, faces):
        first = len(self.vertices)
        for vertex in vertices:
            if self.floor is not None and vertex.z < self.floor:
                vertex = Vector((vertex.x, vertex.y, self.floor))
            self.vertices.append(vertex)
        self.faces += [[first + index for index in face] for face in faces]

    def build(self, name, material, at, sharp_from=180):
        if not self.vertices:
            return None
        created = mesh_object(
            name, self.vertices, self.faces, material, flats=False, outward=False, sharp_from=sharp_from
        )
        created.location = at
        return created


def frame(along, roll=0.0):
    """A turn that makes z point `along`."""
    return along.to_track_quat("Z", "Y").to_matrix() @ Matrix.Rotation(roll, 3, "Z")


def tube(points, radii, around=9):
    """A round stem through `points`."""
    vertices = []
    for index, point in enumerate(points):
        along = points[min(index + 1, len(points) - 1)] - points[max(index - 1, 0)]
        turn = frame(along.normalized())
        for k in range(around):
            angle = 2 * pi * k / around
            vertices.append(point + turn @ Vector((cos(angle), sin(angle), 0)) * radii[index])
    faces = ring_faces(len(points), around)
    faces.append([k for k in range(around)][::-1])
    faces.append([(len(points) - 1) * around + k for k in range(around)])
    return vertices, faces


def solid_of(profile, turn, at, around=20, dents=0.0, seed=0):
    """What is round about an axis: `profile` is (radius, height) from foot to tip, turned and moved `at`."""
    vertices = []
    offset = Vector((seed * 2.7, seed * 1.1, 4))
    for radius, height in profile:
        for k in range(around):
            angle = 2 * pi * k / around
            uneven = 1 + dents * noise_at(cos(angle) * 1.3, sin(angle) * 1.3, height * 14, offset)
            vertices.append(
                at + turn @ Vector((radius * uneven * cos(angle), radius * uneven * sin(angle), height))
            )
    return vertices, ring_faces(len(profile), around)


def ellipsoid(radius, length, tip=0.0, rings=14):
    """The profile of a berry that hangs from the origin; `tip` draws out its end."""
    profile = []
    for ring in range(rings + 1):
        angle = pi * ring / rings
        height = length / 2 * (1 - cos(angle))
        height += tip * length * smooth_step(0.82, 1, ring / rings) * 0.35
        profile.append((max(radius * sin(angle) ** 0.92, 0.0006), height))
    return profile


def leaf(length, width, turn, at, bend=0.4, fold=0.25, tip=1.0, teeth=0, curl=0.0):
    """
    A blade from `at` along the z of `turn`: broadest where `tip` says (1 is the middle, more is nearer to the
    stalk), with `teeth` on each side.
    """
    steps = max(12, teeth * 4)
    vertices, faces = [], []
    for step in range(steps + 1):
        t = step / steps
        half = width / 2 * sin(pi * t ** (1 / tip)) ** 0.85 + 0.0006
        if teeth:
            half *= 1 - 0.16 * (teeth * t % 1)
        droop = -bend * length * t * t
        swing = curl * length * t * t
        for side in (-1, -0.5, 0, 0.5, 1):
            z_up = fold * half * abs(side) + droop
            along = length * t * (1 - 0.18 * bend * t)
            vertices.append(at + turn @ Vector((side * half + swing, -z_up, along)))
    for step in range(steps):
        for k in range(4):
            corner = step * 5 + k
            faces.append([corner, corner + 1, corner + 6, corner + 5])
    return vertices, faces


def bowed(start, end, sag, side, seed, steps=28):
    """Points of a twig from one place to another, lifted by `sag` in the middle and bent to the `side`."""
    start, end = Vector(start), Vector(end)
    across = (end - start).cross(Vector((0, 0, 1))).normalized()
    offset = Vector((seed * 3.1, seed, 7))
    points = []
    for step in range(steps + 1):
        t = step / steps
        lift = sin(pi * t)
        wander = 0.03 * (end - start).length * noise_at(t * 4, seed, 2, offset)
        points.append(start.lerp(end, t) + Vector((0, 0, sag * lift)) + across * (side * lift + wander))
    return points


class Berry(NamedTuple):
    radius: float
    length: float
    colour: str
    stalk: float
    """Length of what it hangs on."""
    crown: str
    """`dot`: the dried end of a blossom; `sepals`: its dried leaves; `none`."""
    leaf: tuple[float, float]
    """Length and width of the leaves."""
    leaf_colours: tuple[str, str]
    twig: str
    dense: float
    """Berries on a decimetre of twig."""
    leaves: float
    """Leaves on a decimetre of twig."""
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
    """A twig with berries, lying from the left to the right."""

    kind: Literal["sea buckthorn", "rosehip", "blackcurrant"]
    at: Place
    length: float = 1.6
    turn: float = 0
    seed: int = 1
    twigs: int = 2
    """Side twigs."""
    loose: int = 5
    """Berries that have fallen beside it."""
    leafy: float = 1.0
    """More or fewer leaves than usual."""

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
                self.hang(kind, chance, stem, t, spots, wood, fruit, ends)
            for _ in range(int(length * kind.leaves * self.leafy)):
                self.unfold(kind, chance, stem, chance.uniform(0.05, 1.0), leaves)
        for _ in range(self.loose):
            angle, distance = chance.uniform(0, 2 * pi), chance.uniform(0.25, 0.55) * self.length
            before = -abs(sin(angle)) * distance * 0.6 - 0.1
            place = Vector((cos(angle) * distance, before, kind.radius * 0.97))
            if all((place - other).length > kind.radius * 2.1 for other in spots):
                spots.append(place)
                along = Vector((cos(angle * 3), sin(angle * 3), 0.12)).normalized()
                self.berry(kind, chance, place - along * kind.length / 2, along, fruit, ends)
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

    def hang(self, kind, chance, stem, t, spots, wood, fruit, ends):
        place = t * (len(stem) - 1)
        index = min(int(place), len(stem) - 2)
        root = stem[index].lerp(stem[index + 1], place - index)
        for _ in range(9):
            out = Vector((chance.gauss(0, 0.5), chance.gauss(0, 1), chance.gauss(0.25, 0.7)))
            if out.length < 0.1:
                continue
            out.normalize()
            # Berries lie on the table and on each other: their own weight turns them down.
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
                self.berry(kind, chance, foot, along, fruit, ends)
                return

    def berry(self, kind, chance, foot, along, fruit, ends):
        size = chance.uniform(0.88, 1.08)
        turn = frame(along, chance.uniform(0, 6))
        # Never below the ground: a berry that would be is lifted.
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

    def unfold(self, kind, chance, stem, t, leaves):
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
class OatEars:
    """Ripe ears of oat on their stalks, lying in a loose bundle that opens to the right."""

    at: Place
    count: int = 5
    length: float = 2.6
    turn: float = 0
    seed: int = 1
    spread: float = 0.16
    """How far the bundle opens."""

    def build(self):
        chance = random.Random(self.seed)
        straw, husks, awns = Pieces(), Pieces(), Pieces()
        for number in range(self.count):
            share = (number - (self.count - 1) / 2) / max(1, self.count - 1)
            angle = share * 2 * self.spread + chance.gauss(0, 0.03)
            length = self.length * chance.uniform(0.86, 1.05)
            level = 0.03 + 0.035 * chance.random() + 0.018 * (number % 3)
            start = Vector((-length * 0.5, share * 0.12, level))
            end = start + Vector((cos(angle), sin(angle), 0)) * length
            stem = bowed(start, end, 0.02, chance.uniform(-0.06, 0.06), self.seed + number, 40)
            straw.add(*tube(stem, [0.017 * (1 - 0.72 * i / 40) for i in range(41)], 8))
            self.ear(chance, stem, level, straw, husks, awns)
        holder = bpy.data.objects.new("oat", None)
        bpy.context.collection.objects.link(holder)
        built = [
            straw.build("straw", materials.straw("straw", "#D9C187"), (0, 0, 0)),
            husks.build("husks", materials.straw("husks", "#E3CD99"), (0, 0, 0)),
            awns.build("awns", materials.straw("awns", "#CDB57C"), (0, 0, 0)),
        ]
        for each in built:
            each.parent = holder
        holder.location = self.at
        holder.rotation_euler = (0, 0, radians(self.turn))

    def ear(self, chance, stem, level, straw, husks, awns):
        for whorl in range(9):
            t = 0.56 + 0.44 * (whorl / 8) ** 0.9
            index = min(int(t * 40), 39)
            root, ahead = stem[index], (stem[index + 1] - stem[index]).normalized()
            sideways = Vector((-ahead.y, ahead.x, 0))
            for branch in range(3 if whorl < 6 else 2):
                reach = (0.34 - 0.026 * whorl) * chance.uniform(0.45, 1.1)
                side = (-1, 1, chance.uniform(-0.6, 0.6))[branch] * chance.uniform(0.45, 1)
                lift = chance.uniform(-0.1, 0.35)
                out = ahead * chance.uniform(0.7, 1.25) + sideways * side + Vector((0, 0, lift))
                out.normalize()
                foot = root + out * reach
                foot.z = max(foot.z, 0.035)
                middle = (root + foot) / 2 + Vector((0, 0, 0.03))
                straw.add(*tube([root, middle, foot], [0.0055, 0.0045, 0.004], 6))
                along = (out + ahead * 0.5 + Vector((0, 0, chance.uniform(-0.25, 0.1)))).normalized()
                self.spikelet(chance, foot, along, husks, awns)

    def spikelet(self, chance, foot, along, husks, awns):
        """Two boat-shaped husks that open a little, and a bristle."""
        length = chance.uniform(0.2, 0.26)
        roll = chance.uniform(0, 2 * pi)
        for side in (0, pi):
            turn = frame(along, roll + side) @ Euler((0.13, 0, 0)).to_matrix()
            vertices, faces = [], []
            for step in range(15):
                t = step / 14
                half = 0.034 * sin(pi * t**0.72) ** 0.9 * (1 - 0.25 * t) + 0.0008
                for k in range(9):
                    angle = -0.5 * pi + pi * k / 8
                    point = Vector((half * sin(angle), -half * cos(angle) * 0.85, length * t))
                    vertices.append(foot + turn @ point)
            for step in range(14):
                for k in range(8):
                    corner = step * 9 + k
                    faces.append([corner, corner + 1, corner + 10, corner + 9])
            husks.add(vertices, faces)
        if chance.random() < 0.5:
            tip = foot + along * length * 0.8
            bent = tip + along * 0.1 + Vector((0, 0, 0.02))
            onward = along + Vector((chance.gauss(0, 0.3), chance.gauss(0, 0.3), 0.1))
            end = bent + onward.normalized() * 0.14
            awns.add(*tube([tip, bent, end], [0.004, 0.003, 0.001], 5))


@dataclass(frozen=True)
class Flakes:
    """Rolled oats, or oat kernels, strewn about a spot or heaped on it."""

    at: Place
    count: int = 60
    radius: float = 0.4
    heap: float = 0.0
    """Height of the heap."""
    kernels: bool = False
    seed: int = 1

    def build(self):
        chance = random.Random(self.seed)
        pieces = Pieces(None)
        for _ in range(self.count):
            angle, distance = chance.uniform(0, 2 * pi), self.radius * sqrt(chance.random())
            if not self.heap:
                distance = self.radius * chance.random()
            height = self.heap * (1 - (distance / self.radius) ** 2) * chance.uniform(0.72, 1.0)
            lean = 0.75 if self.heap else 0.13
            turn = Euler((chance.gauss(0, lean), chance.gauss(0, lean), chance.uniform(0, 6))).to_matrix()
            place = Vector((cos(angle) * distance, sin(angle) * distance, height + 0.02))
            if self.kernels:
                lying = turn @ Euler((pi / 2, 0, 0)).to_matrix()
                kernel = ellipsoid(0.024, 0.12, 0.4)
                pieces.add(*solid_of(kernel, lying, place, 14, 0.12, chance.random() * 9))
            else:
                pieces.add(*self.flake(chance, turn, place))
        pieces.build("flakes", materials.straw("flakes", "#E4D3AE", 0.12), self.at)

    @staticmethod
    def flake(chance, turn, place):
        offset = Vector((chance.random() * 30, chance.random() * 30, 0))
        rings, around = 5, 26
        top, bottom = [], []
        long, wide = chance.uniform(0.05, 0.066), chance.uniform(0.036, 0.046)
        for ring in range(rings):
            r = ring / (rings - 1)
            for k in range(around):
                a = 2 * pi * k / around
                edge = 1 + 0.16 * noise_at(cos(a) * 1.6, sin(a) * 1.6, 0, offset)
                x, y = long * edge * r * cos(a), wide * edge * r * sin(a)
                bent = 0.009 * noise_at(x * 22, y * 22, 3, offset) + 1.4 * x * x
                thick = 0.006 * (1 - r**4)
                groove = 0.003 * (1 - r) if abs(y) < wide * 0.18 else 0
                top.append(place + turn @ Vector((x, y, bent + thick - groove)))
                bottom.append(place + turn @ Vector((x, y, bent - thick)))
        faces = ring_faces(rings, around)
        count = len(top)
        under = [[count + i for i in face][::-1] for face in faces]
        return top + bottom, faces + under


@dataclass(frozen=True)
class BirchBranch:
    """A sawn piece of young birch with its bark."""

    at: Place
    length: float = 1.8
    radius: float = 0.2
    turn: float | Place = 0
    """Lying, it points from the left to the right; round x, y and z where it leans."""
    seed: int = 1
    stands: bool = False

    def build(self):
        offset = Vector((self.seed * 4.3, self.seed * 1.7, 0))
        length, radius = self.length, self.radius

        def point(u, v):
            angle = 2 * pi * u
            x = (v - 0.5) * length
            bow = 0.05 * length * noise_at(v * 1.2, 2, 0, offset)
            uneven = 1 + 0.06 * noise_at(cos(angle) * 0.8, sin(angle) * 0.8, v * 4, offset)
            uneven += 0.02 * noise_at(cos(angle) * 3, sin(angle) * 3, v * 14, offset)
            r = radius * uneven * (1 - 0.06 * v)
            return (x, r * cos(angle) + bow, r * sin(angle))

        material = materials.birch_bark("bark", length, 2 * pi * radius)
        bark = grid("bark", 150, 190, point, material, closed=True)
        parts = [bark]
        for end in (0, 1):
            rings, around = 14, 90
            vertices = []
            for ring in range(rings):
                r = ring / (rings - 1)
                for k in range(around):
                    x, y, z = point(k / around, end)
                    middle = Vector((x, 0.05 * length * noise_at(end * 1.2, 2, 0, offset), 0))
                    edge = Vector((x, y, z))
                    spot = middle.lerp(edge, r * 0.985)
                    spot.x += (0.004 * (1 - r) + 0.002) * (1 if end else -1)
                    vertices.append(spot)
            faces = ring_faces(rings, around)
            if not end:
                faces = [face[::-1] for face in faces]
            wood = materials.sawn_end("sawn", radius)
            parts.append(mesh_object("sawn", vertices, faces, wood, flats=False, sharp_from=180))
        holder = bpy.data.objects.new("birch", None)
        bpy.context.collection.objects.link(holder)
        for each in parts:
            each.parent = holder
        turn = self.turn if isinstance(self.turn, tuple) else (0, 0, self.turn)
        x, y, z = self.at
        if self.stands:
            holder.rotation_euler = (0, -pi / 2, radians(turn[2]))
            holder.location = (x, y, z + length / 2)
        else:
            holder.rotation_euler = tuple(map(radians, turn))
            holder.location = (x, y, z + radius * 0.97)


@dataclass(frozen=True)
class BirchTwig:
    """A thin birch twig with leaves, lying from the left to the right."""

    at: Place
    length: float = 1.7
    turn: float = 0
    leaves: int = 13
    seed: int = 1

    def build(self):
        chance = random.Random(self.seed)
        wood, leaves = Pieces(), Pieces()
        stem = bowed(
            (-self.length / 2, 0, 0.03), (self.length / 2, 0.1, 0.06), 0.05, 0.1 * self.length, self.seed, 30
        )
        wood.add(*tube(stem, [0.018 * (1 - 0.75 * i / 30) for i in range(31)]))
        for number in range(self.leaves):
            t = 0.22 + 0.78 * number / (self.leaves - 1)
            index = min(int(t * 30), 29)
            root, ahead = stem[index], (stem[index + 1] - stem[index]).normalized()
            side = Vector((-ahead.y, ahead.x, 0)) * (1 if number % 2 else -1)
            upward = Vector((0, 0, chance.uniform(0.1, 0.6)))
            along = (ahead * 0.8 + side * chance.uniform(0.5, 1.1) + upward).normalized()
            if number == self.leaves - 1:
                along = (ahead + Vector((0, 0, 0.2))).normalized()
            stalk = root + along * 0.1
            bend = (root + stalk) / 2 + Vector((0, 0, 0.006))
            wood.add(*tube([root, bend, stalk], [0.006, 0.005, 0.005], 6))
            size = chance.uniform(0.36, 0.5) * (1 - 0.25 * t)
            turn = frame(along, chance.gauss(0, 0.35))
            leaves.add(*leaf(size, size * 0.74, turn, stalk, chance.uniform(0.0, 0.4), 0.22, 1.45, 9))
        bark = materials.solid("twig", "#5F4A3C", 0.6, specular=0.3, bump=materials.Bump(60, 0.3))
        green = materials.foliage("leaves", "#748C52", "#9AA866")
        for each in (wood.build("twig", bark, (0, 0, 0)), leaves.build("leaves", green, (0, 0, 0))):
            each.location = self.at
            each.rotation_euler = (0, 0, radians(self.turn))


@dataclass(frozen=True)
class Kelp:
    """A blade of sugar kelp with its ruffled edges, lying from the left to the right."""

    at: Place
    length: float = 3.2
    width: float = 0.62
    turn: float = 0
    seed: int = 1
    colour: str = "#6B5A2A"

    def build(self):
        offset = Vector((self.seed * 5.3, self.seed * 2.1, 0))
        length, width = self.length, self.width

        def point(u, v):
            t, side = u, 2 * v - 1
            x = (t - 0.5) * length
            wide = width / 2 * smooth_step(-0.05, 0.16, t) * (1 - 0.9 * smooth_step(0.72, 1.04, t)) + 0.012
            wide *= 1 + 0.12 * noise_at(t * 5, 4, 0, offset)
            middle = 0.22 * sin(t * 5.2 + self.seed) * length / 3
            edge = abs(side) ** 2.2
            phase = t * length * 13 + (2.1 if side > 0 else 0) + 3 * noise_at(t * 6, side > 0, 1, offset)
            ruffle = 0.085 * edge * (0.6 + 0.6 * noise_at(t * 9, side > 0, 3, offset)) * sin(phase)
            lift = 0.05 * (0.5 + 0.5 * noise_at(t * 4, side * 0.7, 2, offset))
            blister = 0.014 * noise_at(t * length * 9, side * 1.4, 6, offset) * (1 - edge)
            y = middle + side * wide + 0.03 * edge * cos(phase) * side
            return (x + 0.02 * edge * cos(phase), y, max(0.006, 0.02 + lift + ruffle + 0.09 * edge + blister))

        blade = grid("kelp", 620, 70, point, materials.kelp("kelp", self.colour))
        blade.location = self.at
        blade.rotation_euler = (0, 0, radians(self.turn))


@dataclass(frozen=True)
class Cloudberries:
    """A few ripe cloudberries about a spot."""

    at: Place
    count: int = 5
    spread: float = 0.3
    seed: int = 1
    heap: bool = False
    """On each other, as in a dish."""

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
            self.berry(chance, place + Vector((0, 0, 0.075)), lean, fruit, sepals)
        fruit.build("cloudberries", materials.fruit("cloudberries", "#E9992C", clear=0.35), self.at)
        sepals.build("sepals", materials.foliage("sepals", "#8E7A4C", "#A98F5A"), self.at)

    @staticmethod
    def berry(chance, middle, lean, fruit, sepals):
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


@dataclass(frozen=True)
class Chamomile:
    """Chamomile in flower: some heads look up, some lie on their side, each with a piece of stalk."""

    at: Place
    count: int = 7
    spread: float = 0.5
    seed: int = 1

    def build(self):
        chance = random.Random(self.seed)
        petals, hearts, stalks, spots = Pieces(), Pieces(), Pieces(), []
        for _ in range(600):
            if len(spots) == self.count:
                break
            angle, distance = chance.uniform(0, 2 * pi), self.spread * sqrt(chance.random())
            place = Vector((cos(angle) * distance, sin(angle) * distance, 0))
            if any((other - place).length < 0.25 for other in spots):
                continue
            spots.append(place)
            tilt = chance.uniform(0.15, 0.75)
            to = chance.uniform(0, 2 * pi)
            along = Vector((sin(tilt) * cos(to), sin(tilt) * sin(to), cos(tilt)))
            middle = place + Vector((0, 0, 0.055 + 0.07 * sin(tilt)))
            self.flower(chance, middle, along, petals, hearts, stalks)
        petals.build("petals", materials.petal("petals", "#F7F4EA"), self.at)
        yellow = materials.solid("hearts", "#E2B53A", 0.8, specular=0.15, bump=materials.Bump(150, 1.0))
        hearts.build("hearts", yellow, self.at)
        stalks.build("stalks", materials.foliage("stalks", "#7C8F58", "#8F9F68"), self.at)

    @staticmethod
    def flower(chance, at, along, petals, hearts, stalks):
        turn = frame(along, chance.uniform(0, 6))
        dome = [(0.046 * cos(pi / 2 * k / 9) + 0.0004, 0.05 * sin(pi / 2 * k / 9)) for k in range(10)]
        hearts.add(*solid_of(dome, turn, at, 26, 0.06, chance.random() * 9))
        number = chance.randint(13, 16)
        for k in range(number):
            fall = chance.uniform(-0.12, 0.3)
            out = turn @ Euler((0, 0, 2 * pi * (k + chance.uniform(-0.2, 0.2)) / number)).to_matrix()
            out = out @ Euler((-(pi / 2) - fall, 0, 0)).to_matrix()
            start = at + out @ Vector((0, 0, 0.036))
            petals.add(
                *leaf(chance.uniform(0.1, 0.125), 0.038, out, start, chance.uniform(-0.05, 0.25), 0.2, 0.8)
            )
        side = Vector((chance.gauss(0, 1), chance.gauss(0, 1), 0)).normalized()
        foot = at - along * 0.08 + side * 0.2
        foot.z = 0.012
        end = foot + side * chance.uniform(0.2, 0.4)
        end.z = 0.012
        stalks.add(*tube([at - along * 0.01, at - along * 0.05, foot, end], [0.011, 0.009, 0.008, 0.008], 7))
