"""Objects around products. Lengths are in decimeters, angles in degrees; an object stands at `at`."""

import random
from dataclasses import dataclass
from math import radians

import bmesh
from mathutils import Vector

from studio import materials, textures
from studio.botany import (
    Berries,
    BirchBranch,
    BirchTwig,
    Chamomile,
    Cloudberries,
    Flakes,
    Kelp,
    OatEars,
)
from studio.meshes import edited_object, grid, lathe, plane, roughened, sweep
from studio.plants import grass_clump
from studio.shapes import clamp, noise_at, smooth_step
from studio.tableware import Boards, Cup, Dish, Rope, Spoon, Tray

Place = tuple[float, float, float]


@dataclass(frozen=True)
class Block:
    """A sawn stone. `size` is width, depth and height."""

    size: tuple[float, float, float]
    at: Place
    turn: float = 0
    colour: str = "stone"
    seed: int = 1
    roughness: float = 0.010
    """Deviation of its sides from flat."""

    def build(self):
        edited = bmesh.new()
        bmesh.ops.create_cube(edited, size=1.0)
        bmesh.ops.scale(edited, vec=self.size, verts=edited.verts)
        bmesh.ops.translate(edited, vec=(0, 0, self.size[2] / 2), verts=edited.verts)
        bmesh.ops.bevel(edited, geom=edited.edges[:], offset=0.022, segments=3, profile=0.5, affect="EDGES")
        bmesh.ops.subdivide_edges(edited, edges=edited.edges[:], cuts=5, use_grid_fill=True)
        edited.normal_update()
        for _ in range(2):
            long = [edge for edge in edited.edges if edge.calc_length() > 0.09]
            bmesh.ops.subdivide_edges(edited, edges=long, cuts=1, use_grid_fill=True)
        roughened(edited, Vector((self.seed * 2.3, 1.7, 9)), 3.2, 0.8, 2.1, 5, self.roughness)
        created = edited_object("block", edited, materials.stone("stone", self.colour), sharp_from=51.57)
        created.location = self.at
        created.rotation_euler = (0, 0, radians(self.turn))


@dataclass(frozen=True)
class Plinth:
    """A round stone."""

    radius: float
    height: float
    at: Place
    colour: str = "mineral"

    def build(self):
        stone = materials.stone("plinth", self.colour, 1.2, 0.25)
        profile = [(0, 0, 0), (self.radius, 0, 0.006), (self.radius, self.height, 0.012), (0, self.height, 0)]
        lathe("plinth", profile, stone).location = self.at


@dataclass(frozen=True)
class Pebble:
    """A stone worn by the sea. `size` is about half its length."""

    size: float
    at: Place
    colour: str = "stone"
    seed: int = 1

    def build(self):
        edited = bmesh.new()
        bmesh.ops.create_icosphere(edited, subdivisions=5, radius=1.0)
        chance = random.Random(self.seed)
        offset = Vector((self.seed * 1.7, self.seed * 0.9, 3))
        shape = Vector((1, chance.uniform(0.66, 0.9), 0.5 * chance.uniform(0.8, 1.15)))
        for vertex in edited.verts:
            x, y, z = vertex.co
            dents = noise_at(x * 0.9, y * 0.9, z * 0.9, offset) * 0.22
            dents += noise_at(x * 2.1, y * 2.1, z * 2.1, offset) * 0.05
            vertex.co = vertex.co * (1 + dents) * shape * self.size
        lowest = min(vertex.co.z for vertex in edited.verts)
        stone = materials.stone("pebble", self.colour, 1.6, 0.0, "#B9B2A6")
        created = edited_object("pebble", edited, stone)
        created.location = (self.at[0], self.at[1], self.at[2] - lowest * 0.97)


@dataclass(frozen=True)
class Grass:
    """A tuft of dune grass."""

    at: Place
    blades: int = 14
    heads: int = 3
    height: float = 1.8
    spread: float = 0.1
    width: float = 0.018
    lean: float = 0.5
    wind: tuple[float, float] = (0.35, 0.1)
    seed: int = 2

    def build(self):
        clump = grass_clump(
            "grass",
            self.blades,
            self.height,
            self.spread,
            self.seed,
            self.width,
            self.lean,
            self.heads,
            self.wind,
        )
        clump.location = self.at


@dataclass(frozen=True)
class Cloth:
    """A folded linen cloth. `size` is width and depth; `folds` is the number per ten decimeters."""

    size: tuple[float, float]
    at: Place
    turn: float = 0
    colour: str = "oat"
    fold_height: float = 0.1
    folds: float = 5
    seed: int = 0

    def build(self):
        width, depth = self.size
        offset = Vector((self.seed * 3.1, self.seed, 0))

        def point(u, v):
            x, y = (u - 0.5) * width, (v - 0.5) * depth
            across = x * 0.85 + y * 0.35 + 0.25 * noise_at(x * 0.8, y * 0.8, 0, offset)
            fold = abs(noise_at(across * self.folds * 0.55, y * 0.35, 1, offset))
            z = self.fold_height * (1 - fold * 2.2) ** 3 if fold < 0.4545 else 0
            z += self.fold_height * 0.35 * (0.5 + 0.5 * noise_at(x * 1.6, y * 1.3, 4, offset))
            z += 0.012 * noise_at(x * 6, y * 4, 2, offset)
            z *= smooth_step(0, 0.05, min(u, 1 - u, v, 1 - v)) * 0.85 + 0.15
            x += 0.04 * noise_at(y * 2, 7, 0, offset)
            y += 0.04 * noise_at(x * 2, 3, 0, offset)
            return (x, y, max(z, 0.004))

        created = grid("cloth", 260, 220, point, materials.linen("linen", self.colour))
        created.location = self.at
        created.rotation_euler = (0, 0, radians(self.turn))


@dataclass(frozen=True)
class Smear:
    """A smear of cream. At `scale` 1 it is 3.5 decimeters long."""

    at: Place
    colour: str = "#F6F0E4"
    scale: float = 0.3
    turn: float = 0
    seed: int = 1

    def build(self):
        textures.smear(materials.cream(self.colour), self.turn, self.seed, self.scale, self.at)


@dataclass(frozen=True)
class Bead:
    """A line of cream from a tube, with a pointed end."""

    at: Place
    length: float = 0.75
    """About the length of a finger."""
    radius: float = 0.05
    turn: float = 0
    colour: str = "#FAF6EC"
    seed: int = 1

    def build(self):
        offset = Vector((self.seed * 3.1, self.seed, 0))
        points, sections = [], []
        for step in range(61):
            t = step / 60
            begin, finish = clamp(t / 0.07), clamp((1 - t) / 0.16)
            wide = self.radius * (1 - (1 - begin) ** 2) ** 0.5 * finish**0.75 + 0.001
            wide *= 1 + 0.07 * noise_at(t * 7, 0, 0, offset)
            sway = 0.016 * noise_at(t * 2.4, 3, 0, offset)
            tip = 0.035 * max(0, t - 0.93) / 0.07
            points.append(((t - 0.5) * self.length, sway, self.radius * 0.74 + tip))
            sections.append((wide, wide * 0.78))
        bead = sweep("bead", points, sections, materials.cream(self.colour, 0.12, 0.3), corners=40, power=2)
        bead.location = self.at
        bead.rotation_euler = (0, 0, radians(self.turn))


@dataclass(frozen=True)
class Water:
    """
    Calm water, extending `size` decimeters to every side. `drops` are the centers of ripples: x, y, strength,
    wavelength, range.
    """

    at: Place
    colour: str = "mist"
    size: float = 20
    drops: tuple[tuple[float, float, float, float, float], ...] = ()

    def build(self):
        material = materials.water(self.colour, self.drops)
        plane("water", -self.size, self.size, -self.size, self.size, 0, material).location = self.at


@dataclass(frozen=True)
class Sand:
    """Wind-rippled sand, extending `size` decimeters to every side."""

    at: Place = (0, 0, 0)
    colour: str = "sand"
    size: float = 12

    def build(self):
        material = materials.sand(self.colour)
        plane("sand", -self.size, self.size, -self.size, self.size, 0, material).location = self.at


PROPS = {
    "bead": Bead,
    "berries": Berries,
    "birch branch": BirchBranch,
    "birch twig": BirchTwig,
    "block": Block,
    "boards": Boards,
    "chamomile": Chamomile,
    "cloth": Cloth,
    "cloudberries": Cloudberries,
    "cup": Cup,
    "dish": Dish,
    "flakes": Flakes,
    "grass": Grass,
    "kelp": Kelp,
    "oat ears": OatEars,
    "pebble": Pebble,
    "plinth": Plinth,
    "rope": Rope,
    "sand": Sand,
    "smear": Smear,
    "spoon": Spoon,
    "tray": Tray,
    "water": Water,
}
