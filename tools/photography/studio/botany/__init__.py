"""
The plants that the products are made of. Lengths are in decimeters, angles in degrees. Each lies or stands on `at`, and
nothing is below it.
"""

from studio.botany.berries import Berries, Cloudberries
from studio.botany.birch import BirchBranch, BirchTwig
from studio.botany.chamomile import Chamomile
from studio.botany.kelp import Kelp
from studio.botany.oat import Flakes, OatEars

__all__ = ["Berries", "BirchBranch", "BirchTwig", "Chamomile", "Cloudberries", "Flakes", "Kelp", "OatEars"]
