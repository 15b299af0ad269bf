import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { message } from './messages.ts';
import { openSearch } from './search.ts';
import { expect, test } from './test.ts';
import { openPage } from './visit.ts';

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`)),
  ).toEqual([]);
}

test.describe('while the search service is down', () => {
  test.use({ expectedComplaints: /status of 503/ });

  test('a shopper keeps the whole list at /shop?q= and tries again', async ({ page, shop }) => {
    await shop.breakService('search', { status: 503 });
    await openPage(page, '/shop?q=serum');
    const main = page.getByRole('main');
    await expect(main.getByRole('alert')).toContainText(message('en', 'search.downInList'));
    const all = await main.getByRole('article').count();
    expect(all).toBeGreaterThan(30);
    await shop.repair();
    await main.getByRole('button', { name: message('en', 'search.retry') }).click();
    // Lee Serum leads the whole list too: fewer products are what shows that this is the answer.
    await expect.poll(() => main.getByRole('article').count()).toBeLessThan(all);
    await expect(main.getByRole('article').first()).toContainText('Lee Serum');
  });
});

test('a shopper sees all results as a list of the shop', async ({ page }) => {
  const search = await openSearch(page, 'da');
  await search.field.fill('creme');
  await search.dialog.getByRole('link', { name: /^Se alle \d+ produkter$/ }).click();
  await expect(page).toHaveURL('/da/shop?q=creme');
  const main = page.getByRole('main');
  const title = main.getByRole('heading', {
    level: 1,
    name: message('da', 'list.resultsFor', { query: 'creme' }),
  });
  await expect(title).toBeFocused();
  const cards = main.getByRole('article');
  await expect(main.getByRole('status')).toHaveText(/^\d+ produkter$/);
  const found = await cards.count();
  await expect(main.getByRole('status')).toHaveText(message('da', 'list.count', { count: found }));
  await expect(cards.first()).toContainText('kr.');

  const field = main.getByRole('searchbox');
  await expect(field).toHaveValue('creme');
  await field.fill('håndcreme');
  await field.press('Enter');
  await expect(page).toHaveURL(/\?q=h%C3%A5ndcreme$/);
  await expect(cards.first()).toContainText('Håndcreme');
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(field).toHaveValue('creme');
  await expect(cards).toHaveCount(found);

  await main.getByRole('link', { name: message('da', 'search.showAll') }).click();
  await expect(page).toHaveURL('/da/shop');
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(main.getByRole('searchbox')).toHaveCount(0);
  await expect.poll(() => cards.count()).toBeGreaterThan(found);
});

test('a shopper follows an address with a query and can change it', async ({ page }) => {
  await openPage(page, '/shop?q=lip%20balm&utm_source=mail&page=-1');
  const main = page.getByRole('main');
  await expect(main.getByRole('searchbox')).toHaveValue('lip balm');
  await main.getByRole('link', { name: 'Amber Lip Balm', exact: true }).click();
  await expect(page).toHaveURL('/product/amber-lip-balm');
});

test('a shopper who finds nothing in the list is shown categories', async ({ page }) => {
  await openPage(page, '/shop?q=xqzwv');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(message('en', 'search.none', { query: 'xqzwv' }));
  await expect(main.getByRole('article')).toHaveCount(0);
  await main
    .getByRole('region', { name: message('en', 'search.categories') })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL('/face');
});

for (const locale of ['en', 'da'] as const) {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    test(`nothing bars a shopper from what was found, ${locale}, at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await openPage(page, locale === 'en' ? '/shop?q=serum' : '/da/shop?q=serum');
      await expect(page.getByRole('main').getByRole('article').first()).toContainText('Serum');
      await expectNoViolations(page);
    });
  }
}
