"""Saves linear light as picture files."""

import subprocess

import bpy
import numpy

MASTER_BYTES_LIMIT = 900_000
"""Maximum size of a master, because the repository contains all of them."""


def save_png(image, file):
    """Saves a PNG with 16 bits per channel, using the view settings of the scene."""
    height, width = image.shape[:2]
    picture = bpy.data.images.new("picture", width, height, float_buffer=True, alpha=False)
    picture.colorspace_settings.name = "Linear"
    values = numpy.ones((height, width, 4), numpy.float32)
    values[..., :3] = image
    picture.pixels.foreach_set(values.ravel())
    picture.update()
    settings = bpy.context.scene.render.image_settings
    settings.file_format = "PNG"
    settings.color_depth = "16"
    settings.color_mode = "RGB"
    picture.save_render(str(file), scene=bpy.context.scene)
    bpy.data.images.remove(picture)


def vips(*arguments):
    subprocess.run(["vips", *map(str, arguments)], check=True)


def save_webp(png, rendered, pixels, file):
    """
    Saves a master of exactly `pixels` from a PNG of `rendered` pixels, in the best quality within the size
    limit.
    """
    sized, sharpened = png.with_suffix(".sized.png"), png.with_suffix(".sharp.png")
    across, up = pixels[0] / rendered[0], pixels[1] / rendered[1]
    vips("resize", png, sized, across, "--vscale", up, "--kernel", "lanczos3")
    vips("sharpen", sized, sharpened, "--sigma", 0.7, "--m1", 0.1, "--m2", 1.6)
    for quality in (92, 90, 87, 84, 80, 75, 70, 62):
        vips("webpsave", sharpened, file, "--Q", quality, "--effort", 5, "--smart-subsample", "--strip")
        if file.stat().st_size <= MASTER_BYTES_LIMIT:
            break
    for each in (png, sized, sharpened):
        each.unlink()
