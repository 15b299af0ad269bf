import { expect, test } from 'vitest';
import { createSampleSources } from '../testing/sample-sources.ts';
import { createJournalFeed } from './journal-feed.ts';
import { createProductFeed } from './product-feed.ts';

const sources = createSampleSources();

test('createJournalFeed() has articles without drafts, the newest first', () => {
  const feed = createJournalFeed(sources, 'da');
  expect(feed.indexOf('Article j02')).toBeLessThan(feed.indexOf('Article j01'));
  expect(feed).toContain('https://www.sample.example/da/journal/article-j02-da');
  expect(feed).toContain('2026-02-10T06:00:00Z');
  const drafts = createSampleSources(({ journal }) => ({
    journal: journal.map((article) => ({ ...article, draft: true })),
  }));
  expect(createJournalFeed(drafts, 'en')).not.toContain('Article');
});

test('createJournalFeed() leaves out pictures without a file for link previews', () => {
  const small = createSampleSources(({ journal }) => ({
    journal: journal.map((article) => ({ ...article, picture: { ...article.picture, kind: 'sizes' } })),
  }));
  expect(createJournalFeed(small, 'en')).not.toContain('-shared-');
});

test('createProductFeed() has every size with its price and delivery in the market', () => {
  const feed = createProductFeed(sources, 'no');
  expect(feed).toContain('?market=no&amp;size=MH-P01-30');
  expect(feed).toContain('110.00 NOK');
  expect(feed).toContain('99.00 NOK');
  expect(feed).toContain('Category face');
  const drafts = createSampleSources(({ products }) => ({
    products: products.map((product) => ({ ...product, draft: true })),
  }));
  expect(createProductFeed(drafts, 'no')).not.toContain('MH-P01-30');
});

test('createProductFeed() has free delivery from the amount of the market, by the method that is free', () => {
  const offersWith = (method: string | undefined, amount: number) =>
    createSampleSources(({ offers }) => ({
      offers: {
        ...offers,
        markets: offers.markets.map(({ freeDelivery: { from }, ...market }) => ({
          ...market,
          freeDelivery: { from: { ...from, amount }, ...(method === undefined ? {} : { method }) },
        })),
      },
    }));
  expect(createProductFeed(offersWith(undefined, 0), 'dk')).toContain('<g:price>0.00 DKK</g:price>');
  expect(createProductFeed(offersWith('parcel', 0), 'dk')).toContain('<g:price>0.00 DKK</g:price>');
  expect(createProductFeed(offersWith('home', 0), 'dk')).toContain('<g:price>49.00 DKK</g:price>');
});

test('createProductFeed() refuses content without the market, or without a picture of a product', () => {
  const closed = createSampleSources(({ offers }) => ({ offers: { ...offers, markets: [] } }));
  expect(() => createProductFeed(closed, 'dk')).toThrow('the content has no market dk');
  const bare = createSampleSources(({ products }) => ({
    products: products.map((product) => ({ ...product, pictures: [] })),
  }));
  expect(() => createProductFeed(bare, 'dk')).toThrow('Cannot list MH-P01-30 for market dk');
});

test('createProductFeed() has no price of delivery without a way to deliver', () => {
  const closed = createSampleSources(({ offers }) => ({
    offers: { ...offers, markets: offers.markets.map((market) => ({ ...market, deliveryMethods: [] })) },
  }));
  expect(createProductFeed(closed, 'dk')).toContain('<g:price>0.00 DKK</g:price>');
});
