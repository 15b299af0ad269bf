"""
Evaluates the neural network of Intel Open Image Denoise (https://www.openimagedenoise.org): a U-Net that
halves the picture four times, and doubles it again. Debian has no package of it; `setup.sh` fetches its
trained weights.

A picture within the network is an array of channels, rows and columns, with a border of one zero on each side
for the convolutions.
"""

import os
import struct
from concurrent.futures import ThreadPoolExecutor

import numpy
from numpy.lib.stride_tricks import sliding_window_view

from studio.places import WEIGHTS

DEPTH = 4
"""How often the network halves a picture: width and height are multiples of 2 to this power."""
STRIP = 1 << 21
"""Values that a thread multiplies at once: few enough for its cache."""
TENSOR_TYPES = {b"f": numpy.float32, b"h": numpy.float16}


def load_weights(file):
    """Returns the tensors of a file of weights, by name: a table at the end tells what is where."""
    content = file.read_bytes()
    (position,) = struct.unpack_from("<Q", content, 4)

    def take(format):
        nonlocal position
        values = struct.unpack_from(f"<{format}", content, position)
        position += struct.calcsize(f"<{format}")
        return values

    tensors = {}
    for _ in range(*take("I")):
        (length,) = take("H")
        (name,) = take(f"{length}s")
        (dimensions,) = take("B")
        shape = take(f"{dimensions}I")
        _layout, kind, offset = take(f"{dimensions}scQ")
        count = int(numpy.prod(shape))
        values = numpy.frombuffer(content, TENSOR_TYPES[kind], count, offset)
        tensors[name.decode()] = values.reshape(shape).astype(numpy.float32)
    return tensors


class Network:
    def __init__(self, name):
        self.weights = load_weights(WEIGHTS / f"{name}.tza")
        self.threads = ThreadPoolExecutor(os.cpu_count())

    def convolve(self, name, *sources):
        """Applies 3 x 3 weights to the channels of all sources, one after another; negative results become 0."""
        weights, bias = self.weights[f"{name}.weight"], self.weights[f"{name}.bias"]
        count = len(weights)
        # Columns of channels: each strip becomes one matrix product.
        matrix = weights.reshape(count, -1)
        source = sources[0] if len(sources) == 1 else numpy.concatenate(sources)
        channels, height, width = source.shape
        height, width = height - 2, width - 2
        result = numpy.zeros((count, height + 2, width + 2), numpy.float32)
        rows = max(1, STRIP // (9 * channels * width))

        def convolve_strip(top):
            part = source[:, top : top + rows + 2]
            around = sliding_window_view(part, (3, 3), (1, 2)).transpose(0, 3, 4, 1, 2)
            product = matrix @ around.reshape(9 * channels, -1)
            product += bias[:, None]
            numpy.maximum(product, 0, out=product)
            result[:, top + 1 : top + rows + 1, 1:-1][:, : part.shape[1] - 2] = product.reshape(count, -1, width)

        list(self.threads.map(convolve_strip, range(0, height, rows)))
        return result

    def __call__(self, image):
        """Returns the result of the network for an array of rows, columns and channels."""
        height, width, _ = image.shape
        size = 2**DEPTH
        padding = ((0, -height % size), (0, -width % size), (0, 0))
        given = numpy.pad(image, padding, "symmetric").transpose(2, 0, 1)
        given = numpy.pad(given.astype(numpy.float32), ((0, 0), (1, 1), (1, 1)))
        kept = [given]
        x = self.convolve("enc_conv0", given)
        for level in range(1, DEPTH + 1):
            x = halved(self.convolve(f"enc_conv{level}", x))
            kept.append(x)
        x = self.convolve("enc_conv5a", kept.pop())
        x = self.convolve("enc_conv5b", x)
        for level in range(DEPTH, 0, -1):
            x = self.convolve(f"dec_conv{level}a", doubled(x), kept.pop())
            x = self.convolve(f"dec_conv{level}b", x)
        x = self.convolve("dec_conv0", x)
        return x[:, 1 : height + 1, 1 : width + 1].transpose(1, 2, 0)


def halved(x):
    """Returns the largest of each 2 x 2 values."""
    inner = x[:, 1:-1, 1:-1]
    largest = numpy.maximum(inner[:, ::2], inner[:, 1::2])
    return numpy.pad(numpy.maximum(largest[..., ::2], largest[..., 1::2]), ((0, 0), (1, 1), (1, 1)))


def doubled(x):
    """Returns each value 2 x 2 times."""
    inner = x[:, 1:-1, 1:-1].repeat(2, 1).repeat(2, 2)
    return numpy.pad(inner, ((0, 0), (1, 1), (1, 1)))
