import type { Address } from '@marehalm/commerce-client';
import type { LocaleCode } from '@marehalm/shop';
import { countryName } from '../../intl/country-name';
import { contactRules } from '@marehalm/shop/contact';

/** Who lives at an address. */
export function nameOf({ firstName, lastName, company }: Address): string {
  return [firstName, lastName].filter(Boolean).join(' ') || (company ?? '');
}

/** An address as it stands on a parcel, below the name. */
export function addressLines(address: Address, locale: LocaleCode): readonly string[] {
  const { firstName, lastName, company, address1, address2, zip, city, countryCode, phone } = address;
  const isNamed = firstName !== undefined || lastName !== undefined;
  return [
    isNamed ? company : undefined,
    [address1, address2].filter(Boolean).join(', '),
    [zip, city].filter(Boolean).join(' '),
    countryCode && countryName(countryCode, locale),
    phone && contactRules.phone.format(phone),
  ].filter((line): line is string => line !== undefined && line !== '');
}
