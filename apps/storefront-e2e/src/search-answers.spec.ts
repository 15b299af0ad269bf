import type { Request } from '@playwright/test';
import { expectNoAxeViolations } from './axe-violations.ts';
import { holdRequests } from './hold-requests.ts';
import { expectAccessibleInAllViewports } from './viewport-checks.ts';
import { locales, getMessage } from './messages.ts';
import { isCompleteRun, sampleCases } from './sample-cases.ts';
import { openSearchDialog } from './search-dialog.ts';
import { expect, test } from './test.ts';
import { waitUntilIdle } from './open-page.ts';

const service = '**/1/indexes/**';

test('search results show the prices of the chosen market', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'marehalm_market', value: 'no', url: baseURL ?? '' }]);
  const { field, products } = await openSearchDialog(page, 'en');
  await field.fill('lee serum');
  await expect(products.first()).toContainText('NOK 579');
  await context.addCookies([{ name: 'marehalm_market', value: 'dk', url: baseURL ?? '' }]);
  const danish = await openSearchDialog(page, 'da');
  const row = danish.products.first();
  for (const [query, words] of [
    // A reduced price has the lowest price of the 30 days before (required by law).
    ['glødmaske', /Nu [\d.]+\skr\..*Før [\d.]+\skr\..*Laveste pris seneste 30 dage: [\d.]+\skr\./],
    ['badesalt', /Udsolgt/],
    ['vindværn dagcreme', /2 størrelser.*fra 115\skr\..*kr\.\/l/],
    ...['ojencreme', 'oejencreme', 'øjencreme'].map((typed) => [typed, /Øjencreme/] as const),
  ] as const) {
    await danish.field.fill(query);
    await expect(row, query).toContainText(words);
  }
});

test('results belong to the last query, however late earlier answers arrive', async ({ page }) => {
  const { dialog, field, products } = await openSearchDialog(page, 'en');
  let letItCome = () => {};
  const held = new Promise<void>((resolve) => (letItCome = resolve));
  const isLate = (request: Request) => request.postData()?.includes('"query":"oil"') ?? false;
  await page.route(service, async (route) => {
    if (isLate(route.request())) await held;
    await route.continue();
  });
  await field.fill('oil');
  const waiting = dialog.getByText(getMessage('en', 'search.stalled'));
  await expect(waiting.first()).toBeVisible();
  await field.fill('balm');
  await expect(products.first()).toContainText('Balm');
  const late = page.waitForResponse((response) => isLate(response.request()));
  letItCome();
  await (await late).finished();
  await waitUntilIdle(page);
  await expect(products.first()).toContainText('Balm');
  await expect(waiting).toHaveCount(0);
});

test.describe('while the search service fails', () => {
  test.use({
    expectedComplaints:
      /status of (503|429)|ERR_(?:EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING)/,
  });

  test('failure is reported, the query stays, and the shopper can try again or open the list', async ({
    page,
    shop,
  }) => {
    const { dialog, field, products, button } = await openSearchDialog(page, 'da');
    const alert = dialog.getByRole('alert');
    for (const [query, fault] of sampleCases(
      [
        ['serum', { status: 503 }],
        // Too many requests has a message of its own.
        ['creme', { status: 429 }],
        ['olie', { malformedBody: true }],
        ['balm', { cutConnection: true }],
        ['shampoo', { cutAnswer: true }],
        ['rens', { foreignPage: true }],
        // Longer than any timeout of the client: 1 second at first, more for hosts that were slow before.
        ['maske', { latency: 20_000 }],
      ] as const,
      ([query]) => String(query === 'creme'),
    )) {
      await shop.breakService('search', fault);
      await field.fill(query);
      const words = getMessage('da', query === 'creme' ? 'search.busy' : 'search.down');
      await expect(alert).toContainText(words, { timeout: 15_000 });
      await expect(field).toHaveValue(query);
      await shop.clearFaults();
      await button('search.retry').click();
      await expect(field).toBeFocused();
      await expect(products.first()).toBeVisible();
      await expect(alert).toHaveCount(0);
    }
    // An invalid answer.
    await page.route(service, (route) => route.fulfill({ json: { results: [{}] } }));
    await field.fill('havtorn');
    await alert.getByRole('link', { name: getMessage('da', 'search.showAll') }).click();
    await expect(page).toHaveURL('/da/shop');
    await expect(dialog).toBeHidden();
  });
});

for (const [locale, words] of sampleCases([
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
      ['genopfyldning', 'Regnshampoo'],
      ['rødme', 'Læ Serum'],
    ],
  ],
] as const)) {
  test(`synonyms find products, in ${locale}`, { tag: '@all' }, async ({ page }) => {
    const { field, products } = await openSearchDialog(page, locale);
    for (const [typed, name] of words) {
      await field.fill(typed);
      await expect(products.filter({ hasText: name }), typed).toBeVisible();
    }
  });
}

for (const [locale, first, others, listPath] of sampleCases([
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
  test(`pages of the shop are found in the dialog and in the list of results, in ${locale}`, async ({
    page,
  }) => {
    const { dialog, field, pages, products } = await openSearchDialog(page, locale);
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
    // The name of a product finds no page that only mentions it.
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

    // The list of results has it, too, and says that no product matches.
    await page.goBack();
    await field.press('Enter');
    await expect(page).toHaveURL(`${listPath}?q=${first[0]}`);
    const found = page.getByRole('main').getByRole('region', { name: getMessage(locale, 'search.pages') });
    await expect(found.getByRole('link').first()).toContainText(first[1]);
    await expect(
      page
        .getByRole('main')
        .getByText(getMessage(locale, 'search.noProducts', { query: first[0] }))
        .first(),
    ).toBeVisible();
    await expectAccessibleInAllViewports(page, 'pages in the list of results', { within: 'main' });
    await found.getByRole('link').first().click();
    await expect(page).toHaveURL(first[2]);
    // Back to the list as it was.
    await page.goBack();
    await expect(found.getByRole('link').first()).toContainText(first[1]);
  });
}

test('search without results keeps the query and suggests other searches and categories', async ({
  page,
}) => {
  const { dialog, field, popular, categories } = await openSearchDialog(page, 'da');
  await field.evaluate((input: HTMLInputElement) => input.focus());
  await page.keyboard.insertText('ø'.repeat(600));
  await expect(field).toHaveValue('ø'.repeat(512));
  await expect(dialog.getByRole('status')).toContainText('Ingen resultater');
  await field.fill('xqzwv');
  const none = getMessage('da', 'search.none', { query: 'xqzwv' });
  await expect(dialog.getByText(none).first()).toBeVisible();
  await expect(field).toHaveValue('xqzwv');
  await expect(dialog.getByRole('status')).toHaveText(none);
  await expect(popular.first()).toBeVisible();
  await categories.filter({ hasText: 'Ansigt' }).click();
  await expect(page).toHaveURL('/da/ansigt');
});

for (const locale of sampleCases(locales)) {
  test(`search is accessible and has the expected screen reader output in every state, in ${locale}`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    const { dialog, field, products, pages, popular } = await openSearchDialog(page, locale);
    const look = (state: string) => expectAccessibleInAllViewports(page, state, { within: 'dialog[open]' });
    /** Screen reader output in reading order. */
    const heard = (what: string, part = dialog) =>
      expect(part).toMatchAriaSnapshot({ name: `${what}-${locale}.aria.yml` });
    await heard('search');
    if (isCompleteRun) await look('before typing');
    await field.fill('serum');
    await expect(products.first()).toBeVisible();
    await heard('search-found');
    await look('found');
    await field.fill(locale === 'en' ? 'gift card' : 'gavekort');
    await expect(pages.first()).toBeVisible();
    await heard(
      'search-page-found',
      dialog.getByRole('region', { name: getMessage(locale, 'search.pages') }),
    );
    if (isCompleteRun) await look('page found');
    await field.fill('xqzwv');
    await expect(popular.first()).toBeVisible();
    await heard('search-nothing-found');
    if (isCompleteRun) await look('nothing found');
    const letAnswersCome = await holdRequests(page, service);
    await field.fill('serums');
    await expect(dialog.getByText(getMessage(locale, 'search.stalled')).first()).toBeVisible();
    if (isCompleteRun) await expectNoAxeViolations(page, 'late', 'dialog[open]');
    await letAnswersCome();
    await page.route(service, (route) => route.fulfill({ json: {} }));
    await field.fill('creme');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await look('failed');
  });
}
