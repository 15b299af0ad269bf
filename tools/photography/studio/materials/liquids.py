"""Oils, water and creams."""

from math import pi
from typing import NamedTuple

from studio.colours import linear
from studio.materials.transparent import transparent
from studio.nodes import new_material


class Liquid(NamedTuple):
    tint: tuple
    density: float
    ior: float


LIQUIDS = {
    "golden oil": Liquid((0.97, 0.74, 0.24), 3.6, 1.46),
    "oil": Liquid((0.95, 0.72, 0.22), 3.0, 1.46),
    "rosy oil": Liquid((0.96, 0.72, 0.55), 2.0, 1.46),
    "water": Liquid((0.93, 0.96, 0.95), 0.5, 1.34),
}


def liquid(name):
    chosen = LIQUIDS[name]
    return transparent(name, chosen.tint, chosen.density, chosen.ior)


def cream(colour, subsurface=0.16, roughness=0.32):
    material, nodes = new_material("cream")
    rgba = linear(colour)
    position = nodes.position()
    inputs = {
        "Base Color": rgba,
        "Subsurface": subsurface,
        "Subsurface Color": rgba,
        "Subsurface Radius": (0.05, 0.035, 0.02),
        "Roughness": nodes.plus(roughness - 0.04, nodes.times(nodes.noise(position, 5), 0.08)),
        "Specular": 0.5,
        "Normal": nodes.bump(nodes.noise(position, 26, 4, 0.6), 0.025, 0.02),
    }
    nodes.surface(nodes.principled(inputs))
    return material


def water(colour, drops):
    """
    Returns calm water over a ground of `colour`. `drops` are the centers of ripples as (x, y, strength,
    wavelength, range). Light does not enter the water, so that its surface is cheap to render without noise.
    """
    material, nodes = new_material("water")
    position = nodes.position()
    x, y, _ = nodes.separate(position)
    relief = None
    for drop_x, drop_y, strength, wavelength, reach in drops:
        distance = nodes.distance(nodes.minus(x, drop_x), nodes.minus(y, drop_y))
        wave = nodes.calculate("SINE", nodes.times(distance, 2 * pi / wavelength))
        fading = nodes.times(nodes.calculate("EXPONENT", nodes.times(distance, -1 / reach)), strength)
        ring = nodes.times(wave, fading)
        relief = ring if relief is None else nodes.plus(relief, ring)
    breeze = nodes.times(nodes.noise(nodes.stretched(position, (1, 1.6, 1)), 1.6, 2, 0.4), 0.25)
    relief = breeze if relief is None else nodes.plus(relief, breeze)
    normal = nodes.bump(relief, 1.0, 0.035)
    ground = nodes.add("BsdfDiffuse", {"Color": linear(colour)}).outputs[0]
    mirror = nodes.add("BsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": 0.03, "Normal": normal}).outputs[0]
    fresnel = nodes.add("Fresnel", {"IOR": 1.5, "Normal": normal}).outputs[0]
    nodes.surface(nodes.mix_shaders(nodes.plus(nodes.times(fresnel, 0.95), 0.05), ground, mirror))
    return material
