"""The result of building a container."""

from typing import NamedTuple

import bpy


class Built(NamedTuple):
    """A container at the origin whose label faces forward (negative y)."""

    objects: list[bpy.types.Object]
    height: float
    half_width: float
