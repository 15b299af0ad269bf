import { toAddressLines } from '@marehalm/checkout-domain';
import type { Address } from '@marehalm/commerce-client';
import type { LocaleCode } from '@marehalm/shop';
import { contactRules } from '@marehalm/shop/contact';
import { getCountryName } from '../intl/get-country-name';

/** Formats an address for a parcel, below the name, with its country and phone number. */
export function formatAddressLines(address: Address, locale: LocaleCode): readonly string[] {
  const { countryCode, phone } = address;
  return [
    ...toAddressLines(address),
    ...(countryCode ? [getCountryName(countryCode, locale)] : []),
    ...(phone ? [contactRules.phone.format(phone)] : []),
  ];
}
