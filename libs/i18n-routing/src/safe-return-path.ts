/**
 * A path to go back to after logging in or switching language, taken from a query or a form that anyone may have
 * written. Only a plain path of this site passes; all else gives `fallback`: other hosts (`//host`, `/\host`,
 * `https:…`), schemes, control characters (browsers drop tabs and line breaks before they read a URL) and dot segments,
 * which could turn into `//` once resolved.
 *
 * @param fallback Where to go instead; not checked, so never take it from a visitor.
 * @example
 * ```ts
 * toSafeReturnPath('/da/account/order?id=7'); // => '/da/account/order?id=7'
 * toSafeReturnPath('//evil.example', '/account'); // => '/account'
 * ```
 */
export function toSafeReturnPath(value: unknown, fallback = '/'): string {
  if (typeof value !== 'string' || !/^\/[^\\\p{Cc}\p{Surrogate}]*$/u.test(value)) return fallback;
  const path = value.replace(/[?#].*/su, '');
  const segments = path.slice(1).split('/');
  const isPlain = segments.every(
    (segment, position) =>
      !/^(?:\.|%2e){1,2}$/iu.test(segment) && (segment !== '' || position === segments.length - 1),
  );
  return isPlain ? value : fallback;
}
