"""
Removes the noise from a picture with Intel Open Image Denoise: first from the color and the direction of its
surfaces, then, with these, from its light.
"""

import numpy

from studio.network import Network

MIDDLE_GREY = 0.18
BRIGHTEST = 65504
"""The brightest light that the network knows: the largest number of 16 bits."""


def denoise(rendered):
    """Returns a rendered picture without noise, in linear light."""
    albedo = from_srgb(Network("rt_alb")(to_srgb(rendered.albedo.clip(0, 1)))).clip(0, 1)
    normal = Network("rt_nrm")(rendered.normal.clip(-1, 1) / 2 + 0.5).clip(0, 1)
    light = rendered.colour.clip(0, BRIGHTEST)
    factor = exposure(light)
    given = numpy.concatenate([perceived(light * factor) / perceived(BRIGHTEST), albedo, normal], -1)
    return unperceived(Network("rt_hdr_calb_cnrm")(given) * perceived(BRIGHTEST)) / factor


def exposure(light):
    """Returns the factor that gives a picture a medium brightness of middle grey."""
    luminance = light @ numpy.array([0.212671, 0.71516, 0.072169], numpy.float32)
    height, width = (side // 16 for side in luminance.shape)
    blocks = luminance[: height * 16, : width * 16].reshape(height, 16, width, 16).mean((1, 3))
    return MIDDLE_GREY / numpy.exp2(numpy.log2(blocks[blocks > 1e-8]).mean())


# The curves with which the networks were trained: equal steps look equally different.


def to_srgb(value):
    return numpy.where(value <= 0.0031308, 12.92 * value, 1.055 * value ** (1 / 2.4) - 0.055)


def from_srgb(value):
    return numpy.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def perceived(light):
    return numpy.select(
        [light <= 1.5794576e-6, light <= 3.22087631e-2],
        [1.41283765e3 * light, 1.64593172 * light**0.431384981 - 2.94139609e-3],
        0.192653254 * numpy.log(light + 6.26026094e-3) + 0.998620152,
    )


def unperceived(value):
    return numpy.select(
        [value <= 2.23151711e-3, value <= 0.370974749],
        [value / 1.41283765e3, ((value + 2.94139609e-3) / 1.64593172) ** (1 / 0.431384981)],
        numpy.exp((value - 0.998620152) / 0.192653254) - 6.26026094e-3,
    )
