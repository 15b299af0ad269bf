import { isCarriableSegment, reservedWords, segmentsOf } from './internal/segments.ts';
import { type LocaleCode, locales } from './locales.ts';
import { type RouteMatch, type RouteName, type RouteParameters } from './route-table.ts';

/** The parameters may be left out where the route needs none. */
type ParameterArguments<Name extends RouteName> =
  Record<string, never> extends RouteParameters<Name>
    ? [parameters?: RouteParameters<Name>]
    : Partial<RouteParameters<Name>> extends RouteParameters<Name>
      ? [parameters?: RouteParameters<Name>]
      : [parameters: RouteParameters<Name>];

/**
 * The path of a page: percent-encoded, with the language's prefix, without a slash at the end.
 *
 * @throws RangeError when a parameter cannot stand in a URL (empty, `.`, `..`, a lone surrogate), or when a collection has
 * the name of another route.
 *
 * @example
 * hrefFor('product', 'da', { slug: 'lae-serum' }); // '/da/produkt/lae-serum'
 * hrefFor('collection', 'en', { collection: 'face', path: 'cleansers' }); // '/face/cleansers'
 * hrefFor('home', 'da'); // '/da'
 */
export function hrefFor<Name extends RouteName>(
  name: Name,
  locale: LocaleCode,
  ...[parameters]: ParameterArguments<Name>
): string {
  return buildHref(name, locale, parameters ?? {});
}

/** The path of a match: the canonical form of the path that gave it. */
export function hrefOf(match: RouteMatch): string {
  return buildHref(match.name, match.locale, match.parameters);
}

function buildHref(
  name: RouteName,
  locale: LocaleCode,
  parameters: Readonly<Record<string, string | undefined>>,
): string {
  const words: string[] = locales[locale].prefix === '' ? [] : [locales[locale].prefix];
  segmentsOf(name, locale).forEach((part, position) => {
    if (part.kind === 'static') {
      words.push(part.word);
      return;
    }
    const value = parameters[part.name];
    if (part.kind === 'catchAll') {
      if (value !== undefined) words.push(...value.split('/').map((word) => encode(name, part.name, word)));
      return;
    }
    if (value === undefined) {
      if (part.optional) return;
      throw new RangeError(`Cannot build the path of "${name}": parameter "${part.name}" is missing`);
    }
    if (position === 0 && reservedWords(locale).has(value)) {
      throw new RangeError(
        `Cannot build the path of "${name}": "${value}" begins another route in locale "${locale}"`,
      );
    }
    words.push(encode(name, part.name, value));
  });
  return `/${words.join('/')}`;
}

function encode(name: RouteName, parameter: string, word: string): string {
  if (!isCarriableSegment(word)) {
    throw new RangeError(
      `Cannot build the path of "${name}": parameter "${parameter}" has the segment ${JSON.stringify(word)}`,
    );
  }
  return encodeURIComponent(word);
}
