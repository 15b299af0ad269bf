/** Any origin: what matters is what a browser makes of a path. */
const SOMEWHERE = 'https://shop.invalid';

/**
 * `url` when a shop may link to it from a text that others wrote: a path or anchor of its own, `https:` or `mailto:`.
 * Everything else (`javascript:`, `data:`, `//elsewhere`, a path with a backslash or a control character) is `undefined`.
 *
 * @example
 * ```ts
 * safeHref('/about/help#delivery'); // => '/about/help#delivery'
 * safeHref('mailto:hello@shop.example'); // => 'mailto:hello@shop.example'
 * safeHref('javascript:alert(1)'); // => undefined
 * safeHref('//elsewhere.example'); // => undefined
 * ```
 */
export function safeHref(url: string): string | undefined {
  // Browsers skip tabs and line breaks inside an address and take a backslash for a slash: none of them has a place here.
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u0020\u007f-\u009f\\]/u.test(url)) return undefined;
  if (url.startsWith('#')) return url;
  // `/.//elsewhere` stays here as a link, but a router that is handed the shortened path would leave.
  if (url.startsWith('/')) {
    return /^\/(?!\/)/u.test(url) && !new URL(url, SOMEWHERE).pathname.startsWith('//') ? url : undefined;
  }
  if (/^mailto:[^:]+@[^:]+$/iu.test(url)) return url;
  return /^https:\/\//iu.test(url) && URL.canParse(url) ? url : undefined;
}
