"""The colors of the range, and conversions to Blender's colors."""

PALETTE = {
    "amber": "#B5651D",
    "apricot": "#E3AE69",
    "birch": "#DFE4D8",
    "birch-dark": "#A9B49C",
    "black": "#161513",
    "blush": "#CF9F8C",
    "grass": "#7C8A68",
    "honey": "#E2B56B",
    "ink": "#1F241D",
    "kelp": "#8FA09A",
    "kelp-light": "#B9C5BF",
    "mineral": "#ECE9E2",
    "mist": "#C3CED2",
    "oat": "#EADFCB",
    "oat-dark": "#CDB68C",
    "off-white": "#F4EFE6",
    "sage": "#A9B399",
    "sage-light": "#A9B593",
    "sand": "#E7DAC4",
    "stone": "#CFC6B8",
    "white": "#F6F4EF",
}


def hexadecimal(colour):
    """Returns `#rrggbb` for the name of a palette color or for a color in that form."""
    return PALETTE.get(colour, colour)


def linear(colour):
    """
    Returns linear red, green, blue and alpha, from 0 to 1, for the name of a palette color or for `#rrggbb`.
    """
    digits = hexadecimal(colour).lstrip("#")
    channels = (int(digits[start : start + 2], 16) / 255 for start in (0, 2, 4))
    return (
        *(value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels),
        1.0,
    )


def scaled(rgba, factor):
    """Returns a lighter or darker color, limited to white."""
    return (*(min(1, value * factor) for value in rgba[:3]), 1.0)
