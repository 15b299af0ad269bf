"""Printed bands, and the background of the studio."""

from studio.colours import linear, scaled
from studio.materials.opaque import Bump, solid
from studio.nodes import new_material


def paper(name, colour, label):
    """Returns a printed paper band."""
    return solid(name, colour, 0.78, specular=0.2, bump=Bump(150, 0.14), label=label, label_roughness=0.75)


def seamless_paper(colour):
    """Returns the studio's background paper: matte and slightly uneven."""
    material, nodes = new_material("background")
    position = nodes.position()
    rgba = linear(colour)
    relief = nodes.plus(nodes.noise(position, 7, 6, 0.6), nodes.times(nodes.noise(position, 130, 2), 0.25))
    inputs = {
        "Base Color": nodes.mix(nodes.noise(position, 0.55), scaled(rgba, 0.975), rgba),
        "Roughness": 0.86,
        "Specular": 0.18,
        "Normal": nodes.bump(relief, 0.05, 0.02),
    }
    nodes.surface(nodes.principled(inputs))
    return material
