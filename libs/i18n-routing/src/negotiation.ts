import { defaultLocale, isLocaleCode, type LocaleCode } from './locales.ts';
import { defaultMarketFor, marketForCountry, type MarketId } from './markets.ts';
import { readLocaleCookie, readMarketCookie } from './preference-cookies.ts';

/** What a visitor brings along. */
export interface Visitor {
  /** `document.cookie` or a `Cookie` header. */
  readonly cookies?: string | null | undefined;
  /** `navigator.languages`, or {@link parseAcceptLanguage} of the header: the dearest first. */
  readonly languages?: readonly string[] | undefined;
}

/**
 * The language for a visitor: the remembered one, else the first of the browser's that the shop speaks, else English
 * (specification, section 4). Only languages count that the shop really has: a Norwegian is not handed Danish because the
 * two are close. This is the lookup of RFC 4647, section 3.4, for locales without a region; it chooses what the lookup of
 * `@formatjs/intl-localematcher` chooses, whose tables would weigh more than the whole library, on every page, before its
 * first paint.
 *
 * In a browser, give it `document.cookie` and `navigator.languages`.
 *
 * @example
 * ```ts
 * negotiateLocale({ cookies: 'marehalm_locale=da', languages: ['en-GB'] }); // => 'da'
 * negotiateLocale({ languages: ['sv-SE', 'da-DK', 'en'] }); // => 'da'
 * negotiateLocale({ languages: ['nb-NO'] }); // => 'en'
 * ```
 */
export function negotiateLocale({ cookies, languages = [] }: Visitor): LocaleCode {
  const spoken = () => languages.map((tag) => parseTag(tag)?.language).find(isLocaleCode);
  return readLocaleCookie(cookies) ?? spoken() ?? defaultLocale;
}

/**
 * The market for a visitor: the remembered one, else that of the first browser language spoken in a country the shop
 * delivers to (`en-US` is passed over, `da` means Denmark), else the one that goes with the page's language.
 *
 * @example
 * ```ts
 * negotiateMarket({ languages: ['en-US', 'nb-NO'], locale: 'en' }); // => 'no'
 * negotiateMarket({ cookies: 'marehalm_market=int', languages: ['nb-NO'], locale: 'en' }); // => 'int'
 * negotiateMarket({ locale: 'da' }); // => 'dk'
 * ```
 */
export function negotiateMarket({
  cookies,
  languages = [],
  locale,
}: Visitor & { readonly locale: LocaleCode }): MarketId {
  const remembered = readMarketCookie(cookies);
  if (remembered) return remembered;
  for (const tag of languages) {
    // It stands in most lists and means the United States. Asking for a likely country makes a browser read its tables, 2 to 4 ms
    // of a page's first visit: that is left to the other languages that name none.
    if (tag === 'en') continue;
    const parsed = parseTag(tag);
    const market = marketForCountry(parsed?.region ?? parsed?.maximize().region ?? '');
    if (market) return market;
  }
  return defaultMarketFor(locale);
}

/**
 * The language tags of an `Accept-Language` header (RFC 9110, section 12.5.4), the dearest first; `*`, tags refused with
 * `q=0` and what is no language tag are left out.
 *
 * @example
 * ```ts
 * parseAcceptLanguage('en;q=0.2, da-DK, *;q=0.1'); // => ['da-DK', 'en']
 * ```
 */
export function parseAcceptLanguage(header: string | null | undefined): readonly string[] {
  return (header ?? '')
    .split(',')
    .map((range) => {
      const [tag = '', ...options] = range.split(';').map((part) => part.trim());
      const quality = options.find((option) => /^q=/iu.test(option))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ tag, quality }) => parseTag(tag) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** Browsers send what people typed into settings; `Intl` throws on anything that is no language tag. */
function parseTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
