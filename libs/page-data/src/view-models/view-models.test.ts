import { brand, formatPageTitle, marketIds, markets, mapMarkets, localeCodes } from '@marehalm/shop';
import { emptySearchState } from '@marehalm/search';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { articleHitSchema } from './article-hit-schema.ts';
import { articleHitAttributes, toArticleHitTeasers, type ArticleHit } from './article-hit.ts';
import { findDefaultSize } from './find-default-size.ts';
import { getFeedPath } from './get-feed-path.ts';
import { getManifestPath } from './get-manifest-path.ts';
import { createListingUrlCodec } from './listing-url-codec.ts';
import { toListPageMeta, toPageMeta, type PageHead } from './page-head.ts';
import type { SizeView } from './product-card-view.ts';
import { productHitSchema } from './product-hit-schema.ts';
import { productHitAttributes, toProductHitCards, type ProductHit } from './product-hit.ts';

const picture = { src: '/p.avif', srcSet: '', width: 4, height: 5, ground: '#ffffff', alt: 'P' };

describe('findDefaultSize()', () => {
  const size = fc.record({ isAvailable: fc.boolean(), isTravelSize: fc.boolean() });
  const toSize = ({
    isAvailable,
    isTravelSize,
  }: {
    isAvailable: boolean;
    isTravelSize: boolean;
  }): SizeView => ({
    ...{ sku: 'MH-1', label: '30 ml', isTravelSize },
    market: mapMarkets((id) => ({ variantId: id, price: 1, available: isAvailable && id === 'no' })),
  });
  const isInStock = ({ market }: SizeView) => marketIds.some((id) => market[id].available);

  test('prefers a size in stock, and a full one among those', () => {
    fc.assert(
      fc.property(fc.array(size, { maxLength: 5 }), (facts) => {
        const sizes = facts.map(toSize);
        const found = findDefaultSize(sizes);
        const inStock = sizes.filter(isInStock);
        const full = inStock.filter(({ isTravelSize }) => !isTravelSize);
        expect(found).toBe(full[0] ?? inStock[0] ?? sizes[0]);
      }),
    );
  });
});

describe('hits', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  const offer = fc.record(
    { price: amount, compareAt: amount, unitPrice: amount, available: fc.boolean() },
    { requiredKeys: ['price', 'available'] },
  );
  const hit: ProductHit = {
    ...{ objectID: 'p01', href: '/product/p01', title: 'Serum', subtitle: 'Light', pictures: [] },
    ...{ sizes: ['30 ml'], sizeCount: 1, offers: {} },
  } as unknown as ProductHit;

  test('toProductHitCards() shows the price of every market, and no product that a market does not sell', () => {
    const currencies = [...new Set(marketIds.map((id) => markets[id].currency))];
    fc.assert(
      fc.property(fc.array(fc.option(offer), { minLength: 3, maxLength: 3 }), (offers) => {
        const sold = Object.fromEntries(
          currencies.flatMap((currency, position) =>
            offers[position] ? [[currency, offers[position]]] : [],
          ),
        );
        const [card] = toProductHitCards([{ ...hit, offers: sold } as ProductHit]);
        if (Object.keys(sold).length < currencies.length) {
          expect(card).toBeUndefined();
          return;
        }
        for (const id of marketIds) {
          const { available: _available, ...prices } = sold[markets[id].currency] ?? { available: false };
          expect(card?.market[id]).toEqual(JSON.parse(JSON.stringify(prices)));
        }
      }),
    );
  });

  test('toProductHitCards() has badge, rating and unit where the record has them', () => {
    const offers = Object.fromEntries(
      marketIds.map((id) => [markets[id].currency, { price: 1, available: true }]),
    );
    const rated = {
      ...hit,
      offers,
      badge: 'new',
      rating: 4.5,
      ratingCount: 2,
      unitPricePer: 'l',
    } as ProductHit;
    expect(toProductHitCards([rated])).toMatchObject([
      { badge: 'new', rating: { average: 4.5, count: 2 }, per: 'l', label: '30\u00a0ml' },
    ]);
    const [bare] = toProductHitCards([
      { ...rated, sizes: [], ratingCount: undefined } as unknown as ProductHit,
    ]);
    expect(bare).toMatchObject({ label: '' });
    expect(bare).not.toHaveProperty('rating');
  });

  test('toArticleHitTeasers() has the topic of an article, where it has one', () => {
    const article = {
      ...{ objectID: 'j01', href: '/journal/j01', title: 'Wind', excerpt: 'Salt.', picture },
      labels: { topic: 'Skin' },
    } as ArticleHit;
    expect(
      toArticleHitTeasers([article, { ...article, labels: {} }]).map(({ meta, alt }) => [meta, alt]),
    ).toEqual([
      ['Skin', 'P'],
      [undefined, 'P'],
    ]);
  });

  test('a list requests the fields that its schema checks', () => {
    expect(Object.keys(productHitSchema.shape)).toEqual(productHitAttributes);
    expect(Object.keys(articleHitSchema.shape).sort()).toEqual([...articleHitAttributes].sort());
    expect(productHitSchema.safeParse({ objectID: 'p01' }).success).toBe(false);
  });
});

describe('paths', () => {
  test('every feed and manifest has its own path', () => {
    const paths = [
      ...localeCodes.map((locale) => getFeedPath('journal', locale)),
      ...marketIds.map((id) => getFeedPath('products', id)),
      ...localeCodes.map(getManifestPath),
    ];
    expect(paths).toContain('/feeds/products.dk.xml');
    expect(paths).toContain('/manifest.webmanifest');
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('createListingUrlCodec()', () => {
  const values = [
    { id: 'dry', label: 'Dry', count: 1, word: 'toer' },
    { id: 'oily', label: 'Oily', count: 2, word: 'fedtet' },
  ];
  const facets = [{ name: 'skin-type', values }];

  test('reads what it has written, in the words of a language and without them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('en' as const, 'da' as const, undefined),
        fc.subarray(values, { minLength: 1 }),
        (locale, chosen) => {
          const codec = createListingUrlCodec({ facets }, locale);
          const state = { ...emptySearchState, facets: { 'skin-type': chosen.map(({ id }) => id) } };
          expect(codec.read(codec.write(state))).toEqual(state);
        },
      ),
    );
    const state = { ...emptySearchState, facets: { 'skin-type': ['dry'] } };
    expect(createListingUrlCodec({ facets }, 'da').write(state)).toBe('hudtype=toer');
    expect(createListingUrlCodec({ facets }).write(state)).toBe('skin-type=dry');
  });
});

describe('meta', () => {
  const head = {
    ...{ title: 'Bag', description: 'Your bag', canonical: 'https://www.sample.example/bag', alternates: [] },
    openGraphLocale: 'en_GB',
    picture,
  } as unknown as PageHead;

  test('toPageMeta() has the title of the page, and that of the shop on the front page', () => {
    const titleOf = (title: string | null) =>
      toPageMeta({ loaderData: { head: { ...head, title } } }).find((tag) => 'title' in tag);
    expect(titleOf('Bag')).toEqual({ title: formatPageTitle('Bag') });
    expect(titleOf(null)).toEqual({ title: brand.name });
    expect(toPageMeta({ loaderData: undefined })).toEqual([]);
  });

  test('toListPageMeta() hides the results of a search', () => {
    const metaOf = (search: string) => toListPageMeta({ loaderData: { head }, location: { search } });
    const robots = { name: 'robots', content: 'noindex' };
    expect(metaOf('?q=serum')).toContainEqual(robots);
    expect(metaOf('?sort=newest')).not.toContainEqual(robots);
  });
});
