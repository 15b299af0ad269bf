// Money and offers
export {
  addMoney,
  allocateMoney,
  compareMoney,
  type CurrencyCode,
  currencyCodes,
  CurrencyMismatchError,
  expectCurrency,
  money,
  type Money,
  multiplyMoney,
  multiplyByRate,
  subtractMoney,
  sumMoney,
  zeroMoney,
} from './money.ts';
export { calculateIncludedVat, type IncludedTax } from './included-vat.ts';
export { calculateUnitPrice, type UnitPrice } from './unit-price.ts';
export {
  isInStock,
  isOfferReduced,
  type Offer,
  type OfferFlag,
  type OfferKind,
  type FindOffer,
  type PackContent,
} from './offer.ts';
export {
  findMarketOffer,
  isMarketOffer,
  type MarketOffer,
  type MarketOffers,
  type MarketPrice,
  type OfferVocabulary,
  parseMarketOffers,
  toOffer,
  withPrice,
  withStock,
} from './market-offer.ts';
export {
  checkGiftCard,
  type GiftCardAmountProblem,
  type GiftCardChoice,
  type GiftCardContext,
  type GiftCardProblem,
  type GiftCardSendDays,
  getGiftCardSendDays,
  isGiftCardCode,
  MAX_GIFT_MESSAGE_LENGTH,
  MAX_GIFT_NAME_LENGTH,
  MAX_GIFT_CARD_SEND_DAYS,
} from './gift-card.ts';

export {
  checkGiftCardForm,
  createGiftCardDrafts,
  emptyGiftCardForm,
  type GiftCardDrafts,
  type GiftCardFormField,
  giftCardFormFields,
  type GiftCardFormMistake,
  type GiftCardFormMistakes,
  type GiftCardFormResult,
  type GiftCardFormRules,
  type GiftCardFormValues,
  OWN_GIFT_CARD_AMOUNT,
  type SoldGiftCard,
  toGiftCardForm,
  toGiftCardOffer,
} from './gift-card-form.ts';
export { formatTypedAmount, parseTypedAmount } from './typed-amount.ts';

export { createFallbackStorage, type FallbackStorage, type ListedStorage } from './fallback-storage.ts';
export { createAfterOrderCommands, type OrderedGoods, toOrderedGoods } from './ordered-goods.ts';

// Bag and commands
export {
  type Bag,
  type BagCommand,
  type BagContents,
  type BagLimits,
  type BagLine,
  countBagUnits,
  DEFAULT_SAMPLES_LIMIT,
  emptyBag,
  findBagLine,
  isBagCommand,
  isEmptyBag,
  getLineKey,
  type LineRef,
  MAX_NOTE_LENGTH,
  MAX_LINE_QUANTITY,
  normalizeCode,
  reduceBag,
} from './bag.ts';
export {
  checkCommand,
  type CommandCheck,
  type CommandContext,
  type CommandRefusalReason,
} from './check-command.ts';
export { undoRemoval } from './undo-removal.ts';
export { hasSameLines, toBag, toBagCommands } from './bag-commands.ts';
export { type PastLine, planReorder, type Reorder } from './reorder.ts';

// Prices, codes, gifts, samples and delivery
export {
  type LineRefusal,
  type LineRefusalReason,
  type PricedBag,
  type PricedLine,
  priceLines,
} from './price-lines.ts';
export { DEFAULT_TIME_ZONE, type Validity } from './validity.ts';
export {
  checkPromoCode,
  findPromoCode,
  type PromoBenefit,
  type PromoCheck,
  type PromoCode,
  type PromoContext,
  calculatePromoDiscounts,
  type PromoExclusion,
  type PromoObstacle,
  type PromoRefusalReason,
  type PromoScope,
  type PromoTerms,
} from './promo-code.ts';
export { type AppliedDiscount, type PromoRefusal } from './apply-promo-codes.ts';
export {
  type EarnedGift,
  compareGifts,
  type GiftContext,
  type GiftInReach,
  type GiftProgress,
  type GiftRule,
  type Gifts,
  calculateGifts,
} from './gifts.ts';
export {
  checkSamples,
  type SampleRefusal,
  type SampleRefusalReason,
  type SamplesContext,
  getSampleState,
  type SamplesRule,
} from './samples.ts';
export {
  beginSamplesSession,
  cancelSamplesSession,
  deselectSample,
  isSamplesSessionChanged,
  refreshSamplesSession,
  getSamplesProgress,
  type SampleSelection,
  type SamplesSession,
  saveSamplesSession,
  selectSample,
} from './samples-session.ts';
export { toDeliveryOption, type DeliveryMethod, type DeliveryOption, type FreeDelivery } from './delivery.ts';
export {
  type BagRefusal,
  calculateBagTotals,
  type BagTotals,
  type BagTotalsInput,
  type GiftCardBalance,
  type TotalledLine,
} from './bag-totals.ts';
export {
  calculateMarketTotals,
  calculateOrderVat,
  type CodeState,
  getCodeStates,
  getFreeOffers,
  getOffersInMarket,
  type MarketBag,
  type MarketFacts,
  type MarketTerms,
  type ShopTerms,
} from './market-bag.ts';

// Storing the bag and sharing it between tabs
export { type ReadableStore } from './readable-store.ts';
export {
  parseStoredBag,
  serializeBag,
  STORED_BAG_VERSION,
  type StoredBag,
  type TabCounts,
} from './bag-storage.ts';
export {
  type BagState,
  type BagStore,
  type BagStoreOptions,
  createBagStore,
  DEFAULT_BAG_STORAGE_KEY,
} from './bag-store.ts';
export { createOfferCache, type OfferCache, type OfferCacheOptions } from './offer-cache.ts';
export { createSetAsideBag, type SetAsideBag } from './set-aside-bag.ts';
export {
  type Network,
  type StorageSource,
  type TabChannel,
  type TabLocks,
  type TabMessageEvent,
  type TextStorage,
  type Timers,
} from './tab-ports.ts';

// Synchronizing the cart of a commerce service
export {
  type CartAnswer,
  type CartChanges,
  type CartInput,
  type CartLineInput,
  type CartLineUpdate,
  type CartMessage,
  type CartTransport,
  type RemoteCart,
  type RemoteCartCode,
  type RemoteCartLine,
} from './remote-cart.ts';
export { type FreeItems } from './desired-cart.ts';
export { type SyncNotice } from './sync-notice.ts';
export { DEFAULT_SYNC_TIMING, type SyncTiming } from './sync-timing.ts';
export {
  type BagSync,
  type BagSyncOptions,
  type BagSyncState,
  createBagSync,
  DEFAULT_CART_STORAGE_KEY,
  type SyncStatus,
} from './bag-sync.ts';
