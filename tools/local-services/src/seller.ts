import type { LocaleCode } from '@marehalm/shop';
import { sellerCountryTexts } from '@marehalm/shop/seller-country';
import type { Content } from './content.ts';

/** Who sells: the company of the content's settings, whom every page of the shop names as well. */
export type Seller = Content['settings']['company'];

/** The seller as a mail names it, name first: address, business register and e-mail (forbrugeraftaleloven § 8). */
export function formatSeller(
  { name, street, postcode, city, country, cvr, email }: Seller,
  locale: LocaleCode,
): string[] {
  const { register } = sellerCountryTexts[locale];
  return [name, street, `${postcode} ${city}`, country[locale], `${register} ${cvr}`, email];
}
