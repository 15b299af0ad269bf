import type { introspection } from './storefront-schema.d.ts';

type CountryCode = introspection['types']['CountryCode']['enumValues'];

/**
 * Takes any text for one of the schema's countries. The server refuses one that it does not know; a list of all
 * countries in this package would only grow bundles and age.
 */
export function withCountry<Fields extends { readonly countryCode?: string }>(
  fields: Fields,
): Omit<Fields, 'countryCode'> & { readonly countryCode?: CountryCode } {
  return fields as Omit<Fields, 'countryCode'> & { readonly countryCode?: CountryCode };
}
