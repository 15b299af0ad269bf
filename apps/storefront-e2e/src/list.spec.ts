import type { Page } from '@playwright/test';
import { expectNoBarrier } from './barriers.ts';
import { switchMarket } from './bag.ts';
import { choose } from './choose.ts';
import { faultComplaints, faults } from './faults.ts';
import { hold } from './hold.ts';
import { message, type Locale } from './messages.ts';
import { expectReadable } from './reflow.ts';
import { sampled } from './sampled.ts';
import { expect, test } from './test.ts';
import { openPage, openWhole } from './visit.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** The parts of a list, by the words that shoppers read. */
function listOn(page: Page, locale: Locale) {
  const main = page.getByRole('main');
  const t = (...words: Parameters<typeof message> extends [Locale, ...infer Rest] ? Rest : never) =>
    message(locale, ...words);
  return {
    t,
    main,
    cards: main.getByRole('article'),
    /** What is read aloud. */
    said: main.getByRole('status').filter({ hasText: /./ }),
    filters: main.getByRole('complementary', { name: t('filter.title') }),
    drawer: page.getByRole('dialog', { name: t('filter.title') }),
    chips: main.getByRole('list', { name: t('filter.chosen') }).getByRole('button'),
    sort: main.getByRole('combobox', { name: t('filter.sort') }),
    viewMore: main.getByRole('button', { name: t('filter.viewMore'), exact: true }).last(),
    failure: main.getByRole('alert'),
    /** Waits until what is shown is what was asked for. The address may say so before. */
    settled: () => expect(main.locator('[data-waiting=true]')).toHaveCount(0),
  };
}

/** Requests to the search service, from now on. */
function searchesOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/1/indexes/')) asked.push(request.postData() ?? '');
  });
  return asked;
}

const choices = {
  en: {
    path: '/shop',
    dry: /^Dry \d+$/,
    face: /^Face \d+$/,
    serums: /^Serums & oils \d+$/,
    address: '/shop?category=serums&skin-type=dry',
    sorted: '/shop?category=serums&skin-type=dry&sort=lowest-price',
    chips: ['Serums & oils', 'Dry'],
    twin: '/da/shop?category=serums&skin-type=dry&sort=lowest-price',
  },
  da: {
    path: '/da/shop',
    dry: /^Tør \d+$/,
    face: /^Ansigt \d+$/,
    serums: /^Serum og olie \d+$/,
    address: '/da/shop?kategori=serum-olie&hudtype=toer',
    sorted: '/da/shop?kategori=serum-olie&hudtype=toer&sortering=laveste-pris',
    chips: ['Serum og olie', 'Tør'],
    twin: '/shop?category=serums&skin-type=dry&sort=lowest-price',
  },
} as const;

for (const locale of sampled(['en', 'da'] as const)) {
  const { path, dry, face, serums, address, sorted, chips, twin } = choices[locale];

  test(`a shopper narrows the list, sorts it and shares it, ${locale}`, async ({ page }) => {
    await page.setViewportSize(desk);
    const asked = searchesOf(page);
    const list = listOn(page, locale);
    await openWhole(page, path);
    await expect(list.cards).toHaveCount(12);
    expect(asked, 'asked before anything was pressed').toEqual([]);

    const box = list.filters.getByRole('checkbox', { name: dry });
    await box.focus();
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    await expect(box).toBeFocused();
    await expect(list.said).toHaveText(list.t('list.count', { count: 30 }));
    await choose(list.filters.getByRole('checkbox', { name: face }));
    await choose(list.filters.getByRole('checkbox', { name: serums }));
    // A category and what lies in it are not chosen both.
    await expect(list.filters.getByRole('checkbox', { name: face })).not.toBeChecked();
    await expect(page).toHaveURL(address);
    await expect(list.chips).toHaveText(chips);
    await list.settled();
    const count = await list.cards.count();
    await expect(list.said).toHaveText(list.t('list.count', { count }));
    expect(count).toBeLessThan(12);

    await list.sort.selectOption({ label: list.t('filter.sort.lowestPrice') });
    await expect(page).toHaveURL(sorted);
    await expect(list.cards).toHaveCount(count);
    await list.settled();
    const first = await list.cards.first().getByRole('heading').textContent();
    await expectNoBarrier(page);

    // Shared, and opened by somebody else; back and forward.
    await openWhole(page, sorted);
    await expect(list.cards.first().getByRole('heading')).toHaveText(first ?? '');
    await expect(list.chips).toHaveText(chips);
    await expect(list.sort.locator('option:checked')).toHaveText(list.t('filter.sort.lowestPrice'));
    const language = page
      .getByRole('contentinfo')
      .getByRole('link', { name: locale === 'en' ? 'Dansk' : 'English' });
    await expect(language).toHaveAttribute('href', twin);

    // By keyboard: the first chip goes, and the focus with the next one; then everything goes.
    await list.chips.first().focus();
    await page.keyboard.press('Enter');
    await expect(list.chips).toHaveText(chips.slice(1));
    await expect(list.chips).toBeFocused();
    await expect(page).not.toHaveURL(sorted);
    await list.main.getByRole('button', { name: list.t('filter.clear') }).click();
    await expect(list.chips).toHaveCount(0);
    await expect(list.cards).toHaveCount(12);
    await expect(page.locator(':focus')).toHaveText(list.t('list.count', { count: 36 }));
    await expect(page).toHaveURL(/\/shop\?[a-z-]+=[a-z-]+$/);
    await page.goBack();
    await expect(list.chips).toHaveText(chips.slice(1));
  });
}

for (const locale of sampled(['da', 'en'] as const)) {
  const { path, dry, chips } = choices[locale];

  test(`a shopper on a phone narrows the list in a drawer, ${locale}`, async ({ page }) => {
    await page.setViewportSize(phone);
    const list = listOn(page, locale);
    await openWhole(page, path);
    const opener = list.main.getByRole('button', { name: list.t('filter.open', { count: 0 }), exact: true });
    // With the keyboard alone.
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(list.drawer).toBeVisible();
    const box = list.drawer.getByRole('checkbox', { name: dry });
    for (
      let stops = 0;
      stops < 20 && !(await box.evaluate((one) => one === document.activeElement));
      stops += 1
    ) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    await expect(list.drawer.getByRole('status').filter({ hasText: /./ })).toHaveText(
      list.t('list.count', { count: 30 }),
    );
    const show = list.drawer.getByRole('button', {
      name: list.t('filter.show', { what: list.t('list.count', { count: 30 }) }),
    });
    await expect(show).toBeVisible();
    await expectNoBarrier(page);
    await expectReadable(page);
    await show.focus();
    await page.keyboard.press('Enter');
    await expect(list.drawer).toBeHidden();
    await expect(
      list.main.getByRole('button', { name: list.t('filter.open', { count: 1 }), exact: true }),
    ).toBeFocused();
    await expect(list.chips).toHaveText([chips[1]]);
    await expectReadable(page);
    await expectNoBarrier(page);
    await openWhole(page, `${path}?q=serum`);
    await expect(list.cards.first()).toContainText('Serum');
    await expectReadable(page);
    await expectNoBarrier(page);
  });
}

test('a shopper who comes back from a product finds the list as long and where it was', async ({ page }) => {
  await page.setViewportSize(phone);
  const list = listOn(page, 'en');
  await openPage(page, '/');
  await openWhole(page, '/shop');
  await list.viewMore.click();
  await expect(list.cards).toHaveCount(24);
  await expect(list.said).toHaveText(list.t('filter.showing', { shown: 24, total: 36 }));
  await expect(list.cards.nth(12).getByRole('link').first()).toBeFocused();
  await list.viewMore.click();
  await expect(list.cards).toHaveCount(36);
  await expect(list.viewMore).toBeHidden();
  await expect(page).toHaveURL('/shop?page=3');
  const names = await list.cards.getByRole('heading').allTextContents();
  expect(new Set(names).size).toBe(36);
  expect(names.at(-1)).toBe('Cold Bay Bath Soak');

  const far = list.cards.nth(30);
  await far.getByRole('link').first().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(3000);
  await far.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(list.main.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(list.cards).toHaveCount(36);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

  // Whoever reloads, or was sent the address, has all of it too; one step back leaves the list.
  await page.reload();
  await expect(list.cards).toHaveCount(36);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test(
  'a shopper who comes back from a product finds a list in another order as long as it was',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize(desk);
    const list = listOn(page, 'en');
    await openWhole(page, '/shop?sort=newest');
    await list.viewMore.click();
    await expect(page).toHaveURL('/shop?sort=newest&page=2');
    await list.cards.last().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(page.locator('main [data-hydration-boundary][data-hydrated]').first()).toBeAttached();
    await expect(list.cards).toHaveCount(24);
    await expect(page).toHaveURL('/shop?sort=newest&page=2');
  },
);

test(
  'a shopper follows a product at once after a press and finds the filter again',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize(desk);
    const list = listOn(page, 'en');
    await openWhole(page, '/shop');
    await choose(list.filters.getByRole('checkbox', { name: /^Oily \d+$/ }));
    await expect(list.cards).toHaveCount(8);
    // Within the 400 ms after which the address is written.
    await list.cards.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(page).toHaveURL('/shop?skin-type=oily');
    await expect(list.cards).toHaveCount(8);
  },
);

test(
  'a shopper follows a link beside the list at once after a press, arrives, and finds the filter again',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize(desk);
    const list = listOn(page, 'en');
    await openWhole(page, '/shop');
    const letPageCome = await hold(page, '**/contact.data*');
    await choose(list.filters.getByRole('checkbox', { name: /^Oily \d+$/ }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/shop?skin-type=oily');
    await letPageCome();
    await expect(page).toHaveURL('/about/contact');
    await page.goBack();
    await expect(page).toHaveURL('/shop?skin-type=oily');
    await expect(list.cards).toHaveCount(8);
  },
);

test('a press before the list has come to life is not lost', async ({ page }) => {
  await page.setViewportSize(desk);
  const list = listOn(page, 'da');
  const letScriptsCome = await hold(page, '**/assets/live-product-list-*.js');
  await openPage(page, '/da/shop');
  await expect(list.cards).toHaveCount(12);
  await list.filters.getByRole('checkbox', { name: /^Moden \d+$/ }).check();
  await letScriptsCome();
  await expect(list.chips).toHaveText(['Moden']);
  await expect(page).toHaveURL('/da/shop?hudtype=moden');
});

test('a shopper finds a size among many, and asks for a price in the money of the market', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  const list = listOn(page, 'da');
  await openWhole(page, '/da/shop');
  await list.filters.getByText(list.t('filter.size'), { exact: true }).click();
  const sizes = list.filters.getByRole('group', { name: list.t('filter.size') });
  await expect(sizes.getByRole('checkbox')).toHaveCount(10);
  await sizes.getByRole('searchbox').fill('1000');
  await choose(sizes.getByRole('checkbox', { name: /^1000 ml/ }));
  await expect(list.cards).toHaveCount(1);
  await sizes.getByRole('searchbox').fill('');
  // What is chosen stays in sight.
  await expect(sizes.getByRole('checkbox', { name: /^1000 ml/ })).toBeChecked();
  await sizes.getByRole('button', { name: list.t('filter.more') }).click();
  expect(await sizes.getByRole('checkbox').count()).toBeGreaterThan(10);
  await list.chips.click();

  await list.filters.getByText(list.t('filter.price'), { exact: true }).click();
  const price = list.filters.getByRole('group', { name: list.t('filter.price') });
  await expect(price).toContainText(/\d+\skr\./);
  await price.getByLabel(list.t('filter.to')).fill('100');
  await page.keyboard.press('Enter');
  await expect(list.chips).toHaveText([list.t('filter.priceTo', { high: '100 kr.' })]);
  await expect(page).toHaveURL('/da/shop?maks-pris=100');
  await list.settled();
  const cheap = await list.cards.locator('[data-market=dk]').allTextContents();
  expect(cheap.length).toBeGreaterThan(0);
  for (const text of cheap) expect(Number(/\d+/.exec(text)?.[0])).toBeLessThanOrEqual(100);

  // As prices are written: no decimal becomes a digit of thousands.
  await price.getByLabel(list.t('filter.to')).fill('');
  await price.getByLabel(list.t('filter.to')).pressSequentially('149,95');
  await page.keyboard.press('Enter');
  await expect(price.getByLabel(list.t('filter.to'))).toHaveValue('149');
  await expect(page).toHaveURL('/da/shop?maks-pris=149');
  await price.getByLabel(list.t('filter.to')).fill('1.000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/da/shop?maks-pris=1000');

  // 1000 kroner are not 1000 euros.
  await switchMarket(page, 'da', /International|EUR|euro/);
  await expect(list.chips).toHaveCount(0);
  await expect(page).toHaveURL('/da/shop');
});

test(
  'a shopper empties a price that was asked for, and is still in its field',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize(desk);
    const list = listOn(page, 'en');
    await openWhole(page, '/shop?max-price=30');
    const most = list.filters
      .getByRole('group', { name: list.t('filter.price') })
      .getByLabel(list.t('filter.to'));
    await expect(most).toHaveValue('30');
    await most.fill('');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/shop');
    await expect(most).toBeVisible();
    await expect(most).toBeFocused();
  },
);

test(
  'a shopper narrows by rating where products have been rated',
  { tag: '@all' },
  async ({ page, shop }) => {
    const write = (requests: readonly unknown[]) =>
      fetch(`${shop.origin}/1/indexes/products/batch`, {
        method: 'POST',
        headers: { 'x-algolia-application-id': 'marehalm', 'x-algolia-api-key': 'marehalm-admin' },
        body: JSON.stringify({ requests }),
      });
    const rated = (rating: number | null) =>
      ['p03', 'p04'].map((objectID) => ({ action: 'partialUpdateObject', body: { objectID, rating } }));
    await page.setViewportSize(desk);
    const list = listOn(page, 'en');
    expect((await write(rated(4.5))).status).toBe(200);
    try {
      await openWhole(page, '/shop');
      await choose(list.filters.getByRole('checkbox', { name: /^Mature \d+$/ }));
      const rating = list.filters.getByRole('group', { name: list.t('filter.rating') });
      await rating.locator('xpath=ancestor::details').locator('summary').focus();
      await choose(rating.getByRole('radio', { name: list.t('filter.starsAndUp', { count: 4 }) }));
      await expect(page).toHaveURL('/shop?skin-type=mature&min-rating=4');
      await list.settled();
      expect(await list.cards.count()).toBeLessThanOrEqual(2);
      await choose(rating.getByRole('radio', { name: list.t('filter.anyRating') }));
      await expect(list.chips).toHaveText(['Mature']);
    } finally {
      await write(rated(null));
    }
  },
);

test('a shopper whom nothing fits is told what to take away', async ({ page }) => {
  await page.setViewportSize(desk);
  const list = listOn(page, 'en');
  await openWhole(page, '/shop?category=hair&concern=fine-lines');
  await expect(list.main.getByRole('heading', { name: list.t('filter.empty') })).toBeVisible();
  await expect(list.said).toHaveText(list.t('filter.empty'));
  await expect(list.cards).toHaveCount(0);
  await expectNoBarrier(page);
  const way = list.main.getByRole('button', {
    name: list.t('filter.without', {
      filter: list.t('filter.concern'),
      what: list.t('list.count', { count: 2 }),
    }),
  });
  await way.click();
  await expect(list.cards).toHaveCount(2);
  await expect(list.chips).toHaveText(['Hair']);
});

test('anything may stand in the address of a list', async ({ page }) => {
  await page.setViewportSize(desk);
  const list = listOn(page, 'en');
  for (const [query, count] of [
    ['skin-type=oily&skin-type=%3Cscript%3E&skin-type[]=dry&page=-1&sort=cheapest&min-price=abc', 8],
    ['__proto__=x&constructor=y&category=constructor&size=hasOwnProperty&page=99999999999', 12],
    ['q=%E0%A4%A&utm_source=mail', undefined],
    [`q=${'x'.repeat(5000)}`, 0],
    ['page=9000', 36],
  ] as const) {
    await openWhole(page, `/shop?${query}`);
    if (count !== undefined) await expect(list.cards, query).toHaveCount(count);
    await expect(list.main.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test.describe('while the search service is out of order', () => {
  test.use({ expectedComplaints: faultComplaints });

  test('a shopper keeps the list, is told, and tries again, however the search service fails', async ({
    page,
    shop,
  }) => {
    await page.setViewportSize(desk);
    const list = listOn(page, 'da');
    await openWhole(page, '/da/shop');
    const before = await list.cards.getByRole('heading').allTextContents();
    // Too many requests is a reason of its own.
    const met = sampled([...faults.entries()], ([, [how]]) => String(how === 'answers 429'));
    for (const [index, [how, fault]] of met) {
      // What is slow is waited for, host by host: `search/client-failures.test.ts`, and the next test.
      if (how === 'is slow') continue;
      await test.step(how, async () => {
        await shop.breakService('search', fault);
        // Another one each time: what was answered once is known.
        const filter = list.filters.getByRole('checkbox').nth(index);
        const count = Number(
          /\d+$/.exec(
            (await filter.evaluate((box: HTMLInputElement) => box.labels?.[0]?.textContent)) ?? '',
          )?.[0],
        );
        // What is shown is not narrowed, and its filter not chosen, before there is an answer.
        await filter.click({ force: true });
        await expect(list.failure).toContainText(
          list.t(how === 'answers 429' ? 'search.busy' : 'filter.down'),
        );
        expect(await list.cards.getByRole('heading').allTextContents()).toEqual(before);
        await shop.repair();
        await list.failure.getByRole('button', { name: list.t('filter.retry') }).click();
        await expect(list.cards).toHaveCount(Math.min(count, 12));
        await expect(list.failure).toHaveCount(0);
        await list.chips.click();
        await expect(list.cards).toHaveCount(12);
      });
    }
  });

  test('a shopper is told when an answer takes long, and hears it when it comes', async ({ page }) => {
    await page.setViewportSize(desk);
    const list = listOn(page, 'en');
    await openWhole(page, '/shop');
    const letAnswersCome = await hold(page, '**/1/indexes/**');
    await choose(list.filters.getByRole('checkbox', { name: /^Oily \d+$/ }));
    await expect(list.said).toHaveText(list.t('filter.stalled'));
    await expect(list.cards).toHaveCount(12);
    await letAnswersCome();
    await expect(list.cards).toHaveCount(8);
    await expect(list.said).toHaveText(list.t('list.count', { count: 8 }));
  });
});

test('a shopper sees all results of a search as a list, changes the words and leaves them', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  const list = listOn(page, 'da');
  await openWhole(page, '/da/shop?q=creme&utm_source=mail');
  const title = list.main.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(list.t('list.resultsFor', { query: 'creme' }));
  await expect(page).toHaveTitle(`${list.t('list.resultsFor', { query: 'creme' })} – Marehalm`);
  const field = list.main.getByRole('searchbox', { name: list.t('search.label') });
  await expect(field).toHaveValue('creme');
  await expect(list.cards.first()).toContainText('kr.');

  await field.fill('håndcreme');
  await expect(page).toHaveURL(/\/da\/shop\?q=h%C3%A5ndcreme&utm_source=mail$/);
  await expect(title).toHaveText(list.t('list.resultsFor', { query: 'håndcreme' }));
  await expect(page).toHaveTitle(`${list.t('list.resultsFor', { query: 'håndcreme' })} – Marehalm`);
  await expect(list.cards.first()).toContainText('Håndcreme');
  await expect(field).toBeFocused();
  await page.goBack();
  await expect(field).toHaveValue('creme');

  await field.fill('xqzwv');
  await expect(
    list.main.getByRole('heading', { name: list.t('search.none', { query: 'xqzwv' }) }),
  ).toBeVisible();
  await expect(list.said).toHaveText(list.t('search.none', { query: 'xqzwv' }));
  await expect(
    list.main
      .getByRole('navigation', { name: list.t('list.narrow') })
      .getByRole('link')
      .first(),
  ).toHaveText('Ansigt');
  await expectNoBarrier(page);
  await list.main.getByRole('button', { name: list.t('search.clear') }).click();
  await expect(list.cards).toHaveCount(12);
  await expect(page).toHaveURL('/da/shop?utm_source=mail');
  await expect(page).toHaveTitle('Alle produkter – Marehalm');
  await expect(field).toBeFocused();
});

for (const locale of sampled(['en', 'da'] as const)) {
  test(`a reader searches the journal by words and subject, ${locale}`, async ({ page }) => {
    await page.setViewportSize(desk);
    const list = listOn(page, locale);
    const [prefix, words, subject, address] =
      locale === 'en'
        ? (['', 'skin', /^Guides \d+$/, '/care-journal?q=skin&topic=guides'] as const)
        : (['/da', 'hud', /^Guider \d+$/, '/da/care-journal?q=hud&emne=guider'] as const);
    await openWhole(page, `${prefix}/care-journal`);
    const whole = await list.cards.count();
    const field = list.main.getByRole('searchbox', { name: list.t('filter.searchJournal') });
    await field.fill(words);
    await expect(list.said).toHaveText(/^\d+ arti/);
    await choose(list.filters.getByRole('checkbox', { name: subject }));
    await expect(page).toHaveURL(address);
    await list.settled();
    const found = await list.cards.count();
    expect(found).toBeLessThan(whole);
    // Below the header that stays in sight nothing can be pressed, and axe would say so.
    await page.evaluate(() => scrollTo(0, 0));
    await expectNoBarrier(page);
    await list.cards.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/journal\//);
    await page.goBack();
    await expect(list.cards).toHaveCount(found);
    await field.fill('xqzwv');
    await expect(list.said).toHaveText(list.t('filter.empty'));
    await list.main
      .getByRole('button', { name: list.t('filter.clear') })
      .last()
      .click();
    await field.fill('');
    await expect(list.cards).toHaveCount(whole);
  });
}
