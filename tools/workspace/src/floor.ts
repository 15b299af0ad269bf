/**
 * The page `html` as it would be without any script: the floor under what the shop can reach. Scripts, what starts them, and
 * preloads of modules are gone; text, statements for search engines, styles, fonts and pictures stay as they are. What a
 * script would load later is not loaded at all, so the floor is the strictest there is.
 */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/gi, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/gi, '')
    .replaceAll(/<link\b(?=[^>]*\brel="preload")(?=[^>]*\bas="(?:script|fetch)")[^>]*>/gi, '');
}
