"""Lamps and daylight. A light setup is arranged around the middle of a set, in units of the set's size."""

from dataclasses import dataclass
from math import radians

import bpy
from mathutils import Vector

from studio.nodes import Nodes
from studio.plants import grass_clump

LOW_SUN = Vector((1.0, 0.70, -0.80))
"""Direction in which the low sunlight travels."""


def add_light(name, kind, strength, colour):
    light = bpy.data.lights.new(name, kind)
    light.energy = strength
    light.color = colour
    created = bpy.data.objects.new(name, light)
    bpy.context.collection.objects.link(created)
    return created


def facing(direction):
    return Vector(direction).to_track_quat("-Z", "Y").to_euler()


def softbox(name, at, target, width, height, watts, colour=(1, 1, 1), edge=0.35):
    """
    Adds a rectangular lamp. Its light fades over `edge` of the width on each side, so that its reflection has
    a gradient instead of a hard border.
    """
    created = add_light(name, "AREA", watts, colour)
    light = created.data
    light.shape = "RECTANGLE"
    light.size, light.size_y = width, height
    created.location = at
    created.rotation_euler = facing(Vector(target) - Vector(at))
    light.use_nodes = True
    nodes = Nodes(light.node_tree)
    across, up, _ = nodes.separate(nodes.add("NewGeometry").outputs["Parametric"])

    def soft(share):
        far = nodes.over(nodes.minus(1.0, share), edge)
        inner = nodes.calculate("SMOOTH_MIN", far, 1.0, 0.3)
        return nodes.calculate("SMOOTH_MIN", nodes.over(share, edge), inner, 0.3)

    strength = nodes.calculate("MULTIPLY", soft(across), soft(up), clamp=True)
    emission = nodes.add("Emission", {"Color": (1, 1, 1, 1), "Strength": strength}).outputs[0]
    nodes.add("OutputLight", {0: emission})
    return created


def sun(direction, strength, degrees=2.0, colour=(1, 0.93, 0.82)):
    """Adds a sun. `degrees` is its apparent size; a larger sun makes softer shadows."""
    created = add_light("sun", "SUN", strength, colour)
    created.data.angle = radians(degrees)
    created.rotation_euler = facing(direction)


def surroundings(colour, strength):
    """Adds uniform light from all directions."""
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes = Nodes(world.node_tree)
    background = nodes.add("Background", {0: (*colour, 1), 1: strength})
    nodes.add("OutputWorld", {0: background.outputs[0]})


def window(size, middle):
    """
    Adds a window to the left: a clear soft shadow to the right, and long highlights on glass and plastic.
    """
    x, y, z = middle
    power = size * size
    # Strips that are only visible in reflections: they add highlights without flattening the light.
    for side, near, width in ((-1.7, -0.22, 0.30), (1.7, 0.30, 0.34)):
        strip = softbox(
            "highlight",
            (x + side * size, y + near * size, z - 0.05 * size),
            (x, y, z - 0.05 * size),
            width * size,
            3.2 * size,
            62 * power,
            (1, 0.985, 0.96),
            0.3,
        )
        strip.visible_diffuse = False
        strip.visible_transmission = False
    surroundings((0.96, 0.98, 1.0), 0.17)
    key = (x - 2.6 * size, y - 0.75 * size, z + 1.75 * size)
    softbox("key", key, middle, 0.95 * size, 1.5 * size, 215 * power, (1, 0.95, 0.88), 0.25)
    edge = (x + 1.9 * size, y - 0.5 * size, z + 0.5 * size)
    softbox("edge", edge, middle, 0.5 * size, 2.4 * size, 14 * power, (0.95, 0.98, 1))
    above, wall = (x, y + 1.0 * size, z + 2.8 * size), (x, y + 1.1 * size, 0)
    softbox("wall", above, wall, 3 * size, 1.2 * size, 48 * power, (1, 0.98, 0.95))


def low_sun(size, middle, sky=0.30, degrees=1.1):
    """
    Adds a warm sun from the left and the cool light of the sky, for shadows of grass on the wall. `sky` is
    the brightness of shadows; `degrees` the softness of their edges.
    """
    x, y, z = middle
    power = size * size
    surroundings((0.84, 0.92, 1.0), sky)
    sun(LOW_SUN, 4.3, degrees, (1, 0.90, 0.75))
    fill = (x + 2.2 * size, y - 1.8 * size, z + 0.8 * size)
    softbox("fill", fill, middle, 1.6 * size, 2.2 * size, 10 * power, (1, 0.98, 0.95))
    edge = (x - 1.9 * size, y - 0.3 * size, z + 0.3 * size)
    softbox("edge", edge, middle, 0.4 * size, 2.4 * size, 16 * power, (1, 0.97, 0.93))


RIGS = {"window": window, "sun": low_sun}


@dataclass(frozen=True)
class GrassShadow:
    """
    Dune grass between the sun and the set, outside of the picture, with a soft shadow on the wall around
    `at`.
    """

    blades: int = 22
    seed: int = 5
    at: tuple[float, float, float] = (-0.25, 2.1, 0.55)
    """Position relative to the middle of the set, in units of its size."""
    distance: float = 2.6
    """Distance of the grass from there, in units of the set's size: closer grass has a sharper shadow."""

    def build(self, size, middle):
        height = 2.6 * size
        heads = max(2, self.blades // 5)
        # The roots hang in the air, so blades taper toward them: their ends would cast square shadows.
        clump = grass_clump(
            "gobo",
            self.blades,
            height,
            0.75 * size,
            self.seed,
            0.055 * size,
            0.55,
            heads,
            root_taper=0.45,
        )
        target = Vector(middle) + Vector(self.at) * size
        clump.location = target - LOW_SUN.normalized() * self.distance * size - Vector((0, 0, height / 2))
        clump.visible_camera = False
        clump.visible_glossy = False
        clump.visible_transmission = False
