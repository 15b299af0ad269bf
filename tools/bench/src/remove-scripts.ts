const NOSCRIPT_STYLESHEETS_PATTERN = /<noscript>((?:<link rel="stylesheet"[^>]*>)+)<\/noscript>/;

/**
 * Returns the page `html` without scripts: the floor, a lower bound for the shop's times. Scripts, their start code and
 * module preloads are removed; text, structured data, fonts and pictures stay. What a
 * script would load later is not loaded at all. The stylesheets, which a script applies, are linked at the end, where they
 * block nothing.
 */
export function removeScripts(html: string): string {
  const [, stylesheets = ''] = NOSCRIPT_STYLESHEETS_PATTERN.exec(html) ?? [];
  return html
    .replaceAll(/<script\b(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/gi, '')
    .replaceAll(/<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="(?:script|fetch|style)")[^>]*>/gi, '')
    .replace(NOSCRIPT_STYLESHEETS_PATTERN, '')
    .replaceAll(' data-below-fold=""', '')
    .replace('</body>', () => `${stylesheets}</body>`);
}
