const NOSCRIPT_STYLESHEETS_PATTERN = /<noscript>((?:<link rel="stylesheet"[^>]*>)+)<\/noscript>/;

/**
 * The page `html` as it would be without any script: the floor under what the shop can reach. Scripts, what starts them, and
 * preloads of modules are gone; text, statements for search engines, fonts and pictures stay as they are. What a
 * script would load later is not loaded at all, and the stylesheets, which a script brings, are linked to at the end, where nothing waits for
 * them: so the floor is the strictest there is.
 */
export function withoutScripts(html: string): string {
  const [, stylesheets = ''] = NOSCRIPT_STYLESHEETS_PATTERN.exec(html) ?? [];
  return html
    .replaceAll(/<script\b(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/gi, '')
    .replaceAll(/<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="(?:script|fetch|style)")[^>]*>/gi, '')
    .replace(NOSCRIPT_STYLESHEETS_PATTERN, '')
    .replaceAll(' data-below-fold=""', '')
    .replace('</body>', () => `${stylesheets}</body>`);
}
