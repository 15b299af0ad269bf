"""Where files lie."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RANGE = ROOT / "range"
SHOTS = ROOT / "shots"
PICTURES = ROOT.parent.parent / "dist/photography"


def working_folder():
    """For what is made again when it is missing: labels, half-finished renders, the compiled denoiser."""
    folder = ROOT / ".cache"
    folder.mkdir(exist_ok=True)
    return folder
