import { isLocaleCode, type LocaleCode } from './locales.ts';
import { isMarketId, type MarketId } from './markets.ts';

/** Name of the cookie that remembers the language. */
export const localeCookieName = 'marehalm_locale';

/** Name of the cookie that remembers the market. */
export const marketCookieName = 'marehalm_market';

/** How long a preference is remembered: 365 days (specification, section 9), in seconds. */
export const preferenceCookieMaxAge = 365 * 24 * 60 * 60;

/**
 * The remembered language in a `Cookie` header or `document.cookie`. A value that is no locale counts as none.
 *
 * @example
 * ```ts
 * readLocaleCookie('theme=dark; marehalm_locale=da'); // => 'da'
 * readLocaleCookie('marehalm_locale=fr'); // => undefined
 * ```
 */
export function readLocaleCookie(cookies: string | null | undefined): LocaleCode | undefined {
  return valuesOf(cookies, localeCookieName).find(isLocaleCode);
}

/** The remembered market in a `Cookie` header or `document.cookie`. A value that is no market counts as none. */
export function readMarketCookie(cookies: string | null | undefined): MarketId | undefined {
  return valuesOf(cookies, marketCookieName).find(isMarketId);
}

/**
 * What to assign to `document.cookie`, or to send as `Set-Cookie`, to remember the language: for 365 days, on the whole
 * site, `SameSite=Lax` (specification, section 9).
 *
 * @example
 * ```ts
 * serializeLocaleCookie('da'); // => 'marehalm_locale=da; Max-Age=31536000; Path=/; SameSite=Lax'
 * ```
 */
export function serializeLocaleCookie(locale: LocaleCode, options: PreferenceCookieOptions = {}): string {
  return serialize(localeCookieName, locale, options);
}

/** What to assign to `document.cookie`, or to send as `Set-Cookie`, to remember the market, as {@link serializeLocaleCookie}. */
export function serializeMarketCookie(market: MarketId, options: PreferenceCookieOptions = {}): string {
  return serialize(marketCookieName, market, options);
}

/** How a preference cookie is sent. */
export interface PreferenceCookieOptions {
  /** Only over HTTPS. Off by default, so that a shop on `http://localhost` remembers too. */
  readonly secure?: boolean;
}

function serialize(name: string, value: string, { secure = false }: PreferenceCookieOptions): string {
  return `${name}=${value}; Max-Age=${preferenceCookieMaxAge}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

function valuesOf(cookies: string | null | undefined, name: string): readonly string[] {
  return (cookies ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1).replace(/^"(.*)"$/u, '$1'));
}
