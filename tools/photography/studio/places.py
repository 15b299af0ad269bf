"""Paths of files and folders."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RANGE = ROOT / "range"
SHOTS = ROOT / "shots"
WEIGHTS = ROOT / "weights"
PICTURES = ROOT.parent.parent / "dist/photography"


def working_folder():
    """Returns the folder for files that can be generated again: labels and unfinished renders."""
    folder = ROOT / ".cache"
    folder.mkdir(exist_ok=True)
    return folder
