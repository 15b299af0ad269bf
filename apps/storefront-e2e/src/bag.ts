import { expect, type Locator, type Page } from '@playwright/test';
import { choose } from './choose.ts';
import { message, type Locale } from './messages.ts';
import type { Market, RunningShop } from './running-shop.ts';

/** The file of the bag's code, `app/cart/bag.ts`, and none of the others that begin so. */
export const bagCode = /\/assets\/bag-[\w-]{7}\.js$/;

/** A line of the commerce cart. */
export interface CartLine {
  readonly sku: string;
  readonly quantity: number;
}

/** Presses the main "Add to bag" of the product page that is open, and gives the bag that opens. */
export async function addToBag(page: Page, locale: Locale): Promise<Locator> {
  await page
    .getByRole('main')
    .getByRole('button', { name: message(locale, 'product.addToBag') })
    .first()
    .click();
  const drawer = bagDrawer(page, locale);
  await expect(drawer).toBeVisible();
  return drawer;
}

/** The bag that opens over a page. */
export function bagDrawer(page: Page, locale: Locale): Locator {
  return page.getByRole('dialog', { name: message(locale, 'bag.title') });
}

/** The button in the header that says how much is in the bag. */
export function bagButton(page: Page, locale: Locale, count: number): Locator {
  return page.getByRole('button', { name: message(locale, 'site.bagWithCount', { count }), exact: true });
}

/** The field that says how many of `product` are in the bag. */
export function quantityOf(bag: Page | Locator, locale: Locale, product: string): Locator {
  return bag.getByRole('textbox', { name: message(locale, 'bag.quantity', { product }), exact: true });
}

/** The line of the sums that begins with the word of message `key`, such as `bag.total`. */
export function sum(bag: Page | Locator, locale: Locale, key: string): Locator {
  const word = new RegExp(`^${message(locale, key)}`);
  return bag.locator('dl > div').filter({ hasText: word }).locator('dd');
}

/** The ids of the commerce carts that this browser keeps: one for each market that was shopped in. */
export async function keptCartIds(page: Page): Promise<readonly string[]> {
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  return [...new Set(stored.match(/gid:\/\/shopify\/Cart\/[^"\\]+/g))];
}

/**
 * What the commerce service of `market` has in this browser's cart, as the service itself says.
 * Nothing when it has not been asked for a cart yet.
 */
export async function commerceCart(
  page: Page,
  shop: RunningShop,
  market: Market,
): Promise<readonly CartLine[] | undefined> {
  for (const id of await keptCartIds(page)) {
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

/** Brings the shopper back to a page that was out of sight, to its tab or with the Back button. */
export async function comeBack(page: Page, how: 'tab' | 'back' = 'tab'): Promise<void> {
  await page.bringToFront();
  await page.evaluate((isBack) => {
    // No browser that a test opens hides a tab, nor keeps a page that was left.
    if (isBack) dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    else document.dispatchEvent(new Event('visibilitychange'));
  }, how === 'back');
}

/** Chooses a market in the dialog for language and currency. */
export async function switchMarket(page: Page, locale: Locale, market: RegExp): Promise<void> {
  const title = message(locale, 'site.languageAndCurrency');
  await page.getByRole('banner').getByRole('button', { name: title }).click();
  const preferences = page.getByRole('dialog', { name: title });
  await choose(preferences.getByRole('radio', { name: market }));
  await preferences.getByRole('button', { name: message(locale, 'preferences.save') }).click();
  await expect(preferences).toBeHidden();
}
