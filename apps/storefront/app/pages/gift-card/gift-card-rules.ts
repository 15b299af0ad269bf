import { createGiftCardDrafts, type GiftCardFormRules } from '@marehalm/cart-domain/bag';
import { checkEmail, normalizeEmail, normalizeInput, normalizeName } from '@marehalm/checkout-domain';
import { brand, type MarketId, marketIds, markets, storageKeys } from '@marehalm/shop';

/** The rules of this shop for the form of a gift card. */
export const giftCardRules: GiftCardFormRules<MarketId> = {
  markets,
  timeZone: brand.timeZone,
  texts: { checkEmail, normalizeEmail, normalizeInput, normalizeName },
};

/** What was typed in this tab before a reload or a step back. */
export const giftCardDrafts = createGiftCardDrafts({
  source: () => window.sessionStorage,
  key: storageKeys.giftCard,
  markets: marketIds,
});
