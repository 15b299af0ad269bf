"""
Dunes at the sea in a low sun. Here one Blender unit is a meter; the camera looks over the water, along y.
"""

import random
from dataclasses import dataclass
from math import exp, pi, radians, sin

import bpy
from mathutils import Vector

from studio.camera import focus, new_camera
from studio.colours import linear
from studio.light import sun
from studio.meshes import grid, plane
from studio.nodes import Nodes, new_material
from studio.plants import grass_clump
from studio.shapes import clamp, fractal_at, noise_at, smooth_step

FOREGROUND = (
    (-2.9, -1.2, 1.5),
    (-2.5, -0.6, 1.35),
    (-3.3, -0.3, 1.6),
    (-2.0, 0.3, 1.15),
    (2.7, -1.4, 1.5),
    (3.1, -0.6, 1.6),
    (2.4, 0.2, 1.2),
    (3.6, 0.5, 1.4),
    (-3.9, 0.6, 1.5),
    (1.7, 1.2, 1.0),
    (-1.5, 1.6, 1.0),
)
"""Tufts of grass close to the camera: x, y and size."""


@dataclass(frozen=True)
class Landscape:
    """A dune landscape without products. Lengths are in meters, angles in degrees."""

    exposure: float = 0.5
    """Exposure in stops."""
    seed: int = 2
    """Seed of the dunes: each gives another coast."""
    shore: float = 50
    """Distance of the water."""
    beach: float = 14
    """Distance over which dunes flatten into the beach."""
    relief: float = 1.0
    """Factor of the usual height of the dunes."""
    clumps: int = 15000
    """Number of attempts to place a tuft of grass."""
    thinner: float = 0.0
    """Reduction of the grass at a close shore."""
    eye: float = 1.5
    """Height of the camera above the ground."""
    tilt: float = 1.0
    """Downward angle of the camera."""
    pan: float = 0.0
    """Angle of the camera to the left."""
    lens: float = 34
    haze: float = 1.0
    """Factor of the usual haze."""
    haze_colour: str = "#E4E3DC"
    sky: tuple[str, str, str, str] = ("#EFE7DA", "#E3E4E0", "#BFD0D9", "#8FB0C6")
    """Colors from the horizon to the zenith."""
    sun: tuple[float, float, float] = (0.85, -0.42, -0.38)
    """Direction in which the sunlight travels."""
    sun_strength: float = 4.8

    def exposure_in(self, _studio):
        return self.exposure

    @property
    def has_near_sea(self):
        return self.shore < 40

    def build(self, _studio, _pixels):
        offset = Vector((self.seed * 7.3, 0, 0))
        self.add_sand(offset)
        self.add_sea()
        self.add_grass(offset)
        self.add_sky()
        sun(self.sun, self.sun_strength, 1.2, (1, 0.84, 0.62))
        camera = new_camera(self.lens)
        camera.location = (0, -5.2, self.ground(0, -5.2, offset) + self.eye)
        camera.rotation_euler = (pi / 2 - radians(self.tilt), 0, radians(self.pan))
        camera.data.clip_end = 2000
        focus(camera.data, 9.0, 3.2)

    def ground(self, x, y, offset):
        """
        Returns the height of the sand: a low dune, a high one behind it, and a rise below the camera that
        falls to the beach.
        """
        low = 2.6 * exp(-(((y - (13 + 3.5 * sin(x * 0.13 + 1))) / 5.0) ** 2))
        low *= 0.55 + 0.75 * noise_at(x * 0.07, y * 0.05, 2, offset)
        high = 4.4 * exp(-(((y - (34 + 6 * sin(x * 0.06))) / 9.0) ** 2))
        high *= 0.35 + noise_at(x * 0.045, y * 0.03, 9, offset) + clamp(-x * 0.03, -0.3, 0.7)
        near = 0.75 * exp(-(((y + 1.0) / 3.2) ** 2)) * (0.6 + 0.9 * noise_at(x * 0.2, 1, 4, offset))
        near += 0.05 * abs(x) * smooth_step(6, -1, y)
        rough = fractal_at(Vector((x * 0.22, y * 0.22, 0)) + offset, 0.9, 5, 2.1) * 0.32
        height = (max(low, 0) + max(high, 0) + near + rough) * self.relief
        flat_from, flat_to = self.shore - 2, self.shore - 2 + self.beach
        return height * (1 - smooth_step(flat_from, flat_to, y)) - 1.2 * smooth_step(
            flat_from - 4, flat_to, y
        )

    def add_sand(self, offset):
        material, nodes = new_material("dune")
        position = nodes.position()
        grains = nodes.noise(position, 60, 4, 0.8)
        waves = {"Vector": position, "Scale": 1.6, "Distortion": 7.0, "Detail": 3.0, "Detail Scale": 0.5}
        ripples = nodes.add("TexWave", waves, bands_direction="Y").outputs[1]
        normal = nodes.bump(nodes.plus(ripples, nodes.noise(position, 3, 5)), 0.35, 0.05)
        inputs = {
            "Base Color": nodes.mix(nodes.noise(position, 0.3, 5), linear("#D9C7A6"), linear("#EBDDC2")),
            "Roughness": 0.95,
            "Specular": 0.1,
            "Normal": nodes.bump(grains, 0.4, 0.01, normal),
        }
        nodes.surface(self.hazy(nodes, nodes.principled(inputs)))

        def point(u, v):
            # Near the camera, rows are closer together and less wide.
            y = -6 + 76 * v**1.7
            x = (u - 0.5) * (16 + (y + 6) * 1.9)
            return (x, y, self.ground(x, y, offset))

        grid("dune", 380, 420, point, material)

    def add_sea(self):
        material, nodes = new_material("sea")
        position = nodes.position()
        if self.has_near_sea:
            inputs = self.water_with_foam(nodes, position)
        else:
            swell = nodes.noise(nodes.stretched(position, (0.22, 1, 1)), 0.8, 5, 0.6)
            inputs = {
                "Base Color": linear("#7F97A0"),
                "Roughness": 0.22,
                "Specular": 0.5,
                "Normal": nodes.bump(swell, 0.8, 0.25),
            }
        nodes.surface(self.hazy(nodes, nodes.principled(inputs), 0.6))
        plane("sea", -600, 600, self.shore - 6, 900, -0.25, material)

    def water_with_foam(self, nodes, position):
        """
        Builds a calm sea close to the camera: small ripples, and a few long lines of foam near the sand.
        """
        y = nodes.separate(position)[1]
        ripples = nodes.noise(nodes.stretched(position, (0.22, 1, 1)), 0.9, 5, 0.6)
        swell = nodes.noise(nodes.stretched(position, (0.10, 0.35, 1)), 1)
        bends = nodes.noise(nodes.stretched(position, (0.12, 0.02, 1)), 1, 4)
        out = nodes.plus(nodes.minus(y, self.shore), nodes.times(bends, 7))
        phase = nodes.calculate("FRACT", nodes.times(out, 0.19))
        line = nodes.ramp(phase, [(0, 0), (0.10, 0.9), (0.16, 0.55), (0.42, 0)])
        gaps = nodes.ramp(nodes.noise(position, 1.6, 6, 0.75), [(0.40, 0), (0.58, 1)])
        from_sand = nodes.minus(y, self.shore - 6)
        fading = nodes.ramp(nodes.over(from_sand, 30, clamp=True), [(0, 1), (0.55, 0.55), (1, 0)])
        foam = nodes.times(nodes.times(line, gaps), fading)
        depth = [(0, linear("#B9BFB0")), (0.18, linear("#93A9A8")), (1, linear("#6F8B96"))]
        colour = nodes.ramp(nodes.over(from_sand, 60, clamp=True), depth)
        relief = nodes.plus(nodes.plus(ripples, swell), nodes.times(foam, 0.5))
        return {
            "Base Color": nodes.mix(foam, colour, (0.9, 0.9, 0.88, 1)),
            "Roughness": nodes.plus(0.2, nodes.times(foam, 0.6)),
            "Specular": 0.5,
            "Normal": nodes.bump(relief, 0.7, 0.22),
        }

    def hazy(self, nodes, shader, share=1.0):
        """Fades a shader into the haze with the distance, only for the camera."""
        distance = nodes.add("CameraData").outputs["View Distance"]
        clear = nodes.calculate("EXPONENT", nodes.times(distance, -0.0048 * self.haze * share))
        haze = {"Color": linear(self.haze_colour), "Strength": 0.95}
        veil = nodes.add("Emission", haze).outputs[0]
        seen = nodes.add("LightPath").outputs["Is Camera Ray"]
        return nodes.mix_shaders(nodes.times(nodes.minus(1.0, clear), seen), shader, veil)

    def add_grass(self, offset):
        blade, head = self.grass_materials()
        chance = random.Random(self.seed)
        tufts = []
        for index in range(10):
            tuft = grass_clump(
                f"clump{index}", 70, 0.62, 0.20, 100 + index, 0.0075, 0.75, 4, (0.55, 0.05), blade, head
            )
            # Only its copies are visible.
            tuft.hide_render = True
            tuft.location = (0, -500, 0)
            tufts.append(tuft)

        def copy(name, x, y, sink=0.03):
            created = bpy.data.objects.new(name, chance.choice(tufts).data)
            bpy.context.collection.objects.link(created)
            created.location = (x, y, self.ground(x, y, offset) - sink)
            return created

        for _ in range(self.clumps):
            y = -4 + 52 * chance.random() ** 1.7
            x = chance.uniform(-0.5, 0.5) * (12 + (y + 6) * 1.35)
            if chance.random() > clamp(self.density(x, y, offset) * 1.5):
                continue
            tuft = copy("g", x, y)
            size = chance.uniform(0.65, 1.15)
            tuft.rotation_euler = (chance.uniform(-0.1, 0.1), chance.uniform(-0.1, 0.1), chance.gauss(0, 0.5))
            tuft.scale = (size, size, size * chance.uniform(0.8, 1.15))
        for x, y, size in FOREGROUND:
            tuft = copy("near", x, y)
            tuft.scale = (size,) * 3
            tuft.rotation_euler = (0, 0, chance.gauss(0, 0.4))

    def density(self, x, y, offset):
        """Returns the probability of grass at a point. A path from the camera to the water stays clear."""
        height = self.ground(x, y, offset)
        density = noise_at(x * 0.16, y * 0.13, 5, offset) * 1.3 + 0.30 + 0.25 * clamp(height - 0.6, -1, 1.6)
        if self.has_near_sea:
            density -= self.thinner + 1.2 * smooth_step(self.shore - 9, self.shore - 4, y)
        if y < 8:
            density += 0.55 * (abs(x + 0.3) / 3.2 - 0.95) * (1 - y / 10)
        return density

    def grass_materials(self):
        blade, nodes = new_material("blades")
        clump = nodes.add("ObjectInfo").outputs["Random"]
        island = nodes.add("NewGeometry").outputs["Random Per Island"]
        tone = nodes.calculate("FRACT", nodes.plus(island, nodes.times(clump, 0.5)))
        stops = [
            (0, linear("#75805F")),
            (0.4, linear("#929A74")),
            (0.75, linear("#B9AF84")),
            (1, linear("#D8C9A0")),
        ]
        colour = nodes.ramp(tone, stops)
        lit = nodes.add("BsdfDiffuse", {0: colour}).outputs[0]
        shone_through = nodes.add("BsdfTranslucent", {0: colour}).outputs[0]
        nodes.surface(self.hazy(nodes, nodes.mix_shaders(0.4, lit, shone_through)))
        head, nodes = new_material("heads")
        nodes.surface(self.hazy(nodes, nodes.add("BsdfDiffuse", {0: linear("#D8BE8A")}).outputs[0]))
        return blade, head

    def add_sky(self):
        world = bpy.data.worlds.new("sky")
        bpy.context.scene.world = world
        world.use_nodes = True
        nodes = Nodes(world.node_tree)
        direction = nodes.add("TexCoord").outputs["Generated"]
        up = nodes.separate(direction)[2]
        heights = (0, 0.06, 0.25, 0.9)
        sky = nodes.ramp(up, [(height, linear(colour)) for height, colour in zip(heights, self.sky)])
        clouds = nodes.noise(nodes.stretched(direction, (1.2, 1.2, 7)), 2.2, 7, 0.58, 0.4)
        where = nodes.ramp(up, [(0.02, 0.15), (0.25, 0.75)])
        thick = nodes.times(nodes.ramp(clouds, [(0.46, 0), (0.72, 1)]), where)
        background = nodes.add("Background", {0: nodes.mix(thick, sky, linear("#F6F2EA")), 1: 1.0})
        nodes.add("OutputWorld", {0: background.outputs[0]})
