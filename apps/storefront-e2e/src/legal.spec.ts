import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { addToBag, sum } from './bag.ts';
import { danish, european, main, norwegian, plain, reachCheckout } from './checkout.ts';
import { message } from './messages.ts';
import { sampled } from './sampled.ts';
import { expect, test } from './test.ts';
import { openPage } from './visit.ts';
import { shopDirectory } from './workspace.ts';

/** What the law wants to be easy to find, in the words of both languages (docs of the content: `settings.yaml`). */
const withdrawal = { en: '/about/withdraw-from-contract', da: '/da/om/fortryd-koeb' } as const;

/** The end of a page as a shopper without scripts reads it. */
const footerOf = async (page: Page) => plain(await page.getByRole('contentinfo').innerText());

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper finds on every page who sells, what prices include, and the way to withdraw', async ({
    page,
  }) => {
    for (const file of await readdir(shopDirectory, { recursive: true })) {
      if (!file.endsWith('index.html')) continue;
      const html = await readFile(join(shopDirectory, file), 'utf8');
      const locale = html.includes('lang="da"') && /^da\b/.test(file) ? 'da' : 'en';
      const footer = html.slice(html.lastIndexOf('<footer'));
      expect.soft(footer, file).toContain(`href="${withdrawal[locale]}"`);
      expect.soft(footer, file).toContain(message(locale, 'footer.taxes'));
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
    test(`a shopper reads what a litre costs at ${path}`, async ({ page }) => {
      await page.goto(path);
      expect(plain(await main(page).innerText()).replaceAll(/ ?\/ ?/g, '/')).toContain(unit);
    });
  }

  for (const [path, before, lowest] of [
    ['/product/low-sun-glow-mask', message('en', 'price.before'), /Lowest price in the last 30 days: €\d/],
    [
      '/da/produkt/lav-sol-gloedmaske',
      message('da', 'price.before'),
      /Laveste pris seneste 30 dage: \d+ kr\./,
    ],
  ] as const) {
    test(`a shopper reads the lowest price of 30 days beside a reduced one at ${path}`, async ({ page }) => {
      await page.goto(path);
      const text = plain(await main(page).innerText());
      expect(text).toContain(before);
      expect(text).toMatch(lowest);
    });
  }
});

for (const [shopper, note, vat] of sampled([
  [danish, /Heraf moms 75 kr\./, /moms/i],
  [european, /Includes €[\d.]+ in taxes/, null],
] as const)) {
  const { locale } = shopper;
  test(`a shopper reads the taxes in the total of the bag, and unit prices on its lines, in ${locale}`, async ({
    page,
  }) => {
    await openPage(page, shopper.product.path);
    const drawer = await addToBag(page, locale);
    await expect.poll(async () => plain(await drawer.innerText())).toMatch(note);
    const text = plain(await drawer.innerText());
    if (vat) expect(text).toMatch(vat);
    expect(text.replaceAll(/ ?\/ ?/g, '/')).toContain(locale === 'da' ? '12.500,00 kr./l' : '€1,666.67/l');
    await expect(sum(drawer, locale, 'bag.total')).toBeVisible();
  });
}

for (const shopper of sampled([danish, norwegian, european])) {
  test(`nothing at the checkout of ${shopper.market} is ticked for the shopper, and it asks eight things at most`, async ({
    page,
    context,
    shop,
  }) => {
    await context.addCookies([{ name: 'marehalm_market', value: shopper.market, url: shop.origin }]);
    await reachCheckout(page, shopper);
    const email = page.getByLabel(message(shopper.locale, 'checkout.field.email'), { exact: true });
    await expect(email).toBeVisible();
    for (const box of await main(page).getByRole('checkbox').all()) await expect(box).not.toBeChecked();
    const fields = main(page).locator('input:visible:not([type=radio]):not([type=checkbox]), select:visible');
    // A country abroad has to be chosen: the market of all others asks one thing more.
    expect(await fields.count()).toBeLessThanOrEqual(shopper.market === 'int' ? 9 : 8);
    for (const one of await fields.all()) await expect(one).toHaveAttribute('autocomplete', /.+/);
  });
}

for (const locale of sampled(['en', 'da'] as const)) {
  test(`a shopper reads the form to copy as text, a paragraph at a time, in ${locale}`, async ({ page }) => {
    await page.goto(withdrawal[locale]);
    const form = main(page).locator('blockquote > p');
    expect(await form.count()).toBeGreaterThan(2);
    const sizeOf = (text: Locator) => text.evaluate((node) => getComputedStyle(node).fontSize);
    expect(await sizeOf(form.first())).toBe(await sizeOf(main(page).locator('p:has(+ blockquote)')));
    const [first, second] = [await form.nth(0).boundingBox(), await form.nth(1).boundingBox()];
    const end = (first?.y ?? 0) + (first?.height ?? 0);
    expect((second?.y ?? 0) - end).toBeGreaterThanOrEqual(16);
  });

  test(`a shopper who looks for help reads how a gift card works, in ${locale}`, async ({ page }) => {
    await page.goto(locale === 'en' ? '/about/help' : '/da/om/hjaelp');
    const topic = { en: 'Gift cards', da: 'Gavekort' }[locale];
    await expect(main(page).getByRole('heading', { name: topic, exact: true })).toBeVisible();
    await main(page)
      .getByText({ en: 'How does a gift card work?', da: 'Hvordan virker et gavekort?' }[locale])
      .click();
    await expect(main(page).getByText({ en: /paid out/, da: /udbetalt/ }[locale])).toBeVisible();
  });
}

for (const path of sampled(['/da/om/handelsbetingelser', withdrawal.da, '/about/help'])) {
  test(`a shopper who prints ${path} from its middle has all of its text on paper, with nothing laid over it`, async ({
    page,
  }) => {
    // A4 at 96 px to the inch.
    await page.setViewportSize({ width: 794, height: 1123 });
    await openPage(page, path);
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
