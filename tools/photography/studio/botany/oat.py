"""Ears of oat, rolled oats and kernels."""

import random
from dataclasses import dataclass
from math import cos, pi, radians, sin, sqrt

import bpy
from mathutils import Euler, Vector

from studio import materials
from studio.botany.parts import Pieces, Place, bowed, ellipsoid, frame, solid_of, tube
from studio.meshes import ring_faces
from studio.shapes import noise_at


@dataclass(frozen=True)
class OatEars:
    """Ripe ears of oat on their stalks, lying in a loose bundle that opens to the right."""

    at: Place
    count: int = 5
    length: float = 2.6
    turn: float = 0
    seed: int = 1
    spread: float = 0.16
    """Spread of the open end."""

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
            self.add_ear(chance, stem, level, straw, husks, awns)
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

    def add_ear(self, chance, stem, level, straw, husks, awns):
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
                self.add_spikelet(chance, foot, along, husks, awns)

    def add_spikelet(self, chance, foot, along, husks, awns):
        """Adds two boat-shaped husks, slightly open, and a bristle."""
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
    """Rolled oats or oat kernels, scattered around a point or heaped on it."""

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
                pieces.add(*self.create_flake(chance, turn, place))
        pieces.build("flakes", materials.straw("flakes", "#E4D3AE", 0.12), self.at)

    @staticmethod
    def create_flake(chance, turn, place):
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
