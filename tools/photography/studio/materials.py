"""
What things are made of. Lengths in decimetres; roughness, gloss and the like from 0 to 1 as Blender has them.
"""

from math import pi
from typing import NamedTuple

import bpy

from studio.colours import linear, scaled
from studio.labels import LabelImage
from studio.nodes import new_material

METAL = "#CFCAC0"


class Bump(NamedTuple):
    scale: float
    strength: float


class Print(NamedTuple):
    """Where a label's image lies on a surface."""

    image: LabelImage
    width: float
    height: float
    bottom: float
    """Height of its lower edge; for `top`, y of its near edge."""
    projection: str = "wrap"
    """`wrap` round a body, on the `front`, or on the `top`."""
    outside: float | None = None
    """Glass is printed on its outer wall: nothing is printed nearer to the axis than this."""


def printed(nodes, label):
    """The colour of a label, and how much of the surface it covers."""
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
    # Screen prints are one ink: its own value, because the image knows no colour where it is transparent.
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
    Plastic, lacquer, card, soap: one colour with the small unevenness of real things. `adapt(nodes, inputs,
    position)` may change the inputs of the shader before it is made.
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


def transparent(name, tint, density, ior=1.5, roughness=0.0, label=None, shadow=0.9):
    """
    Glass and clear liquids. `tint`: linear colour of light that has gone through, deeper with `density` and
    with thickness. `shadow`: share of the light that passes straight through; Cycles would need many more
    samples to bend it.
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
    """Linear, of light that has passed the wall."""
    depth: float | None
    """Density times thickness of the wall; `None` for nearly colourless glass."""


GLASS = {
    "amber": Tint((0.70, 0.36, 0.05), 1.9),
    "clear": Tint((0.93, 0.97, 0.95), None),
    "kelp": Tint((0.64, 0.73, 0.73), 0.85),
    "rose": Tint((0.90, 0.68, 0.60), 0.85),
    "sage": Tint((0.76, 0.84, 0.72), 0.85),
}


def glass(name, wall, label=None):
    """Glass of a tint, `frosted` or plain, for a vessel whose walls are `wall` thick."""
    tint = GLASS[name.removesuffix(" frosted")]
    density = 2.0 if tint.depth is None else tint.depth / wall
    roughness = 0.42 if name.endswith(" frosted") else 0.0
    return transparent(name, tint.colour, density, roughness=roughness, label=label)


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


def metal(name, colour=METAL, roughness=0.28):
    """Brushed round its axis."""
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
    Wood whose fibres run along x. `tone` makes a board of many lighter or darker; `weathered` opens its grain
    as years of rain do.
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


def stoneware(name, colour):
    """A matt glaze with small specks of iron."""

    def specked(nodes, inputs, position):
        specks = nodes.ramp(nodes.noise(position, 46, 2, 0.6), [(0.66, 0), (0.72, 1)])
        inputs["Base Color"] = nodes.mix(nodes.times(specks, 0.6), inputs["Base Color"], linear("#7A6450"))

    return solid(name, colour, 0.42, specular=0.45, bump=Bump(14, 0.08), colour_variation=0.04, adapt=specked)


def closure(name, made_of, metal_colour=METAL, metal_roughness=0.28, **finish):
    """A cap or lid: `metal`, `oak`, or plastic of a colour with the `finish` that `solid` takes."""
    if made_of == "metal":
        return metal(name, metal_colour, metal_roughness)
    if made_of == "oak":
        return oak(name)
    return solid(name, made_of, **finish)


def stone(name, colour="stone", scale=1.0, pits=0.6, veins="#B9A88F"):
    """
    Sawn limestone. `scale` makes its grain finer, `pits` from 0 to 1 opens its pores, `veins` is its second
    colour.
    """
    material, nodes = new_material(name)
    position = nodes.position()
    ground, second = linear(colour), linear(veins)
    clouds = nodes.noise(position, 1.6 * scale, 8, 0.6, 0.3)
    grain = nodes.noise(position, 18 * scale, 6, 0.7)
    specks = nodes.noise(position, 90 * scale, 3, 0.7)
    base = nodes.mix(nodes.ramp(clouds, [(0.35, 0), (0.7, 1)]), ground, second)
    base = nodes.mix(nodes.times(grain, 0.35), base, scaled(ground, 0.6))
    base = nodes.mix(nodes.ramp(specks, [(0.62, 0), (0.75, 0.35)]), base, scaled(second, 0.45))
    cells = nodes.add(
        "TexVoronoi", {"Vector": nodes.stretched(position, (1, 1, 2.2)), "Scale": 9 * scale}
    ).outputs[0]
    where = nodes.ramp(clouds, [(0.45, 0), (0.6, pits)])
    surface = nodes.mix(where, (1, 1, 1, 1), nodes.ramp(cells, [(0, 0), (0.16, 1)]))
    relief = nodes.plus(nodes.times(specks, 0.25), nodes.times(surface, 0.6))
    relief = nodes.plus(nodes.times(grain, 0.5), relief)
    inputs = {
        "Base Color": nodes.mix(nodes.minus(1.0, surface), base, scaled(second, 0.5)),
        "Roughness": 0.82,
        "Specular": 0.25,
        "Normal": nodes.bump(relief, 0.35, 0.02),
    }
    nodes.surface(nodes.principled(inputs))
    return material


def linen(name, colour):
    """Woven; the weave follows the UVs of a sheet that is about a decimetre wide."""
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


def paper(name, colour, label):
    """A printed band."""
    return solid(name, colour, 0.78, specular=0.2, bump=Bump(150, 0.14), label=label, label_roughness=0.75)


def grass(name="grass"):
    """Blades from green to straw, each with its own tone; light shines through them."""
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


def water(colour, drops):
    """
    Still water over a ground of `colour`. `drops`: where something fell, as (x, y, strength, length of the
    waves, reach); light does not go into it, so that it stays as calm as a mirror with little work.
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


def sand(colour):
    """Wind-rippled, with grains of two tones."""
    material, nodes = new_material("sand")
    position = nodes.position()
    rgba = linear(colour)
    grains = nodes.noise(position, 140, 3, 0.8)
    waves = {"Vector": position, "Scale": 1.5, "Distortion": 3.5, "Detail": 2.0, "Detail Scale": 0.8}
    ripples = nodes.add("TexWave", waves, bands_direction="Y").outputs[1]
    hollows = nodes.noise(position, 1.2, 4)
    base = nodes.mix(nodes.ramp(grains, [(0.35, 0), (0.65, 1)]), scaled(rgba, 0.72), scaled(rgba, 1.06))
    normal = nodes.bump(nodes.plus(nodes.times(ripples, 0.5), hollows), 0.5, 0.1)
    inputs = {
        "Base Color": base,
        "Roughness": 0.9,
        "Specular": 0.2,
        "Normal": nodes.bump(grains, 0.5, 0.012, normal),
    }
    nodes.surface(nodes.principled(inputs))
    return material


def seamless_paper(colour):
    """The background of a studio: matt, very slightly uneven."""
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


def fruit(name, colour, clear=0.18):
    """The skin of a berry: glossy, its flesh lit from within. `clear`: how much light comes through."""
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
    """Leaves of two tones, each its own; light shines through them."""
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
    """Ripe stalks, husks and flakes: dry, each a little lighter or darker, with fine lines."""
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
    """Wet seaweed: dark where it is thick, glowing like amber where the light comes through."""
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


def birch_bark(name, length, around):
    """White bark with its dark lines across the stem. UVs run round the stem and along it, from 0 to 1."""
    material, nodes = new_material(name)
    uv = nodes.add("TexCoord").outputs["UV"]
    # To decimetres, so that the lines are as long on thick and on thin branches.
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
    """Year rings of a branch, seen along x."""
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


def crystal(name, colour="#F7F5EF"):
    """Grains of salt: bright, a little glassy, light wanders about in them."""
    material, nodes = new_material(name)
    rgba = linear(colour)
    island = nodes.add("NewGeometry").outputs["Random Per Island"]
    tone = nodes.mix(island, scaled(rgba, 0.86), rgba)
    lit = nodes.principled({"Base Color": tone, "Roughness": 0.18, "Specular": 0.6})
    shone_through = nodes.add("BsdfTranslucent", {"Color": tone}).outputs[0]
    nodes.surface(nodes.mix_shaders(0.42, lit, shone_through))
    return material


def dust(name, colour):
    """Dry clay, or a white powder."""
    return solid(
        name, colour, 0.95, specular=0.08, bump=Bump(220, 0.5), roughness_variation=0, colour_variation=0.06
    )


def flax(name, colour):
    """Single threads of linen, each of its own tone, with loose fibres."""
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
