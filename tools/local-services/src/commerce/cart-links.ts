import { hrefFor, localeCodes, type LocaleCode } from '@marehalm/shop';
import { Hono } from 'hono';
import { parseGlobalId } from './global-ids.ts';

/** Where carts of one language are opened; the cart's token follows. */
const cartLinksPath = (locale: LocaleCode) => `${hrefFor('cart', locale)}/c/`;

/**
 * Where the link of a cart leads to, in each language: the checkout page, which takes the cart over. After `from` stands the cart's token; it
 * follows `to`, and so does `&` with the query. Behind `#` no further request and no referrer has the key.
 */
export const cartLinkRedirects: readonly { readonly from: string; readonly to: string }[] = localeCodes.map(
  (locale) => ({ from: cartLinksPath(locale), to: `${hrefFor('checkout', locale)}#cart=` }),
);

/**
 * Returns the path that opens the checkout of one cart, in Shopify's form: `/cart/c/<token>?key=<secret>`, in Danish behind `/da`. An
 * id without its key gives a path without one, which opens nothing.
 *
 * @throws Error for an id that names no cart.
 */
export function toCartLinkPath(locale: LocaleCode, cartId: string): string {
  const parts = parseGlobalId(cartId);
  if (parts?.type !== 'Cart') throw new Error(`Cannot link to the cart ${cartId}: the id names no cart`);
  const key = parts.parameters.get('key');
  return `${cartLinksPath(locale)}${parts.name}${key === null ? '' : `?${String(new URLSearchParams({ key }))}`}`;
}

/** Answers {@link cartLinkRedirects}. */
export function createCartLinks(): Hono {
  const app = new Hono();
  for (const { from, to } of cartLinkRedirects) {
    app.get(`${from}:token{[\\w-]+}`, (context) => {
      const query = new URL(context.req.url).search.slice(1);
      context.header('Cache-Control', 'no-store');
      return context.redirect(`${to}${context.req.param('token')}&${query}`);
    });
  }
  return app;
}
