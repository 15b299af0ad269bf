import { parseLanguageTag } from './internal/parse-language-tag.ts';

/**
 * Returns the locale for the first of the visitor's `languages` that the site has, or `undefined`: the lookup of RFC 4647, section 3.4,
 * then a locale of the same language and script. Never another language: a Norwegian does not get Danish because the two are close.
 *
 * @param languages `navigator.languages`, or {@link parseAcceptLanguage} of the header: the preferred first.
 * @param locales BCP 47 tags of the site's languages: `sv`, `fr-CA`, `zh-Hant`.
 * @example
 * ```ts
 * negotiateLocale(['nb-NO', 'sv-SE', 'en'], ['en', 'sv']); // => 'sv'
 * negotiateLocale(['nb-NO'], ['en', 'sv']); // => undefined
 * negotiateLocale(['fr-FR', 'en-US'], ['en-US', 'fr-CA']); // => 'fr-CA'
 * ```
 */
export function negotiateLocale<const Code extends string>(
  languages: readonly string[],
  locales: readonly Code[],
): Code | undefined {
  for (const tag of languages) {
    const wanted = parseLanguageTag(tag);
    const locale = wanted && (lookUp(wanted.baseName, locales) ?? findOfOtherRegion(wanted, locales));
    if (locale !== undefined) return locale;
  }
  return undefined;
}

/** Returns the locale that has all subtags of `tag`, or else as many of the first as any has. */
function lookUp<Code extends string>(tag: string, locales: readonly Code[]): Code | undefined {
  if (tag === '') return undefined;
  const wanted = tag.toLowerCase();
  return (
    locales.find((code) => code.toLowerCase() === wanted) ?? lookUp(tag.replace(/-?[^-]*$/u, ''), locales)
  );
}

/** Likely scripts are read for equal languages only: asking for one makes a browser read its tables. */
function findOfOtherRegion<Code extends string>(
  wanted: Intl.Locale,
  locales: readonly Code[],
): Code | undefined {
  return locales.find((code) => {
    const locale = parseLanguageTag(code);
    return locale?.language === wanted.language && locale.maximize().script === wanted.maximize().script;
  });
}

/**
 * Returns the language tags of an `Accept-Language` header (RFC 9110, section 12.5.4), preferred first. Omits `*`, tags with
 * `q=0` and invalid tags.
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
    .filter(({ tag, quality }) => parseLanguageTag(tag) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
