import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { formatAtomFeed, formatProductFeed, formatSitemap, type FeedProduct } from './feeds.ts';

const parse = (xml: string): unknown => {
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false }).parse(
    xml,
  );
};

const entry = {
  url: 'https://kyst.example/salt',
  title: 'Salt & sea',
  summary: 'On <salt>',
  published: '2026-10-02T06:00:00Z',
};
const feed = {
  url: 'https://kyst.example/feeds/journal.xml',
  pageUrl: 'https://kyst.example/journal',
  title: 'Kyst: Journal',
  subtitle: 'On skin',
  language: 'en-GB',
  author: { name: 'Kyst', url: 'https://kyst.example/' },
  iconUrl: 'https://kyst.example/favicon.svg',
};

test('formatAtomFeed() is as new as its first entry, and escapes texts', () => {
  const category = { id: 'sea', name: 'Sea' };
  const pictureUrl = 'https://kyst.example/salt.jpg';
  const xml = formatAtomFeed({ ...feed, entries: [{ ...entry, category, pictureUrl }, entry] });
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<feed /);
  expect(xml).toContain('<summary>On &lt;salt&gt;</summary>');
  expect(parse(xml)).toMatchObject({
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      '@xml:lang': 'en-GB',
      id: 'https://kyst.example/journal',
      updated: '2026-10-02T06:00:00Z',
      link: [
        {
          '@rel': 'self',
          '@type': 'application/atom+xml',
          '@href': 'https://kyst.example/feeds/journal.xml',
        },
        { '@rel': 'alternate', '@type': 'text/html', '@href': 'https://kyst.example/journal' },
      ],
      entry: [
        {
          id: 'https://kyst.example/salt',
          title: 'Salt & sea',
          link: [
            { '@rel': 'alternate' },
            { '@rel': 'enclosure', '@type': 'image/jpeg', '@href': 'https://kyst.example/salt.jpg' },
          ],
          category: { '@term': 'sea', '@label': 'Sea' },
          published: '2026-10-02T06:00:00Z',
        },
        { link: { '@rel': 'alternate' } },
      ],
    },
  });
});

test('formatAtomFeed() has a date without any entry', () => {
  expect(formatAtomFeed({ ...feed, entries: [] })).toContain('<updated>1970-01-01T00:00:00Z</updated>');
});

const kroner = (amount: number) => ({ amount, currency: 'DKK' });
const serum: FeedProduct = {
  sku: 'S-30',
  product: 'serum',
  title: 'Serum, 30 ml',
  description: 'Calms',
  url: 'https://kyst.example/serum?size=S-30',
  pictureUrl: 'https://kyst.example/serum.jpg',
  brand: 'Kyst',
  isAvailable: true,
  price: kroner(30_000),
  compareAtPrice: kroner(37_500),
  label: '30 ml',
  measure: { amount: 30, unit: 'ml' },
  categories: ['Face', 'Serums'],
  isBundle: false,
  shipping: [
    { country: 'DK', service: 'Parcel shop', price: kroner(3900) },
    { country: 'GL', service: 'Post', price: kroner(0) },
  ],
};

/** The one item of a feed with `product`. */
const itemOf = (product: FeedProduct) => {
  const products = [product];
  const xml = formatProductFeed({
    title: 'Kyst',
    description: 'Skin',
    url: 'https://kyst.example/',
    products,
  });
  return (parse(xml) as { rss: { channel: { item: Record<string, unknown> } } }).rss.channel.item;
};

test('formatProductFeed() writes a reduced price beside the one before', () => {
  expect(itemOf(serum)).toEqual({
    'g:id': 'S-30',
    'g:item_group_id': 'serum',
    'g:title': 'Serum, 30 ml',
    'g:description': 'Calms',
    'g:link': 'https://kyst.example/serum?size=S-30',
    'g:image_link': 'https://kyst.example/serum.jpg',
    'g:availability': 'in_stock',
    'g:price': '375.00 DKK',
    'g:sale_price': '300.00 DKK',
    'g:unit_pricing_measure': '30 ml',
    'g:unit_pricing_base_measure': '1 l',
    'g:brand': 'Kyst',
    'g:mpn': 'S-30',
    'g:condition': 'new',
    'g:size': '30 ml',
    'g:product_type': 'Face > Serums',
    'g:shipping': [
      { 'g:country': 'DK', 'g:service': 'Parcel shop', 'g:price': '39.00 DKK' },
      { 'g:country': 'GL', 'g:service': 'Post', 'g:price': '0.00 DKK' },
    ],
  });
});

test('formatProductFeed() has no unit price for what is counted, and marks sets and what is sold out', () => {
  const item = itemOf({
    ...serum,
    compareAtPrice: undefined,
    measure: { amount: 2, unit: 'toString' },
    isBundle: true,
    isAvailable: false,
  });
  expect(item).toMatchObject({
    'g:price': '300.00 DKK',
    'g:availability': 'out_of_stock',
    'g:is_bundle': 'yes',
  });
  expect(Object.keys(item).filter((key) => /sale|unit/.test(key))).toEqual([]);
  expect(itemOf({ ...serum, measure: { amount: 50, unit: 'g' } })['g:unit_pricing_base_measure']).toBe(
    '1 kg',
  );
});

test('formatSitemap() lists each page with its alternates and pictures', () => {
  const alternates = [
    { hreflang: 'en', href: 'https://kyst.example/' },
    { hreflang: 'da', href: 'https://kyst.example/da' },
  ];
  const pictureUrls = ['https://kyst.example/a.avif'];
  const xml = formatSitemap([{ url: 'https://kyst.example/', alternates, pictureUrls }]);
  expect(parse(xml)).toMatchObject({
    urlset: {
      url: {
        loc: 'https://kyst.example/',
        'xhtml:link': [
          { '@rel': 'alternate', '@hreflang': 'en', '@href': 'https://kyst.example/' },
          { '@rel': 'alternate', '@hreflang': 'da', '@href': 'https://kyst.example/da' },
        ],
        'image:image': { 'image:loc': 'https://kyst.example/a.avif' },
      },
    },
  });
});
