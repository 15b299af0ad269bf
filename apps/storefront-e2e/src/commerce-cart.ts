import type { Page } from '@playwright/test';
import type { RunningShop, MarketId } from './running-shop.ts';

/** A line of the commerce cart. */
export interface ServerCartLine {
  readonly sku: string;
  readonly quantity: number;
}

/** Returns the global ids of the commerce carts that the browser has stored, one per market. */
export async function loadStoredCartIds(page: Page): Promise<readonly string[]> {
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  return [...new Set(stored.match(/gid:\/\/shopify\/Cart\/[^"\\]+/g))];
}

/** Lines of this browser's cart, from the API of `market`; undefined if there is none yet. */
export async function fetchCommerceCartLines(
  page: Page,
  shop: RunningShop,
  market: MarketId,
): Promise<readonly ServerCartLine[] | undefined> {
  for (const id of await loadStoredCartIds(page)) {
    const { cart } = await shop.askCommerce<{
      cart: { lines: { nodes: { quantity: number; merchandise: { sku: string } }[] } } | null;
    }>(
      market,
      `query ($id: ID!) {
        cart(id: $id) { lines(first: 100) { nodes { quantity merchandise { ... on ProductVariant { sku } } } } }
      }`,
      { id },
    );
    if (cart) return cart.lines.nodes.map(({ quantity, merchandise: { sku } }) => ({ sku, quantity }));
  }
  return undefined;
}
