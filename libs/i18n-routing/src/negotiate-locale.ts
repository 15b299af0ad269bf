import { parseLanguageTag } from './internal/parse-language-tag.ts';

/**
 * Returns the locale that matches the first possible language of the visitor, or `undefined`: by the lookup of RFC 4647, section 3.4,
 * then by the same language and script. Never returns a related language, such as Danish for Norwegian.
 *
 * @param languages `navigator.languages`, or the result of {@link parseAcceptLanguage}; the preferred one first.
 * @param locales BCP 47 tags of the site's locales: `sv`, `fr-CA`, `zh-Hant`.
 *
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

/** Returns the locale equal to `tag`, else to `tag` without its last subtags, as few of them as possible. */
function lookUp<Code extends string>(tag: string, locales: readonly Code[]): Code | undefined {
  if (tag === '') return undefined;
  const wanted = tag.toLowerCase();
  return (
    locales.find((code) => code.toLowerCase() === wanted) ?? lookUp(tag.replace(/-?[^-]*$/u, ''), locales)
  );
}

/** Compares likely scripts of equal languages only, because a browser loads tables for them. */
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
