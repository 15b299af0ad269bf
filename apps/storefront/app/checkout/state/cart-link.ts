import { hrefFor, localeCodes } from '@marehalm/shop';

/** Whether a path of this shop is the link of a cart, `/cart/c/<token>`, which leads to the checkout page. */
export const isCartLink = (path: string): boolean =>
  localeCodes.some((locale) => path.startsWith(`${hrefFor('cart', locale)}/c/`));
