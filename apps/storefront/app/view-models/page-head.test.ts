import { expect, test } from 'vitest';
import { toMetaDescriptors, type PageHead } from './page-head.ts';

const head: PageHead = {
  title: 'Marehalm Rensegel',
  description: 'Renser uden at efterlade huden stram.',
  alternates: [],
  canonical: 'https://example.com/da/produkt/marehalm-rensegel',
  openGraphLocale: 'da_DK',
  picture: {
    src: 'https://example.com/pictures/p01-shared-1234abcd.jpg',
    width: 1200,
    height: 630,
    alt: 'En salviegrøn pumpeflaske med hvid pumpe',
  },
};

test('toMetaDescriptors() describes the picture for shared links', () => {
  expect(
    toMetaDescriptors(head).filter((tag) => 'property' in tag && String(tag.property).startsWith('og:image')),
  ).toEqual([
    { property: 'og:image', content: 'https://example.com/pictures/p01-shared-1234abcd.jpg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'En salviegrøn pumpeflaske med hvid pumpe' },
  ]);
});
