import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as feeds from './feeds.ts';
import * as library from './index.ts';

test('the main entry exports these values and no others', () => {
  expect(Object.keys(library).toSorted()).toEqual([
    'extractJsonLdMarkup',
    'toArticleJsonLd',
    'toBreadcrumbJsonLd',
    'toFaqPageJsonLd',
    'toHowToJsonLd',
    'toItemListJsonLd',
    'toJsonLdScript',
    'toMetaDescriptors',
    'toOnlineStoreJsonLd',
    'toProductJsonLd',
    'toWebSiteJsonLd',
  ]);
});

test('the entry feeds exports these values and no others', () => {
  expect(Object.keys(feeds).toSorted()).toEqual(['formatAtomFeed', 'formatProductFeed', 'formatSitemap']);
});

test('the README names every export', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const names = Object.keys({ ...library, ...feeds });
  expect(names.filter((name) => !readme.includes(`\`${name}`))).toEqual([]);
});
