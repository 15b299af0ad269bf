"""Opaque materials of one color, with an optional label: plastic, lacquer, card, soap."""

from typing import NamedTuple

import bpy

from studio.colours import linear, scaled
from studio.labels import LabelImage
from studio.nodes import new_material


class Bump(NamedTuple):
    scale: float
    strength: float


class Print(NamedTuple):
    """The position of a label's image on a surface."""

    image: LabelImage
    width: float
    height: float
    bottom: float
    """Height of its lower edge; for `top`, y of its near edge."""
    projection: str = "wrap"
    """`wrap` around a body, on the `front`, or on the `top`."""
    outside: float | None = None
    """Minimum distance from the axis of printed surfaces, because glass is printed only on its outer wall."""


def printed(nodes, label):
    """Returns the color of a label, and its share of the surface."""
    if label.projection == "wrap":
        across, up = nodes.separate(nodes.add("UVMap").outputs[0])[:2]
    else:
        position = nodes.separate(nodes.position())
        across, up = position[0], position[1 if label.projection == "top" else 2]
    u = nodes.over(nodes.minus(across, -label.width / 2), label.width)
    v = nodes.over(nodes.minus(up, label.bottom), label.height)
    image = bpy.data.images.load(label.image.path, check_existing=True)
    image.alpha_mode = "STRAIGHT"
    texture = nodes.add(
        "TexImage",
        {"Vector": nodes.add("CombineXYZ", {0: u, 1: v}).outputs[0]},
        image=image,
        extension="CLIP",
        interpolation="Cubic",
    )
    cover = texture.outputs["Alpha"]
    if label.projection in ("front", "top"):
        normal = nodes.separate(nodes.add("TexCoord").outputs["Normal"])
        faces_us = (
            nodes.calculate("GREATER_THAN", normal[2], 0.2)
            if label.projection == "top"
            else nodes.calculate("LESS_THAN", normal[1], -0.15)
        )
        cover = nodes.times(cover, faces_us)
    if label.outside is not None:
        position = nodes.separate(nodes.position())
        radius = nodes.distance(position[0], position[1])
        cover = nodes.times(cover, nodes.calculate("GREATER_THAN", radius, label.outside))
    # Screen prints have one ink, which is used directly, because transparent pixels of the image have no
    # color.
    colour = texture.outputs["Color"] if label.image.paper else linear(label.image.ink)
    return colour, cover


def solid(
    name,
    colour,
    roughness=0.45,
    specular=0.5,
    bump=Bump(40, 0.06),
    roughness_variation=0.08,
    colour_variation=0.02,
    label=None,
    label_roughness=0.5,
    clearcoat=0.0,
    clearcoat_roughness=0.1,
    subsurface=0.0,
    sheen=0.0,
    adapt=None,
):
    """
    Returns plastic, lacquer, card or soap: one color with slight unevenness. `adapt(nodes, inputs, position)`
    may change the inputs of the shader before it is created.
    """
    material, nodes = new_material(name)
    position = nodes.position()
    rgba = linear(colour)
    darker, lighter = scaled(rgba, 1 - colour_variation), scaled(rgba, 1 + colour_variation)
    base = nodes.mix(nodes.noise(position, 2.5), darker, lighter)
    unevenness = nodes.times(nodes.noise(position, 6, 4), roughness_variation)
    rough = nodes.plus(roughness - roughness_variation / 2, unevenness)
    if label:
        ink, cover = printed(nodes, label)
        base = nodes.mix(cover, base, ink)
        bare = nodes.times(rough, nodes.minus(1.0, cover))
        rough = nodes.plus(bare, nodes.times(cover, label_roughness))
    inputs = {
        "Base Color": base,
        "Roughness": rough,
        "Specular": specular,
        "Clearcoat": clearcoat,
        "Clearcoat Roughness": clearcoat_roughness,
        "Sheen": sheen,
    }
    if bump:
        inputs["Normal"] = nodes.bump(nodes.noise(position, bump.scale, 2), bump.strength, 0.01)
    if subsurface:
        inputs["Subsurface"] = subsurface
        inputs["Subsurface Radius"] = (0.12, 0.08, 0.05)
        inputs["Subsurface Color"] = rgba
    if adapt:
        adapt(nodes, inputs, position)
    nodes.surface(nodes.principled(inputs))
    return material
