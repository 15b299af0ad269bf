import type { RouteMatch } from '@marehalm/shop';
import { expect, test } from 'vitest';
import { createSampleSources } from '../testing/sample-sources.ts';
import { createArticlePageData } from './journal.ts';
import { createPageHead } from './page-head.ts';

const cart: RouteMatch = { name: 'cart', locale: 'en', parameters: {} };
const own = { title: 'Bag', description: 'Your bag' };

test('createPageHead() shares the picture of the page, or the first of the front page', () => {
  const sources = createSampleSources();
  const shared = createPageHead(sources, cart, own).picture;
  expect(shared).toMatchObject({ alt: 'Dunes', width: 1200, height: 630 });
  const article = createArticlePageData(sources, {
    ...{ name: 'journal', locale: 'en', parameters: { slug: 'article-j01' } },
  });
  expect(article?.head.picture?.alt).toBe('Picture article-j01');
});

test('createPageHead() shares the picture of the front page where that of the page has no file for it', () => {
  const sources = createSampleSources();
  const picture = { src: '/none.avif', srcSet: '', width: 1, height: 1, ground: '#ffffff', alt: 'None' };
  expect(createPageHead(sources, cart, { ...own, picture }).picture?.alt).toBe('Dunes');
});

test('createPageHead() throws without a picture to share', () => {
  const blank = createSampleSources(({ pages }) => ({
    pages: pages.map((page) => ({ ...page, blocks: [] })),
  }));
  expect(() => createPageHead(blank, cart, own)).toThrow('no block of the front page has a picture');
  const sources = createSampleSources();
  const pictures = Object.fromEntries(
    Object.entries(sources.pictures).map(([id, { shared: _shared, ...files }]) => [id, files]),
  );
  expect(() => createPageHead({ ...sources, pictures }, cart, own)).toThrow('no file for it was generated');
});

test('createPageHead() marks drafts in the title, and hides them', () => {
  const sources = createSampleSources(({ journal }) => ({
    journal: journal.map((article) => ({ ...article, draft: true })),
  }));
  const article = createArticlePageData(sources, {
    ...{ name: 'journal', locale: 'en', parameters: { slug: 'article-j01' } },
  });
  expect(article?.head).toMatchObject({ title: 'Draft: Article j01', hidden: true });
});

test('createPageHead() marks a draft of the front page, which has no title of its own', () => {
  const sources = createSampleSources(({ pages }) => ({
    pages: pages.map((page) => (page.id === 'terms' ? { ...page, draft: true } : page)),
  }));
  const terms: RouteMatch = { name: 'about', locale: 'en', parameters: { slug: 'terms' } };
  expect(createPageHead(sources, terms, { ...own, title: null }).title).toBe('Draft: ');
});

test('createPageHead() throws for a path that is not of the site', () => {
  const match: RouteMatch = { name: 'journal', locale: 'en', parameters: { slug: 'none' } };
  expect(() => createPageHead(createSampleSources(), match, own)).toThrow(
    'Cannot describe /journal/none: the site has no such page',
  );
});
