import type { LoadFrame } from '../intl/lazy-in-browser';

/** Puts the words of the checkout, which no other page has, around what is fetched with them. */
export const withCheckoutMessages: LoadFrame = async (locale) =>
  (await import('./checkout-messages')).loadCheckoutMessages(locale);
