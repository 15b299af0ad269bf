import type { InlineCodeHashes } from './hash-inline-code.ts';

/** Sources by directive: `{ 'connect-src': ["'self'"] }`. */
export type PolicyDirectives = Readonly<Record<string, readonly string[]>>;

/**
 * Returns a Content-Security-Policy that allows the own origin and inline code with these hashes, never `unsafe-inline`. Each of
 * `directives` replaces the default of that name; `script-src` and `style-src` always keep `'self'` and the hashes.
 *
 * @example
 * ```ts
 * createContentSecurityPolicy({ 'img-src': ["'self'", 'data:'] }, { scripts: ["'sha256-x='"], styles: [] });
 * // => "default-src 'self'; script-src 'self' 'sha256-x='; style-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; img-src 'self' data:"
 * ```
 */
export function createContentSecurityPolicy(directives: PolicyDirectives, code: InlineCodeHashes): string {
  const policy: PolicyDirectives = {
    'default-src': ["'self'"],
    'script-src': [],
    'style-src': [],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...directives,
  };
  const inline: PolicyDirectives = { 'script-src': code.scripts, 'style-src': code.styles };
  return Object.entries(policy)
    .map(([directive, sources]) => {
      const hashes = inline[directive];
      return [directive, ...new Set(hashes ? ["'self'", ...hashes, ...sources] : sources)].join(' ');
    })
    .join('; ');
}
