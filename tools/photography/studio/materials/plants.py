"""Grass, leaves, petals, berries, straw and kelp."""

from studio.colours import linear, scaled
from studio.materials.opaque import Bump, solid
from studio.nodes import new_material


def grass(name="grass"):
    """Returns translucent blades from green to straw, each with its own tone."""
    material, nodes = new_material(name)
    island = nodes.add("NewGeometry").outputs["Random Per Island"]
    clump = nodes.add("ObjectInfo").outputs["Random"]
    tone = nodes.calculate("FRACT", nodes.plus(island, clump))
    stops = [
        (0, linear("#7F8B62")),
        (0.45, linear("#98A076")),
        (0.8, linear("#C2B483")),
        (1, linear("#D8C79C")),
    ]
    colour = nodes.ramp(tone, stops)
    lit = nodes.principled({"Base Color": colour, "Roughness": 0.55, "Specular": 0.3})
    shone_through = nodes.add("BsdfTranslucent", {"Color": colour}).outputs[0]
    nodes.surface(nodes.mix_shaders(0.35, lit, shone_through))
    return material


def grass_heads():
    return solid("heads", "#D9C08E", 0.8, specular=0.15, bump=Bump(90, 0.5))


def fruit(name, colour, clear=0.18):
    """Returns the glossy skin of a berry. `clear` is its translucency."""
    material, nodes = new_material(name)
    position = nodes.position()
    rgba = linear(colour)
    island = nodes.add("NewGeometry").outputs["Random Per Island"]
    tone = nodes.mix(island, scaled(rgba, 0.80), scaled(rgba, 1.14))
    base = nodes.mix(nodes.times(nodes.noise(position, 90, 2), 0.22), tone, scaled(rgba, 0.72))
    inputs = {
        "Base Color": base,
        "Subsurface": clear,
        "Subsurface Color": scaled(rgba, 1.2),
        "Subsurface Radius": (0.05, 0.02, 0.008),
        "Roughness": nodes.plus(0.2, nodes.times(nodes.noise(position, 30, 3), 0.16)),
        "Specular": 0.5,
        "Normal": nodes.bump(nodes.noise(position, 60, 2), 0.05, 0.004),
    }
    nodes.surface(nodes.principled(inputs))
    return material


def foliage(name, dark, light):
    """Returns translucent leaves between two tones, each with its own."""
    material, nodes = new_material(name)
    island = nodes.add("NewGeometry").outputs["Random Per Island"]
    mottled = nodes.plus(nodes.times(island, 0.8), nodes.times(nodes.noise(nodes.position(), 22, 3), 0.35))
    colour = nodes.ramp(mottled, [(0.1, linear(dark)), (0.95, linear(light))])
    lit = nodes.principled({"Base Color": colour, "Roughness": 0.55, "Specular": 0.3})
    shone_through = nodes.add("BsdfTranslucent", {"Color": colour}).outputs[0]
    nodes.surface(nodes.mix_shaders(0.3, lit, shone_through))
    return material


def petal(name, colour):
    material, nodes = new_material(name)
    rgba = linear(colour)
    lit = nodes.principled({"Base Color": rgba, "Roughness": 0.6, "Specular": 0.25})
    shone_through = nodes.add("BsdfTranslucent", {"Color": rgba}).outputs[0]
    nodes.surface(nodes.mix_shaders(0.35, lit, shone_through))
    return material


def straw(name, colour, variation=0.2):
    """Returns ripe stalks, husks and flakes: dry, with fine lines and slightly different tones."""
    material, nodes = new_material(name)
    position = nodes.position()
    rgba = linear(colour)
    island = nodes.add("NewGeometry").outputs["Random Per Island"]
    tone = nodes.mix(island, scaled(rgba, 1 - variation), scaled(rgba, 1 + variation * 0.6))
    lines = nodes.noise(nodes.stretched(position, (6, 120, 120)), 2, 2)
    lit = nodes.principled(
        {
            "Base Color": nodes.mix(nodes.times(lines, 0.4), tone, scaled(rgba, 0.6)),
            "Roughness": 0.7,
            "Specular": 0.25,
            "Normal": nodes.bump(lines, 0.25, 0.004),
        }
    )
    shone_through = nodes.add("BsdfTranslucent", {"Color": tone}).outputs[0]
    nodes.surface(nodes.mix_shaders(0.22, lit, shone_through))
    return material


def kelp(name, colour):
    """Returns wet seaweed: dark where it is thick, amber where light passes through."""
    material, nodes = new_material(name)
    position = nodes.position()
    rgba = linear(colour)
    mottled = nodes.mix(nodes.noise(position, 3, 5, 0.6), scaled(rgba, 0.55), scaled(rgba, 1.5))
    inputs = {
        "Base Color": mottled,
        "Roughness": 0.2,
        "Specular": 0.5,
        "Normal": nodes.bump(nodes.noise(position, 16, 4), 0.25, 0.02),
    }
    lit = nodes.principled(inputs)
    shone_through = nodes.add("BsdfTranslucent", {"Color": linear("#A88A34")}).outputs[0]
    nodes.surface(nodes.mix_shaders(0.35, lit, shone_through))
    return material
