import type { Request } from '@playwright/test';
import { expectNoBarrier } from './barriers.ts';
import { hold } from './hold.ts';
import { expectGoodInAllWindows } from './look.ts';
import { locales, message } from './messages.ts';
import { sampled } from './sampled.ts';
import { openSearch } from './search.ts';
import { expect, test } from './test.ts';
import { untilIdle } from './visit.ts';

const service = '**/1/indexes/**';

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
  await untilIdle(page);
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
    for (const [query, fault] of sampled(
      [
        ['serum', { status: 503 }],
        // Too many requests is a reason of its own.
        ['creme', { status: 429 }],
        ['olie', { malformedBody: true }],
        ['balm', { cutConnection: true }],
        ['shampoo', { cutAnswer: true }],
        ['rens', { foreignPage: true }],
        // Longer than the client ever waits: 1 second at first, and more for a host that was slow before.
        ['maske', { latency: 20_000 }],
      ] as const,
      ([query]) => String(query === 'creme'),
    )) {
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

for (const [locale, words] of sampled([
  [
    'en',
    [
      ['sun screen', 'Lee Mineral Day Cream SPF 30'],
      ['gift', 'First Shore Set'],
      ['redness', 'Lee Serum'],
    ],
  ],
  [
    'da',
    [
      ['julegave', 'Første Strand-sæt'],
      ['genopfyldning', 'Regn Shampoo'],
      ['rødme', 'Læ Serum'],
    ],
  ],
] as const)) {
  test(`a shopper finds products by words that the catalogue has not, in ${locale}`, async ({ page }) => {
    const { field, products } = await openSearch(page, locale);
    for (const [typed, name] of words) {
      await field.fill(typed);
      await expect(products.filter({ hasText: name }), typed).toBeVisible();
    }
  });
}

for (const [locale, first, others, listPath] of sampled([
  [
    'da',
    ['levering', 'Levering og retur', '/da/om/levering-og-retur'],
    ['retur', 'leveirng', 'fragt'],
    '/da/shop',
  ],
  [
    'en',
    ['delivery', 'Delivery & returns', '/about/delivery-returns'],
    ['returns', 'retruns', 'shipping'],
    '/shop',
  ],
] as const)) {
  test(`a shopper finds what they ask of the shop itself, by the arrows and in the list of results, in ${locale}`, async ({
    page,
  }) => {
    const { dialog, field, pages, products } = await openSearch(page, locale);
    for (const [query, title] of [
      ...[first[0], ...others].map((words) => [words, first[1]] as const),
      ...(locale === 'en'
        ? ([
            ['contact', 'Contact'],
            ['gift card', 'Gift card'],
          ] as const)
        : ([
            ['kontakt', 'Kontakt'],
            ['fortryd', 'Fortryd dit køb'],
            ['gave kort', 'Gavekort'],
            ['tilgaengelighed', 'Tilgængelighed'],
          ] as const)),
    ]) {
      await field.fill(query);
      await expect(pages.first(), query).toContainText(title);
    }
    // Whoever names a product is not shown what only mentions it.
    await field.fill(locale === 'en' ? 'lee serum' : 'læ serum');
    await expect(products.first()).toBeVisible();
    await expect(pages).toHaveCount(0);

    await field.fill(first[0]);
    await expect(pages.first()).toContainText(first[1]);
    await expect(dialog.getByRole('status')).toHaveText(/\d (?:pages?|sider?) for/);
    await field.press('ArrowDown');
    await expect(pages.first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(first[2]);
    await expect(dialog).toBeHidden();

    // The list of results has it, too, and says no product is meant.
    await page.goBack();
    await field.press('Enter');
    await expect(page).toHaveURL(`${listPath}?q=${first[0]}`);
    const found = page.getByRole('main').getByRole('region', { name: message(locale, 'search.pages') });
    await expect(found.getByRole('link').first()).toContainText(first[1]);
    await expect(
      page
        .getByRole('main')
        .getByText(message(locale, 'search.noProducts', { query: first[0] }))
        .first(),
    ).toBeVisible();
    await expectGoodInAllWindows(page, 'pages in the list of results', { within: 'main' });
    await found.getByRole('link').first().click();
    await expect(page).toHaveURL(first[2]);
    // Back to the list as it was.
    await page.goBack();
    await expect(found.getByRole('link').first()).toContainText(first[1]);
  });
}

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

for (const locale of sampled(locales)) {
  test(`nothing bars a shopper from the search, which is heard in good order, whatever it shows, in ${locale}`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    const { dialog, field, products, pages, popular } = await openSearch(page, locale);
    const look = (state: string) => expectGoodInAllWindows(page, state, { within: 'dialog[open]' });
    /** What a screen reader has to say, in its order, in files that are written to be read aloud. */
    const heard = (what: string, part = dialog) =>
      expect(part).toMatchAriaSnapshot({ name: `${what}-${locale}.aria.yml` });
    await heard('search');
    await look('before typing');
    await field.fill('serum');
    await expect(products.first()).toBeVisible();
    await heard('search-found');
    await look('found');
    await field.fill(locale === 'en' ? 'gift card' : 'gavekort');
    await expect(pages.first()).toBeVisible();
    await heard('search-page-found', dialog.getByRole('region', { name: message(locale, 'search.pages') }));
    await look('page found');
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
