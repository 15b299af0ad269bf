import { calculatePriceRange, isAvailableInAnyMarket } from '@marehalm/cart-domain/market';
import { getCurrencyExponent } from '@marehalm/cart-domain/money';
import { slugify } from '@marehalm/i18n-routing';
import { defaultLocale, mapMarkets, markets, type LocaleCode } from '@marehalm/shop';
import { listUrlWords } from '@marehalm/shop/search';
import {
  countFacets,
  type FacetDefinition,
  type productFacets,
  toSizeFacetValue,
  toSizeFacetValues,
} from '@marehalm/search';
import type { Content } from './content.ts';
import type { SizeView } from '../view-models/product-card-view.ts';
import { type ListingFacets } from '../view-models/listing-facets.ts';
import { createListingUrlCodec } from '../view-models/listing-url-codec.ts';

type Product = Content['products'][number];
type FacetName = keyof typeof productFacets;

/** Minimum number of products in a list with filters. */
const MIN_FILTERED_PRODUCTS = 6;

/**
 * Input of {@link createListingFacets}: the products of a list with their sizes, and the filter with which the search service
 * finds them.
 */
export interface ListingFacetsInput {
  readonly products: readonly Product[];
  /** The sizes of each product. */
  readonly sizes: readonly (readonly SizeView[])[];
  readonly filters: string;
  /** Whether any product has a rating. */
  readonly isRated?: boolean;
  /** Facets with the same value for all products, which are not offered. */
  readonly without?: readonly FacetName[];
}

/**
 * Creates the facets of a product list with their counts and price range; no facets below six products. Throws if two values of a
 * facet have the same URL word.
 */
export function createListingFacets(
  content: Content,
  locale: LocaleCode,
  { products, sizes: sold, filters, isRated = false, without = [] }: ListingFacetsInput,
): ListingFacets {
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
    products.filter((_, position) => isAvailableInAnyMarket(sold[position] ?? [])).map(({ id }) => id),
  );
  const yes = (name: 'available' | 'new') => [
    { id: 'true', label: 'true', ...word(listUrlWords[locale].values?.[name]?.['true'] ?? 'true') },
  ];

  const facets: Record<FacetName, FacetDefinition<Product>> = {
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
    available: { values: yes('available'), of: ({ id }) => (available.has(id) ? ['true'] : []) },
    new: { values: yes('new'), of: ({ isNew }) => (isNew ? ['true'] : []) },
  };

  // A handful is seen at a glance.
  const isShort = products.length < MIN_FILTERED_PRODUCTS;
  const offered = Object.entries(isShort ? {} : facets).filter(
    ([name]) => !without.includes(name as FacetName),
  );

  const listing: ListingFacets = {
    filters,
    facets: countFacets(products, Object.fromEntries(offered)),
    total: products.length,
    ...(isShort ? {} : { prices: priceRange(sold) }),
    ...(isRated ? { isRated } : {}),
  };
  // Throws if two values have the same word, because their URLs would be ambiguous.
  createListingUrlCodec(listing, locale);
  return listing;
}

function sizesOf({ sizes: all }: Product): string[] {
  return [...new Set(all.flatMap(({ amount, unit }) => toSizeFacetValue(amount, unit) ?? []))];
}

/** Returns the lowest and highest prices in whole units of the currency. */
const priceRange = (sizes: ListingFacetsInput['sizes']) =>
  mapMarkets((market) => {
    const [lowest, highest] = calculatePriceRange(sizes, market);
    const unit = 10 ** getCurrencyExponent(markets[market].currency);
    return [Math.floor(lowest / unit), Math.ceil(highest / unit)] as const;
  });
