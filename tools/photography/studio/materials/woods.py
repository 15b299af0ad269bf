"""Boards, oak caps and birch."""

from math import pi

from studio.colours import linear, scaled
from studio.nodes import new_material


def oak(name):
    material, nodes = new_material(name)
    position = nodes.position()
    rings = nodes.noise(nodes.stretched(position, (1, 9, 1)), 3, 8, 0.65, 1.2)
    fibres = nodes.noise(nodes.stretched(position, (3, 90, 3)), 4, 4, 0.6)
    tone = nodes.plus(nodes.times(rings, 0.75), nodes.times(fibres, 0.25))
    stops = [(0.3, linear("#B98F62")), (0.55, linear("#D6B288")), (0.75, linear("#E2C7A2"))]
    inputs = {
        "Base Color": nodes.ramp(tone, stops),
        "Roughness": 0.55,
        "Specular": 0.35,
        "Normal": nodes.bump(fibres, 0.12, 0.006),
    }
    nodes.surface(nodes.principled(inputs))
    return material


def wood(name, colour, tone=1.0, weathered=False):
    """
    Returns wood with fibers along x. `tone` makes one board lighter or darker than others; `weathered` opens
    its grain.
    """
    material, nodes = new_material(name)
    position = nodes.position()
    here = nodes.add("Mapping", {"Vector": position, "Location": (tone * 37.0, tone * 11.0, 0)}).outputs[0]
    rings = nodes.noise(nodes.stretched(here, (0.22, 3.4, 3.4)), 2.2, 6, 0.6, 0.8)
    fibres = nodes.noise(nodes.stretched(here, (1.6, 55, 55)), 2.6, 4, 0.65)
    grain = nodes.plus(nodes.times(rings, 0.6), nodes.times(fibres, 0.4))
    rgba = scaled(linear(colour), tone)
    deep = 0.50 if weathered else 0.66
    stops = [(0.30, scaled(rgba, deep)), (0.52, rgba), (0.72, scaled(rgba, 1.18))]
    splits = nodes.noise(nodes.stretched(here, (0.5, 26, 26)), 1.7, 2, 0.5)
    cracks = nodes.ramp(splits, [(0.30, 0), (0.37, 1)])
    base = nodes.ramp(grain, stops)
    relief = fibres
    if weathered:
        base = nodes.mix(cracks, scaled(rgba, 0.34), base)
        relief = nodes.plus(nodes.times(fibres, 0.6), nodes.times(cracks, 0.8))
    inputs = {
        "Base Color": base,
        "Roughness": 0.78 if weathered else 0.5,
        "Specular": 0.2 if weathered else 0.35,
        "Normal": nodes.bump(relief, 0.5 if weathered else 0.16, 0.012),
    }
    nodes.surface(nodes.principled(inputs))
    return material


def birch_bark(name, length, around):
    """Returns white bark with its dark horizontal lines. UVs run around and along the stem, from 0 to 1."""
    material, nodes = new_material(name)
    uv = nodes.add("TexCoord").outputs["UV"]
    # In decimeters, so that the lines have the same length on thick and on thin branches.
    place = nodes.stretched(uv, (around, length, 1))
    clouds = nodes.noise(place, 1.4, 5, 0.6)
    short = nodes.noise(nodes.stretched(place, (3.4, 34, 1)), 1.5, 3, 0.55)
    long = nodes.noise(nodes.stretched(place, (0.9, 13, 1)), 1.0, 4, 0.6)
    lines = nodes.ramp(short, [(0.62, 0), (0.68, 1)])
    scars = nodes.ramp(long, [(0.66, 0), (0.72, 1)])
    dark = nodes.calculate("MAXIMUM", nodes.times(lines, 0.75), scars)
    white = nodes.mix(clouds, linear("#E9E4D8"), linear("#CFC3B0"))
    inputs = {
        "Base Color": nodes.mix(dark, white, linear("#40362E")),
        "Roughness": 0.7,
        "Specular": 0.25,
        "Normal": nodes.bump(nodes.minus(nodes.noise(place, 9, 4), nodes.times(dark, 0.9)), 0.5, 0.012),
    }
    nodes.surface(nodes.principled(inputs))
    return material


def sawn_end(name, radius):
    """Returns the growth rings at the end of a branch along x."""
    material, nodes = new_material(name)
    position = nodes.position()
    _, y, z = nodes.separate(position)
    distance = nodes.plus(nodes.distance(y, z), nodes.times(nodes.noise(position, 7, 3), 0.035))
    rings = nodes.calculate("SINE", nodes.times(distance, 2 * pi / (radius * 0.13)))
    tone = nodes.plus(nodes.times(rings, 0.22), nodes.noise(position, 24, 4, 0.6))
    stops = [(0.2, linear("#C7A377")), (0.8, linear("#E6CFA8"))]
    inputs = {"Base Color": nodes.ramp(tone, stops), "Roughness": 0.75, "Specular": 0.2}
    nodes.surface(nodes.principled(inputs))
    return material
