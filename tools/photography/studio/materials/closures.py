"""Caps and lids."""

from studio.materials.metals import METAL, metal
from studio.materials.opaque import solid
from studio.materials.woods import oak


def closure(name, made_of, metal_colour=METAL, metal_roughness=0.28, **finish):
    """
    Returns the material of a cap or lid: `metal`, `oak`, or plastic of a color with the `finish` arguments of
    `solid`.
    """
    if made_of == "metal":
        return metal(name, metal_colour, metal_roughness)
    if made_of == "oak":
        return oak(name)
    return solid(name, made_of, **finish)
