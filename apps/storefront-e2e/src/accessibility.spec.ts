import type { Locator, Page } from '@playwright/test';
import { createLoggedInAccount } from './account.ts';
import {
  expectConfirmation,
  fillContactStep,
  openCheckoutFromDrawer,
  submitContactStep,
  submitDeliveryStep,
  submitPaymentStep,
} from './checkout.ts';
import { toLocalizedPath } from './localized-path.ts';
import { clickButtonByMessage, getMain } from './page-elements.ts';
import { danishShopper, germanShopper } from './test-shoppers.ts';
import { addToBag, getBagButton } from './bag.ts';
import { findAxeViolations } from './axe-violations.ts';
import { expectAccessibleInAllViewports, viewports } from './viewport-checks.ts';
import { locales, getMessage, type Locale } from './messages.ts';
import { getErrorSummary } from './error-summary.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';

/*
 * Every kind of page and every state of it, in both languages: each is loaded once and checked in all viewports.
 * Keyboard tests are in `keyboard.spec.ts`.
 */

const product: Record<Locale, string> = { en: '/product/lee-serum', da: '/da/produkt/lae-serum' };

/** One page of each kind. */
const kindsOfPage: readonly (readonly [kind: string, en: string, da: string])[] = [
  ['front page', '/', '/da'],
  ['list of products', '/shop', '/da/shop'],
  ['series', '/dune-grass', '/da/marehalm'],
  ['category', '/face/cleansers', '/da/ansigt/rens'],
  ['product of two sizes', '/product/windbreak-day-cream', '/da/produkt/vindvaern-dagcreme'],
  ['reduced product', '/product/low-sun-glow-mask', '/da/produkt/lav-sol-gloedmaske'],
  ['sold-out product', '/product/cold-bay-bath-soak', '/da/produkt/kold-bugt-badesalt'],
  ['gift card', '/product/gift-card', '/da/produkt/gavekort'],
  ['journal', '/care-journal', '/da/care-journal'],
  ['article', '/journal/order-of-layers', '/da/journal/lag-paa-lag'],
  ['tips', '/tips-tricks', '/da/tips-tricks'],
  ['tip', '/tips/apply-to-damp-skin', '/da/tips/laeg-det-paa-fugtig-hud'],
  ['routines', '/routine', '/da/routine'],
  ['routine', '/routine/the-dry-winter', '/da/routine/den-toerre-vinter'],
  ['help', '/about/help', '/da/om/hjaelp'],
  ['glossary', '/about/ingredients', '/da/om/ingredienser'],
  ['responsibility', '/sustainability/responsibility', '/da/baeredygtighed/ansvar'],
  ['terms', '/about/terms', '/da/om/handelsbetingelser'],
  ['accessibility statement', '/about/accessibility', '/da/om/tilgaengelighed'],
  ['contact', '/about/contact', '/da/om/kontakt'],
  ['withdrawal', '/about/withdraw-from-contract', '/da/om/fortryd-koeb'],
  ['club', '/about/club', '/da/om/klubben'],
  ['empty bag', '/cart', '/da/cart'],
  ['empty checkout', '/checkout', '/da/checkout'],
];

/** Every page in every viewport; the gate has each page once, in one language and one viewport. */
const views = sampleCases(
  kindsOfPage.flatMap(([kind, en, da]) =>
    [en, da].flatMap((path, language) => viewports.map((size) => ({ kind, path, language, size }))),
  ),
  ({ kind }) => kind,
  ({ language, size }) => `${language} ${size.width}`,
);

for (const path of new Set(views.map((view) => view.path))) {
  const [first, ...others] = views.filter((view) => view.path === path);
  if (!first) continue;
  const { kind, size } = first;
  test(`${kind} at ${path} is accessible`, async ({ page }) => {
    // All viewports and rules on one load.
    test.slow();
    await page.setViewportSize(size);
    await openAndHydratePage(page, path);
    await expectAccessibleInAllViewports(page, path, {
      checkedWidths: [first, ...others].map((view) => view.size.width),
    });
    // Over a picture the header is transparent until the page is scrolled.
    const header = page.getByRole('banner');
    const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
    if ((await ground()) === 'rgba(0, 0, 0, 0)') {
      await page.evaluate(() => scrollTo(0, 800));
      await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)');
      expect.soft(await findAxeViolations(page, 'header'), 'the header on paper').toEqual([]);
    }
  });
}

for (const { what, path } of sampleCases(
  [
    { what: 'page without a connection', language: 'en', path: '/offline' },
    { what: 'page without a connection', language: 'da', path: '/da/offline' },
    { what: 'page that says that there is none', language: 'en', path: '/nowhere' },
    { what: 'page that says that there is none', language: 'da', path: '/da/ingensteds' },
  ],
  ({ what }) => what,
  ({ language }) => language,
)) {
  test.describe(() => {
    test.use({ expectedComplaints: /status of 404/ });
    test(`${what} at ${path} is accessible`, async ({ page }) => {
      await page.goto(path);
      await expectAccessibleInAllViewports(page, path);
    });
  });
}

const button = (place: Page | Locator, locale: Locale, key: string) =>
  place.getByRole('button', { name: getMessage(locale, key), exact: true });

/** Dialogs: their title, what opens them, and the widths that have them. */
const dialogs: readonly {
  readonly title: (locale: Locale) => string;
  readonly opener: (page: Page, locale: Locale) => Locator;
  readonly widths?: readonly number[];
}[] = [
  {
    title: (locale) => getMessage(locale, 'site.menu'),
    opener: (page, locale) => button(page.getByRole('banner'), locale, 'site.menu'),
    widths: [320, 768],
  },
  {
    title: (locale) => getMessage(locale, 'bag.title'),
    opener: (page, locale) => getBagButton(page, locale, 0),
  },
  {
    title: (locale) => getMessage(locale, 'site.languageAndCurrency'),
    opener: (page, locale) => button(page.getByRole('contentinfo'), locale, 'site.languageAndCurrency'),
  },
  {
    title: (locale) => getMessage(locale, 'location.title'),
    opener: (page, locale) => button(page.getByRole('contentinfo'), locale, 'site.changeCountry'),
  },
  {
    title: (locale) =>
      getMessage(locale, 'product.pictures', { product: locale === 'en' ? 'Lee Serum' : 'Læ Serum' }),
    opener: (page) => getMain(page).locator('section li > a[href*="/pictures/"]').nth(1),
  },
];

for (const locale of sampleCases(locales)) {
  test(`dialogs and menus are accessible, in ${locale}`, async ({ page }) => {
    test.setTimeout(150_000);
    await openAndHydratePage(page, product[locale]);
    for (const { title, opener, widths } of dialogs) {
      await page.setViewportSize(widths ? viewports[0] : viewports[2]);
      const from = opener(page, locale);
      await from.press('Enter');
      const dialog = page.getByRole('dialog', { name: title(locale), exact: true });
      await expect(button(dialog, locale, 'site.close')).toBeVisible();
      // In the menu of a phone, an open section too.
      if (widths) await dialog.locator('summary').first().click();
      await expectAccessibleInAllViewports(page, title(locale), {
        within: 'dialog[open]',
        ...(widths && { widths }),
      });
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await page.setViewportSize(viewports[2]);
    const navigation = page.getByRole('navigation', { name: getMessage(locale, 'site.mainNavigation') });
    await navigation.locator('summary').first().press('Enter');
    await expect(navigation.getByRole('link').first()).toBeVisible();
    expect.soft(await findAxeViolations(page), 'a panel of the menu').toEqual([]);
  });
}

/**
 * Screen reader output in reading order: roles, names and states, in files of `reading-order/`. Review them line by
 * line when they change.
 */
const written = (what: string, locale: Locale) => ({ name: `${what}-${locale}.aria.yml` });

for (const shopper of sampleCases([danishShopper, germanShopper])) {
  const { locale } = shopper;
  const at = (path: string) => toLocalizedPath(locale, path);

  test(`every step of a purchase is accessible and has the expected screen reader output, in ${locale}`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    await openAndHydratePage(page, shopper.product.path);
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(written('header', locale));
    await expect(getMain(page)).toMatchAriaSnapshot(written('product', locale));

    const bag = await addToBag(page, locale);
    await button(bag, locale, 'samples.choose').click();
    await expect(bag.getByRole('checkbox').first()).toBeVisible();
    await expect(bag).toMatchAriaSnapshot(written('bag-over-the-page', locale));
    await expectAccessibleInAllViewports(page, 'the bag with samples', { within: 'dialog[open]' });

    await openAndHydratePage(page, at('/cart'));
    await expect(getMain(page)).toMatchAriaSnapshot(written('bag', locale));
    await page.getByText(getMessage(locale, 'promo.question')).click();
    await clickButtonByMessage(page, locale, 'promo.apply');
    await expect(getMain(page).getByText(getMessage(locale, 'promo.missing')).first()).toBeVisible();
    await expectAccessibleInAllViewports(page, 'the bag on a page of its own, with a mistake');

    await openCheckoutFromDrawer(getMain(page), locale);
    await clickButtonByMessage(page, locale, 'checkout.continueToDelivery');
    await expect(getErrorSummary(page)).toBeFocused();
    await expect(getMain(page)).toMatchAriaSnapshot(written('checkout-mistakes', locale));
    await expectAccessibleInAllViewports(page, 'the contact, with mistakes');

    await fillContactStep(page, shopper, `listens-${locale}@example.com`);
    await submitContactStep(page, locale);
    await expect(getMain(page)).toMatchAriaSnapshot(written('checkout-delivery', locale));
    await expectAccessibleInAllViewports(page, 'the delivery', { within: 'main' });
    await submitDeliveryStep(page, locale);
    await expect(getMain(page)).toMatchAriaSnapshot(written('checkout-payment', locale));
    await clickButtonByMessage(page, locale, 'checkout.continueToReview');
    await expect(getErrorSummary(page)).toBeVisible();
    await expectAccessibleInAllViewports(page, 'the payment, with a mistake', { within: 'main' });
    await submitPaymentStep(page, locale, 'success');
    await expect(getMain(page)).toMatchAriaSnapshot(written('checkout-review', locale));
    await expectAccessibleInAllViewports(page, 'the last look', { within: 'main' });
    await clickButtonByMessage(page, locale, 'checkout.buy', { price: shopper.total });
    await expectConfirmation(page, locale);
    await expectAccessibleInAllViewports(page, 'the confirmation');
  });
}

for (const shopper of sampleCases([germanShopper, danishShopper])) {
  const { locale } = shopper;
  const at = (path: string) => toLocalizedPath(locale, path);

  test(`account pages are accessible, in ${locale}`, async ({ page, shop }) => {
    test.setTimeout(150_000);
    const look = async (path: string, mistake?: string) => {
      await openAndHydratePage(page, at(`/account/${path}`));
      await expect(getMain(page).locator('[aria-busy]')).toHaveCount(0);
      if (mistake) {
        await clickButtonByMessage(page, locale, mistake);
        await expect(getErrorSummary(page)).toBeFocused();
      }
      await expectAccessibleInAllViewports(page, path, mistake ? {} : { within: 'main' });
    };
    await look('login', 'account.logIn');
    await look('create', 'account.create');
    await look('forgotten-password');
    await createLoggedInAccount(page, shop, shopper, `barrier-${locale}@example.com`);
    await look('overview');
    await look('addresses');
    await look('addresses/add', 'account.saveAddress');
    await look('edit');
  });
}
