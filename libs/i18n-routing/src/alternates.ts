import { addressesOf } from './internal/twins.ts';
import { type LocaleCode } from './locales.ts';
import { type ParametersPerLocale, type RouteMatch, type RouteName, shopRouting } from './route-table.ts';

/** One `<link rel="alternate">`. */
export interface Alternate<Code extends string = LocaleCode> {
  readonly hreflang: Code | 'x-default';
  /** Absolute when an origin was given. */
  readonly href: string;
}

/** What a page's head says about its own address and its twins. */
export interface Alternates<Code extends string = LocaleCode> {
  /** Value of `<link rel="canonical">`. */
  readonly canonical: string;
  /** The page in every language that has it, itself included, and `x-default` where it exists in the default language. */
  readonly alternates: readonly Alternate<Code>[];
}

/**
 * The canonical address and the hreflang set of a page. Languages stand without a region, for a market is no part of an
 * address. A page that a language lacks is left out of the set, so the set is the same seen from each twin.
 *
 * @param parametersPerLocale The page's slugs in each language; for the page's own they go before those of `match`, which
 * may have been found by a former slug.
 * @param origin Put before each path, for search engines ask for absolute addresses: `https://shop.example`.
 * @throws RangeError as {@link hrefFor} does, when a parameter cannot stand in a URL.
 * @example
 * ```ts
 * const slugs = { en: { slug: 'lee-serum' }, da: { slug: 'lae-serum' } };
 * const page: RouteMatch = { name: 'product', locale: 'da', parameters: slugs.da };
 * const { canonical, alternates } = alternatesFor(page, slugs, 'https://shop.example');
 * canonical; // => 'https://shop.example/da/produkt/lae-serum'
 * alternates.map(({ hreflang }) => hreflang); // => ['en', 'da', 'x-default']
 * alternates.at(-1)?.href; // => 'https://shop.example/product/lee-serum'
 * ```
 */
export function alternatesFor<Name extends RouteName>(
  match: RouteMatch<Name>,
  parametersPerLocale: ParametersPerLocale<NoInfer<Name>> = {},
  origin = '',
): Alternates {
  // The locales of the table are those of the type.
  return addressesOf(shopRouting, match, parametersPerLocale, origin) as Alternates;
}
