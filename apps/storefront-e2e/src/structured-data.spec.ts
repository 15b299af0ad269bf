import { localeCodes, marketIds, markets } from '@marehalm/shop';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';
import { findSchemaOrgErrors, loadSchemaOrg } from './schema-org.ts';

const vocabulary = loadSchemaOrg();

test('structured data uses the vocabulary of schema.org', ({ prerenderedPages: pages }) => {
  const wrong = pages.flatMap(({ path, statements }) =>
    statements.flatMap((statement) =>
      findSchemaOrgErrors(vocabulary, statement).map((mistake) => `${path} ${mistake}`),
    ),
  );
  expect(wrong).toEqual([]);
  expect(pages.flatMap(({ statements }) => statements).length).toBeGreaterThan(500);
});

for (const [what, statement, mistake] of [
  ['a class that does not exist', { '@type': 'Potion' }, 'there is no Potion'],
  ['a property of nothing', { '@type': 'Product', colour: 'red' }, 'there is no property colour'],
  ['a property of another class', { '@type': 'Product', inLanguage: 'en' }, 'a Product has no inLanguage'],
  ['a thing of the wrong class', { '@type': 'Product', offers: { '@type': 'Person' } }, 'a Person is no'],
  ['words for a number', { '@type': 'ItemList', numberOfItems: 'many' }, '"many" is no Integer'],
  ['an unreadable day', { '@type': 'Article', datePublished: '2 October' }, 'is no Date'],
  [
    'a state that is none',
    { '@type': 'Offer', availability: 'https://schema.org/Aplenty' },
    'is no ItemAvailability',
  ],
  ['nothing', { '@type': 'ItemList', itemListElement: [] }, 'says nothing'],
] as const) {
  test(`vocabulary check rejects ${what}`, () => {
    const mistakes = findSchemaOrgErrors(vocabulary, { '@context': 'https://schema.org', ...statement });
    expect(mistakes.join()).toContain(mistake);
  });
}

/** The first paths of each kind of page, and its types. */
const kinds = [
  ['the front page', /^\/(?:da)?$/, ['OnlineStore', 'WebSite']],
  ['a product', /^(?:\/da)?\/(?:product|produkt)\/./, ['BreadcrumbList', 'Product']],
  ['a series', /^\/(?:dune-grass|da\/marehalm)$/, ['BreadcrumbList', 'FAQPage', 'ItemList']],
  ['the list of all products', /^(?:\/da)?\/shop$/, ['BreadcrumbList', 'ItemList']],
  ['an article', /^(?:\/da)?\/journal\/./, ['Article', 'BreadcrumbList']],
  ['the journal', /^(?:\/da)?\/care-journal(?:\/|$)/, ['BreadcrumbList', 'ItemList']],
  ['a tip', /^(?:\/da)?\/tips\/./, ['Article', 'BreadcrumbList']],
  ['a routine', /^(?:\/da)?\/routine\/./, ['BreadcrumbList', 'HowTo']],
  ['the help page', /^\/(?:about\/help|da\/om\/hjaelp)$/, ['BreadcrumbList', 'FAQPage']],
] as const;

for (const [what, paths, types] of kinds) {
  test(`${what} has structured data: ${types.join(', ')}`, ({ prerenderedPages: pages }) => {
    const ofKind = pages.filter(({ path }) => paths.test(path));
    expect(new Set(ofKind.map(({ lang }) => lang))).toEqual(new Set(localeCodes));
    for (const { path, statements } of ofKind) {
      const said = statements.map((statement) => statement['@type']);
      expect(said.toSorted(), path).toEqual(types);
    }
  });
}

test('structured data has the visible price, in each market', ({ prerenderedPages: pages }) => {
  const page = pages.find(({ path }) => path === '/product/lee-serum');
  const product = page?.statements.find((statement) => statement['@type'] === 'Product');
  const offers = product?.['offers'] as {
    url: string;
    price: string;
    priceCurrency: string;
    eligibleRegion: string[];
  }[];
  expect(offers.map(({ price, priceCurrency }) => `${priceCurrency} ${price}`)).toEqual([
    'DKK 375.00',
    'NOK 579.00',
    'EUR 50.00',
  ]);
  expect(offers.map(({ eligibleRegion }) => eligibleRegion)).toEqual(
    marketIds.map((id) => markets[id].countries),
  );
  // The URL of each offer opens the page with this size and price.
  expect(offers.map(({ url }) => new URL(url).search)).toEqual(
    marketIds.map((id) => `?market=${id}&size=MH-P04-30`),
  );
});

test('structured data is removed with its page, and is in no script', async ({ page }) => {
  const said = page.locator('script[type="application/ld+json"]');
  // It may load before the press: visible links are prefetched.
  const data = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/dune-grass.data');
  await openAndHydratePage(page, '/product/lee-serum');
  await expect(said).toHaveCount(2);
  await page.getByRole('main').getByRole('link', { name: 'Dune Grass' }).first().click();
  await expect(page).toHaveURL('/dune-grass');
  await expect(said).toHaveCount(0);
  expect(await (await data).text()).not.toContain('ItemList');
});
