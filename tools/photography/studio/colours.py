"""The colours that the range shares, and colours as Blender wants them."""

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
    """`#rrggbb` of a palette name or of a colour that is one already."""
    return PALETTE.get(colour, colour)


def linear(colour):
    """Red, green, blue and alpha from 0 to 1 of a palette name or `#rrggbb`, without the sRGB curve."""
    digits = hexadecimal(colour).lstrip("#")
    channels = (int(digits[start : start + 2], 16) / 255 for start in (0, 2, 4))
    return (
        *(value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels),
        1.0,
    )


def scaled(rgba, factor):
    """The colour lighter or darker, at most white."""
    return (*(min(1, value * factor) for value in rgba[:3]), 1.0)
