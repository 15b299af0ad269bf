import type { Locator, Page } from '@playwright/test';
import { addToBag, getBagButton, getBagDrawer } from './bag.ts';
import { getMessage, type Locale } from './messages.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage, waitUntilIdle } from './open-page.ts';

const phone = { width: 390, height: 844 };
const product: Record<Locale, string> = { en: '/product/lee-serum', da: '/da/produkt/lae-serum' };

const header = (page: Page) => page.getByRole('banner');
const button = (place: Page | Locator, locale: Locale, key: string) =>
  place.getByRole('button', { name: getMessage(locale, key), exact: true });

/** A modal dialog: its title, where it is, and what opens it. */
interface Modal {
  readonly what: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly title: (locale: Locale) => string;
  /** The element that opens it, and has the focus again afterwards. */
  readonly opener: (page: Page, locale: Locale) => Locator;
}

const pictures = (page: Page) => page.getByRole('main').locator('section li > a[href*="/pictures/"]');

const modals: readonly Modal[] = [
  {
    what: 'menu of a phone',
    viewport: phone,
    title: (locale) => getMessage(locale, 'site.menu'),
    opener: (page, locale) => button(header(page), locale, 'site.menu'),
  },
  {
    what: 'bag',
    title: (locale) => getMessage(locale, 'bag.title'),
    opener: (page, locale) => getBagButton(page, locale, 0),
  },
  {
    what: 'search',
    title: (locale) => getMessage(locale, 'search.title'),
    opener: (page, locale) => button(header(page), locale, 'site.search'),
  },
  {
    what: 'dialog for language and currency',
    title: (locale) => getMessage(locale, 'site.languageAndCurrency'),
    opener: (page, locale) => button(page.getByRole('contentinfo'), locale, 'site.languageAndCurrency'),
  },
  {
    what: 'dialog for the country of delivery',
    title: (locale) => getMessage(locale, 'location.title'),
    opener: (page, locale) => button(page.getByRole('contentinfo'), locale, 'site.changeCountry'),
  },
  {
    what: 'close view of a picture',
    title: (locale) =>
      getMessage(locale, 'product.pictures', { product: locale === 'en' ? 'Lee Serum' : 'Læ Serum' }),
    opener: (page) => pictures(page).nth(1),
  },
];

/** Opens `modal` on the open product page by keyboard. */
async function open(page: Page, locale: Locale, modal: Modal) {
  const opener = modal.opener(page, locale);
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: modal.title(locale), exact: true });
  await expect(dialog).toBeVisible();
  return { opener, dialog };
}

test('dialogs take the focus, keep it, allow no second dialog, and return it', async ({ page }) => {
  await openAndHydratePage(page, product.en);
  for (const modal of modals)
    await test.step(modal.what, async () => {
      await page.setViewportSize(modal.viewport ?? { width: 1440, height: 900 });
      const { opener, dialog } = await open(page, 'en', modal);
      await expect(dialog.locator(':focus')).toHaveCount(1);
      expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);

      // Tab never reaches the page behind. Between the last stop and the first is the browser itself.
      const stops = await dialog.locator('a[href], button, input, select, summary, [tabindex="0"]').count();
      for (let step = 0; step < stops + 2; step += 1) {
        await page.keyboard.press(step % 5 === 4 ? 'Shift+Tab' : 'Tab');
        const outside = await dialog.evaluate(
          (element) =>
            document.activeElement !== document.body &&
            !element.contains(document.activeElement) &&
            document.activeElement?.outerHTML.slice(0, 120),
        );
        expect(outside).toBe(false);
      }
      // Nor does a script: the page is inert.
      await page.evaluate(() => document.querySelector<HTMLElement>('main a')?.focus());
      expect(
        await page.evaluate(
          () =>
            document.querySelector('main')?.contains(document.activeElement) &&
            !document.activeElement?.closest('dialog'),
        ),
      ).toBe(false);

      // No other dialog opens, not even by the key of the search.
      await dialog.getByRole('button', { name: getMessage('en', 'site.close'), exact: true }).focus();
      await page.keyboard.press('/');
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      await expect(page.locator('dialog[open]')).toHaveCount(1);
      await expect(dialog).toBeVisible();

      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });
});

test('dialog replaces the open bag', { tag: '@all' }, async ({ page }) => {
  await openAndHydratePage(page, product.en);
  const bag = await addToBag(page, 'en');
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(bag).toBeHidden();
  await button(header(page), 'en', 'site.search').click();
  await expect(page.getByRole('dialog', { name: getMessage('en', 'search.title') })).toBeVisible();
  await expect(getBagDrawer(page, 'en')).toBeHidden();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
});

test('menu panel closes when another opens, when it loses the focus, and on a press outside', async ({
  page,
}) => {
  await openAndHydratePage(page, '/shop');
  const navigation = page.getByRole('navigation', { name: getMessage('en', 'site.mainNavigation') });
  const panels = navigation.locator('details[open]');
  const entries = navigation.locator('summary');
  await entries.nth(0).press('Enter');
  await expect(panels).toHaveCount(1);
  await entries.nth(1).press('Enter');
  await expect(panels).toHaveCount(1);
  await expect(entries.nth(1)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(panels).toHaveCount(0);

  // With a pointer it opens on press, never on hover.
  await entries.nth(0).hover();
  await expect(panels).toHaveCount(0);
  await entries.nth(0).click();
  await expect(panels).toHaveCount(1);
  // In the margin below the panel, which covers everything else.
  await page.mouse.click(8, 880);
  await expect(panels).toHaveCount(0);
});

test('list of ingredients opens by key and press, and is hidden from everyone while closed', async ({
  page,
}) => {
  await openAndHydratePage(page, product.en);
  const details = page
    .getByRole('main')
    .locator('details')
    .filter({ hasText: getMessage('en', 'product.fullIngredients') });
  const question = details.locator('summary');
  const list = details.locator('[translate=no]').first();
  await expect(list).toBeHidden();
  await question.press('Enter');
  await expect(list).toBeVisible();
  await question.press('Space');
  await expect(list).toBeHidden();
  await expect(question).toBeFocused();
});

test('enlarged pictures return the focus to the one shown last', async ({ page }) => {
  await openAndHydratePage(page, product.en);
  const count = await pictures(page).count();
  expect(count).toBeGreaterThan(1);
  await pictures(page).first().click();
  const view = page.getByRole('dialog', {
    name: getMessage('en', 'product.pictures', { product: 'Lee Serum' }),
  });
  const status = view.getByRole('status');
  await expect(status).toHaveText(getMessage('en', 'gallery.position', { position: 1, count }));
  await button(view, 'en', 'zoom.in').click();
  await expect(status).toContainText(getMessage('en', 'zoom.scale', { percent: 150 }));
  await button(view, 'en', 'gallery.next').click();
  await expect(status).toHaveText(getMessage('en', 'gallery.position', { position: 2, count }));
  const picture = view.locator('img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(pictures(page).nth(1)).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('press on a picture opens its file', async ({ page, request }) => {
    await page.goto(product.en);
    const address = await pictures(page).first().getAttribute('href');
    const answer = await request.get(address ?? '');
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  });
});

test('code of enlarged pictures is not fetched before it is needed', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openAndHydratePage(page, product.en);
  await waitUntilIdle(page);
  expect(fetched.filter((path) => /zoom/.test(path))).toEqual([]);
});

test('country choice changes the prices after confirmation, and not before', async ({ page }) => {
  await openAndHydratePage(page, product.en);
  await button(page.getByRole('contentinfo'), 'en', 'site.changeCountry').click();
  const dialog = page.getByRole('dialog', { name: getMessage('en', 'location.title') });
  const list = dialog.getByRole('combobox', { name: getMessage('en', 'location.country') });
  await list.selectOption('Norway');
  const terms = { price: 'NOK 69', freeFrom: 'NOK 999', from: 3, to: 6 };
  await expect(dialog.getByRole('status')).toContainText(getMessage('en', 'product.delivery.no', terms));
  await expect(page.locator('html')).toHaveAttribute('data-market', 'int');
  await button(dialog, 'en', 'location.confirm').click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-market', 'no');
  await expect(page.getByRole('main').getByText(/NOK/).first()).toBeVisible();
});
