import type { Page } from '@playwright/test';
import { createTextComparator } from '@marehalm/i18n-routing';
import { createLoggedInAccount, fetchOrderNumbers } from './account.ts';
import { addToBagAndCheckOut, goFromProductToReview } from './buy-product.ts';
import { placeOrder, submitContactStep, submitDeliveryStep, submitPaymentStep } from './checkout.ts';
import { getMain, getTextField } from './page-elements.ts';
import { danishShopper, getContactStreet } from './test-shoppers.ts';
import { addToBag } from './bag.ts';
import { checkThroughLabel } from './check-through-label.ts';
import { locales, getMessage, type Locale } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage, waitUntilHydrated } from './open-page.ts';

/** The button that opens the dialog. */
const preferencesButton = (page: Page, locale: Locale) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: getMessage(locale, 'site.languageAndCurrency'), exact: true });

const preferences = (page: Page, locale: Locale) =>
  page.getByRole('dialog', { name: getMessage(locale, 'site.languageAndCurrency') });

const localeCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'marehalm_locale');

test.describe('language of the front page', () => {
  const remembered = (value: string, url: string) => [{ name: 'marehalm_locale', value, url }];

  for (const [what, cookie, language, path] of [
    ['the stored cookie first', 'da', 'en-GB', '/da'],
    ['the stored cookie first, for English too', 'en', 'da-DK', '/'],
    ['the browser’s language next', undefined, 'da-DK', '/da'],
    ['English for speakers of neither language', undefined, 'nb-NO', '/'],
    ['the browser’s language where the cookie is invalid', 'fr', 'da', '/da'],
  ] as const) {
    test.describe(() => {
      test.use({ locale: language });

      test(`is chosen by ${what}`, async ({ page, context, shop }) => {
        if (cookie) await context.addCookies(remembered(cookie, shop.origin));
        await page.goto('/?utm_source=mail&x=%C3%A6#main');
        await expect(page).toHaveURL(`${path}?utm_source=mail&x=%C3%A6#main`);
        await expect(page.locator('html')).toHaveAttribute('lang', path === '/' ? 'en' : 'da');
      });
    });
  }

  test.describe('in a Danish browser', () => {
    test.use({ locale: 'da-DK' });

    for (const path of sampleCases(['/shop', '/product/lee-serum', '/about/help'])) {
      test(`is not chosen for ${path}: only the front page redirects`, async ({ page }) => {
        await openAndHydratePage(page, path);
        await expect(page).toHaveURL(path);
        await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      });
    }

    test('stays English for a shopper who has chosen it, before and after hydration and on the next visit', async ({
      page,
    }) => {
      await page.goto('/da');
      const english = page.getByRole('contentinfo').getByRole('link', { name: 'English', exact: true });
      // As a plain link, before hydration.
      await Promise.all([
        page.waitForEvent('load'),
        english.evaluate((link) => location.assign((link as HTMLAnchorElement).href)),
      ]);
      await waitUntilHydrated(page);
      await expect(page).toHaveURL('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');

      await openAndHydratePage(page, '/da');
      await english.click();
      await expect(page).toHaveURL('/');
      await expect.poll(async () => (await localeCookie(page))?.value).toBe('en');
      await page.goto('about:blank');
      await openAndHydratePage(page, '/');
      await expect(page).toHaveURL('/');
    });
  });

  test.describe('for a crawler', () => {
    test.use({
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      locale: 'en-US',
    });

    test('is the language of the URL', async ({ page }) => {
      for (const [path, language] of [
        ['/', 'en'],
        ['/da', 'da'],
      ] as const) {
        await openAndHydratePage(page, path);
        await expect(page).toHaveURL(path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
      }
    });
  });
});

/** Pages of each kind in both languages. */
const alternatePaths: readonly (readonly [en: string, da: string])[] = [
  ['/face/cleansers', '/da/ansigt/rens'],
  ['/journal/order-of-layers', '/da/journal/lag-paa-lag'],
  ['/tips/apply-to-damp-skin', '/da/tips/laeg-det-paa-fugtig-hud'],
  ['/about/help', '/da/om/hjaelp'],
  ['/account/login', '/da/account/login'],
];

for (const [en, da] of sampleCases(alternatePaths)) {
  test(`language switch leads from ${en} to ${da} and back, and is stored for a year`, async ({ page }) => {
    await openAndHydratePage(page, en);
    expect(await localeCookie(page)).toBeUndefined();
    for (const [from, to, name, address] of [
      ['en', 'da', 'Dansk', da],
      ['da', 'en', 'English', en],
    ] as const) {
      await preferencesButton(page, from).click();
      const dialog = preferences(page, from);
      // Each language has its own name for itself.
      await expect(dialog.locator('[lang=en]')).toHaveText('English');
      await expect(dialog.locator('[lang=da]')).toHaveText('Dansk');
      await expect(dialog.getByRole('radio', { name })).not.toBeChecked();
      const before = await localeCookie(page);
      await checkThroughLabel(dialog.getByRole('radio', { name }));
      expect(await localeCookie(page)).toEqual(before);
      await expect(page).toHaveURL(from === 'en' ? en : da);
      await dialog.getByRole('button', { name: getMessage(from, 'preferences.save') }).click();
      await expect(page).toHaveURL(address);
      await expect(page.locator('html')).toHaveAttribute('lang', to);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const cookie = await localeCookie(page);
      expect(cookie).toMatchObject({ value: to, path: '/', sameSite: 'Lax' });
      const now = await page.evaluate(() => Date.now() / 1000);
      expect(Math.abs((cookie?.expires ?? 0) - now - 365 * 24 * 60 * 60)).toBeLessThan(60);
    }
  });
}

test(
  'language switch keeps the order and the address of an account page',
  { tag: '@all' },
  async ({ page, shop }) => {
    test.setTimeout(60_000);
    const { market, product, contact } = danishShopper;
    await openAndHydratePage(page, '/da');
    await createLoggedInAccount(page, shop, danishShopper, 'to-sprog@example.com');
    await addToBagAndCheckOut(page, danishShopper);
    await expect(getTextField(page, 'da', 'checkout.field.street')).toHaveValue(
      getContactStreet(danishShopper),
    );
    await submitContactStep(page, 'da');
    await submitDeliveryStep(page, 'da');
    await submitPaymentStep(page, 'da', 'success');
    await placeOrder(page, 'da');
    const [number = 'none'] = await fetchOrderNumbers(shop, market, 'to-sprog@example.com');
    const main = page.getByRole('main');
    const switchTo = async (from: Locale, name: string) => {
      await preferencesButton(page, from).click();
      const dialog = preferences(page, from);
      await checkThroughLabel(dialog.getByRole('radio', { name }));
      await dialog.getByRole('button', { name: getMessage(from, 'preferences.save') }).click();
    };

    await openAndHydratePage(page, '/da/account/overview');
    await main.getByRole('article').getByRole('link').first().click();
    await expect(main.getByRole('link', { name: product.name, exact: true })).toBeVisible();
    const { search } = new URL(page.url());
    await switchTo('da', 'English');
    await expect(page).toHaveURL(`/account/order${search}`);
    await expect(
      main.getByRole('heading', { name: getMessage('en', 'account.order', { number }) }),
    ).toBeVisible();
    // By the link at the end of the page, too.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Dansk', exact: true }).click();
    await expect(page).toHaveURL(`/da/account/order${search}`);

    await openAndHydratePage(page, '/da/account/addresses');
    await main
      .getByRole('link', {
        name: getMessage('da', 'account.editAddress', { address: getContactStreet(danishShopper) }),
      })
      .click();
    await expect(getTextField(page, 'da', 'checkout.field.street')).toHaveValue(
      getContactStreet(danishShopper),
    );
    await switchTo('da', 'English');
    await expect(getTextField(page, 'en', 'checkout.field.street')).toHaveValue(
      getContactStreet(danishShopper),
    );
    await expect(getTextField(page, 'en', 'checkout.field.firstName')).toHaveValue(
      contact['firstName'] ?? '',
    );

    await openAndHydratePage(page, '/da/om/fortryd-koeb?utm_source=mail&order=DK1001');
    await switchTo('da', 'English');
    await expect(page).toHaveURL('/about/withdraw-from-contract?order=DK1001');
    await expect(main.getByLabel(getMessage('en', 'withdrawal.orderNumber'))).toHaveValue('DK1001');
  },
);

for (const locale of sampleCases(locales.toReversed())) {
  test(`countries are sorted alphabetically, in ${locale}`, async ({ page }) => {
    await openAndHydratePage(page, locale === 'en' ? '/cart' : '/da/cart');
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: getMessage(locale, 'site.changeCountry') })
      .click();
    const list = page
      .getByRole('dialog', { name: getMessage(locale, 'location.title') })
      .getByRole('combobox');
    await expect(list.locator('option')).not.toHaveCount(0);
    const names = (await list.locator('option').allTextContents()).filter(
      (name) => name !== getMessage(locale, 'location.choose'),
    );
    expect(names.length).toBeGreaterThan(10);
    expect(names).toEqual(names.toSorted(createTextComparator(locale)));
    // Österreich is Austria in English and stands first; in Danish Østrig is the last but for å.
    if (locale === 'da') expect(names.at(-1)).toBe('Østrig');
    else expect(names[0]).toBe('Austria');
  });

  test(`glossary is sorted alphabetically, in ${locale}`, async ({ page }) => {
    await openAndHydratePage(page, locale === 'en' ? '/about/ingredients' : '/da/om/ingredienser');
    const terms = await page
      .getByRole('main')
      .locator('dt')
      .evaluateAll((all) => all.map((term) => term.firstChild?.textContent ?? ''));
    expect(terms.length).toBeGreaterThanOrEqual(24);
    expect(terms).toEqual(terms.toSorted(createTextComparator(locale)));
  });
}

for (const locale of sampleCases(locales.toReversed())) {
  test(`only Danish text is hyphenated, in ${locale}`, async ({ page }) => {
    await openAndHydratePage(page, locale === 'en' ? '/journal/order-of-layers' : '/da/journal/lag-paa-lag');
    const article = page.getByRole('main');
    const text = article.locator('article p, section p').first();
    await expect(text).toHaveCSS('hyphens', locale === 'da' ? 'auto' : 'manual');
    await expect(article.getByRole('heading', { level: 1 })).toHaveCSS('hyphens', 'manual');
  });
}

/** Prices of the Lee Serum. */
const prices = {
  dk: { en: 'DKK 375', da: '375 kr.' },
  no: { en: 'NOK 579', da: '579 NOK' },
  int: { en: '€50', da: '50 €' },
} as const;

for (const { market, locale } of sampleCases(
  (['dk', 'no', 'int'] as const).flatMap((market) => locales.map((locale) => ({ market, locale }))),
  ({ market }) => market,
  ({ locale }) => locale,
)) {
  test(`price is formatted for its market and language: ${prices[market][locale]}`, async ({
    page,
    context,
    shop,
  }) => {
    await context.addCookies([{ name: 'marehalm_market', value: market, url: shop.origin }]);
    await openAndHydratePage(page, locale === 'en' ? '/product/lee-serum' : '/da/produkt/lae-serum');
    // Visible text only: the HTML has all three prices.
    const seen = (await page.getByRole('main').innerText()).replaceAll(/\s/g, ' ');
    for (const [other, texts] of Object.entries(prices))
      expect(seen.includes(texts[locale]), `${texts[locale]} is seen`).toBe(other === market);
  });
}

test.describe('prices chosen by the language of a page', () => {
  test.use({ locale: 'en-GB' });

  const price = (page: Page) => page.getByRole('main').getByText('DKK 375', { exact: false }).first();

  test('keep their currency in the other language and on the next day', async ({ page }) => {
    await openAndHydratePage(page, '/da/produkt/lae-serum');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/product/lee-serum');
    await expect(price(page)).toBeVisible();
    await page.reload();
    await expect(price(page)).toBeVisible();
  });

  test('keep their currency for a shopper with a bag who opens another URL', async ({ page }) => {
    await openAndHydratePage(page, '/da/produkt/lae-serum');
    await addToBag(page, 'da');
    await expect
      .poll(async () => (await page.context().cookies()).map(({ name }) => name))
      .toContain('marehalm_market');
    await openAndHydratePage(page, '/product/lee-serum');
    await expect(price(page)).toBeVisible();
  });

  test('follow the language of the next page without a bag or a choice', async ({ page }) => {
    await openAndHydratePage(page, '/da/produkt/lae-serum');
    await openAndHydratePage(page, '/product/lee-serum');
    await expect(price(page)).toBeHidden();
  });
});

for (const [path, foreign] of sampleCases(
  [
    ['/about/ingredients', 'la'],
    ['/product/lee-serum', 'la'],
    ['/da/produkt/lae-serum', 'en'],
  ] as const,
  ([, foreign]) => foreign,
)) {
  test(`names in another language are marked on ${path}: ${foreign}`, async ({ page }) => {
    await openAndHydratePage(page, path);
    const names = page.locator(`body [lang=${foreign}]`);
    expect(await names.count()).toBeGreaterThan(0);
    // Names of ingredients are never translated.
    if (foreign === 'la') await expect(names.first()).toHaveAttribute('translate', 'no');
    else await expect(names).toHaveText('English');
  });
}

test('no page mixes languages', async ({ prerenderedPages: pages }) => {
  /** Words that are frequent in one language and absent in the other. */
  const own = {
    en: /\b(?:the|and|with|your|you)\b/giu,
    da: /(?<!\p{L})(?:og|til|med|din|ikke|er)(?!\p{L})/giu,
  };
  const wrong = pages.flatMap(({ path, lang, text }) => {
    const locale = lang as Locale;
    const mine = text.match(own[locale])?.length ?? 0;
    const others = text.match(own[locale === 'en' ? 'da' : 'en'])?.length ?? 0;
    return others > mine * 0.02 ? [`${path}: ${others} foreign words among ${mine}`] : [];
  });
  expect(wrong).toEqual([]);
});

test(
  'language switch at the last step keeps the step and the payment method',
  { tag: '@all' },
  async ({ page }) => {
    test.setTimeout(60_000);
    await goFromProductToReview(page, danishShopper, 'sprog@example.com');
    await page.getByRole('contentinfo').getByRole('link', { name: 'English', exact: true }).click();
    await expect(page).toHaveURL('/checkout#review');
    await expect(getMain(page).getByRole('button', { name: /^Buy now/ })).toBeVisible();
    await expect(getMain(page).locator('section[aria-labelledby=payment-title]')).toContainText(
      getMessage('en', 'checkout.payment.success'),
    );
  },
);

test('language switch keeps the URL hash, translated', async ({ page }) => {
  await openAndHydratePage(page, '/about/help#delivery');
  const to = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await to('Dansk').click();
  await expect(page).toHaveURL('/da/om/hjaelp#levering');
  await to('English').click();
  await expect(page).toHaveURL('/about/help#delivery');
});
