"""Stone, stoneware, sand, salt and powder."""

from studio.colours import linear, scaled
from studio.materials.opaque import Bump, solid
from studio.nodes import new_material


def stone(name, colour="stone", scale=1.0, pits=0.6, veins="#B9A88F"):
    """
    Returns sawn limestone. A higher `scale` gives finer grain; `pits`, from 0 to 1, opens its pores; `veins`
    is its second color.
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


def stoneware(name, colour):
    """Returns a matte glaze with small specks of iron."""

    def specked(nodes, inputs, position):
        specks = nodes.ramp(nodes.noise(position, 46, 2, 0.6), [(0.66, 0), (0.72, 1)])
        inputs["Base Color"] = nodes.mix(nodes.times(specks, 0.6), inputs["Base Color"], linear("#7A6450"))

    return solid(name, colour, 0.42, specular=0.45, bump=Bump(14, 0.08), colour_variation=0.04, adapt=specked)


def sand(colour):
    """Returns wind-rippled sand with grains of two tones."""
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


def crystal(name, colour="#F7F5EF"):
    """Returns grains of salt: bright, slightly glassy and translucent."""
    material, nodes = new_material(name)
    rgba = linear(colour)
    island = nodes.add("NewGeometry").outputs["Random Per Island"]
    tone = nodes.mix(island, scaled(rgba, 0.86), rgba)
    lit = nodes.principled({"Base Color": tone, "Roughness": 0.18, "Specular": 0.6})
    shone_through = nodes.add("BsdfTranslucent", {"Color": tone}).outputs[0]
    nodes.surface(nodes.mix_shaders(0.42, lit, shone_through))
    return material


def dust(name, colour):
    """Returns dry clay or white powder."""
    return solid(
        name, colour, 0.95, specular=0.08, bump=Bump(220, 0.5), roughness_variation=0, colour_variation=0.06
    )
