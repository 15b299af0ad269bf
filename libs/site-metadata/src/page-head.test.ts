import { expect, test } from 'vitest';
import { type PageHead, toMetaDescriptors } from './page-head.ts';

const head: PageHead = {
  title: 'Rensegel',
  description: 'Renser uden at efterlade huden stram.',
  alternates: [
    { hreflang: 'da', href: 'https://example.com/da/rensegel' },
    { hreflang: 'x-default', href: 'https://example.com/cleansing-gel' },
  ],
  canonical: 'https://example.com/da/rensegel',
  openGraphLocale: 'da_DK',
  picture: { src: 'https://example.com/p01.jpg', width: 1200, height: 630, alt: 'En salviegrøn pumpeflaske' },
};
const names = { siteName: 'Kyst', title: 'Rensegel – Kyst' };

test('toMetaDescriptors() names the page, its alternates and its picture', () => {
  expect(toMetaDescriptors(head, names)).toEqual([
    { title: 'Rensegel – Kyst' },
    { name: 'description', content: 'Renser uden at efterlade huden stram.' },
    { tagName: 'link', rel: 'canonical', href: 'https://example.com/da/rensegel' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'da', href: 'https://example.com/da/rensegel' },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: 'https://example.com/cleansing-gel' },
    { property: 'og:title', content: 'Rensegel' },
    { property: 'og:description', content: 'Renser uden at efterlade huden stram.' },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: 'https://example.com/da/rensegel' },
    { property: 'og:site_name', content: 'Kyst' },
    { property: 'og:locale', content: 'da_DK' },
    { property: 'og:image', content: 'https://example.com/p01.jpg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'En salviegrøn pumpeflaske' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]);
});

test('toMetaDescriptors() asks search engines to pass over a hidden page, and gives it no canonical URL', () => {
  const descriptors = toMetaDescriptors({ ...head, hidden: true }, names);
  expect(descriptors).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(descriptors.filter((one) => 'tagName' in one)).toEqual([]);
});

test('toMetaDescriptors() names the feed of a page, its kind, and the site where the page has no title', () => {
  const feed = { title: 'Kyst: Journal', href: '/feeds/journal.xml' };
  const descriptors = toMetaDescriptors({ ...head, title: null, kind: 'article', feed }, names);
  expect(descriptors).toContainEqual({
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    ...feed,
  });
  expect(descriptors).toContainEqual({ property: 'og:title', content: 'Rensegel – Kyst' });
  expect(descriptors).toContainEqual({ property: 'og:type', content: 'article' });
});
