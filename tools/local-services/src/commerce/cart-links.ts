import { hrefFor, localeCodes, type LocaleCode } from '@marehalm/shop';
import { Hono } from 'hono';
import { parseGlobalId } from './global-ids.ts';

/** The path that opens a cart in one language, followed by the cart's token. */
const cartLinksPath = (locale: LocaleCode) => `${hrefFor('cart', locale)}/c/`;

/**
 * Redirects of cart links to the checkout page in each language. The cart's token follows `from`, and then `to` with `&` and the
 * query. After `#`, neither later requests nor referrers contain the key.
 */
export const cartLinkRedirects: readonly { readonly from: string; readonly to: string }[] = localeCodes.map(
  (locale) => ({ from: cartLinksPath(locale), to: `${hrefFor('checkout', locale)}#cart=` }),
);

/**
 * Returns the path that opens the checkout of one cart, in Shopify's form: `/cart/c/<token>?key=<secret>`, in Danish with the
 * prefix `/da`. Without the key in `cartId` the path has none and gives no access.
 *
 * @throws Error for an invalid cart id.
 */
export function toCheckoutLinkPath(locale: LocaleCode, cartId: string): string {
  const parts = parseGlobalId(cartId);
  if (parts?.type !== 'Cart') throw new Error(`Cannot link to the cart ${cartId}: the id names no cart`);
  const key = parts.parameters.get('key');
  return `${cartLinksPath(locale)}${parts.name}${key === null ? '' : `?${String(new URLSearchParams({ key }))}`}`;
}

/** Creates the routes of {@link cartLinkRedirects}. */
export function createCartLinkRoutes(): Hono {
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
