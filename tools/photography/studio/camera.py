"""The camera. Lengths are in decimeters, focal lengths in millimeters on a 36 mm sensor."""

from dataclasses import dataclass
from math import cos, pi, radians, sin, tan

import bpy
from mathutils import Vector

SENSOR = 36


@dataclass(frozen=True)
class Framing:
    """The subject of a picture and the direction of the view."""

    middle: tuple[float, float, float]
    width: float
    height: float
    width_share: float = 1.0
    """Maximum share of the picture's width that `width` covers."""
    height_share: float = 1.0
    """Maximum share of the picture's height that `height` covers."""
    lens: float = 95
    elevation: float = 7
    """Elevation of the camera in degrees."""
    shift: float = 0.0
    """Moves the frame up relative to the subject, as a share of its longer side."""
    aperture: float = 11
    """f-number. Small objects are close, so they are blurred as at their real size."""
    upright: bool = True
    """
    Whether verticals stay upright: the camera is level and its lens shifted. Otherwise the camera is tilted.
    """
    nearer: float = 0.05
    """Distance of the focus in front of `middle`."""


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
    """Sets the focus. `aperture` is in the scale of Blender's camera."""
    camera.dof.use_dof = True
    camera.dof.focus_distance = distance
    camera.dof.aperture_fstop = aperture


def longer_side(framing, pixels):
    """Returns the length at the middle, in decimeters, that the longer side of the picture shows."""
    width, height = pixels
    longer = max(pixels)
    return max(
        framing.height / framing.height_share * longer / height,
        framing.width / framing.width_share * longer / width,
    )


def visible_width(framing, pixels):
    """Returns the visible width at the middle in decimeters."""
    return longer_side(framing, pixels) * pixels[0] / max(pixels)


def look(framing, pixels):
    """Adds the camera for a picture of `pixels` (width, height)."""
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
    # One unit is a decimeter, but Blender expects meters, so a tenth of the f-number gives the same blur.
    focus(camera, distance - framing.nearer, framing.aperture / 10)
