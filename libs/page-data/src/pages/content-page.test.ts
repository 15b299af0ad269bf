import { expect, test } from 'vitest';
import { createSampleSources } from '../testing/sample-sources.ts';
import { createContentPageData, createHomePageData } from './content-page.ts';
import { getRoutePage } from './content.ts';

const sources = createSampleSources();
const about = (slug: string, locale: 'en' | 'da' = 'en') =>
  createContentPageData(sources, { name: 'about', locale, parameters: { slug } });

test('createHomePageData() describes the shop and its search, without a title of its own', () => {
  const { head, crumbs, blocks } = createHomePageData(sources, {
    name: 'home',
    locale: 'da',
    parameters: {},
  });
  expect(head.title).toBeNull();
  expect(crumbs).toEqual([{ label: 'Hjem', path: '/da' }]);
  expect(JSON.stringify(head.statements)).toContain('"legalName":"Sample ApS"');
  expect(JSON.stringify(head.statements)).toContain('https://www.sample.example/da/shop?q=');
  expect(blocks.length).toBeGreaterThan(20);
});

test('createContentPageData() has the ids of its parts in the other language, where they differ', () => {
  expect(about('about-us')?.head.parts).toEqual({ da: { shipping: 'fragt', 'shipping-1': 'fragt-1' } });
  expect(about('glossary-da', 'da')?.head.parts).toEqual({
    en: { 'oat-oil-da': 'oat-oil', 'algae-da': 'algae', 'aloe-da': 'aloe' },
  });
  expect(about('terms')?.head).not.toHaveProperty('parts');
});

test('createContentPageData() has no parts in a language without the page', () => {
  const { da, en } = sources.contents;
  const pages = da.pages.filter(({ id }) => id !== 'about-us');
  const match = { name: 'about', locale: 'en', parameters: { slug: 'about-us' } } as const;
  const page = createContentPageData({ ...sources, contents: { en, da: { ...da, pages } } }, match);
  expect(page?.head.parts).toEqual({ da: {} });
});

test('createContentPageData() describes questions', () => {
  expect(JSON.stringify(about('faq')?.head.statements)).toContain('"@type":"FAQPage"');
});

test('getRoutePage() refuses content without the page', () => {
  expect(() => getRoutePage({ pages: [] }, 'shop')).toThrow(
    'Cannot show shop: the content has no page with this route',
  );
});
