/** WCAG 2.2 relative luminance of `#rrggbb`. */
function calculateLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the WCAG 2.2 contrast ratio of two colors `#rrggbb`, 1 to 21. */
export function calculateContrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [calculateLuminance(a), calculateLuminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}
