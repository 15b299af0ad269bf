import type { ContactRules } from '@marehalm/checkout-domain';
import { createPhoneRules } from '@marehalm/checkout-domain/phone';
import { type MarketId, markets, mapMarkets } from './markets.ts';
import { postcodes } from './postcodes.ts';
import { towns } from './towns.ts';

export { postcodes };

/** The contact rules of this shop: postcodes, towns and phone numbers of the countries of delivery. */
export const contactRules: ContactRules<MarketId> = {
  countries: mapMarkets((market) => markets[market].countries),
  postcodes,
  towns,
  phone: createPhoneRules({ callingCodesWithZero: ['39'] }),
};
