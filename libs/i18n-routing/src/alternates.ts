import { defaultLocale, type LocaleCode, localeCodes } from './locales.ts';
import { type ParametersPerLocale, type RouteMatch } from './route-table.ts';
import { hrefOf } from './href.ts';
import { hrefIn } from './switch-locale.ts';

/** One `<link rel="alternate">`. */
export interface Alternate {
  readonly hreflang: LocaleCode | 'x-default';
  readonly href: string;
}

/** What a page's head says about its own address and its twins. */
export interface Alternates {
  /** Value of `<link rel="canonical">`. */
  readonly canonical: string;
  /** The page in every language that has it, itself included, and `x-default` where it exists in English. */
  readonly alternates: readonly Alternate[];
}

/**
 * The canonical address and the hreflang set of a page. Languages stand without a region, for a market is no part of an
 * address. A page that a language lacks is left out of the set, so the set is the same seen from each twin.
 *
 * @param origin Put before each path, for search engines ask for absolute addresses: `https://shop.example`.
 */
export function alternatesFor(
  match: RouteMatch,
  parametersPerLocale: ParametersPerLocale = {},
  origin = '',
): Alternates {
  const base = origin.replace(/\/+$/u, '');
  const absolute = (path: string) => (base !== '' && path === '/' ? `${base}/` : `${base}${path}`);
  const alternates: Alternate[] = localeCodes.flatMap((hreflang) => {
    const path = hrefIn(match, hreflang, parametersPerLocale);
    return path === undefined ? [] : [{ hreflang, href: absolute(path) }];
  });
  const fallback = alternates.find(({ hreflang }) => hreflang === defaultLocale);
  if (fallback) alternates.push({ hreflang: 'x-default', href: fallback.href });
  const own = alternates.find(({ hreflang }) => hreflang === match.locale);
  return { canonical: own?.href ?? absolute(hrefOf(match)), alternates };
}
