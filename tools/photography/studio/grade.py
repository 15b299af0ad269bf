"""Adds effects of film and lens: a glow around highlights, a vignette and grain. Arrays are linear light."""

import numpy


def gaussian(image, radius):
    """Applies a Gaussian blur. `radius` is the standard deviation in pixels."""
    height, width = image.shape[:2]
    rows = numpy.fft.fftfreq(height)[:, None]
    columns = numpy.fft.rfftfreq(width)[None]
    response = numpy.exp(-2 * (numpy.pi * radius) ** 2 * (rows**2 + columns**2))
    channels = [
        numpy.fft.irfft2(numpy.fft.rfft2(image[..., channel]) * response, (height, width))
        for channel in range(image.shape[2])
    ]
    return numpy.stack(channels, -1)


def grade(image, seed=5):
    """Grades a picture. The same `seed` gives the same grain."""
    height, width = image.shape[:2]
    scale = height / 1500
    bright = numpy.clip(image - 0.85, 0, 6)
    image = image + 0.10 * gaussian(bright, 9 * scale + 1) + 0.05 * gaussian(bright, 40 * scale + 2)
    y, x = numpy.mgrid[0:height, 0:width]
    from_middle = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) / 0.5
    image = image * (1 - 0.10 * from_middle[..., None] ** 1.2)
    chance = numpy.random.default_rng(seed)
    fine = chance.normal(0, 1, (height, width)).astype(numpy.float32)
    coarse = gaussian(chance.normal(0, 1, (height, width, 1)), 1.1)[..., 0]
    grain = 0.65 * fine + 0.35 * coarse * 3.5
    return numpy.clip(image * (1 + 0.010 * grain[..., None]), 0, None)
