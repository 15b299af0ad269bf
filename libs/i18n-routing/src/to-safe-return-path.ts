/**
 * Returns `value` if it is a plain path of this site, otherwise `fallback`; use it for return paths from a query or a form.
 * Rejects other hosts, schemes, backslashes, control characters and dot segments.
 *
 * @param fallback Returned instead; it is not checked, so never use a value from a visitor.
 *
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
