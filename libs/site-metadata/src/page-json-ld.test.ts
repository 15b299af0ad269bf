import { describe, expect, test } from 'vitest';
import { toJsonLdScript } from './json-ld.ts';
import {
  toArticleJsonLd,
  toBreadcrumbJsonLd,
  toFaqPageJsonLd,
  toHowToJsonLd,
  toItemListJsonLd,
  toWebSiteJsonLd,
} from './page-json-ld.ts';
import type { Site } from './site.ts';

const site: Site = { name: 'Kyst', toUrl: (path) => `https://kyst.example${path}` };
const publisher = { '@type': 'Organization', name: 'Kyst', url: 'https://kyst.example/' };

test('toBreadcrumbJsonLd() counts the links from the front page', () => {
  const links = [
    { label: 'Home', path: '/' },
    { label: 'Serum', path: '/serum' },
  ];
  expect(toBreadcrumbJsonLd(site, links)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://kyst.example/' },
      { '@type': 'ListItem', position: 2, name: 'Serum', item: 'https://kyst.example/serum' },
    ],
  });
});

test('toItemListJsonLd() lists pages by their URLs alone', () => {
  expect(toItemListJsonLd(site, [{ href: '/serum' }, { href: '/oil' }])).toEqual({
    '@type': 'ItemList',
    numberOfItems: 2,
    itemListElement: [
      { '@type': 'ListItem', position: 1, url: 'https://kyst.example/serum' },
      { '@type': 'ListItem', position: 2, url: 'https://kyst.example/oil' },
    ],
  });
});

test('toFaqPageJsonLd() makes one item of all questions, and none without any', () => {
  expect(toFaqPageJsonLd([])).toEqual([]);
  expect(toFaqPageJsonLd([{ question: 'Why?', answer: 'Because.' }])).toEqual([
    {
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'Because.' } },
      ],
    },
  ]);
});

test('toWebSiteJsonLd() says where the search answers', () => {
  const facts = { path: '/da', language: 'da', publisherPath: '/#shop', searchPath: '/da/alt?q=' };
  expect(toWebSiteJsonLd(site, facts)).toMatchObject({
    url: 'https://kyst.example/da',
    inLanguage: 'da',
    publisher: { '@id': 'https://kyst.example/#shop' },
    potentialAction: {
      target: { urlTemplate: 'https://kyst.example/da/alt?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});

describe('toArticleJsonLd()', () => {
  const facts = {
    title: 'Salt',
    description: 'On salt',
    path: '/salt',
    language: 'en',
    picture: '/salt.avif',
  };

  test('names the site as author and publisher', () => {
    expect(toArticleJsonLd(site, { ...facts, published: '2026-10-02', section: 'Sea' })).toEqual({
      '@type': 'Article',
      headline: 'Salt',
      description: 'On salt',
      datePublished: '2026-10-02',
      articleSection: 'Sea',
      inLanguage: 'en',
      image: 'https://kyst.example/salt.avif',
      mainEntityOfPage: 'https://kyst.example/salt',
      author: publisher,
      publisher,
    });
  });

  test('leaves out what is not known', () => {
    const item = toArticleJsonLd(site, { ...facts, published: undefined });
    expect(Object.keys(item)).not.toContain('datePublished');
    expect(Object.keys(item)).not.toContain('articleSection');
  });
});

test('toHowToJsonLd() names each product once, and links each step to its own', () => {
  const serum = { name: 'Serum', href: '/serum' };
  const steps = [
    { title: 'One', note: 'First', product: serum },
    { title: 'Two', note: 'Again', product: serum },
  ];
  const facts = { name: 'Evening', description: 'Calm', language: 'en', picture: '/evening.avif', steps };
  expect(toHowToJsonLd(site, facts)).toMatchObject({
    name: 'Evening',
    description: 'Calm',
    image: 'https://kyst.example/evening.avif',
    supply: [{ '@type': 'HowToSupply', name: 'Serum' }],
    step: [
      { position: 1, name: 'One', text: 'First', url: 'https://kyst.example/serum' },
      { position: 2, name: 'Two', text: 'Again', url: 'https://kyst.example/serum' },
    ],
  });
});

test('toJsonLdScript() lets no text end the element', () => {
  const element = toJsonLdScript({ '@type': 'Article', headline: '</script><b>' });
  expect(element).toBe(
    String.raw`<script type="application/ld+json">{"@context":"https://schema.org","@type":"Article","headline":"\u003c/script>\u003cb>"}</script>`,
  );
});
