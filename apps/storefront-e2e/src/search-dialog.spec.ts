import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { getMessage } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { openSearchDialog, getSearchDialogParts } from './search-dialog.ts';
import { expect, test } from './test.ts';
import { hydrateFirstBoundary, openAndHydratePage, waitUntilIdle, waitUntilHydrated } from './open-page.ts';

/** Bodies of the requests to the search service from now on. */
function searchesOf(page: Page): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/1/indexes/')) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

test('code of the search is not loaded before it is opened', async ({ page }) => {
  const modules = new Set<string>();
  page.on('response', (response) => {
    const { pathname: path } = new URL(response.url());
    if (path.endsWith('.js') || path.startsWith('/1/')) modules.add(path);
  });
  const codeOf = async (path: string) => (path.endsWith('.js') ? (await page.request.get(path)).text() : '');
  /** Fetched modules that belong to the search or contain a client of its service. */
  const ofSearch = async () => {
    const read = await Promise.all([...modules].map(async (path) => ({ path, code: await codeOf(path) })));
    return read
      .filter(({ path, code }) => /search|^\/1\//.test(path) || code.includes('algolia-client-js'))
      .map(({ path, code }) =>
        code.includes('algolia-client-js') ? 'client' : path.replace(/-[\w-]{7}\.js$/, ''),
      );
  };
  await openAndHydratePage(page, '/');
  await waitUntilIdle(page);
  expect(modules.size).toBeGreaterThan(3);
  expect(await ofSearch()).toEqual([]);

  // A list in sight has its own client, and sends no request before it is filtered.
  await openAndHydratePage(page, '/shop');
  await hydrateFirstBoundary(page);
  expect((await ofSearch()).filter((name) => /^\/1\/|\/search-(?:dialog|answers)$/.test(name))).toEqual([]);

  // The same check detects the code once it is needed.
  const { opener, field, products } = getSearchDialogParts(page, 'en');
  await opener.click();
  await field.fill('serum');
  await expect(products.first()).toBeVisible();
  expect(await ofSearch()).toEqual(expect.arrayContaining(['/assets/search-dialog', 'client']));
});

test('search that is opened before hydration works, and back navigation returns to its results', async ({
  page,
}) => {
  const letModulesCome = await holdRequests(page, '**/assets/*.js');
  await page.goto('/care-journal');
  const { dialog, opener, field, products, articles, button } = getSearchDialogParts(page, 'en');
  await opener.click();
  await letModulesCome();
  await expect(field).toBeFocused();
  await expect(page).toHaveURL('/care-journal?search');

  const asked = searchesOf(page);
  await field.pressSequentially('serum', { delay: 20 });
  const first = products.first();
  await expect(first).toContainText('Lee Serum');
  await expect(first).toContainText(/30\sml.*€50.*€1,666\.67\/l/);
  await expect(first.locator('mark').first()).toHaveText('Serum');
  await expect(first.locator('img')).toHaveJSProperty('complete', true);
  await expect(articles.first()).toBeVisible();
  // The whole word after a pause, not a history entry per letter.
  await expect(page).toHaveURL('/care-journal?search=serum');
  expect(asked.length).toBeGreaterThan(0);

  const second = products.nth(1).getByRole('link');
  const followed = (await second.getAttribute('href')) ?? '';
  // The last letters are kept, too.
  await field.press('End');
  await field.press('s');
  await field.press('Backspace');
  await second.click();
  await expect(page).toHaveURL(followed);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL('/care-journal?search=serum');
  await expect(dialog).toBeVisible();
  await expect(field).toHaveValue('serum');
  await expect(second).toBeFocused();

  // Back navigation closes it, and forward navigation opens it again.
  await page.goBack();
  await expect(page).toHaveURL('/care-journal');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await expect(field).toHaveValue('serum');
  await expect(products.first()).toContainText('Lee Serum');
  await expect(field).toBeFocused();

  // Closing it by its button leaves no empty history entry.
  await button('site.close').click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/care-journal');
  await expect(opener).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
  await page.goForward();
  await waitUntilHydrated(page);
  await expect(dialog).toBeHidden();
});

test(
  'Esc closes the search where the browser handles that key in the field',
  { tag: '@all' },
  async ({ page }) => {
    // As Safari does.
    await page.addInitScript(() => {
      addEventListener('keydown', (event) => {
        if (event.key === 'Escape' && (event.target as Element).matches('[type=search]'))
          event.preventDefault();
      });
    });
    await openAndHydratePage(page, '/');
    await page
      .getByRole('banner')
      .getByRole('button', { name: getMessage('en', 'site.search'), exact: true })
      .click();
    const dialog = page.getByRole('dialog', { name: getMessage('en', 'search.title') });
    const field = dialog.getByRole('searchbox');
    await field.fill('serum');
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
);

test('keyboard alone opens, operates and closes the search, in Danish', async ({ page }) => {
  await openAndHydratePage(page, '/da/shop?q=creme');
  const search = getSearchDialogParts(page, 'da');
  const { dialog, field, opener, products, popular, recent, button } = search;
  await expect(opener).toHaveAttribute('aria-keyshortcuts', '/');
  // Not while typing, nor with a modifier key.
  const list = page.getByRole('main').getByRole('searchbox');
  await list.press('End');
  await list.press('/');
  await expect(list).toHaveValue('creme/');
  await list.press('Backspace');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Control+/');
  // The key belongs to an input method while it composes.
  await page.evaluate(() => {
    const key = { key: '/', bubbles: true, cancelable: true, isComposing: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  await expect(page).toHaveURL('/da/shop?q=creme');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL('/da/shop?q=creme&soeg');
  await page.keyboard.press('/');
  await expect(field).toHaveValue('/');
  await page.keyboard.press('Backspace');

  // A popular search by arrow keys; an empty field sends no request.
  const asked = searchesOf(page);
  await page.keyboard.press('ArrowDown');
  await expect(popular.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await popular.filter({ hasText: 'havtorn' }).press('Enter');
  await expect(field).toHaveValue('havtorn');
  await expect(field).toBeFocused();
  await expect(products.first()).toBeVisible();
  await expect(page).toHaveURL('/da/shop?q=creme&soeg=havtorn');
  for (const body of asked) expect(body).toContain('"query":"havtorn"');

  // Esc clears, and a second Esc closes.
  await field.fill('  læ   serum ');
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ produkt(er)? og .+ for ”læ {3}serum”$/);
  await page.keyboard.press('ArrowDown');
  await expect(products.first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/da/shop?q=creme');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // By Tab, too; Enter in the field shows all results, and back navigation the search.
  await page.keyboard.press('/');
  await field.fill('håndcreme');
  await expect(products.first()).toContainText('Håndcreme');
  await page.keyboard.press('Tab');
  await expect(button('search.clear')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(products.first().getByRole('link')).toBeFocused();
  await field.press('Enter');
  await expect(page).toHaveURL('/da/shop?q=h%C3%A5ndcreme');
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/da/shop?q=creme&soeg=h%C3%A5ndcreme');
  await expect(field).toHaveValue('håndcreme');

  // Recent searches can be removed one by one or together.
  await field.fill('olie');
  await expect(products.first()).toContainText(/olie/i);
  await field.press('Enter');
  await expect(page).toHaveURL('/da/shop?q=olie');
  await page.keyboard.press('/');
  await expect(recent).toHaveText(['olie', 'håndcreme']);
  await button('search.forget', { query: 'olie' }).press('Enter');
  await expect(recent).toHaveText(['håndcreme']);
  await expect(field).toBeFocused();
  await button('search.forgetAll').press('Enter');
  await expect(recent).toHaveCount(0);
  await expect(field).toBeFocused();

  // The key can be turned off, for good.
  await button('search.turnKeyOff').press('Enter');
  await expect(button('search.turnKeyOn')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).not.toHaveAttribute('aria-keyshortcuts');
  // The URL controls whether the search is open, also after a reload.
  await expect(page).toHaveURL('/da/shop?q=olie');
  await page.reload();
  await waitUntilHydrated(page);
  await expect(opener).not.toHaveAttribute('aria-keyshortcuts');
  await page.keyboard.press('/');
  await opener.press('Enter');
  await expect(page).toHaveURL('/da/shop?q=olie&soeg');
  await expect(field).toHaveValue('');
  await button('search.turnKeyOn').press('Enter');
  await expect(opener).toHaveAttribute('aria-keyshortcuts', '/');
});

test('input method: nothing is searched during composition, and Esc, Enter and arrows belong to it', async ({
  page,
}) => {
  const { dialog, field, products, popular } = await openSearchDialog(page, 'en');
  await expect(popular.first()).toBeVisible();
  const asked = searchesOf(page);
  const method = await page.context().newCDPSession(page);
  for (const text of ['s', 'せ', 'せr', 'せら']) {
    await method.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await expect(field).toHaveValue(text);
  }
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    addEventListener('keydown', (event) => heard.push(`${event.key} ${event.isComposing}`), true);
  });
  // The key code of every key that the input method handles.
  const windowsVirtualKeyCode = 229;
  const keys = ['ArrowDown', 'Enter', 'Escape'];
  for (const key of keys)
    await method.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key,
      code: key,
      windowsVirtualKeyCode,
    });
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard))
    .toEqual(keys.map((key) => `${key} true`));
  await expect(field).toBeFocused();
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL('/?search');
  await waitUntilIdle(page);
  expect(asked).toEqual([]);

  await method.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  await method.send('Input.insertText', { text: 'serum' });
  await expect(field).toHaveValue('serum');
  await expect(products.first()).toContainText(/serum/i);
  for (const body of asked) expect(body).toContain('"query":"serum"');
});

test.describe('where there are no scripts', () => {
  test.use({ expectedComplaints: /status of 404/ });

  test('search button leads to the list, without JavaScript and on a page that does not exist', async ({
    page,
    browser,
    shop,
  }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: shop.origin });
    await plain.goto('/da/journal');
    await getSearchDialogParts(plain, 'da').opener.click();
    await expect(plain).toHaveURL(/\/da\/shop\??$/);
    await plain.close();
    await page.goto('/no-such-page');
    await getSearchDialogParts(page, 'en').opener.click();
    await expect(page).toHaveURL(/\/shop\??$/);
  });
});

test('forward navigation to the search closes the menu of a phone', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { field, opener } = await openSearchDialog(page, 'en');
  await page.goBack();
  await expect(opener).toBeFocused();
  const menu = page.getByRole('banner').getByRole('button', { name: getMessage('en', 'site.menu') });
  await menu.click();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.goForward();
  await expect(field).toBeFocused();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
});

test('URL with a search opens it', async ({ page }) => {
  await openAndHydratePage(page, '/da/om/hjaelp?utm_source=mail&soeg=%C3%B8jencreme#levering');
  const { dialog, field, opener, products, button } = getSearchDialogParts(page, 'da');
  await expect(field).toHaveValue('øjencreme');
  await expect(field).toBeFocused();
  await expect(products.first()).toContainText('Øjencreme');
  const entries = await page.evaluate(() => history.length);
  // Canonical and alternate URLs do not contain the search.
  for (const link of await page.locator('link[rel=canonical], link[rel=alternate][hreflang]').all()) {
    expect(await link.getAttribute('href')).not.toMatch(/[?]/);
  }
  await page.reload();
  await expect(field).toHaveValue('øjencreme');
  await expect(products.first()).toContainText('Øjencreme');
  await button('site.close').click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/da/om/hjaelp?utm_source=mail#levering');
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL('/about/help#delivery');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('search ignores invalid URLs and stored values', async ({ page }) => {
  const { field } = getSearchDialogParts(page, 'en');
  for (const [search, typed] of sampleCases([
    ['search=%3Cscript%3Ealert(1)%3C/script%3E&search=b&soeg=%E0%A4%A', '<script>alert(1)</script>'],
    [`search=${'%C3%B8'.repeat(600)}`, 'ø'.repeat(512)],
    ['search=a&search=b&soeg=c', 'a'],
    ['soeg=%E0%A4%A', '\uFFFD%A'],
  ] as const)) {
    await openAndHydratePage(page, `/shop?${search}`);
    await expect(field).toHaveValue(typed);
  }
  await openAndHydratePage(page, '/shop?search[]=a&search[b]=c&%73earch=d');
  await waitUntilIdle(page);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  // Nor with invalid or blocked storage.
  await page.addInitScript(() => {
    localStorage.setItem('marehalm-recent-searches', '{"half":');
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const search = await openSearchDialog(page, 'en');
  await search.field.fill('serum');
  await expect(search.products.first()).toContainText('Lee Serum');
  await search.field.press('Enter');
  await expect(page).toHaveURL('/shop?q=serum');
  await search.opener.click();
  await expect(search.recent).toHaveText(['serum']);
});
