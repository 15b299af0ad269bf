import type { ContactRules } from '@marehalm/checkout-domain';
import { createPhoneRules } from '@marehalm/checkout-domain/phone';
import { type MarketId, markets, perMarket } from './markets.ts';
import { postcodes } from './postcodes.ts';
import { towns } from './towns.ts';

export { postcodes };

/** What this shop knows of the places that it delivers to. */
export const contactRules: ContactRules<MarketId> = {
  countries: perMarket((market) => markets[market].countries),
  postcodes,
  towns,
  phone: createPhoneRules({ callingCodesWithZero: ['39'] }),
};
