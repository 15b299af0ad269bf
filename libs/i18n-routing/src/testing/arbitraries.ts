import fc from 'fast-check';
import { hrefOf } from '../href.ts';
import { type LocaleCode, localeCodes } from '../locales.ts';
import { isReservedSegment } from '../route-patterns.ts';
import { type ParametersPerLocale, type RouteMatch, type RouteName, routeNames } from '../route-table.ts';
import { segmentsOf } from '../internal/segments.ts';

/** What slugs could ever look like, and what nobody should ever type into a CMS: `%`, `/`, dots, quotes, emoji. */
const segment = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc.constantFrom(
      'lae-serum',
      'a.b',
      '...',
      '100%',
      '%2F',
      'æøå',
      'a b',
      '?',
      '#',
      '\\',
      'da',
      '+',
      '👒',
      ':slug',
      '*',
    ),
  )
  .filter((text) => text !== '.' && text !== '..' && !/\p{Surrogate}/u.test(text));

const catchAll = fc
  .array(
    segment.filter((text) => !text.includes('/')),
    { minLength: 1, maxLength: 4 },
  )
  .map((segments) => segments.join('/'));

/** Parameters that a path of `name` can carry in `locale`. */
export function parametersOf(name: RouteName, locale: LocaleCode): fc.Arbitrary<Record<string, string>> {
  const required: Record<string, fc.Arbitrary<string>> = {};
  const optional: Record<string, fc.Arbitrary<string>> = {};
  segmentsOf(name, locale).forEach((part, position) => {
    if (part.kind === 'catchAll') optional[part.name] = catchAll;
    else if (part.kind === 'dynamic') {
      const values = position === 0 ? segment.filter((text) => !isReservedSegment(text, locale)) : segment;
      (part.optional ? optional : required)[part.name] = values;
    }
  });
  return fc.record(
    { ...required, ...optional },
    { requiredKeys: Object.keys(required), noNullPrototype: true },
  );
}

export const anyLocale = fc.constantFrom(...localeCodes);

/** Any page in any language with any parameters. */
export const anyMatch: fc.Arbitrary<RouteMatch> = fc
  .tuple(fc.constantFrom(...routeNames), anyLocale)
  .chain(([name, locale]) =>
    parametersOf(name, locale).map((parameters) => ({ name, locale, parameters }) as RouteMatch),
  );

/** Any page with its parameters in both languages, as a page's content gives them. */
export const anyTranslatedPage: fc.Arbitrary<{
  readonly match: RouteMatch;
  readonly parametersPerLocale: ParametersPerLocale;
}> = fc.tuple(fc.constantFrom(...routeNames), anyLocale).chain(([name, locale]) =>
  fc.record({ en: parametersOf(name, 'en'), da: parametersOf(name, 'da') }).map((parametersPerLocale) => ({
    match: { name, locale, parameters: parametersPerLocale[locale] } as RouteMatch,
    parametersPerLocale: parametersPerLocale as ParametersPerLocale,
  })),
);

/** Paths near the route table: words of it, rearranged. */
export const anyPath = fc.oneof(
  anyMatch.map(hrefOf),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          'da',
          'account',
          'login',
          'shop',
          'produkt',
          'product',
          'tips',
          '404',
          'add',
          'addresses',
        ),
        segment.map(encodeURIComponent),
      ),
      { maxLength: 5 },
    )
    .map((words) => `/${words.join('/')}`),
);
