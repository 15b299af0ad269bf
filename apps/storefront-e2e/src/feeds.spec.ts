import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { localeCodes, localeOfPath, marketIds, markets } from '@marehalm/shop';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';
import { builtShopDirectory } from './workspace.ts';

/** Elements called `name`, each as the texts of its children by their names; a link by its `rel`. */
type Read = Readonly<Record<string, readonly string[]>>;

/** Parses a file with the browser's parser, independent of the code that wrote it. */
async function readXml(page: Page, address: string, name: string) {
  const answer = await fetch(address);
  const type = answer.headers.get('content-type');
  const elements = await page.evaluate(
    ({ xml, each }) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      const problem = parsed.querySelector('parsererror');
      if (problem) throw new Error(problem.textContent);
      return [...parsed.getElementsByTagName(each)].map((element) => {
        const read: Record<string, string[]> = {};
        for (const one of element.children) {
          const key =
            one.tagName === 'link' && one.hasAttribute('rel') ? one.getAttribute('rel') : one.tagName;
          (read[key ?? ''] ??= []).push(one.getAttribute('href') ?? one.textContent.trim());
        }
        return read;
      });
    },
    { xml: await answer.text(), each: name },
  );
  return { type, elements: elements as readonly Read[] };
}

for (const locale of localeCodes) {
  test(`journal feed in ${locale} lists every article`, async ({ page, shop, prerenderedPages: pages }) => {
    const articles = pages.filter(({ path, lang }) => lang === locale && /^(?:\/da)?\/journal\//.test(path));
    const feeds = new Set(articles.map(({ feed }) => feed));
    expect([...feeds]).toEqual([`/feeds/journal.${locale}.xml`]);

    const { type, elements } = await readXml(page, `${shop.origin}/feeds/journal.${locale}.xml`, 'entry');
    expect(type).toContain('application/xml');
    expect(elements.map(({ id }) => id?.[0]).toSorted()).toEqual(
      articles.map(({ canonical }) => canonical).toSorted(),
    );
    for (const entry of elements) {
      expect(entry['alternate']).toEqual(entry['id']);
      for (const name of ['title', 'summary']) expect(entry[name]?.[0]).toMatch(/\S/);
      for (const name of ['published', 'updated']) {
        expect(entry[name]?.[0]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      }
    }
    const days = elements.map(({ published }) => published?.[0] ?? '');
    expect(days).toEqual(days.toSorted().reverse());
    const [feed] = (await readXml(page, `${shop.origin}/feeds/journal.${locale}.xml`, 'feed')).elements;
    expect(feed?.['updated']).toEqual([days[0]]);
    expect(new URL(feed?.['self']?.[0] ?? '').pathname).toBe(`/feeds/journal.${locale}.xml`);
  });
}

for (const id of marketIds) {
  test(`product feed of ${id} lists every size that is sold there, with its price`, async ({
    page,
    shop,
    prerenderedPages: pages,
  }) => {
    const { currency, defaultLocale, countries } = markets[id];
    const offers = pages
      .filter(({ lang }) => lang === defaultLocale)
      .flatMap(({ statements }) => statements)
      .filter((statement) => statement['@type'] === 'Product')
      .flatMap((statement) => statement['offers'] as readonly Record<string, string>[])
      .filter((offer) => offer['priceCurrency'] === currency && !offer['sku']?.includes('GIFT-CARD'));
    const { elements: items } = await readXml(page, `${shop.origin}/feeds/products.${id}.xml`, 'item');

    const prices = items.map(
      (item) => `${item['g:id']?.[0]} ${(item['g:sale_price'] ?? item['g:price'])?.[0]}`,
    );
    expect(prices.toSorted()).toEqual(
      offers.map(({ sku, price }) => `${sku} ${price} ${currency}`).toSorted(),
    );
    expect(prices.length).toBeGreaterThan(45);

    const paths = new Set(pages.map(({ path }) => path));
    for (const item of items) {
      const link = new URL(item['g:link']?.[0] ?? '');
      expect(paths).toContain(link.pathname);
      expect(localeOfPath(link.pathname)).toBe(defaultLocale);
      expect(link.search).toBe(`?market=${id}&size=${item['g:id']?.[0]}`);
      expect(existsSync(join(builtShopDirectory, new URL(item['g:image_link']?.[0] ?? '').pathname))).toBe(
        true,
      );
      expect(['in_stock', 'out_of_stock']).toContain(item['g:availability']?.[0]);
      expect(item['g:shipping']).toHaveLength(countries.length);
      for (const name of ['title', 'description', 'brand', 'mpn', 'product_type']) {
        expect(item[`g:${name}`]?.[0], `${item['g:id']?.[0]} ${name}`).toMatch(/\S/);
      }
    }
  });
}

test('product feed has both prices of reduced products', async ({ page, shop }) => {
  const { elements } = await readXml(page, `${shop.origin}/feeds/products.dk.xml`, 'item');
  const reduced = elements.filter((item) => item['g:sale_price']);
  expect(reduced.length).toBeGreaterThan(0);
  const amount = (price: readonly string[] | undefined) => Number.parseFloat(price?.[0] ?? '');
  for (const item of reduced) expect(amount(item['g:sale_price'])).toBeLessThan(amount(item['g:price']));
});

test('link of a product feed shows the price it promised, and keeps its market', async ({ page }) => {
  await openAndHydratePage(page, '/product/windbreak-day-cream?market=no&size=MH-P03-50');
  await expect(page.locator('html')).toHaveAttribute('data-market', 'no');
  await expect(page.getByRole('radio', { name: /^50 ml/ })).toBeChecked();
  await expect(page.getByText('NOK 499').filter({ visible: true }).first()).toBeVisible();
  await expect(page.locator('main').getByText('€').filter({ visible: true })).toHaveCount(0);
  await openAndHydratePage(page, '/shop');
  await expect(page.locator('html')).toHaveAttribute('data-market', 'no');
});

test('market that the shopper has chosen wins over the one in a link', async ({ page, context, shop }) => {
  await context.addCookies([{ name: 'marehalm_market', value: 'dk', url: shop.origin }]);
  await openAndHydratePage(page, '/product/lee-serum?market=no');
  await expect(page.locator('html')).toHaveAttribute('data-market', 'dk');
  await openAndHydratePage(page, '/product/lee-serum?market=nowhere');
  await expect(page.locator('html')).toHaveAttribute('data-market', 'dk');
});

test('sitemap lists the pictures of every product and article', async ({
  page,
  shop,
  prerenderedPages: pages,
}) => {
  const { type, elements } = await readXml(page, `${shop.origin}/sitemap.xml`, 'url');
  expect(type).toContain('application/xml');
  const pictured = elements
    .filter((url) => url['image:image'])
    .map(({ loc }) => new URL(loc?.[0] ?? '').pathname);
  const illustrated = pages
    .filter(({ path, isHidden }) => !isHidden && /^(?:\/da)?\/(?:product|produkt|journal|tips)\/./.test(path))
    .map(({ path }) => path);
  expect(pictured).toEqual(expect.arrayContaining(illustrated));
  for (const address of elements.flatMap((url) => url['image:image'] ?? [])) {
    expect(existsSync(join(builtShopDirectory, new URL(address).pathname)), address).toBe(true);
  }
});
