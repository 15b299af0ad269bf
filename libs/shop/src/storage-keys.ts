// What this shop keeps on the shopper's device, by name. Version and shape of each value are its owner's.

/** The bag, in every tab the same. */
export const bag = 'marehalm-bag';
/** What is known of the things in the bag. */
export const offers = 'marehalm-offers';
/** Pending additions of a tab, so that a reload keeps them. */
export const pendingAdditions = 'marehalm-pending-additions';
/** The shopper's own bag while a shared cart is bought. */
export const bagAside = 'marehalm-bag-aside';
export const offersAside = 'marehalm-offers-aside';
/** The channel on which tabs notify each other. */
export const tabChannel = 'marehalm';

/** Begins the name of the session of each market's account. */
export const accountPrefix = 'marehalm-account-';

/** What is filled in at the checkout, and the payments that were begun. */
export const checkout = 'marehalm-checkout';
export const attempts = 'marehalm-attempts';
/** What a tab keeps of orders: `orders` matches all three. */
export const lastOrder = 'marehalm-last-order';
export const draftOrder = 'marehalm-draft-order';
export const withdrawal = 'marehalm-withdrawal';
export const orders = /^marehalm-(?:last-order|draft-order|withdrawal)/;

export const giftCard = 'marehalm-gift-card';
export const recentSearches = 'marehalm-recent-searches';
/** Whether the key that opens the search is turned off. */
export const searchKeyOff = 'marehalm-search-key-off';
/** Whether the web fonts are on the device. */
export const fonts = 'marehalm.fonts';
