"""
The materials of things. Lengths are in decimeters; roughness, gloss and the like range from 0 to 1, as in Blender.
"""

from studio.materials.closures import closure
from studio.materials.liquids import cream, liquid, water
from studio.materials.metals import METAL, metal
from studio.materials.minerals import crystal, dust, sand, stone, stoneware
from studio.materials.opaque import Bump, Print, solid
from studio.materials.papers import paper, seamless_paper
from studio.materials.plants import foliage, fruit, grass, grass_heads, kelp, petal, straw
from studio.materials.textiles import flax, linen
from studio.materials.transparent import glass, transparent
from studio.materials.woods import birch_bark, oak, sawn_end, wood

__all__ = [
    "METAL",
    "Bump",
    "Print",
    "birch_bark",
    "closure",
    "cream",
    "crystal",
    "dust",
    "flax",
    "foliage",
    "fruit",
    "glass",
    "grass",
    "grass_heads",
    "kelp",
    "linen",
    "liquid",
    "metal",
    "oak",
    "paper",
    "petal",
    "sand",
    "sawn_end",
    "seamless_paper",
    "solid",
    "stone",
    "stoneware",
    "straw",
    "transparent",
    "water",
    "wood",
]
