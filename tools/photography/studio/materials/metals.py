"""Brushed metal."""

from studio.colours import linear
from studio.nodes import new_material

METAL = "#CFCAC0"


def metal(name, colour=METAL, roughness=0.28):
    """Returns metal that is brushed around its axis."""
    material, nodes = new_material(name)
    grain = nodes.noise(nodes.stretched(nodes.position(), (2, 2, 160)), 3)
    inputs = {
        "Base Color": linear(colour),
        "Metallic": 1.0,
        "Roughness": nodes.plus(roughness - 0.06, nodes.times(grain, 0.14)),
        "Normal": nodes.bump(grain, 0.03, 0.003),
    }
    nodes.surface(nodes.principled(inputs))
    return material
