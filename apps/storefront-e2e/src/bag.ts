import { expect, type Locator, type Page } from '@playwright/test';
import { checkThroughLabel } from './check-through-label.ts';
import { getMessage, type Locale } from './messages.ts';
import type { MarketId, RunningShop } from './running-shop.ts';

/** Matches the URL of the built chunk of `app/cart/bag.ts`, and of no other module. */
export const BAG_CHUNK_PATTERN = /\/assets\/bag-[\w-]{7}\.js$/;

/** A line of the commerce cart. */
export interface ServerCartLine {
  readonly sku: string;
  readonly quantity: number;
}

/** Presses the main "Add to bag" of the open product page, and returns the drawer that opens. */
export async function addToBag(page: Page, locale: Locale): Promise<Locator> {
  await page
    .getByRole('main')
    .getByRole('button', { name: getMessage(locale, 'product.addToBag') })
    .first()
    .click();
  const drawer = getBagDrawer(page, locale);
  await expect(drawer).toBeVisible();
  return drawer;
}

/** The bag drawer. */
export function getBagDrawer(page: Page, locale: Locale): Locator {
  return page.getByRole('dialog', { name: getMessage(locale, 'bag.title') });
}

/** The header's button with the count of the bag. */
export function getBagButton(page: Page, locale: Locale, count: number): Locator {
  return page.getByRole('button', { name: getMessage(locale, 'site.bagWithCount', { count }), exact: true });
}

/** The quantity field of `product`. */
export function getQuantityField(bag: Page | Locator, locale: Locale, product: string): Locator {
  return bag.getByRole('textbox', { name: getMessage(locale, 'bag.quantity', { product }), exact: true });
}

/** Returns the locator of the value next to the label of message `key`, such as `bag.total`. */
export function getTotalsValue(bag: Page | Locator, locale: Locale, key: string): Locator {
  const word = new RegExp(`^${getMessage(locale, key)}`);
  return bag.locator('dl > div').filter({ hasText: word }).locator('dd');
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

/** Simulates a return to a hidden page: dispatches `visibilitychange` for a tab or a persisted `pageshow` for back navigation. */
export async function simulateReturnToPage(page: Page, how: 'tab' | 'back' = 'tab'): Promise<void> {
  await page.bringToFront();
  await page.evaluate((isBack) => {
    // Playwright's browsers hide no tab and have no back/forward cache.
    if (isBack) dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    else document.dispatchEvent(new Event('visibilitychange'));
  }, how === 'back');
}

/** Selects a market in the dialog for language and currency. */
export async function switchMarket(page: Page, locale: Locale, market: RegExp): Promise<void> {
  const title = getMessage(locale, 'site.languageAndCurrency');
  await page.getByRole('banner').getByRole('button', { name: title }).click();
  const preferences = page.getByRole('dialog', { name: title });
  await checkThroughLabel(preferences.getByRole('radio', { name: market }));
  await preferences.getByRole('button', { name: getMessage(locale, 'preferences.save') }).click();
  await expect(preferences).toBeHidden();
}
