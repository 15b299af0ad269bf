import { inLanguage } from './checkout.ts';
import { message } from './messages.ts';
import { sampled } from './sampled.ts';
import { expect, test } from './test.ts';
import { madeByScripts } from './visit.ts';

test.use({ javaScriptEnabled: false });

/** What one language has: where it starts, and the words that lead on. */
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
      twin: '/da/produkt/lae-serum',
      twinName: 'Læ Serum',
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
      twin: '/product/lee-serum',
      twinName: 'Lee Serum',
    },
    help: {
      path: '/da/om/hjaelp',
      question: 'Hvordan virker gratis prøver?',
      answer: 'Vælg op til tre i din kurv.',
    },
    language: 'English',
  },
] as const;

for (const { width, ...shop } of sampled(
  shops.flatMap((shop) => [390, 1440].map((width) => ({ ...shop, width }))),
  ({ locale }) => locale,
  ({ width }) => width,
)) {
  const { locale, shopPath, journal, price, otherPrices, product, help, language } = shop;
  test.describe(`without scripts, in ${locale} at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a shopper walks from the list to a product and reads one price, that of the language’s market', async ({
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

    test('a shopper finds the menus, the journal and an article', async ({ page }) => {
      await page.goto(shopPath);
      if (width < 700) await page.getByRole('button', { name: message(locale, 'site.menu') }).click();
      await page.getByRole('link', { name: journal, exact: true }).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(/care-journal$/);
      await page.locator('main').getByRole('link').filter({ hasText: /\w{4}/ }).last().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

    test('a shopper changes the language of a page by a link', async ({ page }) => {
      await page.goto(product.path);
      await page.getByRole('link', { name: language, exact: true }).filter({ visible: true }).first().click();
      await expect(page).toHaveURL(product.twin);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.twinName);
    });

    test('a shopper opens an answer', async ({ page }) => {
      await page.goto(help.path);
      const answer = page.getByText(help.answer);
      await expect(answer).toBeHidden();
      await page.getByText(help.question).click();
      await expect(answer).toBeVisible();
    });
  });
}

for (const locale of ['en', 'da'] as const) {
  test(`without scripts, a shopper reads what pages that scripts make need, in ${locale}`, async ({
    page,
  }) => {
    for (const path of madeByScripts) {
      await page.goto(inLanguage(locale, path));
      const main = page.getByRole('main');
      await expect(
        main.getByRole('heading', { name: message(locale, 'scripts.missing') }),
        path,
      ).toBeVisible();
      await expect(main.locator('[aria-busy=true]'), path).toBeHidden();
    }
  });
}

for (const locale of sampled(['en', 'da'] as const)) {
  test.describe(() => {
    test.use({ expectedComplaints: /status of 422/ });
    test(`without scripts, a shopper joins the club, and mends what is wrong on the page that says so, in ${locale}`, async ({
      page,
      shop,
    }) => {
      const email = `no-script-${locale}@example.com`;
      const text = (key: string) => message(locale, `newsletter.${key}`);
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
      expect(await shop.mailsTo(email)).toMatchObject([{ kind: 'newsletter-confirmation', locale }]);
    });
  });
}
