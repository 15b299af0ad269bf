import type { Settings } from '@marehalm/shop/content';
import { type RichText, toPlainText } from '@marehalm/cms-client/rich-text';
import { type MarketId, marketIds, markets } from '@marehalm/shop';
import { sellerCountry } from '@marehalm/shop/seller-country';
import { type OfferFacts, type Site, toOnlineStoreJsonLd } from '@marehalm/site-metadata';
import type { MarketPrice } from '../view-models/product-card-view.ts';

/** Path that identifies the shop in structured data; the front page describes it. */
export const SHOP_STRUCTURED_DATA_PATH = '/#shop';

/** Describes the company behind the shop. */
export const describeShop = (site: Site, { company }: Settings): object =>
  toOnlineStoreJsonLd(site, {
    path: SHOP_STRUCTURED_DATA_PATH,
    logo: '/favicon.svg',
    legalName: company.name,
    email: company.email,
    registration: { register: sellerCountry.register, number: company.cvr },
    address: {
      street: company.street,
      postcode: company.postcode,
      city: company.city,
      country: sellerCountry.code,
    },
    returns: { days: 14, countries: marketIds.flatMap((id) => markets[id].countries) },
  });

/**
 * Returns the facts of a size's offer in one market for structured data. Its path selects this size and market, so that the page
 * shows this price.
 */
export function createOfferFacts(
  path: string,
  market: MarketId,
  {
    price,
    available,
    ...size
  }: Pick<OfferFacts, 'sku' | 'label' | 'measure'> & Pick<MarketPrice, 'price' | 'available'>,
): OfferFacts {
  const { currency, countries } = markets[market];
  return {
    ...size,
    path: `${path}?market=${market}&size=${size.sku}`,
    price: { amount: price, currency },
    isAvailable: available,
    countries,
  };
}

/** Returns questions with their answers as plain text. */
export const toPlainQuestions = (
  questions: readonly { readonly question: string; readonly answer: RichText }[] = [],
) => questions.map(({ question, answer }) => ({ question, answer: toPlainText(answer) }));
