"""
Scenes: products and props with a ground and light. Lengths are in decimeters, angles in degrees, shares from
0 to 1.
"""

from dataclasses import dataclass
from math import cos, pi, radians, sin
from typing import Annotated, Literal, NamedTuple

import bpy

from studio import light, materials, substances, textures
from studio.camera import Framing, look, visible_width
from studio.colours import linear
from studio.landscape import Landscape
from studio.light import RIGS, GrassShadow
from studio.meshes import mesh_object, plane
from studio.props import PROPS, Block, Pebble, Place
from studio.reading import Tagged
from studio.shapes import clamp

Prop = Annotated[object, Tagged("prop", PROPS)]
Light = Literal["window", "sun"]


@dataclass(frozen=True)
class Placement:
    """A product and its position."""

    use: str
    """Id in the range."""
    at: Place = (0, 0, 0)
    turn: float | Place = 0
    """Degrees around the vertical, or around x, y and z."""
    scale: float = 1.0


class Standing(NamedTuple):
    """A product that has been placed."""

    holder: bpy.types.Object
    """Parent of all its parts."""
    at: Place
    height: float
    half_width: float


def put_up(placement, studio):
    built = studio.products[placement.use].container.build()
    holder = bpy.data.objects.new(placement.use, None)
    bpy.context.collection.objects.link(holder)
    for part in built.objects:
        part.parent = holder
    holder.location = placement.at
    turn = placement.turn if isinstance(placement.turn, tuple) else (0, 0, placement.turn)
    holder.rotation_euler = tuple(map(radians, turn))
    holder.scale = (placement.scale,) * 3
    return Standing(holder, placement.at, built.height * placement.scale, built.half_width * placement.scale)


def extent(standing):
    """Returns the left, right and top of all products."""
    return (
        min(each.at[0] - each.half_width for each in standing),
        max(each.at[0] + each.half_width for each in standing),
        max(each.at[2] + each.height for each in standing),
    )


def lift_and_turn(standing, middle, height, degrees):
    """Raises everything by `height`, and turns it as one around x = `middle`."""
    group = bpy.data.objects.new("group", None)
    bpy.context.collection.objects.link(group)
    for each in standing:
        each.holder.parent = group
        each.holder.location.x -= middle
    group.location = (middle, 0, height)
    group.rotation_euler = (0, 0, radians(degrees))


def background(colour, size, wall):
    """Adds background paper: a floor that bends up into a wall, `wall` sizes behind the middle."""
    back = wall * size
    radius = min(1.9 * size, back * 0.8)
    profile = [(-9 * size, 0), (back - radius, 0)]
    for step in range(1, 21):
        angle = pi / 2 * step / 20
        profile.append((back - radius + radius * sin(angle), radius - radius * cos(angle)))
    profile.append((back, 9 * size))
    vertices = [(side * 10 * size, y, z) for y, z in profile for side in (-1, 1)]
    faces = [[2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2] for k in range(len(profile) - 1)]
    material = materials.seamless_paper(colour)
    mesh_object("background", vertices, faces, material, flats=False, outward=False, sharp_from=180)


@dataclass(frozen=True)
class Packshot:
    """
    One product, or several as one, on paper in the color of its collection. Relative sizes are partly
    preserved: a small product covers a smaller share of the picture, and all stand close to one line.
    """

    products: tuple[Placement, ...]
    height_share: float
    """Share of the picture's height that the product covers."""
    width_share: float = 0.74
    """Maximum share of the picture's width that it covers."""
    height: float = 0
    """Total height, if products are turned or lean, so that their own height is not enough."""
    ground: str | None = None
    """Color of the ground instead of the collection's."""
    exposure: float | None = None
    """Exposure in stops instead of the collection's."""
    light: Light = "window"
    elevation: float = 9
    aperture: float = 11
    upright: bool = True
    lift: float = 0.5
    """How far the product is moved toward the common ground line: 0 is not at all."""
    props: tuple[Prop, ...] = ()

    def exposure_in(self, studio):
        return self.exposure or studio.collection_of(self.products).exposure

    def build(self, studio, pixels):
        standing = [put_up(placement, studio) for placement in self.products]
        left, right, top = extent(standing)
        height = max(self.height, top)
        size = max(height, (right - left) * 0.9, 0.6) / 1.3
        middle = ((left + right) / 2, 0, height / 2)
        background(self.ground or studio.collection_of(self.products).ground, size, 2.8)
        RIGS[self.light](size, middle)
        for prop in self.props:
            prop.build()
        ground_line = 0.5 - self.height_share / 2
        look(
            Framing(
                middle,
                right - left,
                height,
                width_share=self.width_share,
                height_share=self.height_share,
                elevation=self.elevation,
                shift=(ground_line - 0.205) * self.lift if self.lift else -0.005,
                aperture=self.aperture,
                upright=self.upright,
                nearer=nearest(standing) if self.upright else 0.2,
            ),
            pixels,
        )


def nearest(standing):
    """Returns how far the nearest label is in front of the middle."""
    return max(each.half_width * 0.8 - each.at[1] for each in standing)


@dataclass(frozen=True)
class Ledge:
    """
    A product outdoors: on a stone in the color of its collection, in a low sun, with the shadow of dune grass
    on the wall and two pebbles. The stone is as large as the products need.
    """

    products: tuple[Placement, ...]
    """Positions as in the packshot. The stone raises them."""
    height_share: float = 0.58
    """Share of the picture's height that stone and products cover."""
    width_share: float = 0.62
    """Maximum share of the picture's width that the stone covers."""
    height: float = 0
    """Height of the products, if they are turned or lean, so that their own height is not enough."""
    stone_height: float | None = None
    """By default a fifth of the product's height."""
    overhang: float = 0.16
    """How far the stone extends beyond the products on each side."""
    side: Literal["left", "right"] = "right"
    """Side of the pebbles, on which the stone is longer."""
    turn: float = -6
    """Angle of the stone in degrees."""
    angle: float = -8
    """Angle of the products in degrees, relative to the packshot."""
    seed: int = 1
    """Seed of stone, pebbles and grass."""
    shadow_at: float = -0.15
    """Distance of the grass's shadow to the right of the middle, in sizes of the set."""
    exposure: float | None = None
    """Exposure in stops instead of the collection's."""

    def exposure_in(self, studio):
        # The sun is about half a stop brighter than the lamps of a packshot.
        return self.exposure or studio.collection_of(self.products).exposure - 0.58

    def build(self, studio, pixels):
        collection = studio.collection_of(self.products)
        standing = [put_up(placement, studio) for placement in self.products]
        left, right, top = extent(standing)
        top = max(top, self.height)
        centre = (left + right) / 2
        stone_height = self.stone_height or clamp(0.2 * top, 0.10, 0.20)
        lift_and_turn(standing, centre, stone_height, self.angle)
        top += stone_height
        towards = 1 if self.side == "right" else -1
        width = right - left + 2 * self.overhang
        depth = max(0.5, 0.72 * width)
        stone_at = (centre + towards * self.overhang * 0.45, 0.06, 0)
        size = max(top, width * 0.9, 0.6) / 1.3
        middle = (centre + towards * self.overhang * 0.2, 0, top / 2)
        background(collection.ground, size, 2.8)
        light.low_sun(size, middle, sky=0.20, degrees=0.7)
        Block((width, depth, stone_height), stone_at, self.turn, collection.stone, self.seed).build()
        framing = Framing(
            middle,
            width,
            top,
            width_share=self.width_share,
            height_share=self.height_share,
            elevation=8,
            shift=(0.5 - self.height_share / 2 - 0.205) * 0.5,
            nearer=nearest(standing),
        )
        # Pebbles must not be cropped, so they lie at the stone's edge, or further in if the picture ends
        # before it.
        seen = visible_width(framing, pixels) / 2
        large, small = 0.10 * seen, 0.055 * seen
        reach = min(width / 2 + 0.4 * large, 0.82 * seen - large - abs(stone_at[0] - middle[0]))
        beside = (stone_at[0] + towards * reach, -0.31 * depth, 0)
        before = (stone_at[0] + towards * (reach - 2.1 * large), -0.5 * depth - 2.2 * small, 0)
        Pebble(large, beside, collection.pebble, self.seed + 4).build()
        Pebble(small, before, collection.stone, self.seed + 8).build()
        GrassShadow(20, self.seed, (self.shadow_at, 2.1, 0.65), 1.6).build(size, middle)
        look(framing, pixels)


@dataclass(frozen=True)
class Still:
    """A still life: products and props at the positions in the data."""

    products: tuple[Placement, ...] = ()
    props: tuple[Prop, ...] = ()
    middle: Place = (0, 0, 0.8)
    """Middle of the picture."""
    width: float = 2.6
    """Minimum width of the picture."""
    height: float = 2.0
    """Minimum height of the picture."""
    set_size: float = 1.4
    """Distance of wall and lamps."""
    ground: str | None = None
    """Color of the ground instead of the collection's."""
    exposure: float = 0.38
    """Exposure in stops."""
    light: Light = "sun"
    shadow: GrassShadow | None = None
    elevation: float = 7
    upright: bool = True
    """Whether the camera is level. Otherwise it looks down, at 90 degrees vertically."""
    lens: float = 75
    aperture: float = 5.6

    def exposure_in(self, _studio):
        return self.exposure

    def build(self, studio, pixels):
        for placement in self.products:
            put_up(placement, studio)
        background(self.ground or studio.collection_of(self.products).ground, self.set_size, 2.2)
        RIGS[self.light](self.set_size, self.middle)
        for prop in self.props:
            prop.build()
        if self.shadow:
            self.shadow.build(self.set_size, self.middle)
        look(
            Framing(
                self.middle,
                self.width,
                self.height,
                lens=self.lens,
                elevation=self.elevation,
                aperture=self.aperture,
                upright=self.upright,
            ),
            pixels,
        )


@dataclass(frozen=True)
class Texture:
    """The contents of a jar from above, on a ground of the color `ground`."""

    what: Literal["smear", "drops", "puddle", "swirl", "crystals", "powder", "mist", "weave"]
    ground: str = "sand"
    colour: str = "#F5EDE0"
    width: float = 3.2
    """Width of the picture."""
    elevation: float = 58
    turn: float = 28
    seed: int = 1
    roughness: float = 0.32
    grains: str | None = None
    """Color of salt in a smear, which makes it a scrub."""
    tint: tuple[float, float, float] = (0.985, 0.74, 0.20)
    """Linear color of the light that drops transmit."""
    density: float = 4.2
    """Density of the tint."""
    glow: float = 0.0
    """Emission of the ground below drops, which look dull without the light that they would focus on it."""
    aperture: float = 16
    exposure: float = 1.2
    """Exposure in stops."""

    def exposure_in(self, _studio):
        return self.exposure

    def build(self, _studio, pixels):
        def glowing(_nodes, inputs, _position):
            if self.glow:
                inputs["Emission"] = linear(self.ground)
                inputs["Emission Strength"] = self.glow

        paper = materials.solid(
            "ground",
            self.ground,
            0.55,
            specular=0.35,
            bump=materials.Bump(24, 0.05),
            colour_variation=0.015,
            adapt=glowing,
        )
        plane("ground", -30, 30, -30, 30, 0, paper)
        light.surroundings((0.95, 0.97, 1.0), 0.22)
        light.softbox("key", (-3.2, 1.9, 1.6), (0, 0, 0), 1.0, 1.8, 185, (1, 0.955, 0.9), 0.3)
        light.softbox("fill", (2.8, -2.0, 2.4), (0, 0, 0), 2.2, 2.2, 22, (0.95, 0.98, 1))
        light.softbox("edge", (1.6, 3.2, 1.3), (0, 0, 0.1), 2.6, 0.5, 45, (1, 0.98, 0.95))
        getattr(self, self.what)()
        look(
            Framing(
                (0, 0, 0.1),
                self.width,
                self.width,
                lens=90,
                elevation=self.elevation,
                aperture=self.aperture,
                upright=False,
            ),
            pixels,
        )

    def smear(self):
        drawn = textures.smear(materials.cream(self.colour, roughness=self.roughness), self.turn, self.seed)
        if self.grains:
            substances.grains_on(drawn, 5200, 0.026, materials.crystal("grains", self.grains), self.seed)

    def swirl(self):
        textures.swirl(1.5, 0, self.colour)

    def crystals(self):
        salt = materials.crystal("salt", self.colour)
        substances.crystals(15000, 1.5, 0.42, 0.05, salt, self.seed)

    def powder(self):
        substances.powder(1.0, 0.55, materials.dust("powder", self.colour), self.seed)

    def mist(self):
        """Builds fine drops as from a spray: very many, nearly all of them small."""
        material = materials.transparent("mist", self.tint, self.density, ior=1.34, shadow=0.98)
        textures.drops(620, self.width * 0.62, self.width * 0.7, material, self.seed, 0.012, 0.085, 0.56)

    def weave(self):
        substances.weave(self.width * 1.7, 110, materials.flax("flax", self.colour), self.seed)

    def drops(self):
        material = materials.transparent("drops", self.tint, self.density, ior=1.42, shadow=0.98)
        textures.drops(60, 1.35, 1.6, material, self.seed, 0.03, 0.36, 0.52)

    def puddle(self):
        milk = materials.cream(self.colour, 0.12, 0.16)
        textures.puddle(0.95, milk, self.seed)
        splashes = (
            (-1.08, 0.72, 0.09),
            (-0.92, 0.98, 0.045),
            (1.02, -0.95, 0.12),
            (0.80, -1.12, 0.05),
            (1.12, 0.86, 0.06),
        )
        for index, (x, y, radius) in enumerate(splashes):
            (drop,) = textures.drops(1, 0.001, 0.001, milk, 11 + index, radius * 0.9, radius * 1.1, 0.5)
            drop.location = (x, y, 0)


SCENES = {
    "landscape": Landscape,
    "ledge": Ledge,
    "packshot": Packshot,
    "still": Still,
    "texture": Texture,
}
