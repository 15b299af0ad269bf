import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { hold } from './hold.ts';
import { message, type Locale } from './messages.ts';
import { expect, test } from './test.ts';
import { openPage } from './visit.ts';

/** The parts of the search, by the words that shoppers read. */
function searchOn(page: Page, locale: Locale) {
  const dialog = page.getByRole('dialog', { name: message(locale, 'search.title') });
  const region = (key: string) => dialog.getByRole('region', { name: message(locale, key) });
  return {
    dialog,
    opener: page
      .getByRole('banner')
      .getByRole('button', { name: message(locale, 'site.search'), exact: true }),
    field: dialog.getByRole('searchbox', { name: message(locale, 'search.label') }),
    products: region('search.products').getByRole('listitem'),
    articles: region('search.articles').getByRole('link'),
    popular: region('search.popular').getByRole('button'),
    recent: region('search.recent').getByRole('listitem'),
    categories: region('search.categories').getByRole('link'),
  };
}

async function openSearch(page: Page, locale: Locale, path: string = locale === 'en' ? '/' : '/da') {
  await openPage(page, path);
  const search = searchOn(page, locale);
  await search.opener.click();
  await expect(search.field).toBeFocused();
  return search;
}

/** Bodies of what the page asks the search service, from now on. */
function searchesOf(page: Page): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/1/indexes/')) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(
    violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`)),
  ).toEqual([]);
}

test('a page that nobody searches on fetches nothing of the search', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openPage(page, '/shop');
  expect(fetched.some((path) => path.startsWith('/assets/'))).toBe(true);
  expect(fetched.filter((path) => /search|shop-results|^\/1\//.test(path))).toEqual([]);
});

test('a shopper opens the search with its button, types and opens what was found', async ({ page }) => {
  const search = await openSearch(page, 'en');
  await search.field.pressSequentially('serum');
  const first = search.products.first();
  await expect(first).toContainText('Lee Serum');
  await expect(first).toContainText('30 ml');
  await expect(first).toContainText('€50');
  await expect(first.locator('mark').first()).toHaveText('Serum');
  await expect(first.locator('img')).toHaveJSProperty('complete', true);
  await expect(search.articles.first()).toBeVisible();

  await first.getByRole('link').click();
  await expect(page).toHaveURL('/product/lee-serum');
  await expect(search.dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Lee Serum' })).toBeFocused();
});

test('a shopper opens the search with the slash key, but not while writing', async ({ page }) => {
  await openPage(page, '/shop');
  const { dialog, field } = searchOn(page, 'en');
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await page.keyboard.press('/');
  await expect(field).toHaveValue('/');
  await expect(dialog).toBeVisible();
});

for (const typed of ['ojencreme', 'oejencreme', 'øjencreme']) {
  test(`a Danish shopper finds the eye cream with "${typed}"`, async ({ page }) => {
    const search = await openSearch(page, 'da');
    await search.field.fill(typed);
    const first = search.products.first();
    await expect(first).toContainText('Øjencreme');
    await expect(first).toContainText('kr.');
    await first.getByRole('link').click();
    await expect(page).toHaveURL(/^[^?]*\/da\/produkt\/[a-z-]*oejencreme$/);
  });
}

test('a shopper sees the prices of the chosen market', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'marehalm_market', value: 'no', url: baseURL ?? '' }]);
  const search = await openSearch(page, 'en');
  await search.field.fill('lee serum');
  await expect(search.products.first()).toContainText('NOK 579');
});

test('a shopper begins with a popular search', async ({ page }) => {
  const search = await openSearch(page, 'da');
  await search.popular.filter({ hasText: 'havtorn' }).click();
  await expect(search.field).toHaveValue('havtorn');
  await expect(search.field).toBeFocused();
  await expect(search.products.first()).toBeVisible();
});

test('an empty field asks nobody anything', async ({ page }) => {
  const asked = searchesOf(page);
  const search = await openSearch(page, 'en');
  await search.field.fill('   ');
  await search.field.press('Enter');
  await expect(search.popular.first()).toBeVisible();
  await search.field.fill('serum');
  await expect(search.products.first()).toBeVisible();
  await search.field.fill('');
  await expect(search.popular.first()).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  for (const body of asked) expect(body).toContain('"query":"serum"');
});

test('a shopper clears the search with Esc and leaves it with a second one', async ({ page }) => {
  const search = await openSearch(page, 'en');
  await search.field.fill('serum');
  await search.products.first().getByRole('link').focus();
  await page.keyboard.press('Escape');
  await expect(search.field).toHaveValue('');
  await expect(search.field).toBeFocused();
  await expect(search.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search.dialog).toBeHidden();
  await expect(search.opener).toBeFocused();
});

test('a shopper at the keyboard comes from the field to the results with Tab', async ({ page }) => {
  const search = await openSearch(page, 'en');
  await search.field.fill('serum');
  await expect(search.products.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(search.dialog.getByRole('button', { name: message('en', 'search.clear') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(search.products.first().getByRole('link')).toBeFocused();
});

test('a shopper who hears the page hears how much was found', async ({ page }) => {
  const search = await openSearch(page, 'da');
  await search.field.fill('læ serum');
  await expect(search.dialog.getByRole('status')).toHaveText(/^\d+ produkt(er)? og .+ for ”læ serum”$/);
});

test('a shopper who finds nothing keeps the words and is shown other ways', async ({ page }) => {
  const search = await openSearch(page, 'da');
  await search.field.fill('xqzwv');
  const none = message('da', 'search.none', { query: 'xqzwv' });
  await expect(search.dialog.getByText(none).first()).toBeVisible();
  await expect(search.field).toHaveValue('xqzwv');
  await expect(search.dialog.getByRole('status')).toHaveText(none);
  await expect(search.popular.first()).toBeVisible();
  await search.categories.filter({ hasText: 'Ansigt' }).click();
  await expect(page).toHaveURL('/da/ansigt');
});

test('a shopper finds the latest searches again and takes them away', async ({ page }) => {
  const search = await openSearch(page, 'en');
  await search.field.fill('  sea   buckthorn ');
  await search.field.press('Enter');
  await expect(page).toHaveURL('/shop?q=sea+++buckthorn');
  await page.reload();
  await openSearch(page, 'en');
  await expect(search.recent).toHaveText(['sea buckthorn']);
  await search.dialog
    .getByRole('button', { name: message('en', 'search.forget', { query: 'sea buckthorn' }) })
    .click();
  await expect(search.recent).toHaveCount(0);
  await expect(search.field).toBeFocused();
  await openSearch(page, 'en');
  await expect(search.recent).toHaveCount(0);
});

test('a shopper meets no broken search where the device keeps nonsense', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('marehalm-recent-searches', '{"half":');
  });
  const search = await openSearch(page, 'en');
  await search.field.fill('serum');
  await expect(search.products.first()).toContainText('Lee Serum');
});

test('a shopper cannot write more than 512 characters', async ({ page }) => {
  const search = await openSearch(page, 'da');
  await search.field.evaluate((input: HTMLInputElement) => input.focus());
  await page.keyboard.insertText('ø'.repeat(600));
  await expect(search.field).toHaveValue('ø'.repeat(512));
  await expect(search.dialog.getByRole('status')).toContainText('Ingen resultater');
});

test('a shopper is told when the search takes long', async ({ page }) => {
  const search = await openSearch(page, 'en');
  await search.field.fill('seru');
  await expect(search.products.first()).toBeVisible();
  const letAnswersCome = await hold(page, '**/1/indexes/**');
  await search.field.fill('oil');
  await expect(search.dialog.getByText(message('en', 'search.stalled')).first()).toBeVisible();
  await letAnswersCome();
  await expect(search.products.first()).toContainText('Oil');
  await expect(search.dialog.getByText(message('en', 'search.stalled'))).toHaveCount(0);
});

test.describe('while the search service is down', () => {
  test.use({ expectedComplaints: /status of 503|ERR_EMPTY_RESPONSE/ });

  for (const [how, fault] of [
    ['refuses', { status: 503 }],
    ['answers half', { malformedBody: true }],
    ['hangs up', { cutConnection: true }],
  ] as const) {
    test(`a shopper is told and tries again when it ${how}`, async ({ page, shop }) => {
      const search = await openSearch(page, 'en');
      await shop.breakService('search', fault);
      await search.field.fill('serum');
      const alert = search.dialog.getByRole('alert');
      await expect(alert).toContainText(message('en', 'search.down'));
      await expect(search.field).toHaveValue('serum');
      await shop.repair();
      await alert.getByRole('button', { name: message('en', 'search.retry') }).click();
      await expect(search.products.first()).toContainText('Lee Serum');
      await expect(alert).toHaveCount(0);
    });
  }

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
    test(`nothing bars a shopper from the search, ${locale}, at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      const search = await openSearch(page, locale);
      await expectNoViolations(page);
      await search.field.fill('serum');
      await expect(search.products.first()).toBeVisible();
      await expectNoViolations(page);
      expect(
        await search.dialog.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth),
        'px sideways',
      ).toBe(0);
      await search.field.fill('xqzwv');
      await expect(search.popular.first()).toBeVisible();
      await expectNoViolations(page);
      await search.field.fill('serum');
      await search.field.press('Enter');
      await expect(page.getByRole('main').getByRole('article').first()).toContainText('Serum');
      await expectNoViolations(page);
    });
  }
}
