import type { introspection } from './storefront-schema.d.ts';

type CountryCode = introspection['types']['CountryCode']['enumValues'];

/** Casts `countryCode` to the schema's enum of countries. The value is unchanged and the server refuses unknown codes. */
export function castCountryCodeField<Fields extends { readonly countryCode?: string }>(
  fields: Fields,
): Omit<Fields, 'countryCode'> & { readonly countryCode?: CountryCode } {
  return fields as Omit<Fields, 'countryCode'> & { readonly countryCode?: CountryCode };
}
