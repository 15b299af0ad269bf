import { MAX_FACET_NAME_LENGTH, MAX_FACET_VALUE_LENGTH } from './limits.ts';

/** Facets of a list: record attribute by the facet's name in URLs. */
export type FacetAttributes = Readonly<Record<string, string>>;

/** Facets of a product record. Values are ids, the same in every language, so a filter survives a change of language. */
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

/** Facets of a journal record. */
export const journalFacets = { kind: 'kind', topic: 'topic' } as const satisfies FacetAttributes;

/** The attribute of a record that rating filters read: 0 to 5 stars. */
export const RATING_ATTRIBUTE = 'rating';

const facetNamePattern = new RegExp(`^[A-Za-z0-9_-]{1,${MAX_FACET_NAME_LENGTH}}$`);
const loneSurrogate = /\p{Surrogate}/u;

/**
 * Returns whether `name` can name a facet: 1 to 64 letters, digits, `_` or `-` (specification, section 9).
 *
 * @example
 * ```ts
 * isFacetName('skin-type'); // => true
 * isFacetName('skin type'); // => false
 * ```
 */
export function isFacetName(name: string): boolean {
  return facetNamePattern.test(name);
}

/**
 * Returns whether `value` can be a value of a facet: any well-formed text of 1 to 256 UTF-16 code units.
 *
 * @example
 * ```ts
 * isFacetValue('Grauburgunder, trocken'); // => true
 * isFacetValue(''); // => false
 * ```
 */
export function isFacetValue(value: string): boolean {
  return value !== '' && value.length <= MAX_FACET_VALUE_LENGTH && !loneSurrogate.test(value);
}

const MEASURES = ['ml', 'g', 'oz', 'fl oz'];

/**
 * Returns the value of the facet `size`: `30-ml` for 30 and `ml`, the same in every language. Returns `undefined` for units other than
 * `ml`, `g`, `oz` and `fl oz`, such as a set.
 *
 * @param amount in `unit`, more than 0
 * @param unit only `ml`, `g`, `oz` and `fl oz` are measures
 * @example
 * ```ts
 * toSizeFacetValue(30, 'ml'); // => '30-ml'
 * toSizeFacetValue(7.5, 'g'); // => '7_5-g'
 * toSizeFacetValue(1.7, 'fl oz'); // => '1_7-fl-oz'
 * toSizeFacetValue(5, 'pcs'); // => undefined
 * ```
 */
export function toSizeFacetValue(amount: number, unit: string): string | undefined {
  if (!MEASURES.includes(unit)) return undefined;
  return `${String(amount).replace('.', '_')}-${unit.replace(' ', '-')}`;
}

/**
 * Returns the record attribute behind a facet's name, or `undefined` for a name this list does not have.
 *
 * @example
 * ```ts
 * findFacetAttribute(productFacets, 'skin-type'); // => 'skinTypes'
 * findFacetAttribute(productFacets, 'constructor'); // => undefined
 * ```
 */
export function findFacetAttribute(facets: FacetAttributes, name: string): string | undefined {
  return Object.hasOwn(facets, name) ? facets[name] : undefined;
}
