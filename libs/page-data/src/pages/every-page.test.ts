import { hrefOf, localeCodes, type RouteMatch, type RouteName } from '@marehalm/shop';
import { describe, expect, test } from 'vitest';
import type { PageHead } from '../view-models/page-head.ts';
import { createSampleSources } from '../testing/sample-sources.ts';
import * as build from '../build.server.ts';

const sources = createSampleSources();

interface AnyPageData {
  readonly head: PageHead;
}
type Creator<Name extends RouteName> = (
  match: Extract<RouteMatch, { name: Name }>,
) => AnyPageData | undefined;

const unlisted = (match: RouteMatch) => build.createUnlistedPageData(sources, match, 'Title');
const account = (match: RouteMatch) => build.createAccountPageData(sources, match, 'Title');

/** Creates the data of a page of each route, as the routes of the app do. */
const creators = {
  home: (match) => build.createHomePageData(sources, match),
  shop: (match) => build.createShopPageData(sources, match),
  collection: (match) => build.createCollectionPageData(sources, match),
  product: (match) =>
    build.isGiftCardPage(sources, match)
      ? build.createGiftCardPageData(sources, match)
      : build.createProductPageData(sources, match),
  careJournal: (match) => build.createCareJournalPageData(sources, match),
  journal: (match) => build.createArticlePageData(sources, match),
  tipsTricks: (match) => build.createTipTopicPageData(sources, match),
  tips: (match) =>
    match.parameters.slug === undefined
      ? build.createAllTipsPageData(sources, match)
      : build.createTipPageData(sources, match),
  routine: (match) =>
    match.parameters.slug === undefined
      ? build.createRoutinesPageData(sources, match)
      : build.createRoutinePageData(sources, match),
  about: (match) => build.createContentPageData(sources, match),
  sustainability: (match) => build.createContentPageData(sources, match),
  checkout: (match) => build.createCheckoutPageData(sources, match, 'Title'),
  checkoutConfirmation: (match) => build.createConfirmationPageData(sources, match, 'Title'),
  orderStatus: (match) => build.createOrderStatusPageData(sources, match, 'Title'),
  cart: unlisted,
  wishList: unlisted,
  notFound: unlisted,
  offline: unlisted,
  account: account,
  accountLogin: account,
  accountCreate: account,
  accountForgottenPassword: account,
  accountResetPassword: account,
  accountOverview: account,
  accountOrder: account,
  accountEdit: account,
  accountAddresses: account,
  accountAddressAdd: account,
  accountAddressEdit: account,
} satisfies { readonly [Name in RouteName]: Creator<Name> };

describe.each(localeCodes)('every page in %s', (locale) => {
  test.each(
    build.listSitePages(sources.contents[locale], locale).map((page) => [hrefOf(page.match), page] as const),
  )('%s has its own URL, its alternates and a picture', (path, { match, hidden }) => {
    const create = creators[match.name] as (match: RouteMatch) => AnyPageData | undefined;
    const head = create(match)?.head;
    expect(head?.canonical).toBe(sources.site.toUrl(path));
    expect(head?.alternates.map(({ hreflang }) => hreflang)).toEqual(
      expect.arrayContaining([...localeCodes]),
    );
    expect(head?.picture?.src).toMatch(/^https:\/\/www\.sample\.example\/pictures\/.*-shared-.*\.jpg$/);
    expect(head?.hidden ?? false).toBe(hidden ?? false);
  });
});

describe('a page that the content does not have', () => {
  const locale = 'en';
  test.each<[string, AnyPageData | undefined]>([
    ['article', creators.journal({ name: 'journal', locale, parameters: { slug: 'none' } })],
    [
      'category of articles',
      creators.careJournal({ name: 'careJournal', locale, parameters: { path: 'none' } }),
    ],
    ['topic of tips', creators.tipsTricks({ name: 'tipsTricks', locale, parameters: { path: 'none' } })],
    ['tip', creators.tips({ name: 'tips', locale, parameters: { slug: 'none' } })],
    ['routine', creators.routine({ name: 'routine', locale, parameters: { slug: 'none' } })],
    ['product', creators.product({ name: 'product', locale, parameters: { slug: 'none' } })],
    ['collection', creators.collection({ name: 'collection', locale, parameters: { collection: 'none' } })],
    [
      'category of a collection',
      creators.collection({ name: 'collection', locale, parameters: { collection: 'kelp', path: 'creams' } }),
    ],
    ['page about the shop', creators.about({ name: 'about', locale, parameters: { slug: 'none' } })],
    [
      'page of another route',
      creators.sustainability({ name: 'sustainability', locale, parameters: { slug: 'terms' } }),
    ],
  ])('is undefined: %s', (_page, data) => {
    expect(data).toBeUndefined();
  });
});

test('listPathsToPrerender() lists all pages and data files once', () => {
  const paths = build.listPathsToPrerender(sources);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/da/produkt/gavekort',
      '/bag-terms.json',
      '/offers.json',
      '/manifest.webmanifest',
      '/feeds/journal.da.xml',
      '/feeds/products.no.xml',
      '/sitemap.xml',
    ]),
  );
});

test('createSitemap() lists every page that search engines may show, with its pictures', () => {
  const sitemap = build.createSitemap(sources);
  expect(sitemap).toContain('<loc>https://www.sample.example/product/product-p01</loc>');
  expect(sitemap).toContain('https://www.sample.example/pictures/p01-gel-');
  expect(sitemap).not.toContain('/checkout');
});
