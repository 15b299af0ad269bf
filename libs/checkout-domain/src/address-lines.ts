import type { Address } from './address.ts';

/** Returns the name at an address: of the person, else of the company. */
export function getAddressName({ firstName, lastName, company }: Address): string {
  return [firstName, lastName].filter(Boolean).join(' ') || (company ?? '');
}

/**
 * Returns the lines below the name, as on a parcel, without the country.
 *
 * @example
 * ```ts
 * const address = { lastName: 'Ek', company: 'Ek AB', address1: 'Storgatan 1', zip: '114 55', city: 'Stockholm' };
 * toAddressLines(address); // => ['Ek AB', 'Storgatan 1', '114 55 Stockholm']
 * ```
 */
export function toAddressLines(address: Address): readonly string[] {
  const { firstName, lastName, company, address1, address2, zip, city } = address;
  const isPerson = Boolean(firstName ?? lastName);
  return [
    isPerson ? company : undefined,
    [address1, address2].filter(Boolean).join(', '),
    [zip, city].filter(Boolean).join(' '),
  ].filter((line): line is string => Boolean(line));
}
