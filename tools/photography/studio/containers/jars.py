"""Jars and tins."""

from dataclasses import dataclass, field
from math import sin, cos

from studio import materials
from studio.colours import linear
from studio.containers.bottles import wrapped
from studio.containers.built import Built
from studio.labels import Label, label_image
from studio.materials import METAL, Bump, Print
from studio.meshes import lathe, mesh_object
from studio.textures import swirl


def paper_label(radius, bottom, width, height, label, layout):
    """Adds a paper label to a cylinder, with an edge that catches the light."""
    outer, inner = radius + 0.0016, radius - 0.002
    paper = "off-white"
    image = label_image(label, width, height, layout, paper)
    material = materials.solid(
        "paper",
        paper,
        0.72,
        specular=0.25,
        bump=Bump(160, 0.12),
        label=Print(image, width, height, 0),
        label_roughness=0.72,
    )
    columns = 72
    half = width / 2 / outer
    rows = ((inner, 0), (outer, 0), (outer, height), (inner, height))
    vertices, faces, uvs = [], [], []
    for r, z in rows:
        for column in range(columns + 1):
            angle = -half + 2 * half * column / columns
            vertices.append((r * sin(angle), -r * cos(angle), z))
    for row in range(3):
        below, above = rows[row][1], rows[row + 1][1]
        for column in range(columns):
            first = row * (columns + 1) + column
            faces.append([first, first + 1, first + columns + 2, first + columns + 1])
            left = -width / 2 + width * column / columns
            right = -width / 2 + width * (column + 1) / columns
            uvs.append([(left, below), (right, below), (right, above), (left, above)])
    created = mesh_object("label", vertices, faces, material, uvs, flats=False, sharp_from=30)
    created.location.z = bottom
    return created


@dataclass(frozen=True)
class Jar:
    """A jar with a lid: opaque in the color `body`, or of clear glass with a paper label and `salt` in it."""

    body: str = "mineral"
    salt: str | None = None
    """Color of the salt. With it the jar is clear."""
    grain: float = 70
    """Crystals per decimeter."""
    cap: str = "mineral"
    cap_metal: str = METAL
    """Color of a metal lid."""
    open: bool = False
    """Whether the jar is open and shows its cream."""
    cream: str = "#F3EADB"
    radius: float = 0.34
    height: float = 0.27
    """Height of the jar without its lid."""
    cap_height: float = 0.17
    roughness: float = 0.5
    clearcoat: float = 0.0
    """Strength of a clear lacquer over the color."""
    label_height: float = 0.62
    """Height of a paper label, as a share of the jar's."""
    label: Label = field(default_factory=Label)

    def build(self):
        radius, pot = self.radius, self.height
        objects = self.glass_pot() if self.salt else [self.opaque_pot()]
        if self.open:
            objects.append(swirl(radius * 0.88, pot + 0.01, self.cream))
            return Built(objects, pot + 0.14, radius)
        lid = materials.closure(
            "lid",
            self.cap,
            metal_colour=self.cap_metal,
            metal_roughness=0.26,
            roughness=0.46,
            roughness_variation=0.07,
            bump=Bump(80, 0.05),
        )
        foot = pot + 0.016
        top = foot + self.cap_height
        profile = [
            (radius * 0.9, foot, 0),
            (radius, foot, 0.005),
            (radius, top, 0.022),
            (radius * 0.6, top - 0.0005, 0),
            (0, top - 0.001, 0),
        ]
        objects.append(lathe("lid", profile, lid, corner_steps=9))
        return Built(objects, top, radius)

    def opaque_pot(self):
        radius, pot = self.radius, self.height
        label = wrapped(self.label, radius, pot * 0.80, pot * 0.09, share_of_width=1.75, layout="wide")
        material = materials.solid(
            "pot",
            self.body,
            self.roughness,
            label=label,
            bump=Bump(70, 0.05),
            clearcoat=self.clearcoat,
            clearcoat_roughness=0.12,
        )
        profile = [
            (0, 0.01, 0),
            (radius * 0.86, 0, 0.012),
            (radius, 0, 0.05),
            (radius, pot, 0.02),
            (radius * 0.93, pot + 0.008, 0.006),
            (radius * 0.93, pot + 0.05, 0),
        ]
        return lathe("pot", profile, material, corner_steps=10)

    def glass_pot(self):
        radius, pot, wall = self.radius, self.height, 0.034
        inner = radius - wall
        profile = [
            (0, 0.012, 0),
            (radius * 0.8, 0.012, 0.015),
            (radius * 0.86, 0, 0.012),
            (radius, 0, 0.045),
            (radius, pot, 0.03),
            (radius * 0.93, pot + 0.012, 0.008),
            (radius * 0.93, pot + 0.05, 0),
            (inner * 0.97, pot + 0.05, 0),
            (inner, pot - 0.02, 0.03),
            (inner, 0.034, 0.05),
            (0, 0.036, 0),
        ]
        glass = lathe("pot", profile, materials.glass("clear", wall), corner_steps=9)
        height = pot * self.label_height
        label = paper_label(radius, pot * 0.54 - height / 2, radius * 1.9, height, self.label, "wide")
        gap = 0.004
        content = [
            (0, 0.0395, 0),
            (inner - gap, 0.0395, 0.05),
            (inner - gap, pot - 0.03, 0),
            (0, pot - 0.03, 0),
        ]
        return [glass, label, lathe("salt", content, self.salt_material())]

    def salt_material(self):
        """
        Returns the material of the salt. It emits a soft, shaded light, because lamps do not reach solids
        behind glass.
        """

        def glow(nodes, inputs, position):
            grains = nodes.ramp(nodes.noise(position, self.grain, 3, 0.7), [(0.32, 0.5), (0.68, 1)])
            across = nodes.plus(nodes.times(nodes.separate(position)[0], 0.5 / self.radius), 0.5)
            shade = nodes.ramp(across, [(0, 0.72), (0.3, 1), (1, 0.42)])
            shaded = nodes.mix(1.0, grains, shade, "MULTIPLY")
            inputs["Emission"] = nodes.mix(1.0, shaded, linear(self.salt), "MULTIPLY")
            inputs["Emission Strength"] = 0.40

        return materials.solid(
            "salt", self.salt, 0.5, bump=Bump(self.grain, 0.8), colour_variation=0.05, adapt=glow
        )


@dataclass(frozen=True)
class Tin:
    """A flat tin of balm. Its label is on the lid, so shots turn it onto its edge, about 84 degrees back."""

    body: str = "honey"
    """Color of the tin."""
    open: bool = False
    """Whether the tin is open and shows its balm."""
    balm: str = "#DDB07C"
    radius: float = 0.34
    height: float = 0.20
    label: Label = field(default_factory=Label)

    def build(self):
        radius, top = self.radius, self.height
        width = radius * 1.72
        image = label_image(self.label, width, width, "round")
        steel = materials.metal("tin", "#D6D2CA", 0.30)
        lid = materials.solid(
            "lid",
            self.body,
            0.40,
            label=Print(image, width, width, -width / 2, "top"),
            roughness_variation=0.06,
            bump=Bump(80, 0.04),
            clearcoat=0.1,
        )
        seam = top * 0.52
        lower = [
            (0, 0.008, 0),
            (radius * 0.86, 0.008, 0.006),
            (radius * 0.90, 0, 0.008),
            (radius * 0.975, 0, 0.022),
            (radius * 0.975, seam + 0.02, 0),
        ]
        if self.open:
            edge = seam + 0.05
            rim = [(radius * 0.975, edge, 0.004), (radius * 0.95, edge, 0.004), (radius * 0.95, 0.03, 0)]
            pot = lathe("tin", [*lower[:-1], *rim], steel, corner_steps=8)
            return Built([pot, swirl(radius * 0.95, seam - 0.012, self.balm, 0.16)], top, radius)
        upper = [
            (radius * 0.97, seam, 0),
            (radius + 0.004, seam, 0.004),
            (radius + 0.004, top - 0.012, 0.012),
            (radius * 0.93, top + 0.002, 0.012),
            (radius * 0.90, top - 0.006, 0.006),
            (0, top - 0.006, 0),
        ]
        objects = [lathe("tin", lower, steel, corner_steps=8), lathe("lid", upper, lid, corner_steps=8)]
        return Built(objects, top, radius)
