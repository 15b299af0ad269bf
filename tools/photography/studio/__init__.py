"""
The photo studio: Blender scenes of the range, rendered, denoised, graded and saved as the shop's pictures.
"""
