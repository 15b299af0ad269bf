import { toAddressLines } from '@marehalm/checkout-domain';
import type { Address } from '@marehalm/commerce-client';
import type { LocaleCode } from '@marehalm/shop';
import { contactRules } from '@marehalm/shop/contact';
import { getCountryName } from './get-country-name.ts';

/**
 * Returns the lines of an address below the name: company, street, postcode and city, country name and formatted phone number.
 * Lines without a value are omitted.
 */
export function formatAddressLines(address: Address, locale: LocaleCode): readonly string[] {
  const { countryCode, phone } = address;
  return [
    ...toAddressLines(address),
    ...(countryCode ? [getCountryName(countryCode, locale)] : []),
    ...(phone ? [contactRules.phone.format(phone)] : []),
  ];
}
