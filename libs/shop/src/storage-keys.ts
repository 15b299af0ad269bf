// What this shop keeps on the shopper's device, by name. Version and shape of each value are its owner's.
import { brand } from './brand.ts';

const { key } = brand;

/** The bag, in every tab the same. */
export const bag = `${key}-bag`;
/** Begins the name of the id of each market's cart. */
export const cartPrefix = `${key}-cart`;
/** The offers of the products in the bag. */
export const offers = `${key}-offers`;
/** Pending additions of a tab, so that a reload keeps them. */
export const pendingAdditions = `${key}-pending-additions`;
/** The shopper's own bag while a shared cart is bought. */
export const bagAside = `${key}-bag-aside`;
export const offersAside = `${key}-offers-aside`;
/** The channel on which tabs notify each other. */
export const tabChannel = `${key}`;

/** Begins the name of the session of each market's account. */
export const accountPrefix = `${key}-account-`;

/** The input at the checkout, and started payments. */
export const checkout = `${key}-checkout`;
export const attempts = `${key}-attempts`;
/** The orders of a tab; `orders` is the prefix of all three. */
export const lastOrder = `${key}-last-order`;
export const draftOrder = `${key}-draft-order`;
export const withdrawal = `${key}-withdrawal`;
export const ordersPattern = /* @__PURE__ */ new RegExp(`^${key}-(?:last-order|draft-order|withdrawal)`);

/** The shopper's consent to analytics. */
export const consent = `${key}-consent`;

export const giftCard = `${key}-gift-card`;
/** The products looked at. */
export const recentlyViewed = `${key}-recently-viewed`;
/** The products saved for later. */
export const wishList = `${key}-wish-list`;
export const recentSearches = `${key}-recent-searches`;
/** Whether the key that opens the search is turned off. */
export const searchKeyOff = `${key}-search-key-off`;
/** Whether the web fonts are on the device. */
export const fonts = `${key}.fonts`;
