import { describe, expect, test } from 'vitest';
import { createInfoPagesRequest, selectPageHits } from './page-hit.ts';
import { parseInfoPageRecords } from './info-page-record.ts';

const delivery = {
  objectID: 'delivery',
  kind: 'page',
  title: 'Levering og retur',
  excerpt: 'Priser og tider.',
  href: '/da/om/levering-og-retur',
};

/** A hit as a service marks it. */
const hit = (objectID: string, title: 'full' | 'partial' | 'none', excerpt: 'full' | 'none' = 'none') => ({
  ...delivery,
  objectID,
  _highlightResult: {
    title: { value: '<Levering> og retur', matchLevel: title },
    excerpt: { value: delivery.excerpt, matchLevel: excerpt },
  },
});
const idsOf = (hits: readonly unknown[], areAlone: boolean) =>
  selectPageHits(parseInfoPageRecords(hits), { areAlone }).map(({ objectID }) => objectID);

test('createInfoPagesRequest() requests only pages, within the byte limit of the service', () => {
  expect(createInfoPagesRequest('ø'.repeat(512), 'da')).toMatchObject({
    indexName: 'journals_da',
    params: { query: 'ø'.repeat(256), filters: 'kind:page' },
  });
});

describe('parseInfoPageRecords() and selectPageHits()', () => {
  test('returns highlights and the place of the match', () => {
    const { kind: _kind, ...page } = delivery;
    expect(
      selectPageHits(parseInfoPageRecords([hit('delivery', 'full'), delivery]), { areAlone: true }),
    ).toEqual([
      { ...page, marked: '<Levering> og retur', foundIn: 'title' },
      { ...page, marked: 'Levering og retur', foundIn: 'text' },
    ]);
  });

  const found = [hit('a', 'none'), hit('b', 'partial', 'full'), hit('c', 'full'), hit('d', 'full', 'full')];

  test('lists title matches first, three at most', () => {
    expect(idsOf(found, true)).toEqual(['c', 'd', 'b']);
    expect(idsOf(found.slice(0, 3), true)).toEqual(['c', 'b', 'a']);
  });

  test('omits pages that only mention the query where others match', () => {
    expect(idsOf(found.slice(0, 3), false)).toEqual(['c', 'b']);
  });

  test.each<[criterion: string, hit: unknown]>([
    ['an article', { ...delivery, kind: 'article' }],
    ['a page without its address', { ...delivery, href: undefined }],
    ['a page of another site', { ...delivery, href: '//elsewhere.example' }],
    ['a page that runs code', { ...delivery, href: 'javascript:alert(1)' }],
    ['nothing', null],
  ])('omits %s and keeps its neighbors', (_criterion, strange) => {
    expect(idsOf([strange, delivery], true)).toEqual(['delivery']);
  });
});
