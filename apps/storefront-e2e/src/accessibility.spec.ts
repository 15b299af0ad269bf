import type { Page } from '@playwright/test';
import { openAccount } from './account.ts';
import { addToBag, bagDrawer } from './bag.ts';
import { expectNoBarrier, violationsOn } from './barriers.ts';
import { danish, european, inLanguage } from './checkout.ts';
import { message } from './messages.ts';
import { expect, test } from './test.ts';
import { openPage } from './visit.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** One page of each kind. */
const kindsOfPage: readonly (readonly [kind: string, en: string, da: string])[] = [
  ['front page', '/', '/da'],
  ['list of products', '/shop', '/da/shop'],
  ['series', '/dune-grass', '/da/marehalm'],
  ['category', '/face/cleansers', '/da/ansigt/rens'],
  ['product', '/product/windbreak-day-cream', '/da/produkt/vindvaern-dagcreme'],
  ['reduced product', '/product/low-sun-glow-mask', '/da/produkt/lav-sol-gloedmaske'],
  ['sold-out product', '/product/cold-bay-bath-soak', '/da/produkt/kold-bugt-badesalt'],
  ['journal', '/care-journal', '/da/care-journal'],
  ['article', '/journal/order-of-layers', '/da/journal/raekkefoelgen-af-lag'],
  ['tips', '/tips-tricks', '/da/tips-tricks'],
  ['tip', '/tips/apply-to-damp-skin', '/da/tips/paafoer-paa-fugtig-hud'],
  ['routines', '/routine', '/da/routine'],
  ['routine', '/routine/the-dry-winter', '/da/routine/den-toerre-vinter'],
  ['help', '/about/help', '/da/om/hjaelp'],
  ['glossary', '/about/ingredients', '/da/om/ingredienser'],
  ['responsibility', '/sustainability/responsibility', '/da/baeredygtighed/ansvar'],
  ['terms', '/about/terms', '/da/om/handelsbetingelser'],
  ['contact', '/about/contact', '/da/om/kontakt'],
  ['withdrawal', '/about/withdraw-from-contract', '/da/om/fortryd-koeb'],
  ['club', '/about/club', '/da/om/klubben'],
  ['empty bag', '/cart', '/da/cart'],
  ['empty checkout', '/checkout', '/da/checkout'],
];

for (const [kind, en, da] of kindsOfPage) {
  for (const path of [en, da]) {
    test(`nothing bars a shopper from the ${kind} at ${path}`, async ({ page }) => {
      for (const size of [phone, desk]) {
        await page.setViewportSize(size);
        await openPage(page, path);
        expect.soft(await violationsOn(page), `violations at ${size.width}px`).toEqual([]);
      }
    });
  }
}

for (const path of ['/offline', '/da/offline']) {
  test(`nothing bars a shopper from the page without a connection at ${path}`, async ({ page }) => {
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      await page.goto(path);
      expect.soft(await violationsOn(page), `violations at ${size.width}px`).toEqual([]);
    }
  });
}

for (const path of ['/nowhere', '/da/ingensteds']) {
  test.describe(() => {
    test.use({ expectedComplaints: /status of 404/ });
    test(`nothing bars a shopper from the page that says ${path} does not exist`, async ({ page }) => {
      for (const size of [phone, desk]) {
        await page.setViewportSize(size);
        await page.goto(path);
        expect.soft(await violationsOn(page), `violations at ${size.width}px`).toEqual([]);
      }
    });
  });
}

for (const [locale, path] of [
  ['en', '/product/lee-serum'],
  ['da', '/da/produkt/lae-serum'],
] as const) {
  const button = (page: Page, key: string) =>
    page.getByRole('banner').getByRole('button', { name: message(locale, key), exact: true });

  test(`nothing bars a shopper from the menu of a phone at ${path}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await openPage(page, path);
    await button(page, 'site.menu').click();
    const menu = page.getByRole('dialog', { name: message(locale, 'site.menu') });
    await expect(menu).toBeVisible();
    await menu.locator('summary').first().click();
    expect(await violationsOn(page)).toEqual([]);
  });

  test(`nothing bars a shopper from the menu of a desk at ${path}`, async ({ page }) => {
    await openPage(page, path);
    const navigation = page.getByRole('navigation', { name: message(locale, 'site.mainNavigation') });
    await navigation.locator('summary').first().click();
    await expect(navigation.getByRole('link').first()).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });

  test(`nothing bars a shopper from language and currency at ${path}`, async ({ page }) => {
    const title = message(locale, 'site.languageAndCurrency');
    const menu = page.getByRole('dialog', { name: message(locale, 'site.menu') });
    const preferences = page.getByRole('dialog', { name: title });
    await page.setViewportSize(phone);
    await openPage(page, path);
    await button(page, 'site.menu').click();
    await menu.getByRole('button', { name: title }).click();
    await expect(preferences).toBeVisible();
    await expect(menu).toBeHidden();
    expect.soft(await violationsOn(page), 'violations on a phone').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(button(page, 'site.menu')).toBeFocused();

    await page.setViewportSize(desk);
    await button(page, 'site.languageAndCurrency').click();
    await expect(preferences).toBeVisible();
    expect.soft(await violationsOn(page), 'violations on a desk').toEqual([]);
  });

  test(`nothing bars a shopper from the search at ${path}`, async ({ page }) => {
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      await openPage(page, path);
      await button(page, 'site.search').click();
      await expect(page.getByRole('dialog', { name: message(locale, 'search.title') })).toBeVisible();
      expect.soft(await violationsOn(page), `violations at ${size.width}px`).toEqual([]);
    }
  });
}

for (const [locale, product, cart, checkout] of [
  ['en', '/product/lee-serum', '/cart', '/checkout'],
  ['da', '/da/produkt/lae-serum', '/da/cart', '/da/checkout'],
] as const) {
  test(`nothing bars a shopper from a bag with something in it, nor from ${cart} and ${checkout}`, async ({
    page,
  }) => {
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      await openPage(page, product);
      const bag = await addToBag(page, locale);
      await bag.getByRole('button', { name: message(locale, 'samples.choose') }).click();
      await expect(bag.getByRole('checkbox').first()).toBeVisible();
      expect.soft(await violationsOn(page), `violations of the bag at ${size.width}px`).toEqual([]);

      await openPage(page, cart);
      await page.getByText(message(locale, 'promo.question')).click();
      expect.soft(await violationsOn(page), `violations of ${cart} at ${size.width}px`).toEqual([]);

      await openPage(page, checkout);
      await page.getByRole('button', { name: message(locale, 'checkout.continueToDelivery') }).click();
      await expect(page.getByRole('alert')).toBeFocused();
      expect.soft(await violationsOn(page), `violations of ${checkout} at ${size.width}px`).toEqual([]);
    }
  });
}

for (const shopper of [european, danish]) {
  const { locale } = shopper;
  const at = (path: string) => inLanguage(locale, `/account/${path}`);
  test(`nothing bars a shopper from the pages of an account, in ${locale}`, async ({ page, shop }) => {
    test.setTimeout(60_000);
    await page.setViewportSize(phone);
    const look = async (path: string) => {
      await openPage(page, at(path));
      await expect(page.getByRole('main').locator('[aria-busy]')).toHaveCount(0);
      await expectNoBarrier(page);
    };
    for (const path of ['login', 'create', 'forgotten-password']) await look(path);
    await openAccount(page, shop, shopper, `barrier-${locale}@example.com`);
    for (const path of ['overview', 'addresses', 'addresses/add', 'edit']) await look(path);
  });
}

/** A product of two sizes. */
const twoSizes = '/product/windbreak-day-cream';
/** A link of the first panel of the menu. */
const menuEntry = 'All face care';

test('a shopper at the keyboard skips to the content with the first stop', async ({ page }) => {
  await openPage(page, '/shop');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: message('en', 'site.skipToContent') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a shopper at the keyboard opens the menu with Enter and leaves it with Esc', async ({ page }) => {
  await openPage(page, twoSizes);
  const navigation = page.getByRole('navigation', { name: message('en', 'site.mainNavigation') });
  const entry = navigation.locator('summary').first();
  const link = navigation.getByRole('link', { name: menuEntry });
  await entry.focus();
  await expect(link).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(navigation.locator('details[open] a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(entry).toBeFocused();
});

test('a shopper at the keyboard follows a link of the menu to its page', async ({ page }) => {
  await openPage(page, twoSizes);
  const navigation = page.getByRole('navigation', { name: message('en', 'site.mainNavigation') });
  await navigation.locator('summary').first().press('Enter');
  await navigation.getByRole('link', { name: menuEntry }).press('Enter');
  await expect(page).toHaveURL('/face');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(navigation.getByRole('link', { name: menuEntry })).toBeHidden();
});

test('a shopper at the keyboard chooses a size with the arrows', async ({ page }) => {
  await openPage(page, twoSizes);
  const sizes = page.getByRole('group', { name: message('en', 'product.size') }).getByRole('radio');
  await sizes.first().focus();
  await expect(sizes.first()).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(sizes.last()).toBeFocused();
  await expect(sizes.last()).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(sizes.first()).toBeChecked();
});

for (const [opener, title] of [
  ['site.languageAndCurrency', 'site.languageAndCurrency'],
  ['site.search', 'search.title'],
] as const) {
  test(`a shopper at the keyboard leaves "${message('en', title)}" with Esc and is back where they were`, async ({
    page,
  }) => {
    await openPage(page, '/shop');
    const button = page.getByRole('banner').getByRole('button', { name: message('en', opener), exact: true });
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: message('en', title) });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test('a shopper at the keyboard adds to the bag, leaves it with Esc and is back at the button', async ({
  page,
}) => {
  await openPage(page, '/product/lee-serum');
  const add = page
    .getByRole('main')
    .getByRole('button', { name: message('en', 'bag.add') })
    .first();
  await add.press('Enter');
  const bag = bagDrawer(page, 'en');
  await expect(bag).toBeVisible();
  await expect(bag.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(bag).toBeHidden();
  await expect(add).toBeFocused();
});

test('a shopper at the keyboard who removes the last product is not lost', async ({ page }) => {
  await openPage(page, '/product/lee-serum');
  const bag = await addToBag(page, 'en');
  await bag
    .getByRole('button', { name: message('en', 'bag.removeProduct', { product: 'Lee Serum' }) })
    .press('Enter');
  await expect(bag.getByRole('heading', { name: message('en', 'bag.empty') })).toBeVisible();
  await expect(bag.locator(':focus')).toHaveCount(1);
});

test('a shopper who hears the page hears the name of the next one after following a link', async ({
  page,
}) => {
  await openPage(page, '/shop');
  await page.getByRole('main').getByRole('link', { name: 'Lee Serum', exact: true }).press('Enter');
  await expect(page).toHaveURL('/product/lee-serum');
  await expect(page).toHaveTitle('Lee Serum – Marehalm');
  await expect(page.getByRole('heading', { level: 1, name: 'Lee Serum' })).toBeFocused();
});
