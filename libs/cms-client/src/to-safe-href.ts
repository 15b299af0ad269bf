/** Any origin: only the resolved path matters. */
const BASE_URL = 'https://shop.invalid';

/**
 * Returns `url` if the shop may link to it from an untrusted text: a path or anchor of its own, `https:` or
 * `mailto:`. Returns `undefined` for everything else (`javascript:`, `data:`, `//elsewhere`, a path with a backslash
 * or a control character).
 *
 * @example
 * ```ts
 * toSafeHref('/about/help#delivery'); // => '/about/help#delivery'
 * toSafeHref('mailto:hello@shop.example'); // => 'mailto:hello@shop.example'
 * toSafeHref('javascript:alert(1)'); // => undefined
 * toSafeHref('//elsewhere.example'); // => undefined
 * ```
 */
export function toSafeHref(url: string): string | undefined {
  // Browsers drop tabs and line breaks in URLs and treat a backslash as a slash: refuse all of them.
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u0020\u007f-\u009f\\]/u.test(url)) return undefined;
  if (url.startsWith('#')) return url;
  // `/.//elsewhere` stays here as a link, but a router that is handed the shortened path would leave.
  if (url.startsWith('/')) {
    return /^\/(?!\/)/u.test(url) && !new URL(url, BASE_URL).pathname.startsWith('//') ? url : undefined;
  }
  if (/^mailto:[^:]+@[^:]+$/iu.test(url)) return url;
  return /^https:\/\//iu.test(url) && URL.canParse(url) ? url : undefined;
}
