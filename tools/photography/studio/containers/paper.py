"""Cartons and cards, and objects in a paper band: soap and folded cloths."""

import random
from dataclasses import dataclass, field
from math import cos, pi, radians, sin, sqrt

from mathutils import Vector

from studio import materials
from studio.colours import linear
from studio.containers.built import Built
from studio.labels import Label, label_image
from studio.materials import Bump, Print
from studio.meshes import box, grid, mesh_object, soft_box
from studio.plants import grass_clump
from studio.shapes import clamp, noise_at, rounded_rectangle


def paper_band(half_depth, half_height, corner, width, lift, material):
    """Adds a loop of paper around an object along x, with an edge that catches the light."""
    profile = rounded_rectangle(half_depth, half_height, corner)
    thickness = 0.005
    vertices = []
    for x, inset in ((-width / 2, 0), (width / 2, 0), (width / 2, thickness), (-width / 2, thickness)):
        across, up = 1 - inset / half_depth, 1 - inset / half_height
        vertices += [(x, y * across, z * up + lift) for y, z in profile]
    count = len(profile)
    faces = [
        [
            row * count + k,
            row * count + (k + 1) % count,
            (row + 1) % 4 * count + (k + 1) % count,
            (row + 1) % 4 * count + k,
        ]
        for row in range(4)
        for k in range(count)
    ]
    return mesh_object("band", vertices, faces, material, sharp_from=30)


@dataclass(frozen=True)
class Soap:
    """A bar of soap on its broad side, in a paper band with the label on top."""

    body: str = "sand"
    flecks: float = 0.35
    """Darkness of the plant fragments in it, from 0 to 1."""
    banded: bool = True
    label: Label = field(default_factory=Label)

    def build(self):
        width, depth, height = 0.86, 0.56, 0.27

        def flecked(nodes, inputs, position):
            bits = nodes.noise(position, 55, 2, 0.6)
            dark = nodes.times(nodes.ramp(bits, [(0.66, 0), (0.70, 1)]), self.flecks)
            inputs["Base Color"] = nodes.mix(dark, inputs["Base Color"], linear("#6E6A4C"))
            relief = nodes.plus(nodes.noise(position, 9, 5, 0.6), nodes.times(bits, 0.25))
            inputs["Normal"] = nodes.bump(relief, 0.16, 0.02)

        soap = materials.solid(
            "soap", self.body, 0.46, specular=0.45, subsurface=0.12, adapt=flecked, colour_variation=0.05
        )
        objects = [soft_box("soap", width, depth, height, 0.06, soap, cuts=46, puff=0.012)]
        if self.banded:
            band, print_height = 0.62, depth * 0.92
            image = label_image(self.label, band, print_height, "band")
            label = Print(image, band, print_height, -depth * 0.46, "top")
            paper = materials.paper("band", "off-white", label)
            objects.append(paper_band(depth / 2 + 0.007, height / 2 + 0.017, 0.062, band, height / 2, paper))
        return Built(objects, height + 0.03, width / 2)


@dataclass(frozen=True)
class Cloth:
    """A stack of folded washcloths in a paper band with the label in front."""

    stack: tuple[str, ...] = ("oat",)
    """Colors of the cloths from the bottom up."""
    label: Label = field(default_factory=Label)

    def build(self):
        width, depth, thickness = 1.06, 0.80, 0.062
        chance = random.Random(4)
        objects = []
        height = 0.012
        for index, colour in enumerate(self.stack):
            linen = materials.linen(f"linen {index}", colour)
            for _ in range(2):
                objects.append(folded_sheet(width, depth, thickness, height, linen, chance))
                height += thickness
        band, print_height = 0.60, height * 0.86
        image = label_image(self.label, band, print_height, "wide")
        label = Print(image, band, print_height, height * 0.07, "front")
        paper = materials.paper("band", "off-white", label)
        objects.append(
            paper_band(depth / 2 + 0.068, height / 2 + 0.016, 0.05, band, height / 2 + 0.004, paper)
        )
        return Built(objects, height + 0.01, width / 2)


def folded_sheet(width, depth, thickness, height, material, chance):
    """Builds a soft folded sheet: rounded in front, open at the back."""
    shift_x, shift_y = chance.uniform(-0.012, 0.012), chance.uniform(-0.016, 0.008)
    wide = width * chance.uniform(0.985, 1.01)
    offset = Vector((chance.random() * 20, 0, 0))
    middle = height + thickness / 2
    # From the back over the top to the front and back below: y, and the side of the middle.
    profile = [(depth / 2 - depth * k / 25, 1.0) for k in range(26)]
    for k in range(1, 12):
        angle = pi * k / 12
        profile.append((-depth / 2 - thickness * 0.5 * sin(angle) * 1.25, cos(angle)))
    profile += [(-depth / 2 + depth * k / 25, -1.0) for k in range(26)]

    def point(u, v):
        y, side = profile[int(v * (len(profile) - 1))]
        x = (u - 0.5) * wide
        edge = min(1, min(u, 1 - u) / 0.022)
        half = thickness * 0.5 * 1.05 * sqrt(clamp(1 - (1 - edge) ** 2))
        soft = 0.007 * noise_at(x * 1.7, y * 1.4, middle, offset)
        creases = 0.0028 * noise_at(x * 5, y * 3, middle * 9, offset)
        return (
            x + shift_x + 0.006 * noise_at(y * 3, middle * 8, 1, offset),
            y + shift_y + 0.008 * noise_at(x * 2.2, middle * 5, 3, offset),
            middle + side * half + soft + creases,
        )

    return grid("fold", 150, len(profile), point, material)


def card_surface(nodes, inputs, position):
    """Adds the fine texture of uncoated card."""
    inputs["Normal"] = nodes.bump(nodes.noise(position, 200, 2, 0.6), 0.08, 0.004)


@dataclass(frozen=True)
class Carton:
    """A folding box."""

    body: str = "off-white"
    width: float = 0.46
    depth: float = 0.46
    height: float = 1.18
    label: Label = field(default_factory=Label)

    def build(self):
        width, height = self.width * 0.9, self.height * 0.88
        image = label_image(self.label, width, height)
        material = materials.solid(
            "carton",
            self.body,
            0.66,
            specular=0.3,
            label=Print(image, width, height, self.height * 0.06, "front"),
            label_roughness=0.6,
            adapt=card_surface,
            colour_variation=0.01,
        )
        carton = box("carton", self.width, self.depth, self.height, material, 0.006)
        shadow = materials.solid("seam", "#8D8474", 0.8, bump=None)
        at = (0, self.depth * 0.26, self.height - 0.0004)
        seam = box("seam", self.width - 0.01, self.depth * 0.5, 0.0012, shadow, 0.0003, 1, at)
        return Built([carton, seam], self.height, self.width / 2)


@dataclass(frozen=True)
class GiftBox:
    """A box with a lid, a ribbon and a sprig of dune grass."""

    body: str = "off-white"
    lid: str = "off-white"
    ribbon: str = "grass"
    width: float = 1.3
    depth: float = 0.95
    height: float = 0.52

    def build(self):
        width, depth, height = self.width, self.depth, self.height
        finish = {"specular": 0.3, "adapt": card_surface}
        body = materials.solid("box", self.body, 0.66, colour_variation=0.01, **finish)
        objects = [box("box", width, depth, height, body, 0.006)]
        seam = height * 0.62
        lid = materials.solid("lid", self.lid, 0.66, **finish)
        objects.append(
            box("lid", width + 0.016, depth + 0.016, height - seam + 0.008, lid, 0.007, at=(0, 0, seam))
        )
        ribbon = materials.solid("ribbon", self.ribbon, 0.6, sheen=0.4, bump=Bump(120, 0.2))
        objects.append(box("ribbon", 0.16, depth + 0.024, height + 0.016, ribbon, 0.002, 2))
        sprig = grass_clump("sprig", 8, 0.85, 0.012, seed=12, width=0.018, lean=0.30, heads=5)
        sprig.rotation_euler = (0, pi / 2 - 0.03, 0.5)
        sprig.location = (-0.30, -0.10, height + 0.03)
        return Built([*objects, sprig], height + 0.2, width / 2)


@dataclass(frozen=True)
class Card:
    """A gift card, upright on its long side in front of its envelope."""

    body: str = "off-white"
    envelope: str = "sage-light"
    width: float = 1.0
    height: float = 0.64
    label: Label = field(default_factory=Label)

    def build(self):
        image = label_image(self.label, self.width, self.height, "mark")
        label = Print(image, self.width, self.height, 0, "front")
        card = materials.solid("card", self.body, 0.62, specular=0.3, bump=Bump(140, 0.12), label=label)
        front = box("card", self.width, 0.012, self.height, card, 0.004, 3)
        paper = materials.solid("envelope", self.envelope, 0.75, specular=0.2, bump=Bump(110, 0.16))
        size = (self.width * 1.06, 0.014, self.height * 1.08)
        envelope = box("envelope", *size, paper, 0.004, 3, at=(0.14, 0.05, 0))
        envelope.rotation_euler = (0, radians(5), 0)
        return Built([front, envelope], self.height, self.width / 2)
