import { waitForMailedPath } from './account.ts';
import { getMain, getTextField } from './page-elements.ts';
import { getMessage } from './messages.ts';
import { getErrorSummary } from './error-summary.ts';
import { expect, test } from './test.ts';
import { hydrateFirstBoundary, openAndHydratePage } from './open-page.ts';
import { addToBag, getBagDrawer } from './bag.ts';

/*
 * Flows by keyboard alone. Others are next to their subject: a purchase in `purchase.spec.ts`, the search in
 * `search-dialog.spec.ts`, lists in `list.spec.ts`, parcel shops in `parcel-shop.spec.ts`, carousels in
 * `carousel.spec.ts`.
 */

const t = (key: string, values?: Record<string, string | number>) => getMessage('en', key, values);

test('keyboard: skip link, dialogs and a product link work', async ({ page }) => {
  await openAndHydratePage(page, '/shop');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('site.skipToContent') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(getMain(page)).toBeFocused();

  for (const [opener, title] of [
    ['site.languageAndCurrency', 'site.languageAndCurrency'],
    ['site.search', 'search.title'],
  ] as const) {
    const button = page.getByRole('banner').getByRole('button', { name: t(opener), exact: true });
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: t(title) });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }

  await getMain(page).getByRole('link', { name: 'Lee Serum', exact: true }).press('Enter');
  await expect(page).toHaveURL('/product/lee-serum');
  await expect(page).toHaveTitle('Lee Serum – Marehalm');
  await expect(page.getByRole('heading', { level: 1, name: 'Lee Serum' })).toBeFocused();
});

test('keyboard: Tab visits every stop in reading order and leaves the page', async ({ page }) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await openAndHydratePage(page, '/about/contact');
    await expect(getMain(page).getByRole('link').first()).toBeVisible();
    let stops = 0;
    for (;;) {
      await page.keyboard.press('Tab');
      const went = await page.evaluate(() => {
        const walk = window as unknown as { first?: Element; last?: Element };
        const { activeElement: now } = document;
        const { first, last } = walk;
        if (now === null || now === document.body || now === first) return 'out';
        walk.first ??= now;
        walk.last = now;
        const isOn = !last || last.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING;
        return isOn ? 'on' : `back to ${now.outerHTML.slice(0, 120)}`;
      });
      if (went === 'out') break;
      expect(went).toBe('on');
      stops += 1;
    }
    expect(stops).toBeGreaterThan(20);
  }
});

test('keyboard: menu, sizes and "Add to bag" work', async ({ page }) => {
  await openAndHydratePage(page, '/product/windbreak-day-cream');
  const navigation = page.getByRole('navigation', { name: t('site.mainNavigation') });
  const entry = navigation.locator('summary').first();
  const link = navigation.getByRole('link', { name: 'All face care' });
  await entry.focus();
  await expect(link).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(navigation.locator('details[open] a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(entry).toBeFocused();

  const sizes = page.getByRole('group', { name: t('product.size') }).getByRole('radio');
  await sizes.last().focus();
  await expect(sizes.last()).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(sizes.first()).toBeFocused();
  await expect(sizes.first()).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(sizes.last()).toBeChecked();

  const add = getMain(page)
    .getByRole('button', { name: t('product.addToBag') })
    .first();
  await add.press('Enter');
  const bag = getBagDrawer(page, 'en');
  await expect(bag).toBeVisible();
  await expect(bag.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(bag).toBeHidden();
  await expect(add).toBeFocused();

  await entry.press('Enter');
  await link.press('Enter');
  await expect(page).toHaveURL('/face');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(link).toBeHidden();
});

test(
  'keyboard: samples are chosen and the bag is emptied without losing the focus',
  { tag: '@all' },
  async ({ page }) => {
    await openAndHydratePage(page, '/product/lee-serum');
    const bag = await addToBag(page, 'en');
    await bag.getByRole('button', { name: t('samples.choose') }).press('Enter');
    const samples = bag.getByRole('group', { name: t('samples.title', { limit: 3 }) });
    const boxes = samples.getByRole('checkbox');
    await expect(boxes.first()).toBeFocused();
    for (const place of [0, 1, 2]) {
      await boxes.nth(place).press('Space');
      await expect(boxes.nth(place)).toBeChecked();
    }
    await boxes.nth(3).press('Space');
    await expect(boxes.nth(3)).not.toBeChecked();
    const why = t('samples.limit', { limit: 3 });
    await expect(samples.getByRole('status')).toContainText(why);
    await expect(
      samples
        .getByRole('listitem')
        .filter({ has: page.getByRole('checkbox') })
        .nth(3)
        .getByText(why),
    ).toBeVisible();
    await expect(boxes.nth(3)).toBeFocused();
    await samples.getByRole('button', { name: t('samples.save') }).press('Enter');
    await expect(bag.getByRole('list', { name: t('samples.chosen') }).getByRole('listitem')).toHaveCount(3);
    await expect(bag.getByRole('button', { name: t('samples.change') })).toBeFocused();

    await bag.getByRole('button', { name: t('bag.removeProduct', { product: 'Lee Serum' }) }).press('Enter');
    await expect(bag.getByRole('heading', { name: t('bag.empty') })).toBeVisible();
    await expect(bag.locator(':focus')).toHaveCount(1);
  },
);

test(
  'keyboard: language changes with the button, not with the selection',
  { tag: '@all' },
  async ({ page }) => {
    await openAndHydratePage(page, '/care-journal');
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('site.languageAndCurrency') })
      .press('Enter');
    const dialog = page.getByRole('dialog', { name: t('site.languageAndCurrency') });
    await dialog.getByRole('radio', { name: 'English' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: 'Dansk' })).toBeChecked();
    await expect(page).toHaveURL('/care-journal');
    await dialog.getByRole('button', { name: t('preferences.save') }).press('Enter');
    await expect(page).toHaveURL('/da/care-journal');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test('keyboard: journal can be filtered and an article opened', { tag: '@all' }, async ({ page }) => {
  await openAndHydratePage(page, '/care-journal');
  await hydrateFirstBoundary(page);
  await getMain(page)
    .getByRole('searchbox', { name: t('filter.searchJournal') })
    .focus();
  await page.keyboard.type('skin');
  const subject = getMain(page)
    .getByRole('complementary', { name: t('filter.title') })
    .getByRole('checkbox', { name: /^Guides \d+$/ });
  await subject.press('Space');
  await expect(subject).toBeChecked();
  await expect(subject).toBeFocused();
  await expect(page).toHaveURL('/care-journal?q=skin&topic=guides');
  // A re-rendered card would lose the focus.
  await expect(getMain(page).locator('[data-waiting=true]')).toHaveCount(0);
  await getMain(page).getByRole('article').first().getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/journal\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('keyboard: account form shows its errors, focuses the field and sends the mail', async ({
  page,
  shop,
}) => {
  await openAndHydratePage(page, '/account/create');
  await getTextField(page, 'en', 'checkout.field.firstName').press('Enter');
  const summary = getErrorSummary(page);
  await expect(summary).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(getTextField(page, 'en', 'checkout.field.firstName')).toBeFocused();
  for (const word of ['Ada', 'Berg', 'keys@example.com']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
  const password = getTextField(page, 'en', 'account.password');
  await expect(password).toBeFocused();
  // Password managers paste.
  await page.keyboard.insertText('sand-between-toes');
  await page.keyboard.press('Enter');
  await expect(getMain(page).getByRole('heading', { name: t('account.confirm.title') })).toBeFocused();
  expect(await waitForMailedPath(shop, 'keys@example.com', 'account-activation')).toContain('/account/');
});
