"""Entry point that Blender runs; see `render`."""

import sys
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from studio.command import main  # noqa: E402  (the path comes first)

main()
