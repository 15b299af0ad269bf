import { hrefFor, localeCodes } from '@marehalm/shop';

/** Whether a path is a cart link, `/cart/c/<token>`, which redirects to the checkout. */
export const isCartLinkPath = (path: string): boolean =>
  localeCodes.some((locale) => path.startsWith(`${hrefFor('cart', locale)}/c/`));
