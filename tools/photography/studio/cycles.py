"""Renders with Cycles on the CPU and returns the picture as arrays."""

import os
import sys
from contextlib import contextmanager
from typing import NamedTuple

import bpy
import numpy

from studio.places import working_folder


class Rendered(NamedTuple):
    """A rendered picture: arrays of rows, columns and three channels, from the bottom row up."""

    colour: numpy.ndarray
    """Linear light."""
    normal: numpy.ndarray
    albedo: numpy.ndarray
    """Color of the surfaces without light."""


def prepare(pixels, samples, exposure):
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine = "CYCLES"
    render.threads_mode = "AUTO"
    render.resolution_x, render.resolution_y = pixels
    render.resolution_percentage = 100
    render.use_persistent_data = True
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.use_auto_tile = False
    cycles.tile_size = 2048
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    cycles.filter_width = 1.4
    # Light through two walls of glass needs many bounces; for everything else three are enough.
    cycles.max_bounces = 10
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 10
    cycles.transparent_max_bounces = 12
    cycles.volume_bounces = 0
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 0.6
    cycles.sample_clamp_indirect = 4.0
    cycles.sample_clamp_direct = 0.0
    cycles.light_sampling_threshold = 0.01
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "High Contrast"
    scene.view_settings.exposure = exposure
    scene.view_settings.gamma = 1.0
    scene.display_settings.display_device = "sRGB"
    bpy.context.view_layer.cycles.denoising_store_passes = True
    bpy.context.view_layer.use_pass_z = False


@contextmanager
def quiet():
    """Silences Blender, which prints every sample to standard output below Python."""
    sys.stdout.flush()
    kept = os.dup(1)
    with open(os.devnull, "wb") as nowhere:
        os.dup2(nowhere.fileno(), 1)
    try:
        yield
    finally:
        sys.stdout.flush()
        os.dup2(kept, 1)
        os.close(kept)


def render():
    """Renders the current scene."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    output = tree.nodes.new("CompositorNodeOutputFile")
    output.base_path = str(working_folder())
    output.format.file_format = "OPEN_EXR"
    output.format.color_depth = "32"
    output.format.exr_codec = "NONE"
    output.format.color_mode = "RGB"
    output.file_slots.clear()
    passes = ("Image", "Denoising Normal", "Denoising Albedo")
    names = [f"{os.getpid()}-{index}-" for index in range(len(passes))]
    for name, each in zip(names, passes):
        output.file_slots.new(name)
        tree.links.new(layers.outputs[each], output.inputs[-1])
    with quiet():
        bpy.ops.render.render(write_still=False)
    return Rendered(*(take(working_folder() / f"{name}{scene.frame_current:04d}.exr") for name in names))


def take(file):
    """Loads an EXR file as an array, and deletes the file."""
    image = bpy.data.images.load(str(file), check_existing=False)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    values = numpy.empty(width * height * 4, numpy.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    file.unlink()
    return values.reshape(height, width, 4)[..., :3]
