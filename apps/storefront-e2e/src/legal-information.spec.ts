import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { addToBag, getTotalsValue } from './bag.ts';
import { addToBagAndCheckOut } from './buy-product.ts';
import { normalizeSpaces } from './normalize-spaces.ts';
import { getMain } from './page-elements.ts';
import { danishShopper, germanShopper, norwegianShopper } from './test-shoppers.ts';
import { getMessage } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';
import { builtShopDirectory } from './workspace.ts';

/** Facts that the law requires to be easy to find, in both languages (`settings.yaml` of the content). */
const withdrawal = { en: '/about/withdraw-from-contract', da: '/da/om/fortryd-koeb' } as const;

/** The footer of a page without scripts. */
const footerOf = async (page: Page) => normalizeSpaces(await page.getByRole('contentinfo').innerText());

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows the company, that prices include taxes, and the way to withdraw', async ({
    page,
  }) => {
    for (const file of await readdir(builtShopDirectory, { recursive: true })) {
      if (!file.endsWith('index.html')) continue;
      const html = await readFile(join(builtShopDirectory, file), 'utf8');
      const locale = html.includes('lang="da"') && /^da\b/.test(file) ? 'da' : 'en';
      const footer = html.slice(html.lastIndexOf('<footer'));
      expect.soft(footer, file).toContain(`href="${withdrawal[locale]}"`);
      expect.soft(footer, file).toContain(getMessage(locale, 'footer.taxes'));
    }
    for (const [path, taxes, country] of [
      ['/', 'Prices include taxes.', /Denmark/],
      ['/da/produkt/lae-serum', 'Alle priser er inkl. moms.', /Danmark/],
      ['/checkout', 'Prices include taxes.', /Denmark/],
    ] as const) {
      await page.goto(path);
      const footer = await footerOf(page);
      expect(footer).toContain(taxes);
      expect(footer).toMatch(/Marehalm .+CVR \d{8}/);
      expect(footer).toMatch(/\d{4} \S+/);
      expect(footer).toMatch(country);
      expect(footer).toMatch(/\S+@marehalm\.example/);
    }
  });

  for (const [path, unit] of [
    ['/product/lee-serum', '€1,666.67/l'],
    ['/da/produkt/lae-serum', '12.500,00 kr./l'],
  ] as const) {
    test(`unit price is shown at ${path}`, async ({ page }) => {
      await page.goto(path);
      expect(normalizeSpaces(await getMain(page).innerText()).replaceAll(/ ?\/ ?/g, '/')).toContain(unit);
    });
  }

  for (const [path, before, lowest] of [
    ['/product/low-sun-glow-mask', getMessage('en', 'price.before'), /Lowest price in the last 30 days: €\d/],
    [
      '/da/produkt/lav-sol-gloedmaske',
      getMessage('da', 'price.before'),
      /Laveste pris seneste 30 dage: \d+ kr\./,
    ],
  ] as const) {
    test(`lowest price of 30 days is shown next to a reduced price at ${path}`, async ({ page }) => {
      await page.goto(path);
      const text = normalizeSpaces(await getMain(page).innerText());
      expect(text).toContain(before);
      expect(text).toMatch(lowest);
    });
  }
});

for (const [shopper, note, vat] of sampleCases([
  [danishShopper, /Heraf moms 75 kr\./, /moms/i],
  [germanShopper, /Includes €[\d.]+ in taxes/, null],
] as const)) {
  const { locale } = shopper;
  test(`bag shows taxes in its total and unit prices on its lines, in ${locale}`, async ({ page }) => {
    await openAndHydratePage(page, shopper.product.path);
    const drawer = await addToBag(page, locale);
    await expect.poll(async () => normalizeSpaces(await drawer.innerText())).toMatch(note);
    const text = normalizeSpaces(await drawer.innerText());
    if (vat) expect(text).toMatch(vat);
    expect(text.replaceAll(/ ?\/ ?/g, '/')).toContain(locale === 'da' ? '12.500,00 kr./l' : '€1,666.67/l');
    await expect(getTotalsValue(drawer, locale, 'bag.total')).toBeVisible();
  });
}

for (const shopper of sampleCases([danishShopper, norwegianShopper, germanShopper])) {
  test(`checkout of ${shopper.market} has no ticked box and asks for eight things at most`, async ({
    page,
    context,
    shop,
  }) => {
    await context.addCookies([{ name: 'marehalm_market', value: shopper.market, url: shop.origin }]);
    await addToBagAndCheckOut(page, shopper);
    const email = page.getByLabel(getMessage(shopper.locale, 'checkout.field.email'), { exact: true });
    await expect(email).toBeVisible();
    for (const box of await getMain(page).getByRole('checkbox').all()) await expect(box).not.toBeChecked();
    const fields = getMain(page).locator(
      'input:visible:not([type=radio]):not([type=checkbox]), select:visible',
    );
    // The international market also asks for the country.
    expect(await fields.count()).toBeLessThanOrEqual(shopper.market === 'int' ? 9 : 8);
    for (const one of await fields.all()) await expect(one).toHaveAttribute('autocomplete', /.+/);
  });
}

for (const locale of sampleCases(['en', 'da'] as const)) {
  test(`model withdrawal form is text in paragraphs, in ${locale}`, async ({ page }) => {
    await page.goto(withdrawal[locale]);
    const form = getMain(page).locator('blockquote > p');
    expect(await form.count()).toBeGreaterThan(2);
    const sizeOf = (text: Locator) => text.evaluate((node) => getComputedStyle(node).fontSize);
    expect(await sizeOf(form.first())).toBe(await sizeOf(getMain(page).locator('p:has(+ blockquote)')));
    const [first, second] = [await form.nth(0).boundingBox(), await form.nth(1).boundingBox()];
    const end = (first?.y ?? 0) + (first?.height ?? 0);
    expect((second?.y ?? 0) - end).toBeGreaterThanOrEqual(16);
  });

  test(`help explains gift cards, in ${locale}`, async ({ page }) => {
    await page.goto(locale === 'en' ? '/about/help' : '/da/om/hjaelp');
    const topic = { en: 'Gift cards', da: 'Gavekort' }[locale];
    await expect(getMain(page).getByRole('heading', { name: topic, exact: true })).toBeVisible();
    await getMain(page)
      .getByText({ en: 'How does a gift card work?', da: 'Hvordan virker et gavekort?' }[locale])
      .click();
    await expect(getMain(page).getByText({ en: /paid out/, da: /udbetalt/ }[locale])).toBeVisible();
  });
}

for (const path of sampleCases(['/da/om/handelsbetingelser', withdrawal.da, '/about/help'])) {
  test(`print of ${path} from its middle has all text and nothing laid over it`, async ({ page }) => {
    // A4 at 96 px to the inch.
    await page.setViewportSize({ width: 794, height: 1123 });
    await openAndHydratePage(page, path);
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight / 2);
    });
    await page.emulateMedia({ media: 'print' });
    const inPlace = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => {
          const { position, clipPath } = getComputedStyle(element);
          return (
            /fixed|sticky/.test(position) &&
            clipPath === 'none' &&
            element.checkVisibility({ visibilityProperty: true }) &&
            element.innerText.trim() !== ''
          );
        })
        .map(({ innerText }) => innerText),
    );
    expect(inPlace).toEqual([]);
  });
}
