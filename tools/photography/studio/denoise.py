"""
Removes the noise from a picture that was rendered twice: the difference between the halves is noise, and each
half determines which pixels of the other may be averaged. `denoise.c` does the work and is compiled when it
is first needed.
"""

import ctypes
import subprocess

import numpy

from studio.places import ROOT, working_folder

SEARCH, PATCH = 8, 3
"""Radius of the search for similar pixels, and of the patches that are compared, in pixels."""


def library():
    source = ROOT / "denoise.c"
    compiled = working_folder() / "denoise.so"
    if not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime:
        command = ["gcc", "-O3", "-march=native", "-ffast-math", "-fopenmp", "-shared", "-fPIC"]
        subprocess.run([*command, source, "-o", compiled, "-lm"], check=True)
    return ctypes.CDLL(str(compiled))


def planes(image):
    """Returns the channels one after another, as the library expects."""
    return numpy.ascontiguousarray(image.transpose(2, 0, 1), numpy.float32)


def pointer(array):
    return array.ctypes.data_as(ctypes.POINTER(ctypes.c_float))


def box_blur(image):
    """Returns the mean of 5 x 5 pixels in each plane."""
    _, height, width = image.shape
    padded = numpy.pad(image, ((0, 0), (2, 2), (2, 2)), "edge")
    rows = sum(padded[:, step : step + height, :] for step in range(5)) / 5
    return sum(rows[:, :, step : step + width] for step in range(5)) / 5


def denoise(first, second):
    """Merges two noisy pictures into one without noise, as an array of rows, columns and channels."""
    one, other = (planes(numpy.minimum(half.colour, 30)) for half in (first, second))
    # A pixel far above the same pixel in the other half is a firefly.
    for half, reference in ((one, other), (other, one)):
        numpy.minimum(half, reference * 4 + 0.6, out=half)
    # Color and direction of surfaces have little noise, so they preserve edges that are not visible in the
    # light.
    features = numpy.concatenate(
        [planes((first.albedo + second.albedo) / 2), planes((first.normal + second.normal) / 2) * 0.45]
    )
    variance = numpy.concatenate(
        [
            planes((first.albedo - second.albedo) ** 2 / 4),
            planes((first.normal - second.normal) ** 2 / 4) * 0.2,
        ]
    )
    features = numpy.ascontiguousarray(features, numpy.float32)
    variance = numpy.ascontiguousarray(box_blur(variance), numpy.float32)
    denoiser = library()
    _, height, width = one.shape

    def filtered(one, other, search, patch, strength):
        results = numpy.empty_like(one), numpy.empty_like(one)
        inputs = (pointer(each) for each in (one, other, features, variance))
        strengths = ctypes.c_float(strength), ctypes.c_float(0.6)
        denoiser.denoise(
            width, height, *inputs, len(features), search, patch, *strengths, *map(pointer, results)
        )
        return results

    one, other = filtered(one, other, SEARCH, PATCH, 0.55)
    # A second, small pass removes the remaining noise of single pixels.
    one, other = filtered(one, other, 4, 1, 0.8)
    return ((one + other) / 2).transpose(1, 2, 0)
