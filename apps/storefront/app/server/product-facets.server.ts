import { slugify } from '@marehalm/i18n-routing';
import { defaultLocale, perMarket, type LocaleCode } from '@marehalm/shop';
import {
  countFacets,
  type FacetSource,
  type productFacets,
  sizeFacetValue,
  toSizeFacetValues,
} from '@marehalm/search';
import type { Content } from './content.server.ts';
import { isSold } from './product-view.server.ts';
import type { PerMarket, SizeView } from '../view-models/product.ts';
import { createListUrlState, type ListingView } from '../view-models/listing-view.ts';

type Product = Content['products'][number];
type FacetName = keyof typeof productFacets;

/** Products in the smallest list that can be narrowed. */
const FEWEST_TO_NARROW = 6;

/** A list of products: which ones, and how the search service is told. */
export interface ProductListing {
  readonly products: readonly Product[];
  /** The sizes of each of them. */
  readonly sizes: readonly (readonly SizeView[])[];
  readonly filters: string;
  /** What all of them have in common, and is no choice. */
  readonly without?: readonly FacetName[];
}

/**
 * What a list of products can be narrowed by. The counts are those that the search service will give, so that nothing changes
 * when it is asked for the first time.
 */
export function productListing(
  content: Content,
  locale: LocaleCode,
  { products, sizes: sold, filters, without = [] }: ProductListing,
): ListingView {
  const { vocabulary, categories, collections } = content;
  const word = (value: string) => (locale === defaultLocale ? {} : { word: value });
  const named = (terms: readonly { readonly id: string; readonly name: string }[]) =>
    terms.map(({ id, name }) => ({ id, label: name, ...word(slugify(name)) }));
  const routed = (
    pages: readonly {
      readonly id: string;
      readonly name: string;
      readonly slugs: Record<LocaleCode, string>;
    }[],
  ) => pages.map(({ id, name, slugs }) => ({ id, label: name, ...word(slugs[locale]) }));
  const parentOf = new Map(categories.map(({ id, parent }) => [id, parent]));
  const available = new Set(
    products.filter((_, position) => isSold(sold[position] ?? [])).map(({ id }) => id),
  );
  const yes = [{ id: 'true', label: 'true', ...word('ja') }];

  const facets: Record<FacetName, FacetSource<Product>> = {
    category: {
      values: routed(categories).map((value) => {
        const parent = parentOf.get(value.id);
        return parent === undefined ? value : { ...value, parent };
      }),
      of: ({ category }) => [category, parentOf.get(category) ?? []].flat(),
    },
    'skin-type': { values: named(vocabulary.skinTypes), of: ({ skinTypes }) => [...skinTypes] },
    concern: { values: named(vocabulary.concerns), of: ({ concerns }) => [...concerns] },
    collection: { values: routed(collections), of: ({ collection }) => [collection] },
    property: { values: named(vocabulary.certifications), of: ({ certifications }) => [...certifications] },
    size: { values: toSizeFacetValues(content.products.flatMap((product) => product.sizes)), of: sizesOf },
    available: { values: yes, of: ({ id }) => (available.has(id) ? ['true'] : []) },
    new: { values: yes, of: ({ isNew }) => (isNew ? ['true'] : []) },
  };

  // A handful is seen at a glance.
  const isShort = products.length < FEWEST_TO_NARROW;
  const offered = Object.entries(isShort ? {} : facets).filter(
    ([name]) => !without.includes(name as FacetName),
  );

  const listing: ListingView = {
    filters,
    facets: countFacets(products, Object.fromEntries(offered)),
    total: products.length,
    ...(isShort ? {} : { prices: priceRange(sold) }),
  };
  // Two values with one word would make addresses that mean two things: better said now than to a shopper.
  createListUrlState(listing, locale);
  return listing;
}

function sizesOf({ sizes: all }: Product): string[] {
  return [...new Set(all.flatMap(({ amount, unit }) => sizeFacetValue(amount, unit) ?? []))];
}

/** What cards say, 'from' the lowest price that can be paid. */
function priceRange(sizes: readonly (readonly SizeView[])[]): PerMarket<readonly [number, number]> {
  return perMarket((market) => {
    const prices = sizes.map((all) => {
      const offers = all.map((size) => size.market[market]);
      const payable = offers.filter((offer) => offer.available);
      return Math.min(...(payable.length > 0 ? payable : offers).map(({ price }) => price));
    });
    return [Math.floor(Math.min(...prices) / 100), Math.ceil(Math.max(...prices) / 100)] as const;
  });
}
