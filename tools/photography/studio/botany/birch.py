"""Branches and twigs of birch."""

import random
from dataclasses import dataclass
from math import cos, pi, radians, sin

import bpy
from mathutils import Vector

from studio import materials
from studio.botany.parts import Pieces, Place, bowed, frame, leaf, tube
from studio.meshes import grid, mesh_object, ring_faces
from studio.shapes import noise_at


@dataclass(frozen=True)
class BirchBranch:
    """A sawn piece of young birch with its bark."""

    at: Place
    length: float = 1.8
    radius: float = 0.2
    turn: float | Place = 0
    """Degrees around z, from left to right at 0; or around x, y and z for a leaning branch."""
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
    """A thin birch twig with leaves, lying from left to right."""

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
