"""Woven linen and its threads."""

from studio.colours import linear, scaled
from studio.nodes import new_material


def linen(name, colour):
    """Returns woven linen. The weave follows the UVs of a sheet of about a decimeter."""
    material, nodes = new_material(name)
    uv = nodes.add("TexCoord").outputs["UV"]
    threads = nodes.separate(nodes.stretched(uv, (420, 420, 1)))
    wobble = nodes.times(nodes.noise(uv, 60), 2.0)
    warp = nodes.calculate("SINE", nodes.plus(threads[0], wobble))
    weft = nodes.calculate("SINE", nodes.plus(threads[1], wobble))
    weave = nodes.calculate("MAXIMUM", warp, weft)
    slubs = nodes.noise(nodes.stretched(uv, (4, 160, 1)), 3, 4)
    rgba = linear(colour)
    inputs = {
        "Base Color": nodes.mix(slubs, scaled(rgba, 0.86), rgba),
        "Roughness": 0.9,
        "Specular": 0.1,
        "Sheen": 0.35,
        "Normal": nodes.bump(nodes.plus(nodes.times(weave, 0.5), slubs), 0.3, 0.004),
    }
    nodes.surface(nodes.principled(inputs))
    return material


def flax(name, colour):
    """Returns single linen threads with loose fibers, each with its own tone."""
    material, nodes = new_material(name)
    rgba = linear(colour)
    island = nodes.add("NewGeometry").outputs["Random Per Island"]
    tone = nodes.mix(island, scaled(rgba, 0.84), scaled(rgba, 1.08))
    fibres = nodes.noise(nodes.position(), 160, 3, 0.7)
    inputs = {
        "Base Color": nodes.mix(nodes.times(fibres, 0.4), tone, scaled(rgba, 0.66)),
        "Roughness": 0.9,
        "Specular": 0.08,
        "Sheen": 0.5,
        "Normal": nodes.bump(fibres, 0.6, 0.006),
    }
    nodes.surface(nodes.principled(inputs))
    return material
