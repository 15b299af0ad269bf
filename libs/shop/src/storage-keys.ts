// Names under which the shop stores data on the shopper's device. The module that stores a value owns its version and shape.
import { brand } from './brand.ts';

const { key } = brand;

/** Storage key of the bag, which all tabs share. */
export const bag = `${key}-bag`;
/** Prefix of the storage keys of cart ids, one per market. */
export const cartPrefix = `${key}-cart`;
/** Storage key of the offers of the products in the bag. */
export const offerCache = `${key}-offers`;
/** Key in `sessionStorage` of a tab's pending additions, so that a reload keeps them. */
export const pendingAdditions = `${key}-pending-additions`;
/** Storage key of the shopper's own bag while they buy a shared cart. */
export const suspendedBag = `${key}-bag-aside`;
/** Storage key of the offers of the suspended bag. */
export const suspendedBagOffers = `${key}-offers-aside`;
/** Name of the broadcast channel on which tabs notify each other. */
export const broadcastChannel = `${key}`;

/** Prefix of the storage keys of account sessions, one per market. */
export const accountPrefix = `${key}-account-`;

/** Storage key of the shopper's input in the checkout. */
export const checkoutInput = `${key}-checkout`;
/** Storage key of the payment attempts, shared by all tabs. */
export const paymentAttempts = `${key}-attempts`;
/** Storage key of the latest placed order of a tab. */
export const lastOrder = `${key}-last-order`;
/** Storage key of an order that has been sent and has no number yet. */
export const draftOrder = `${key}-draft-order`;
/** Prefix of the keys of withdrawal form drafts in `sessionStorage`. */
export const withdrawalDraftPrefix = `${key}-withdrawal`;
/** Matches the keys of the latest order, its draft and the withdrawal form drafts. */
export const orderKeyPattern = /* @__PURE__ */ new RegExp(`^${key}-(?:last-order|draft-order|withdrawal)`);

/** Storage key of the shopper's consent to analytics. */
export const consent = `${key}-consent`;

/** Storage key of the gift-card form draft. */
export const giftCardDraft = `${key}-gift-card`;
/** Storage key of the recently viewed products. */
export const recentlyViewed = `${key}-recently-viewed`;
/** Storage key of the products on the wish list. */
export const wishList = `${key}-wish-list`;
/** Storage key of the shopper's recent searches. */
export const recentSearches = `${key}-recent-searches`;
/** Storage key that is set while the keyboard shortcut of the search is turned off. */
export const searchShortcutOff = `${key}-search-key-off`;
/** Key in `sessionStorage` that is set once the web fonts are cached. */
export const fontsCached = `${key}.fonts`;
