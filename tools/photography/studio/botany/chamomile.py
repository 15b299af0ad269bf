"""Chamomile in flower."""

import random
from dataclasses import dataclass
from math import cos, pi, sin, sqrt

from mathutils import Euler, Vector

from studio import materials
from studio.botany.parts import Pieces, Place, frame, leaf, solid_of, tube


@dataclass(frozen=True)
class Chamomile:
    """Flowers of chamomile, some upright, some on their side, each with a piece of its stalk."""

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
            self.add_flower(chance, middle, along, petals, hearts, stalks)
        petals.build("petals", materials.petal("petals", "#F7F4EA"), self.at)
        yellow = materials.solid("hearts", "#E2B53A", 0.8, specular=0.15, bump=materials.Bump(150, 1.0))
        hearts.build("hearts", yellow, self.at)
        stalks.build("stalks", materials.foliage("stalks", "#7C8F58", "#8F9F68"), self.at)

    @staticmethod
    def add_flower(chance, at, along, petals, hearts, stalks):
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
