import { toLocalizedPath } from './localized-path.ts';
import { getMessage } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { SCRIPT_ONLY_PATHS } from './open-page.ts';

test.use({ javaScriptEnabled: false });

/** Paths and texts of one language. */
const shops = [
  {
    locale: 'en',
    shopPath: '/shop',
    journal: 'Journal',
    price: '€50',
    otherPrices: /375|579/,
    product: {
      path: '/product/lee-serum',
      name: 'Lee Serum',
      alternate: '/da/produkt/lae-serum',
      alternateName: 'Læ Serum',
    },
    help: {
      path: '/about/help',
      question: 'How do free samples work?',
      answer: 'Choose up to three in your bag.',
    },
    language: 'Dansk',
  },
  {
    locale: 'da',
    shopPath: '/da/shop',
    journal: 'Journal',
    price: '375 kr.',
    otherPrices: /50 €|579/,
    product: {
      path: '/da/produkt/lae-serum',
      name: 'Læ Serum',
      alternate: '/product/lee-serum',
      alternateName: 'Lee Serum',
    },
    help: {
      path: '/da/om/hjaelp',
      question: 'Hvordan virker gratis prøver?',
      answer: 'Vælg op til tre i din kurv.',
    },
    language: 'English',
  },
] as const;

for (const { width, ...shop } of sampleCases(
  shops.flatMap((shop) => [390, 1440].map((width) => ({ ...shop, width }))),
  ({ locale }) => locale,
  ({ width }) => width,
)) {
  const { locale, shopPath, journal, price, otherPrices, product, help, language } = shop;
  test.describe(`without scripts, in ${locale} at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('shopper can go from the list to a product and sees one price, in the market of the language', async ({
      page,
    }) => {
      await page.goto(shopPath);
      await page.locator('main').getByRole('link', { name: product.name, exact: true }).first().click();
      await expect(page).toHaveURL(product.path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
      const main = page.locator('main');
      await expect(main.getByText(price, { exact: true }).filter({ visible: true }).first()).toBeVisible();
      await expect(main.getByText(otherPrices).filter({ visible: true })).toHaveCount(0);
    });

    test('tile about a series in a list leads to the series', async ({ page }) => {
      await page.goto(shopPath);
      await page.locator('main [data-editorial]').getByRole('link').click();
      await expect(page).toHaveURL(locale === 'en' ? '/dune-grass' : '/da/marehalm');
    });

    test('menus, journal and an article work', async ({ page }) => {
      await page.goto(shopPath);
      if (width < 700) await page.getByRole('button', { name: getMessage(locale, 'site.menu') }).click();
      await page.getByRole('link', { name: journal, exact: true }).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(/care-journal$/);
      await page.locator('main').getByRole('link').filter({ hasText: /\w{4}/ }).last().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('language can be changed by a link', async ({ page }) => {
      await page.goto(product.path);
      await page.getByRole('link', { name: language, exact: true }).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(product.alternate);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.alternateName);
    });

    test('answers can be opened', async ({ page }) => {
      await page.goto(help.path);
      const answer = page.getByText(help.answer);
      await expect(answer).toBeHidden();
      await page.getByText(help.question).click();
      await expect(answer).toBeVisible();
    });
  });
}

for (const locale of ['en', 'da'] as const) {
  test(`without scripts, pages that need JavaScript say so, in ${locale}`, async ({ page }) => {
    for (const path of SCRIPT_ONLY_PATHS) {
      await page.goto(toLocalizedPath(locale, path));
      const main = page.getByRole('main');
      await expect(
        main.getByRole('heading', { name: getMessage(locale, 'scripts.missing') }),
        path,
      ).toBeVisible();
      await expect(main.locator('[aria-busy=true]'), path).toBeHidden();
    }
  });
}

for (const locale of sampleCases(['en', 'da'] as const)) {
  test.describe(() => {
    test.use({ expectedComplaints: /status of 422/ });
    test(`without scripts, shopper can join the club and correct errors, in ${locale}`, async ({
      page,
      shop,
    }) => {
      const email = `no-script-${locale}@example.com`;
      const text = (key: string) => getMessage(locale, `newsletter.${key}`);
      const main = page.getByRole('main');
      const send = () => main.getByRole('button', { name: text('submit') }).click();
      await page.goto(locale === 'en' ? '/' : '/da');
      await main.getByRole('textbox', { name: text('name'), exact: true }).fill('Ida');
      await main.getByRole('textbox', { name: text('email'), exact: true }).fill(`${email},`);
      await send();

      const address = main.getByRole('textbox', { name: text('email'), exact: true });
      await expect(address).toHaveAccessibleDescription(text('emailMalformed'));
      await expect(main.getByText(text('policyNotAccepted'))).toBeVisible();
      await expect(main.getByRole('textbox', { name: text('name'), exact: true })).toHaveValue('Ida');
      await address.fill(email);
      await main.getByRole('checkbox').check();
      await send();
      await expect(main.getByText(text('success'))).toBeVisible();
      expect(await shop.fetchMailsTo(email)).toMatchObject([{ kind: 'newsletter-confirmation', locale }]);
    });
  });
}
