import type { Locator, Page } from '@playwright/test';
import { getMessage, type Locale } from './messages.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';

/** Elements that a shopper needs in order to buy. */
function partsOf(page: Page, locale: Locale, size: string) {
  const main = page.getByRole('main');
  return {
    name: main.getByRole('heading', { level: 1 }),
    size: main.getByText(size, { exact: true }).first(),
    price: main.getByText(/^(?:€\d|\d+\skr\.$)/).first(),
    taxes: main.getByText(getMessage(locale, 'product.taxes'), { exact: true }),
    button: main.getByRole('button', { name: getMessage(locale, 'product.addToBag') }).first(),
  };
}

/** Whether `part` is completely in the viewport of a page that was not scrolled. */
const expectInFirstWindow = (part: Locator) => expect(part).toBeInViewport({ ratio: 1 });

const products: readonly (readonly [path: string, locale: Locale, lastSize: string])[] = [
  ['/da/produkt/lae-serum', 'da', '30 ml'],
  ['/product/first-shore-set', 'en', 'Set of 5'],
  ['/product/all-weather-balm', 'en', '75 ml'],
];

for (const [path, locale, size] of products) {
  test(`shopper can buy ${path} without scrolling on a tablet, and sees sizes, prices and taxes on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await openAndHydratePage(page, path);
    const { button, ...read } = partsOf(page, locale, size);
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

  test('pictures are as wide as the viewport, seen whole but for their ground, and not covered', async ({
    page,
  }) => {
    await openAndHydratePage(page, '/da/produkt/foerste-strand-saet');
    const gallery = page.getByRole('main').getByRole('region').first();
    const picture = gallery.getByRole('img').first();
    const next = gallery.getByRole('button', { name: getMessage('da', 'gallery.next') });
    const [place, seen, button] = await Promise.all(
      [picture, gallery.getByRole('listitem').first(), next].map((one) => one.boundingBox()),
    );
    if (!place || !seen || !button) throw new Error('Cannot measure the gallery: a part of it is not drawn');
    expect(place.x).toBe(0);
    expect(place.width).toBe(390);
    // An eighth of a picture of 4:5 may be cut off above and below.
    expect(place.height).toBeGreaterThanOrEqual(0.75 * 1.25 * 390);
    expect(place.height).toBeLessThanOrEqual(seen.height + 1);
    expect(button.y).toBeGreaterThanOrEqual(seen.y + seen.height);
    expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
  });
});
