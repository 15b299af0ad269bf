import { MAX_FACET_NAME_LENGTH } from './limits.ts';

/** Facets of one kind of index: the name in an address to the attribute of a record. */
export type FacetAttributes = Readonly<Record<string, string>>;

/** Facets of the product list. Values are ids, the same in every language, so a filter survives a change of language. */
export const productFacets = {
  available: 'available',
  category: 'category',
  collection: 'collection',
  concern: 'concerns',
  new: 'isNew',
  property: 'properties',
  size: 'sizeIds',
  'skin-type': 'skinTypes',
} as const satisfies FacetAttributes;

/** Facets of the journal. */
export const journalFacets = { kind: 'kind', topic: 'topic' } as const satisfies FacetAttributes;

/** The attribute of a record that rating filters read: 0 to {@link MAX_RATING} stars. */
export const RATING_ATTRIBUTE = 'rating';

const facetNamePattern = new RegExp(`^[A-Za-z0-9_-]{1,${MAX_FACET_NAME_LENGTH}}$`);

/**
 * Whether `name` can name a facet or a facet's value: 1 to 64 letters, digits, `_` or `-` (specification, section 9).
 *
 * @example
 * ```ts
 * isFacetName('fragrance-free'); // => true
 * isFacetName('tør hud'); // => false
 * ```
 */
export function isFacetName(name: string): boolean {
  return facetNamePattern.test(name);
}

/**
 * The value of the facet `size` for a measure, the same in every language: what is counted, a set say, has none.
 *
 * @param amount in `unit`, more than 0
 * @param unit only `ml` and `g` are measures
 * @example
 * ```ts
 * sizeFacetValue(30, 'ml'); // => '30-ml'
 * sizeFacetValue(7.5, 'g'); // => '7_5-g'
 * sizeFacetValue(5, 'pcs'); // => undefined
 * ```
 */
export function sizeFacetValue(amount: number, unit: string): string | undefined {
  return unit === 'ml' || unit === 'g' ? `${String(amount).replace('.', '_')}-${unit}` : undefined;
}

/**
 * The record attribute behind a facet's name, or `undefined` for a name this list does not know.
 *
 * @example
 * ```ts
 * facetAttribute(productFacets, 'skin-type'); // => 'skinTypes'
 * facetAttribute(productFacets, 'constructor'); // => undefined
 * ```
 */
export function facetAttribute(facets: FacetAttributes, name: string): string | undefined {
  return Object.hasOwn(facets, name) ? facets[name] : undefined;
}
