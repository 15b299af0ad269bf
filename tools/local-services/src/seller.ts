import type { LocaleCode } from '@marehalm/shop';
import { sellerLegalTexts } from '@marehalm/shop/seller-country';
import type { Content } from './load-content.ts';

/** The company behind the shop, from the content's settings. Every page of the shop names it, too. */
export type Seller = Content['settings']['company'];

/** Formats the seller for mails, the name first: address, business register and email (forbrugeraftaleloven § 8). */
export function formatSeller(
  { name, street, postcode, city, country, cvr, email }: Seller,
  locale: LocaleCode,
): string[] {
  const { register } = sellerLegalTexts[locale];
  return [name, street, `${postcode} ${city}`, country[locale], `${register} ${cvr}`, email];
}
