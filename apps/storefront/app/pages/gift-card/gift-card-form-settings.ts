import { createGiftCardDraftStorage, type GiftCardFormRules } from '@marehalm/cart-domain/bag';
import { checkEmail, normalizeEmail, normalizeInput, normalizeName } from '@marehalm/checkout-domain';
import { brand, type MarketId, marketIds, markets, storageKeys } from '@marehalm/shop';

/** This shop's rules for the gift card form. */
export const giftCardRules: GiftCardFormRules<MarketId> = {
  markets,
  timeZone: brand.timeZone,
  texts: { checkEmail, normalizeEmail, normalizeInput, normalizeName },
};

/** Values of the form in this tab, for reloads and going back. */
export const giftCardDrafts = createGiftCardDraftStorage({
  source: () => window.sessionStorage,
  key: storageKeys.giftCardDraft,
  markets: marketIds,
});
