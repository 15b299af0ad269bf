import { expect, type Locator, type Page } from '@playwright/test';
import { getMessage, type Locale } from './messages.ts';

/** Matches the URL of the built chunk of `app/cart/bag.ts`, and of no other module. */
export const BAG_CHUNK_PATTERN = /\/assets\/bag-[\w-]{7}\.js$/;

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
