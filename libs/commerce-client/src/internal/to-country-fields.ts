import type { introspection } from './storefront-schema.d.ts';

type CountryCode = introspection['types']['CountryCode']['enumValues'];

/**
 * Types any string as one of the schema's countries. The server refuses unknown ones; a list of countries would grow
 * bundles and become outdated.
 */
export function castCountryCode<Fields extends { readonly countryCode?: string }>(
  fields: Fields,
): Omit<Fields, 'countryCode'> & { readonly countryCode?: CountryCode } {
  return fields as Omit<Fields, 'countryCode'> & { readonly countryCode?: CountryCode };
}
