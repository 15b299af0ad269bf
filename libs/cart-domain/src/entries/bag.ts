// Bag and commands
export {
  type Bag,
  type BagCommand,
  type PriceRelevantBag,
  type BagLimits,
  type BagLine,
  countBagUnits,
  emptyBag,
  findBagLine,
  getLineKey,
  isBagCommand,
  type LineRef,
  MAX_LINE_QUANTITY,
  normalizeCode,
  reduceBag,
} from '../bag.ts';
export { createUndoRemovalCommand } from '../undo-removal.ts';
export { createBagFromCart, toBagCommands } from '../bag-conversion.ts';
export { type PastOrderLine, planReorder, type ReorderPlan } from '../reorder.ts';
export {
  createRemoveOrderedItemsCommands,
  type OrderedBagContents,
  toOrderedBagContents,
} from '../ordered-bag-contents.ts';

// Offers and what they cost together
export { type FindOffer, type Offer, type OfferFlag, type GoodsKind, type NetContent } from '../offer.ts';
export {
  type MultiMarketOffer,
  type MultiMarketOffersBySku,
  type MarketPrice,
  type MarketsAndLocales,
  parseMultiMarketOffers,
  toOfferInMarket,
} from '../multi-market-offer.ts';
export {
  calculateMarketTotals,
  type MarketTotalsInput,
  type MarketPricingDefaults,
} from '../market-totals.ts';
export { calculateIncludedOrderVat } from '../included-order-vat.ts';
export { type PromoCodeStatus } from '../promo-code-status.ts';
export { createMarketOfferFinder } from '../market-offer-finder.ts';
export { findLowestDeliveryPrice, type MarketRules, type ShopRules } from '../shop-rules.ts';
export { type LineRefusal, type LineRefusalReason } from '../price-lines.ts';
export { type DeliveryMethod, type DeliveryOption, type FreeDeliveryProgress } from '../delivery.ts';
export {
  type BagItemRefusal,
  type BagTotals,
  type BagTotalsInput,
  calculateBagTotals,
  type GiftCardBalance,
  type TotalledLine,
} from '../bag-totals.ts';

// What pages show of a bag
export { createLineLabels } from '../line-labels.ts';
export { findPriceBeforeCorrection } from '../sync-notice.ts';
export { type GiftStatus, summarizeGifts } from '../gift-status.ts';
export { hasOnlyEmailedGiftCards } from '../has-only-emailed-gift-cards.ts';
export { listRefusedLines, type RefusedLine } from '../refused-lines.ts';

// Codes, gifts, samples and gift cards
export { type Validity } from '../validity.ts';
export {
  findPromoCode,
  type PromoBenefit,
  type PromoCode,
  type PromoExclusion,
  type PromoRefusalDetails,
  type PromoRefusalReason,
  type PromoScope,
  type PromoTerms,
} from '../promo-code.ts';
export { type AppliedDiscount, type PromoCodeRefusal } from '../apply-promo-codes.ts';
export {
  type EarnedGift,
  type QuantityGiftProgress,
  type SpendingGiftProgress,
  type GiftRule,
} from '../gifts.ts';
export { type SampleRefusal, type SampleRefusalReason, type AllowedSamples } from '../samples.ts';
export {
  createSampleSelectionDraft,
  deselectSample,
  getSamplesProgress,
  type SelectSampleResult,
  type SampleSelectionDraft,
  toSelectSamplesCommand,
  selectSample,
} from '../sample-selection-draft.ts';
export {
  findGiftCardProblems,
  type GiftCardAmountProblem,
  type GiftCardDetails,
  type GiftCardContext,
  type GiftCardProblem,
  MAX_GIFT_MESSAGE_LENGTH,
  MAX_GIFT_NAME_LENGTH,
} from '../gift-card.ts';
export {
  getGiftCardSendDays,
  type GiftCardSendDays,
  MAX_GIFT_CARD_SEND_DAYS,
} from '../gift-card-send-days.ts';
export { isGiftCardCode } from '../gift-card-code.ts';
export {
  checkGiftCardForm,
  emptyGiftCardForm,
  type GiftCardFormField,
  type GiftCardFormMistake,
  type GiftCardFormMistakes,
  type GiftCardFormResult,
  type GiftCardFormRules,
  type GiftCardFormValues,
  toGiftCardForm,
} from '../gift-card-form.ts';
export { createGiftCardDraftStorage, type GiftCardDraftStorage } from '../gift-card-draft-storage.ts';
export { type GiftCardProduct, findGiftCardOffer } from '../gift-card-product.ts';
