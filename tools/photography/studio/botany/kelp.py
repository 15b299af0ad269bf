"""Sugar kelp."""

from dataclasses import dataclass
from math import cos, radians, sin

from mathutils import Vector

from studio import materials
from studio.botany.parts import Place
from studio.meshes import grid
from studio.shapes import noise_at, smooth_step


@dataclass(frozen=True)
class Kelp:
    """A blade of sugar kelp with ruffled edges, lying from left to right."""

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
