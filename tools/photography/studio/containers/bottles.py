"""Bottles: bodies of revolution with a dropper, pump, spray head or screw cap."""

from dataclasses import dataclass, field
from math import cos, pi, radians, sin

from mathutils import Vector

from studio import materials
from studio.containers.built import Built
from studio.labels import Label, label_image
from studio.materials import Bump, Print
from studio.meshes import Ribs, lathe, sweep
from studio.shapes import smooth_step


def wrapped(label, radius, height, bottom, share_of_width=1.8, layout="stack", outside=None):
    """Returns a label around the front of a body, slightly narrower than the body appears."""
    width = radius * share_of_width
    image = label_image(label, width, height, layout)
    return Print(image, width, height, bottom, outside=outside)


def glass_vessel(
    material, content, radius, body, neck, neck_height, fill, wall=0.014, base=0.03, shoulder=0.07
):
    """
    Builds a bottle with an inner wall and its contents. `body`: height of the start of the shoulder; `neck`:
    radius of the neck, which starts at `neck_height`; `fill`: share of the body that is filled.
    """
    top = neck_height + 0.12
    inner_neck, inner = neck - wall, radius - wall
    walls = [
        (0, 0.012, 0),
        (radius * 0.72, 0.012, 0.02),
        (radius * 0.80, 0, 0.012),
        (radius, 0, 0.028),
        (radius, body, shoulder),
        (neck + 0.012, neck_height - 0.02, 0.035),
        (neck, neck_height + 0.01, 0.01),
        (neck, top, 0.006),
        (inner_neck, top, 0.006),
        (inner_neck, neck_height + 0.01, 0.02),
        (inner, body - 0.008, shoulder * 0.9),
        (inner, base, 0.045),
        (0, base + 0.012, 0),
    ]
    # The liquid overlaps the glass slightly, because rays cannot tell two coinciding surfaces apart.
    overlap = 0.0015
    surface = base + (body - base) * fill
    liquid = [
        (0, base + 0.012 - overlap, 0),
        (inner + overlap, base - overlap, 0.045),
        (inner + overlap, surface, 0.012),
        (inner * 0.8, surface - 0.006, 0),
        (0, surface - 0.007, 0),
    ]
    return [lathe("glass", walls, material), lathe("liquid", liquid, content)]


@dataclass(frozen=True)
class Dropper:
    """A small bottle with a dropper, of glass or of lacquered glass in the color `body`."""

    glass: str = "amber"
    body: str | None = None
    liquid: str = "oil"
    cap: str = "black"
    bulb: str | None = None
    """Color of the rubber bulb; by default that of the cap, or black with a metal cap."""
    radius: float = 0.165
    height: float = 0.56
    """Height of the start of the shoulder."""
    label: Label = field(default_factory=Label)

    def build(self):
        neck_height = self.height + 0.10
        if self.body:
            label = wrapped(self.label, self.radius, self.height * 0.86, self.height * 0.06)
            material = materials.solid(
                "lacquer",
                self.body,
                0.36,
                label=label,
                roughness_variation=0.05,
                bump=Bump(70, 0.03),
                clearcoat=0.15,
            )
        else:
            label = wrapped(
                self.label,
                self.radius,
                self.height * 0.82,
                self.height * 0.115,
                outside=self.radius - 0.004,
            )
            material = materials.glass(self.glass, 0.014, label)
        content = materials.liquid(self.liquid)
        objects = glass_vessel(material, content, self.radius, self.height, 0.078, neck_height, 0.93)
        foot = neck_height + 0.005
        is_metal = self.cap == "metal"
        collar = [
            (0.078, foot, 0),
            (0.112, foot, 0.004),
            (0.112, foot + 0.135, 0.008),
            (0.104, foot + 0.15, 0.006),
            (0.07, foot + 0.15, 0),
        ]
        cap = materials.closure("cap", self.cap, roughness=0.42, roughness_variation=0.06)
        ribs = None if is_metal else Ribs(80, 0.0035, foot + 0.006, foot + 0.125)
        objects.append(lathe("collar", collar, cap, segments=480, ribs=ribs))
        rubber = self.bulb or ("black" if is_metal else self.cap)
        top = foot + 0.15
        bulb = [
            (0, top - 0.01, 0),
            (0.078, top - 0.01, 0),
            (0.078, top + 0.02, 0.012),
            (0.066, top + 0.04, 0.02),
            (0.070, top + 0.12, 0.05),
            (0.064, top + 0.235, 0.06),
            (0, top + 0.26, 0),
        ]
        material = materials.solid("rubber", rubber, 0.62, specular=0.35, bump=Bump(120, 0.05))
        objects.append(lathe("bulb", bulb, material, corner_steps=12))
        return Built(objects, top + 0.255, self.radius)


def pump_head(foot, material, direction, reach, collar_radius):
    """
    Builds a pump head from the height `foot` up. The spout points to `direction` in degrees: 0 is right, -90
    is toward the camera.
    """
    ribs = Ribs(72, 0.003, foot + 0.006, foot + 0.118)
    collar = [
        (0.06, foot, 0),
        (collar_radius, foot, 0.004),
        (collar_radius, foot + 0.13, 0.010),
        (collar_radius * 0.80, foot + 0.15, 0.02),
        (0.062, foot + 0.155, 0.006),
        (0.062, foot + 0.20, 0.004),
        (0.03, foot + 0.20, 0),
    ]
    head = foot + 0.30
    button = [
        (0.036, head, 0),
        (0.080, head, 0.008),
        (0.090, head + 0.05, 0.025),
        (0.132, head + 0.075, 0.014),
        (0.132, head + 0.125, 0.022),
        (0.06, head + 0.134, 0),
        (0, head + 0.136, 0),
    ]
    objects = [
        lathe("collar", collar, material, segments=360, ribs=ribs),
        lathe("stem", [(0.036, foot + 0.19, 0), (0.036, foot + 0.34, 0)], material, segments=64),
        lathe("head", button, material, corner_steps=10),
    ]
    # A thick base inside the head, rising slightly, with a drooping tip.
    angle = radians(direction)
    outward = Vector((cos(angle), sin(angle), 0))
    path, sections = [], []
    for step in range(41):
        t = step / 40
        distance = 0.02 + reach * t - 0.012 * max(0, t - 0.85) / 0.15
        height = head + 0.092 + 0.020 * sin(t * pi * 0.75) - 0.075 * (max(0, t - 0.74) / 0.26) ** 2
        path.append(outward * distance + Vector((0, 0, height)))
        sections.append((0.070 - 0.034 * smooth_step(0, 0.9, t), 0.034 - 0.010 * t))
    spout = sweep("spout", path, sections, material, corners=36)
    edges = spout.modifiers.new("edges", "BEVEL")
    edges.width, edges.segments = 0.006, 3
    edges.limit_method, edges.angle_limit = "ANGLE", 1.0
    spout.modifiers.remove(spout.modifiers["weighted normals"])
    return [*objects, spout], head + 0.136


@dataclass(frozen=True)
class Pump:
    """A bottle with a pump, of glass or of plastic in the color `body`."""

    glass: str | None = None
    body: str = "mineral"
    liquid: str = "water"
    """Visible through glass."""
    pump: str = "black"
    radius: float = 0.30
    height: float = 1.08
    """Height of the start of the shoulder."""
    shoulder: float = 0.13
    """Radius of the rounded shoulder of plastic."""
    spout: float = -38
    """Degrees: 0 points to the right, -90 to the camera."""
    reach: float = 0.34
    label: Label = field(default_factory=Label)

    def build(self):
        radius, body, neck, neck_height = self.radius, self.height, 0.115, self.height + 0.15
        label = wrapped(
            self.label,
            radius,
            body * 0.80,
            body * 0.08,
            outside=radius - 0.004 if self.glass else None,
        )
        if self.glass:
            material = materials.glass(self.glass, 0.02, label)
            content = materials.liquid(self.liquid)
            objects = glass_vessel(
                material,
                content,
                radius,
                body,
                neck,
                neck_height,
                0.95,
                wall=0.02,
                base=0.04,
                shoulder=0.13,
            )
            tube = materials.solid("dip tube", "#E9E4DA", 0.4, bump=None)
            profile = [(0, 0.06, 0), (0.02, 0.06, 0), (0.02, neck_height, 0)]
            objects.append(lathe("dip tube", profile, tube, segments=32))
        else:
            material = materials.solid(
                "body", self.body, 0.48, label=label, roughness_variation=0.06, bump=Bump(70, 0.04)
            )
            profile = [
                (0, 0.014, 0),
                (radius * 0.8, 0.014, 0.02),
                (radius * 0.86, 0, 0.012),
                (radius, 0, 0.032),
                (radius, body, self.shoulder),
                (neck + 0.01, neck_height - 0.015, 0.05),
                (neck, neck_height, 0.01),
                (neck, neck_height + 0.05, 0),
            ]
            objects = [lathe("body", profile, material, corner_steps=12)]
        plastic = materials.solid("pump", self.pump, 0.40, roughness_variation=0.06, bump=Bump(90, 0.03))
        head, top = pump_head(neck_height + 0.004, plastic, self.spout, self.reach, neck + 0.028)
        return Built([*objects, *head], top, max(radius, 0.33))


@dataclass(frozen=True)
class Cylinder:
    """A tall plastic bottle with a cap as wide as itself."""

    body: str = "mineral"
    cap: str = "sand"
    radius: float = 0.235
    height: float = 1.36
    """Height of the start of the shoulder."""
    label: Label = field(default_factory=Label)

    def build(self):
        radius, body = self.radius, self.height
        label = wrapped(self.label, radius, body * 0.84, body * 0.07, share_of_width=1.85)
        plastic = materials.solid(
            "body", self.body, 0.5, label=label, roughness_variation=0.07, bump=Bump(80, 0.05)
        )
        profile = [
            (0, 0.012, 0),
            (radius * 0.8, 0.012, 0.02),
            (radius * 0.87, 0, 0.012),
            (radius, 0, 0.03),
            (radius, body, 0.045),
            (radius * 0.86, body + 0.03, 0.02),
            (radius * 0.86, body + 0.05, 0),
        ]
        objects = [lathe("body", profile, plastic, corner_steps=10)]
        cap = materials.closure(
            "cap", self.cap, roughness=0.44, roughness_variation=0.06, bump=Bump(90, 0.04)
        )
        foot, top = body + 0.036, body + 0.036 + 0.27
        profile = [
            (0, foot, 0),
            (radius * 0.965, foot, 0.006),
            (radius * 0.965, top, 0.02),
            (radius * 0.6, top - 0.001, 0),
            (0, top - 0.001, 0),
        ]
        objects.append(lathe("cap", profile, cap, corner_steps=9))
        return Built(objects, top, radius)


@dataclass(frozen=True)
class Spray:
    """A slim glass bottle with a spray head."""

    glass: str = "sage"
    liquid: str = "water"
    cap: str = "white"
    """Color of the head."""
    radius: float = 0.185
    height: float = 0.92
    """Height of the start of the shoulder."""
    nozzle: float = 25
    """Degrees: 0 points to the camera, 90 to the right."""
    label: Label = field(default_factory=Label)

    def build(self):
        radius, body, neck_height = self.radius, self.height, self.height + 0.10
        label = wrapped(self.label, radius, body * 0.82, body * 0.08, outside=radius - 0.004)
        objects = glass_vessel(
            materials.glass(self.glass, 0.014, label),
            materials.liquid(self.liquid),
            radius,
            body,
            0.09,
            neck_height,
            0.95,
            wall=0.016,
            base=0.05,
            shoulder=0.06,
        )
        tube = materials.transparent("dip tube", (1, 1, 1), 0, ior=1.42)
        profile = [(0, 0.07, 0), (0.010, 0.07, 0), (0.010, neck_height, 0)]
        objects.append(lathe("dip tube", profile, tube, segments=24))
        foot = neck_height
        ferrule = [
            (0.07, foot, 0),
            (0.112, foot, 0.006),
            (0.112, foot + 0.11, 0.012),
            (0.06, foot + 0.115, 0),
        ]
        steel = materials.metal("ferrule", "#D3CEC4", 0.24)
        objects.append(lathe("ferrule", ferrule, steel, corner_steps=8))
        plastic = materials.solid("head", self.cap, 0.38, roughness_variation=0.05, bump=Bump(90, 0.03))
        ring = [
            (0.05, foot + 0.11, 0),
            (0.066, foot + 0.11, 0.003),
            (0.066, foot + 0.15, 0.004),
            (0.03, foot + 0.15, 0),
        ]
        objects.append(lathe("ring", ring, plastic))
        head = [
            (0, foot + 0.145, 0),
            (0.088, foot + 0.145, 0.006),
            (0.088, foot + 0.275, 0.03),
            (0.05, foot + 0.285, 0),
            (0, foot + 0.286, 0),
        ]
        objects.append(lathe("head", head, plastic, corner_steps=9))
        opening = [
            (0, -0.004, 0),
            (0.008, -0.004, 0),
            (0.012, 0.004, 0.002),
            (0.026, 0.004, 0.003),
            (0.028, -0.02, 0),
        ]
        material = materials.solid("nozzle", "#D8D3C8", 0.35, bump=None)
        nozzle = lathe("nozzle", opening, material, segments=48)
        angle = radians(self.nozzle)
        nozzle.rotation_euler = (pi / 2, 0, angle)
        nozzle.location = (0.0865 * sin(angle), -0.0865 * cos(angle), foot + 0.225)
        return Built([*objects, nozzle], foot + 0.286, radius)


@dataclass(frozen=True)
class Bottle:
    """
    A round bottle of glass, or of plastic (`body`), with a plain, domed or tapered cap: for body oil,
    roll-on, nail oil.
    """

    glass: str | None = None
    body: str = "mineral"
    liquid: str = "golden oil"
    cap: str = "white"
    radius: float = 0.2
    height: float = 0.8
    """Height of the start of the shoulder."""
    shoulder: float = 0.07
    """Radius of the rounded shoulder."""
    neck: float = 0.08
    """Height of shoulder and neck together."""
    neck_radius: float = 0.095
    roughness: float = 0.42
    """Roughness of plastic."""
    base: float = 0.045
    """Thickness of a glass bottom."""
    cap_radius: float = 0.125
    cap_height: float = 0.2
    cap_shape: str = "plain"
    """`plain`, `dome` or `taper`."""
    label: Label = field(default_factory=Label)

    def build(self):
        radius, body, neck_height = self.radius, self.height, self.height + self.neck
        bottom = body * (0.11 if self.glass else 0.07)
        outside = radius - 0.004 if self.glass else None
        label = wrapped(self.label, radius, body * 0.81, bottom, outside=outside)
        if self.glass:
            wall = 0.016 if radius > 0.12 else 0.011
            objects = glass_vessel(
                materials.glass(self.glass, wall, label),
                materials.liquid(self.liquid),
                radius,
                body,
                self.neck_radius,
                neck_height,
                0.94,
                wall=wall,
                base=self.base,
                shoulder=self.shoulder,
            )
        else:
            plastic = materials.solid(
                "body",
                self.body,
                self.roughness,
                label=label,
                roughness_variation=0.06,
                bump=Bump(70, 0.04),
            )
            profile = [
                (0, 0.012, 0),
                (radius * 0.84, 0, 0.012),
                (radius, 0, 0.03),
                (radius, body, self.shoulder),
                (self.neck_radius + 0.012, neck_height - 0.015, 0.03),
                (self.neck_radius, neck_height, 0.01),
                (self.neck_radius, neck_height + 0.03, 0),
            ]
            objects = [lathe("body", profile, plastic, corner_steps=10)]
        cap = materials.closure(
            "cap", self.cap, roughness=0.42, roughness_variation=0.06, bump=Bump(90, 0.03)
        )
        wide, foot = self.cap_radius, neck_height - 0.004
        top = foot + self.cap_height
        end = {
            "plain": [(wide, top, 0.016), (wide * 0.5, top - 0.0005, 0), (0, top - 0.001, 0)],
            "dome": [(wide, top, wide * 0.9), (0, top, 0)],
            "taper": [(wide * 0.82, top, 0.02), (0, top, 0)],
        }[self.cap_shape]
        profile = [(wide * 0.8, foot, 0), (wide, foot, 0.006), *end]
        steps = 16 if self.cap_shape == "dome" else 9
        objects.append(lathe("cap", profile, cap, corner_steps=steps))
        return Built(objects, top, radius)


@dataclass(frozen=True)
class Vial:
    """A sample of two milliliters."""

    glass: str = "amber"
    liquid: str = "oil"
    cap: str = "black"
    radius: float = 0.062
    height: float = 0.34
    """Height of the start of the shoulder."""
    label: Label = field(default_factory=lambda: Label(ink="off-white"))

    def build(self):
        radius, body = self.radius, self.height
        label = wrapped(
            self.label,
            radius,
            body * 0.8,
            body * 0.06,
            share_of_width=2.1,
            layout="mark",
            outside=radius - 0.004,
        )
        objects = glass_vessel(
            materials.glass(self.glass, 0.008, label),
            materials.liquid(self.liquid),
            radius,
            body,
            0.045,
            body + 0.035,
            0.9,
            wall=0.007,
            base=0.016,
            shoulder=0.02,
        )
        foot, top = body + 0.035, body + 0.165
        cap = [
            (0, foot, 0),
            (0.056, foot, 0.004),
            (0.056, top, 0.008),
            (0.0308, top - 0.0005, 0),
            (0, top - 0.001, 0),
        ]
        objects.append(lathe("cap", cap, materials.solid("cap", self.cap, 0.4)))
        return Built(objects, top, radius)
