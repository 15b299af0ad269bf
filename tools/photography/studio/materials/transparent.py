"""Glass of the vessels, in tints and frosted."""

from typing import NamedTuple

from studio.materials.opaque import printed
from studio.nodes import new_material


def transparent(name, tint, density, ior=1.5, roughness=0.0, label=None, shadow=0.9):
    """
    Returns glass or a clear liquid. `tint` is the linear color of transmitted light, which deepens with
    `density` and thickness. `shadow` is the share of light that passes straight through, because refracting
    it would need many more samples.
    """
    material, nodes = new_material(name)
    is_shadow = nodes.add("LightPath").outputs["Is Shadow Ray"]
    glass = nodes.add("BsdfGlass", {"Color": (1, 1, 1, 1), "Roughness": roughness, "IOR": ior}).outputs[0]
    clear = nodes.add("BsdfTransparent", {"Color": (shadow, shadow, shadow, 1)}).outputs[0]
    shader = nodes.mix_shaders(is_shadow, glass, clear)
    if label:
        ink, cover = printed(nodes, label)
        shader = nodes.mix_shaders(cover, shader, nodes.principled({"Base Color": ink, "Roughness": 0.55}))
    volume = None
    if density:
        volume = nodes.add("VolumeAbsorption", {"Color": (*tint, 1), "Density": density}).outputs[0]
    nodes.surface(shader, volume)
    return material


class Tint(NamedTuple):
    colour: tuple
    """Linear color of light that has passed the wall."""
    depth: float | None
    """Density times thickness of the wall; `None` for nearly colorless glass."""


GLASS = {
    "amber": Tint((0.70, 0.36, 0.05), 1.9),
    "clear": Tint((0.93, 0.97, 0.95), None),
    "kelp": Tint((0.64, 0.73, 0.73), 0.85),
    "rose": Tint((0.90, 0.68, 0.60), 0.85),
    "sage": Tint((0.76, 0.84, 0.72), 0.85),
}


def glass(name, wall, label=None):
    """Returns tinted glass, plain or `frosted`, for a vessel with walls of thickness `wall`."""
    tint = GLASS[name.removesuffix(" frosted")]
    density = 2.0 if tint.depth is None else tint.depth / wall
    roughness = 0.42 if name.endswith(" frosted") else 0.0
    return transparent(name, tint.colour, density, roughness=roughness, label=label)
