import fc from 'fast-check';
import { type AnyMatch } from '../internal/paths.ts';
import { type AnyRoutingDefinition, type RouteInLocale, getRouteSegments } from '../internal/route-tree.ts';
import {
  hrefOf,
  isReservedSegment,
  type LocaleCode,
  localeCodes,
  type ParametersPerLocale,
  type RouteMatch,
  routeNames,
  shopRoutingDefinition,
} from './example-shop.ts';

/** Likely slugs, and texts that do not belong into a slug: `%`, `/`, dots, quotes, emoji. */
export const arbitrarySegment = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    fc.constantFrom(
      'lae-serum',
      'a.b',
      '...',
      '100%',
      '%2F',
      '%2e',
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

const anyRest = fc
  .array(
    arbitrarySegment.filter((text) => !text.includes('/')),
    { minLength: 1, maxLength: 4 },
  )
  .map((segments) => segments.join('/'));

/** Parameters that a URL can carry, for `page` of any routing. `first` says what may begin a path. */
export function arbitraryParameters(
  routing: AnyRoutingDefinition,
  page: RouteInLocale,
  first: (word: string) => boolean = () => true,
): fc.Arbitrary<Record<string, string>> {
  const required: Record<string, fc.Arbitrary<string>> = {};
  const optional: Record<string, fc.Arbitrary<string>> = {};
  const depth = routing.locales[page.locale]?.prefix === '' ? 0 : 1;
  getRouteSegments(routing, page).forEach((part, position) => {
    if (part.parameter === undefined) return;
    const value = position === depth ? arbitrarySegment.filter(first) : arbitrarySegment;
    (part.isOptional ? optional : required)[part.parameter] = part.isCatchAll ? anyRest : value;
  });
  return fc.record(
    { ...required, ...optional },
    { requiredKeys: Object.keys(required), noNullPrototype: true },
  );
}

const shopParameters = (page: RouteInLocale & { readonly locale: LocaleCode }) =>
  arbitraryParameters(shopRoutingDefinition, page, (word) => !isReservedSegment(word, page.locale));

/** Any page of the shop in any language. */
const anyPage = fc.record({ name: fc.constantFrom(...routeNames), locale: fc.constantFrom(...localeCodes) });

/** Any page of the shop in any language with any parameters. */
export const arbitraryMatch: fc.Arbitrary<RouteMatch> = anyPage.chain((page) =>
  shopParameters(page).map((parameters) => ({ ...page, parameters }) as RouteMatch),
);

/** Any page of the shop with its parameters in both languages, as a page's content gives them. */
export const arbitraryTranslatedPage: fc.Arbitrary<{
  readonly match: RouteMatch;
  readonly parametersPerLocale: ParametersPerLocale;
}> = anyPage.chain(({ name, locale }) =>
  fc
    .record({ en: shopParameters({ name, locale: 'en' }), da: shopParameters({ name, locale: 'da' }) })
    .map((parametersPerLocale) => ({
      match: { name, locale, parameters: parametersPerLocale[locale] } as RouteMatch,
      parametersPerLocale: parametersPerLocale as ParametersPerLocale,
    })),
);

/** Paths similar to those of the route table: its words, rearranged, some of them percent-encoded without need. */
export const arbitraryPath = fc.oneof(
  arbitraryMatch.map(hrefOf),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...['da', '%64a', 'account', 'login', 'shop', '%73hop', 'produkt', 'product', 'tips', '404', 'add'],
          'addresses',
        ),
        arbitrarySegment.map(encodeURIComponent),
      ),
      { maxLength: 5 },
    )
    .map((words) => `/${words.join('/')}`),
);

const word = fc.constantFrom('a', 'b', 'new', 'nb', 'ærlig', '100%', 'a b');

/** A segment of a pattern: a word in each of two languages, or a parameter. */
const anyPatternSegment = fc.oneof(
  fc.tuple(word, word),
  fc
    .constantFrom(':slug', ':id', 'p-:id', ':slug.html', 'a-:slug-b', ':size?')
    .map((parameter) => [parameter, parameter] as const),
);

const anyPatternEnd = fc
  .constantFrom('', '', ':last?', '*rest')
  .map((parameter) => (parameter === '' ? [] : [[parameter, parameter] as const]));

/** Two languages and a handful of routes, sound or not. */
export const arbitraryRouting: fc.Arbitrary<AnyRoutingDefinition> = fc
  .tuple(
    fc.constantFrom(['', 'nb'], ['da', 'nb'], ['nb', ''], ['dk/da', 'dk/nb'], ['nb/new', 'nb']),
    fc.array(fc.tuple(fc.array(anyPatternSegment, { maxLength: 3 }), anyPatternEnd), {
      minLength: 1,
      maxLength: 5,
    }),
  )
  .map(([[da = '', nb = ''], patterns]) => ({
    locales: { da: { prefix: da }, nb: { prefix: nb } },
    defaultLocale: 'da',
    routes: Object.fromEntries(
      patterns.map(([segments, end], position) => {
        const all = [...segments, ...end];
        const inLanguage = (language: 0 | 1) => all.map((pair) => pair[language]).join('/');
        return [`route${position}`, { da: inLanguage(0), nb: inLanguage(1) }];
      }),
    ),
  }));

/** A page of a routing with parameters that a URL can carry, though the table may keep them for another route. */
export function arbitraryMatchIn(routing: AnyRoutingDefinition): fc.Arbitrary<AnyMatch> {
  return fc
    .record({
      name: fc.constantFrom(...Object.keys(routing.routes)),
      locale: fc.constantFrom(...Object.keys(routing.locales)),
    })
    .chain((page) => arbitraryParameters(routing, page).map((parameters) => ({ ...page, parameters })));
}
