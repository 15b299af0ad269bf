import type { Page, Request } from '@playwright/test';
import { expectNoBarrier } from './barriers.ts';
import { hold } from './hold.ts';
import { expectGoodInAllWindows } from './look.ts';
import { locales, message } from './messages.ts';
import { openSearch, searchOn } from './search.ts';
import { expect, test } from './test.ts';
import { openPage, untilReady } from './visit.ts';

const service = '**/1/indexes/**';

/** Bodies of what the page asks the search service, from now on. */
function searchesOf(page: Page): string[] {
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/1/indexes/')) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

test('a page has nothing of the search in its scripts until it is opened', async ({ page }) => {
  const modules = new Set<string>();
  page.on('response', (response) => {
    const { pathname: path } = new URL(response.url());
    if (path.endsWith('.js') || path.startsWith('/1/')) modules.add(path);
  });
  const codeOf = async (path: string) => (path.endsWith('.js') ? (await page.request.get(path)).text() : '');
  /** Those of the modules fetched so far that are part of the search, or hold a client of its service. */
  const ofSearch = async () => {
    const read = await Promise.all([...modules].map(async (path) => ({ path, code: await codeOf(path) })));
    return read
      .filter(({ path, code }) => /search|^\/1\//.test(path) || code.includes('x-algolia'))
      .map(({ path }) => path.replace(/-[\w-]{8}\.js$/, ''));
  };
  await openPage(page, '/');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(modules.size).toBeGreaterThan(3);
  expect(await ofSearch()).toEqual([]);

  // Lists have what reads their addresses, and what is said of them; nothing that asks.
  await openPage(page, '/shop');
  await page.locator('main [data-late][data-alive]').first().waitFor();
  expect((await ofSearch()).filter((path) => !/search-address|latest-search|messages/.test(path))).toEqual(
    [],
  );

  // The same eyes see it come.
  const { opener, field, products } = searchOn(page, 'en');
  await opener.click();
  await field.fill('serum');
  await expect(products.first()).toBeVisible();
  expect(await ofSearch()).toContain('/assets/search-dialog');
  expect((await Promise.all([...modules].map(codeOf))).join('')).toContain('x-algolia');
});

test('a shopper presses before the page can answer, searches, follows a result, and comes back to it', async ({
  page,
}) => {
  const letModulesCome = await hold(page, '**/assets/*.js');
  await page.goto('/care-journal');
  const { dialog, opener, field, products, articles, button } = searchOn(page, 'en');
  await opener.click();
  await letModulesCome();
  await expect(field).toBeFocused();
  await expect(page).toHaveURL('/care-journal?search');

  const asked = searchesOf(page);
  await field.pressSequentially('serum', { delay: 20 });
  const first = products.first();
  await expect(first).toContainText('Lee Serum');
  await expect(first).toContainText(/30 ml.*€50.*€1,666\.67\/l/);
  await expect(first.locator('mark').first()).toHaveText('Serum');
  await expect(first.locator('img')).toHaveJSProperty('complete', true);
  await expect(articles.first()).toBeVisible();
  // The whole word, once the shopper has paused; not an entry of the history for every letter.
  await expect(page).toHaveURL('/care-journal?search=serum');
  expect(asked.length).toBeGreaterThan(0);

  const second = products.nth(1).getByRole('link');
  const followed = (await second.getAttribute('href')) ?? '';
  // What was typed a moment ago is kept, too.
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

  // One step back closes it, and one forward opens it again.
  await page.goBack();
  await expect(page).toHaveURL('/care-journal');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await expect(field).toHaveValue('serum');
  await expect(products.first()).toContainText('Lee Serum');
  await expect(field).toBeFocused();

  // Closed by its button it leaves no entry behind that leads nowhere.
  await button('site.close').click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/care-journal');
  await expect(opener).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
  await page.goForward();
  await untilReady(page);
  await expect(dialog).toBeHidden();
});

test('a shopper leaves the search by Esc where the browser keeps that key in the field', async ({ page }) => {
  // As Safari does.
  await page.addInitScript(() => {
    addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && (event.target as Element).matches('[type=search]'))
        event.preventDefault();
    });
  });
  await openPage(page, '/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: message('en', 'site.search'), exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: message('en', 'search.title') });
  const field = dialog.getByRole('searchbox');
  await field.fill('serum');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a Danish shopper at the keyboard opens, walks through and leaves the search', async ({ page }) => {
  await openPage(page, '/da/shop?q=creme');
  const search = searchOn(page, 'da');
  const { dialog, field, opener, products, popular, recent, button } = search;
  await expect(opener).toHaveAttribute('aria-keyshortcuts', '/');
  // Not while writing, nor as a part of another command.
  const list = page.getByRole('main').getByRole('searchbox');
  await list.press('End');
  await list.press('/');
  await expect(list).toHaveValue('creme/');
  await list.press('Backspace');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Control+/');
  await expect(page).toHaveURL('/da/shop?q=creme');
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await expect(page).toHaveURL('/da/shop?q=creme&soeg');
  await page.keyboard.press('/');
  await expect(field).toHaveValue('/');
  await page.keyboard.press('Backspace');

  // A popular search, by the arrows; and the empty field asks nobody anything.
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

  // With Tab, too; Enter in the field shows all results, and Back the search as it was.
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

  // What was searched for is kept, and goes one by one or together.
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
  // The search is open where the address says so, also after a reload.
  await expect(page).toHaveURL('/da/shop?q=olie');
  await page.reload();
  await untilReady(page);
  await expect(opener).not.toHaveAttribute('aria-keyshortcuts');
  await page.keyboard.press('/');
  await opener.press('Enter');
  await expect(page).toHaveURL('/da/shop?q=olie&soeg');
  await expect(field).toHaveValue('');
  await button('search.turnKeyOn').press('Enter');
  await expect(opener).toHaveAttribute('aria-keyshortcuts', '/');
});

test.describe('where there are no scripts', () => {
  test.use({ expectedComplaints: /status of 404/ });

  test('the button leads to the list: before they come for good, and on a page that does not exist', async ({
    page,
    browser,
    shop,
  }) => {
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: shop.origin });
    await plain.goto('/da/journal');
    await searchOn(plain, 'da').opener.click();
    await expect(plain).toHaveURL(/\/da\/shop\??$/);
    await plain.close();
    await page.goto('/no-such-page');
    await searchOn(page, 'en').opener.click();
    await expect(page).toHaveURL(/\/shop\??$/);
  });
});

test('the search opens alone, where Forward leads to it from under the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { field, opener } = await openSearch(page, 'en');
  await page.goBack();
  await expect(opener).toBeFocused();
  const menu = page.getByRole('banner').getByRole('button', { name: message('en', 'site.menu') });
  await menu.click();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.goForward();
  await expect(field).toBeFocused();
  await expect(page.locator('dialog[open]')).toHaveCount(1);
});

test('a shopper opens an address with a search that somebody has sent', async ({ page }) => {
  await openPage(page, '/da/om/hjaelp?utm_source=mail&soeg=%C3%B8jencreme#levering');
  const { dialog, field, opener, products, button } = searchOn(page, 'da');
  await expect(field).toHaveValue('øjencreme');
  await expect(field).toBeFocused();
  await expect(products.first()).toContainText('Øjencreme');
  const entries = await page.evaluate(() => history.length);
  // What a page says of its address, and its twin in the other language, know nothing of it.
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
  await expect(page).toHaveURL('/about/help');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a shopper meets no broken page, whatever stands in the address', async ({ page }) => {
  const { field } = searchOn(page, 'en');
  for (const [search, typed] of [
    [`search=${'%C3%B8'.repeat(600)}`, 'ø'.repeat(512)],
    ['search=a&search=b&soeg=c', 'a'],
    ['soeg=%E0%A4%A', '\uFFFD%A'],
    ['search=%3Cscript%3Ealert(1)%3C/script%3E', '<script>alert(1)</script>'],
  ] as const) {
    await openPage(page, `/shop?${search}`);
    await expect(field).toHaveValue(typed);
  }
  await openPage(page, '/shop?search[]=a&search[b]=c&%73earch=d');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  // Nor when the device keeps nonsense, or nothing at all.
  await page.addInitScript(() => {
    localStorage.setItem('marehalm-recent-searches', '{"half":');
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const search = await openSearch(page, 'en');
  await search.field.fill('serum');
  await expect(search.products.first()).toContainText('Lee Serum');
  await search.field.press('Enter');
  await expect(page).toHaveURL('/shop?q=serum');
  await search.opener.click();
  await expect(search.recent).toHaveText(['serum']);
});

test('a shopper sees what things cost in the chosen market, as on their cards', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'marehalm_market', value: 'no', url: baseURL ?? '' }]);
  const { field, products } = await openSearch(page, 'en');
  await field.fill('lee serum');
  await expect(products.first()).toContainText('NOK 579');
  await context.addCookies([{ name: 'marehalm_market', value: 'dk', url: baseURL ?? '' }]);
  const danish = await openSearch(page, 'da');
  const row = danish.products.first();
  for (const [query, words] of [
    // Beside a reduction stands the lowest price of the 30 days before (the law on prices).
    ['glødmaske', /Nu [\d.]+\skr\..*Før [\d.]+\skr\..*Laveste pris seneste 30 dage: [\d.]+\skr\./],
    ['badesalt', /Udsolgt/],
    ['vindværn dagcreme', /2 størrelser.*fra 115\skr\..*kr\.\/l/],
    ...['ojencreme', 'oejencreme', 'øjencreme'].map((typed) => [typed, /Øjencreme/] as const),
  ] as const) {
    await danish.field.fill(query);
    await expect(row, query).toContainText(words);
  }
});

test('a shopper finds the answer to the last letter, however late an earlier one comes', async ({ page }) => {
  const { dialog, field, products } = await openSearch(page, 'en');
  let letItCome = () => {};
  const held = new Promise<void>((resolve) => (letItCome = resolve));
  const isLate = (request: Request) => request.postData()?.includes('"query":"oil"') ?? false;
  await page.route(service, async (route) => {
    if (isLate(route.request())) await held;
    await route.continue();
  });
  await field.fill('oil');
  const waiting = dialog.getByText(message('en', 'search.stalled'));
  await expect(waiting.first()).toBeVisible();
  await field.fill('balm');
  await expect(products.first()).toContainText('Balm');
  const late = page.waitForResponse((response) => isLate(response.request()));
  letItCome();
  await (await late).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(products.first()).toContainText('Balm');
  await expect(waiting).toHaveCount(0);
});

test.describe('while the search service fails', () => {
  test.use({
    expectedComplaints:
      /status of (503|429)|ERR_(?:EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING)/,
  });

  test('a shopper is told, keeps the words, tries again, and has the whole list', async ({ page, shop }) => {
    const { dialog, field, products, button } = await openSearch(page, 'da');
    const alert = dialog.getByRole('alert');
    for (const [query, fault] of [
      // Longer than the client ever waits: 1 second at first, and more for a host that was slow before.
      ['maske', { latency: 20_000 }],
      ['serum', { status: 503 }],
      ['creme', { status: 429 }],
      ['olie', { malformedBody: true }],
      ['balm', { cutConnection: true }],
      ['shampoo', { cutAnswer: true }],
      ['rens', { foreignPage: true }],
    ] as const) {
      await shop.breakService('search', fault);
      await field.fill(query);
      const words = message('da', query === 'creme' ? 'search.busy' : 'search.down');
      await expect(alert).toContainText(words, { timeout: 15_000 });
      await expect(field).toHaveValue(query);
      await shop.repair();
      await button('search.retry').click();
      await expect(field).toBeFocused();
      await expect(products.first()).toBeVisible();
      await expect(alert).toHaveCount(0);
    }
    // An answer that is none.
    await page.route(service, (route) => route.fulfill({ json: { results: [{}] } }));
    await field.fill('havtorn');
    await alert.getByRole('link', { name: message('da', 'search.showAll') }).click();
    await expect(page).toHaveURL('/da/shop');
    await expect(dialog).toBeHidden();
  });
});

test('a shopper who finds nothing keeps the words and is shown other ways', async ({ page }) => {
  const { dialog, field, popular, categories } = await openSearch(page, 'da');
  await field.evaluate((input: HTMLInputElement) => input.focus());
  await page.keyboard.insertText('ø'.repeat(600));
  await expect(field).toHaveValue('ø'.repeat(512));
  await expect(dialog.getByRole('status')).toContainText('Ingen resultater');
  await field.fill('xqzwv');
  const none = message('da', 'search.none', { query: 'xqzwv' });
  await expect(dialog.getByText(none).first()).toBeVisible();
  await expect(field).toHaveValue('xqzwv');
  await expect(dialog.getByRole('status')).toHaveText(none);
  await expect(popular.first()).toBeVisible();
  await categories.filter({ hasText: 'Ansigt' }).click();
  await expect(page).toHaveURL('/da/ansigt');
});

for (const locale of locales) {
  test(`nothing bars a shopper from the search, which is heard in good order, whatever it shows, in ${locale}`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    const { dialog, field, products, popular } = await openSearch(page, locale);
    const look = (state: string) => expectGoodInAllWindows(page, state, { within: 'dialog[open]' });
    /** What a screen reader has to say, in its order, in files that are written to be read aloud. */
    const heard = (what: string) =>
      expect(dialog).toMatchAriaSnapshot({ name: `${what}-${locale}.aria.yml` });
    await heard('search');
    await look('before typing');
    await field.fill('serum');
    await expect(products.first()).toBeVisible();
    await heard('search-found');
    await look('found');
    await field.fill('xqzwv');
    await expect(popular.first()).toBeVisible();
    await heard('search-nothing-found');
    await look('nothing found');
    const letAnswersCome = await hold(page, service);
    await field.fill('serums');
    await expect(dialog.getByText(message(locale, 'search.stalled')).first()).toBeVisible();
    await expectNoBarrier(page, 'late', 'dialog[open]');
    await letAnswersCome();
    await page.route(service, (route) => route.fulfill({ json: {} }));
    await field.fill('creme');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await look('failed');
  });
}
