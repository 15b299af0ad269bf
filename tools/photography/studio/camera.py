"""The camera. Lengths in decimetres, lenses in millimetres on a sensor of 36."""

from dataclasses import dataclass
from math import cos, pi, radians, sin, tan

import bpy
from mathutils import Vector

SENSOR = 36


@dataclass(frozen=True)
class Framing:
    """What is in the picture and from where it is seen."""

    middle: tuple[float, float, float]
    width: float
    height: float
    width_share: float = 1.0
    """How much of the picture's width `width` takes at most."""
    height_share: float = 1.0
    """How much of the picture's height `height` takes at most."""
    lens: float = 95
    elevation: float = 7
    """Degrees above the horizontal."""
    shift: float = 0.0
    """Moves the picture up against the things in it, as a share of its longer side."""
    aperture: float = 11
    """f-number. Small things are near: it blurs as it would at their real size."""
    upright: bool = True
    """A level camera with a shifted lens keeps verticals upright; otherwise the camera is tilted."""
    nearer: float = 0.05
    """How far before `middle` it is focused."""


def new_camera(lens):
    camera = bpy.data.cameras.new("camera")
    camera.lens = lens
    camera.sensor_width = SENSOR
    camera.sensor_fit = "AUTO"
    created = bpy.data.objects.new("camera", camera)
    bpy.context.collection.objects.link(created)
    bpy.context.scene.camera = created
    return created


def focus(camera, distance, aperture):
    """`aperture` is of the camera's own scale."""
    camera.dof.use_dof = True
    camera.dof.focus_distance = distance
    camera.dof.aperture_fstop = aperture


def longer_side(framing, pixels):
    """Decimetres at the middle that the longer side of the picture shows."""
    width, height = pixels
    longer = max(pixels)
    return max(
        framing.height / framing.height_share * longer / height,
        framing.width / framing.width_share * longer / width,
    )


def visible_width(framing, pixels):
    """Decimetres at the middle from the left border of the picture to the right."""
    return longer_side(framing, pixels) * pixels[0] / max(pixels)


def look(framing, pixels):
    """Puts the camera up for a picture of `pixels` (width, height)."""
    distance = longer_side(framing, pixels) * framing.lens / SENSOR
    created = new_camera(framing.lens)
    camera = created.data
    x, y, z = framing.middle
    elevation = radians(framing.elevation)
    if framing.upright:
        eye = z + distance * tan(elevation)
        created.location = (x, y - distance, eye)
        created.rotation_euler = (pi / 2, 0, 0)
        camera.shift_y = (z - eye) / (distance * SENSOR / framing.lens) + framing.shift
    else:
        backward = Vector((0, -cos(elevation), sin(elevation)))
        created.location = Vector(framing.middle) + distance * backward
        towards = Vector(framing.middle) - created.location
        created.rotation_euler = towards.to_track_quat("-Z", "Y").to_euler()
        camera.shift_y = framing.shift
    camera.clip_start, camera.clip_end = 0.05, 500
    # One unit is a decimetre and Blender means metres: a tenth of the f-number blurs as much.
    focus(camera, distance - framing.nearer, framing.aperture / 10)
