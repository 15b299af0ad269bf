/** Parser and serializer of a cookie that stores one of a fixed set of values, such as a locale or a market. */
export interface PreferenceCookie<Value extends string> {
  readonly name: string;
  /** Returns the value in a `Cookie` header or `document.cookie`; `undefined` when the cookie is missing or has another value. */
  readonly parse: (cookies: string | null | undefined) => Value | undefined;
  /** Returns the cookie for `document.cookie` or a `Set-Cookie` header, with `Path=/` and `SameSite=Lax`. */
  readonly serialize: (value: Value, options?: PreferenceCookieAttributes) => string;
}

/** Attributes of a preference cookie. */
export interface PreferenceCookieAttributes {
  /** Whether the cookie is sent over HTTPS only; false by default, so that it works on `http://localhost`. */
  readonly secure?: boolean;
}

/** Default lifetime of a preference: 365 days. */
const DEFAULT_MAX_AGE_SECONDS = 365 * 24 * 60 * 60;

/**
 * Creates the parser and serializer of the cookie `name`.
 *
 * @param values The allowed values.
 * @param maxAgeSeconds Lifetime of the cookie; 365 days by default.
 *
 * @example
 * ```ts
 * const localeCookie = createPreferenceCookie('shop_locale', ['en', 'sv']);
 * localeCookie.serialize('sv'); // => 'shop_locale=sv; Max-Age=31536000; Path=/; SameSite=Lax'
 * localeCookie.parse('theme=dark; shop_locale=sv'); // => 'sv'
 * localeCookie.parse('shop_locale=fr'); // => undefined
 * ```
 */
export function createPreferenceCookie<const Value extends string>(
  name: string,
  values: readonly Value[],
  maxAgeSeconds: number = DEFAULT_MAX_AGE_SECONDS,
): PreferenceCookie<Value> {
  const isValue = (text: string): text is Value => (values as readonly string[]).includes(text);
  return {
    name,
    parse: (cookies) => valuesOf(cookies, name).find(isValue),
    serialize: (value, { secure = false } = {}) =>
      `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`,
  };
}

function valuesOf(cookies: string | null | undefined, name: string): readonly string[] {
  return (cookies ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1).replace(/^"(.*)"$/u, '$1'));
}
