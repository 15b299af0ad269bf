"""What every container answers when it is built."""

from typing import NamedTuple

import bpy


class Built(NamedTuple):
    """A container standing at the origin with its label to the front (negative y)."""

    objects: list[bpy.types.Object]
    height: float
    half_width: float
