import type { Locator, Page } from '@playwright/test';
import { message, type Locale } from './messages.ts';
import { sampled } from './sampled.ts';
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

const onTablets = sampled(
  products.flatMap(([path, locale]) => [768, 820, 900, 1023].map((width) => ({ path, locale, width }))),
  ({ path }) => path,
  ({ width }) => width,
);

for (const width of new Set(onTablets.map((one) => one.width))) {
  test.describe(`on a tablet of ${width} px`, () => {
    test.use({ viewport: { width, height: 1024 } });

    for (const { path, locale } of onTablets.filter((one) => one.width === width)) {
      test(`a shopper can buy ${path} without scrolling`, async ({ page }) => {
        await openPage(page, path);
        for (const part of Object.values(partsOf(page, locale))) await expectInFirstWindow(part);
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [path, locale] of sampled(products, ([, locale]) => locale)) {
    test(`a shopper of ${path} reads the sizes, their prices and that taxes are included without scrolling`, async ({
      page,
    }) => {
      await openPage(page, path);
      const { name, sizes, taxes } = partsOf(page, locale);
      for (const part of [name, sizes, taxes]) await expectInFirstWindow(part);
    });
  }

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
