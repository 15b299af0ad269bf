/**
 * `url` when a shop may link to it from a text that others wrote: a path or anchor of its own, `https:` or `mailto:`.
 * Everything else (`javascript:`, `data:`, `//elsewhere`, a path with a backslash or a control character) is `undefined`.
 */
export function safeHref(url: string): string | undefined {
  // Browsers skip tabs and line breaks inside an address and take a backslash for a slash: none of them has a place here.
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  if (/[\u0000-\u0020\u007f-\u009f\\]/u.test(url)) return undefined;
  if (url.startsWith('#') || /^\/(?!\/)/u.test(url)) return url;
  if (/^mailto:[^:]+@[^:]+$/iu.test(url)) return url;
  if (!/^https:\/\//iu.test(url)) return undefined;
  return URL.canParse(url) ? url : undefined;
}
