// What this shop keeps on the shopper's device, by name. Version and shape of each value are its owner's.
import { brand } from './brand.ts';

const { key } = brand;

/** The bag, in every tab the same. */
export const bag = `${key}-bag`;
/** Prefix of the storage keys of cart ids, one per market. */
export const cartPrefix = `${key}-cart`;
/** The offers of the products in the bag. */
export const offers = `${key}-offers`;
/** Pending additions of a tab, so that a reload keeps them. */
export const pendingAdditions = `${key}-pending-additions`;
/** The shopper's own bag while a shared cart is bought. */
export const bagAside = `${key}-bag-aside`;
/** Storage key of the offers of the bag that is set aside. */
export const offersAside = `${key}-offers-aside`;
/** The channel on which tabs notify each other. */
export const tabChannel = `${key}`;

/** Prefix of the storage keys of account sessions, one per market. */
export const accountPrefix = `${key}-account-`;

/** Storage key of the shopper's input in the checkout. */
export const checkout = `${key}-checkout`;
/** Storage key of the payment attempts, shared by all tabs. */
export const attempts = `${key}-attempts`;
/** Storage key of the latest placed order of a tab. */
export const lastOrder = `${key}-last-order`;
/** Storage key of an order that has been sent and has no number yet. */
export const draftOrder = `${key}-draft-order`;
/** Prefix of the keys of withdrawal form drafts in `sessionStorage`. */
export const withdrawal = `${key}-withdrawal`;
/** Matches the keys of the latest order, its draft and the withdrawal form drafts. */
export const ordersPattern = /* @__PURE__ */ new RegExp(`^${key}-(?:last-order|draft-order|withdrawal)`);

/** The shopper's consent to analytics. */
export const consent = `${key}-consent`;

/** Storage key of the gift-card form draft. */
export const giftCard = `${key}-gift-card`;
/** The products looked at. */
export const recentlyViewed = `${key}-recently-viewed`;
/** The products saved for later. */
export const wishList = `${key}-wish-list`;
/** Storage key of the shopper's recent searches. */
export const recentSearches = `${key}-recent-searches`;
/** Storage key that is set while the keyboard shortcut of the search is turned off. */
export const searchKeyOff = `${key}-search-key-off`;
/** Key in `sessionStorage` that is set once the web fonts are cached. */
export const fonts = `${key}.fonts`;
