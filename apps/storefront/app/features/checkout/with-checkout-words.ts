import type { LoadFrame } from '../../lazy-in-browser';

/** Puts the words of the checkout, which no other page has, around what is fetched with them. */
export const withCheckoutWords: LoadFrame = async (locale) =>
  (await import('./checkout-text')).loadCheckoutText(locale);
