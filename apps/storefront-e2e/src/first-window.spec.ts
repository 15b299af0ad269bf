import type { Locator, Page } from '@playwright/test';
import { message, type Locale } from './messages.ts';
import { expect, test } from './test.ts';
import { openPage } from './visit.ts';

/** What a shopper decides by, and what they press. */
function partsOf(page: Page, locale: Locale) {
  const main = page.getByRole('main');
  const sizes = main.getByRole('group', { name: message(locale, 'product.size') });
  return {
    name: main.getByRole('heading', { level: 1 }),
    sizes,
    taxes: main.getByText(message(locale, 'product.taxes'), { exact: true }),
    button: main.getByRole('button', { name: message(locale, 'product.addToBag') }).first(),
  };
}

/** Whether all of `part` is in the window of a page that has not been scrolled. */
const expectInFirstWindow = (part: Locator) => expect(part).toBeInViewport({ ratio: 1 });

const products: readonly (readonly [path: string, locale: Locale])[] = [
  ['/da/produkt/lae-serum', 'da'],
  ['/product/first-shore-set', 'en'],
  ['/product/all-weather-balm', 'en'],
];

for (const [path, locale] of products) {
  test(`a shopper can buy ${path} without scrolling on a tablet, and reads the sizes, their prices and that taxes are included on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openPage(page, path);
    const { button, ...read } = partsOf(page, locale);
    for (const width of [768, 820, 900, 1023]) {
      await page.setViewportSize({ width, height: 1024 });
      for (const part of [...Object.values(read), button]) await expectInFirstWindow(part);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    for (const part of Object.values(read)) await expectInFirstWindow(part);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a shopper sees all of a picture: nothing is laid over it, and it is not cut off', async ({
    page,
  }) => {
    await openPage(page, '/da/produkt/foerste-strand-saet');
    const gallery = page.getByRole('main').getByRole('region').first();
    const picture = gallery.getByRole('img').first();
    const next = gallery.getByRole('button', { name: message('da', 'gallery.next') });
    const [place, seen, button] = await Promise.all(
      [picture, gallery.getByRole('listitem').first(), next].map((one) => one.boundingBox()),
    );
    if (!place || !seen || !button) throw new Error('Cannot measure the gallery: a part of it is not drawn');
    expect(place.width / place.height).toBeCloseTo(4 / 5, 1);
    expect(place.height).toBeLessThanOrEqual(seen.height + 1);
    expect(button.y).toBeGreaterThanOrEqual(seen.y + seen.height);
    expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
  });
});
