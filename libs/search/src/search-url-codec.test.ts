import { describe, expect, expectTypeOf, test } from 'vitest';
import { journalFacets, productFacets } from './facets.ts';
import { createSearchUrlCodec, type QueryStringInput, type SearchRoute } from './search-url-codec.ts';
import { emptySearchState, type SearchState } from './search-state.ts';
import { englishSearchWords as en, type SearchUrlWords } from './search-url-words.ts';
import { careUrlCodecs, careIndices, careWords, type CareSort } from './testing/example-shop.ts';
import { danishWordsWithCollisions } from './testing/arbitraries.ts';

const { en: english, da: danish } = careUrlCodecs;
const { sortOrders } = careIndices;
const facets = productFacets;
const wordy = createSearchUrlCodec({ facets, sortOrders, words: danishWordsWithCollisions });

const everything: SearchState<CareSort> = {
  query: 'creme',
  facets: { concern: ['dryness'], new: ['true'], 'skin-type': ['dry', 'normal'] },
  minPrice: 100,
  maxPrice: 250,
  minRating: 4,
  sort: 'lowest-price',
  page: 3,
};

describe('write()', () => {
  test.each<[criterion: string, state: Partial<SearchState<CareSort>>, expected: string]>([
    ['omits defaults', {}, ''],
    [
      'encodes Danish letters and blanks',
      { query: 'øjencreme til tør hud' },
      'q=%C3%B8jencreme+til+t%C3%B8r+hud',
    ],
    ['encodes delimiters', { query: 'a&b=c#d+e' }, 'q=a%26b%3Dc%23d%2Be'],
    [
      'repeats the name of a facet, as a form does',
      { facets: { 'skin-type': ['oily', 'dry'] } },
      'skin-type=dry&skin-type=oily',
    ],
    [
      'sorts names',
      { facets: { property: ['vegan-formula'], concern: ['dryness'] } },
      'concern=dryness&property=vegan-formula',
    ],
    ['leaves out the default order', { sort: 'most-popular' }, ''],
    ['writes page and order', { sort: 'lowest-price', page: 3 }, 'sort=lowest-price&page=3'],
    ['writes a price range in whole units', { minPrice: 0, maxPrice: 250 }, 'min-price=0&max-price=250'],
    ['writes stars', { minRating: 4 }, 'min-rating=4'],
    ['omits a facet that the list does not have', { facets: { topic: ['guides'] } }, ''],
  ])('%s', (_criterion, state, expected) => {
    expect(english.write({ ...emptySearchState, ...state })).toBe(expected);
  });

  test('writes every part in a fixed order', () => {
    expect(english.write(everything)).toBe(
      'q=creme&concern=dryness&new=true&skin-type=dry&skin-type=normal' +
        '&min-price=100&max-price=250&min-rating=4&sort=lowest-price&page=3',
    );
  });

  test('writes facets in alphabetical order, whatever their order in the list', () => {
    const list = createSearchUrlCodec({ facets: { size: 's', brand: 'b', colour: 'c' } });
    const chosen = { colour: ['red'], size: ['xl'], brand: ['x'] };
    expect(list.write({ ...emptySearchState, facets: chosen })).toBe('brand=x&colour=red&size=xl');
  });

  test('writes Danish', () => {
    expect(danish.write(everything)).toBe(
      'q=creme&behov=dryness&nyhed=ja&hudtype=dry&hudtype=normal' +
        '&min-pris=100&maks-pris=250&min-vurdering=4&sortering=laveste-pris&side=3',
    );
  });

  test("uses the shop's words for values", () => {
    expect(wordy.write({ ...emptySearchState, facets: { 'skin-type': ['mature', 'normal'] } })).toBe(
      'hudtype=moden&hudtype=normal',
    );
  });
});

describe('read()', () => {
  test.each<[criterion: string, search: QueryStringInput, expected: Partial<SearchState<CareSort>>]>([
    ['returns an empty state for an empty text', '', {}],
    ['accepts a leading question mark', '?q=serum', { query: 'serum' }],
    ['accepts parsed parameters', new URLSearchParams('q=serum'), { query: 'serum' }],
    ['returns the first of two queries', 'q=a&q=b', { query: 'a' }],
    ['returns the first of two queries even if it is empty', 'q=&q=b', {}],
    ['truncates a query at 512 characters', `q=${'a'.repeat(513)}`, { query: 'a'.repeat(512) }],
    ['ignores an unknown order', 'sort=cheapest', {}],
    ['ignores an invalid page', 'page=-1', {}],
    ['ignores a fraction of a page', 'page=1.5', {}],
    ['ignores a page in exponents', 'page=1e9', {}],
    ['ignores a page with other characters around it', 'page=+2+&min-price=2x', {}],
    ['ignores a page of eight digits', 'page=00000002', {}],
    ['limits the page number', 'page=99999', { page: 1000 }],
    ['reads stars', 'min-rating=5', { minRating: 5 }],
    ['ignores six stars', 'min-rating=6', {}],
    ['ignores other names', 'utm_source=mail&gclid=x&topic=guides', {}],
    ['accepts broken percent signs', 'q=%E0%A4%A&%', { query: '\uFFFD%A' }],
    ['swaps a reversed range', 'min-price=300&max-price=100', { minPrice: 100, maxPrice: 300 }],
    ['reads prices of a currency of small value', 'max-price=25000000', { maxPrice: 25_000_000 }],
    ['drops a malformed price', 'min-price=abc&max-price=-4', {}],
    [
      'joins values and drops invalid ones',
      'concern=b&concern=&q=x&concern=a%20b',
      { query: 'x', facets: { concern: ['a b', 'b'] } },
    ],
    ['treats names of object members as unknown', '__proto__=x&constructor=y&toString=z', {}],
    ['does not accept Danish words in English', 'hudtype=dry&side=2', {}],
  ])('%s', (_criterion, search, expected) => {
    expect(english.read(search)).toStrictEqual({ ...emptySearchState, ...expected });
  });

  test.each<[criterion: string, search: QueryStringInput]>([
    ['Vue Router', { q: 'serum', 'skin-type': ['oily', null, 'dry'], page: '2', utm: null }],
    ['Express, with a list of one', { q: ['serum'], 'skin-type': ['dry', 'oily'], page: '2' }],
    ['qs, with a list that was too long', { q: 'serum', 'skin-type': { 0: 'dry', 30: 'oily' }, page: 2 }],
    [
      'a Map',
      new Map([
        ['q', 'serum'],
        ['page', '2'],
      ]) as never,
    ],
    ['another window', Object.assign(Object.create(null), { q: 'serum', page: '2' }) as never],
  ])('accepts what %s has parsed', (_parser, search) => {
    expect(english.read(search)).toMatchObject({ query: 'serum', page: 2 });
  });

  test('ignores values that are not texts', () => {
    const search = {
      q: { toString: 'x', nested: { deep: 'y' } },
      concern: [true, Symbol('s'), ['a']],
      page: null,
    };
    expect(english.read(search)).toEqual({ ...emptySearchState, query: 'x' });
  });

  test('parses the language it writes', () => {
    expect(danish.read(danish.write(everything))).toEqual(everything);
  });

  test('accepts English words in Danish, also mixed', () => {
    expect(danish.read(english.write(everything))).toEqual(everything);
    expect(danish.read('hudtype=dry&skin-type=oily&nyhed=true').facets).toEqual({
      new: ['true'],
      'skin-type': ['dry', 'oily'],
    });
  });

  test("prefers the page's language for a word of both", () => {
    // In these words `oily` means dry skin.
    expect(wordy.read('hudtype=oily').facets).toEqual({ 'skin-type': ['dry'] });
    const list = createSearchUrlCodec({
      words: careWords.da,
      facets: { sort: 'sort', tag: 'tag' },
      sortOrders,
    });
    expect(list.read('sort=newest&sortering=nyeste')).toEqual({
      ...emptySearchState,
      facets: { sort: ['newest'] },
      sort: 'newest',
    });
  });

  test('prefers a part of every list for an English word with two meanings', () => {
    const words: SearchUrlWords = { ...careWords.da, facets: { page: 'opslag' } };
    const list = createSearchUrlCodec({ words, facets: { page: 'page' } });
    expect(list.read('page=2&opslag=x')).toEqual({ ...emptySearchState, facets: { page: ['x'] }, page: 2 });
  });

  test('parses the facets of its list', () => {
    const journal = createSearchUrlCodec({ facets: journalFacets });
    expect(journal.read('topic=guides&concern=dryness').facets).toEqual({ topic: ['guides'] });
  });
});

describe('normalize()', () => {
  test('drops an id that would be parsed as another', () => {
    const chosen = { 'skin-type': ['dry', 'oily'], topic: ['guides'] };
    expect(wordy.normalize({ ...emptySearchState, facets: chosen }).facets).toEqual({
      'skin-type': ['dry'],
    });
    expect(danish.normalize({ ...emptySearchState, facets: chosen }).facets).toEqual({
      'skin-type': ['dry', 'oily'],
    });
  });

  test('keeps ids that swap their words', () => {
    const chosen = { concern: ['a', 'b'] };
    expect(wordy.normalize({ ...emptySearchState, facets: chosen }).facets).toEqual(chosen);
    expect(wordy.write({ ...emptySearchState, facets: { concern: ['a'] } })).toBe('behov=b');
  });
});

describe('toRoute()', () => {
  test('has a list for a facet and a text for everything else', () => {
    expect(danish.toRoute(everything)).toEqual({
      q: 'creme',
      behov: ['dryness'],
      nyhed: ['ja'],
      hudtype: ['dry', 'normal'],
      'min-pris': '100',
      'maks-pris': '250',
      'min-vurdering': '4',
      sortering: 'laveste-pris',
      side: '3',
    });
    expectTypeOf<SearchRoute>().toExtend<QueryStringInput>();
  });

  test('is empty for an empty search', () => {
    expect(english.toRoute(emptySearchState)).toEqual({});
  });
});

describe('update()', () => {
  const serum = { ...emptySearchState, query: 'serum' };

  test.each<[criterion: string, before: QueryStringInput, state: SearchState<CareSort>, expected: string]>([
    ['replaces the previous search', '?q=olie&page=2', serum, 'q=serum'],
    [
      'keeps campaign tags, in their order',
      'utm_source=b&q=olie&utm_medium=a',
      serum,
      'q=serum&utm_source=b&utm_medium=a',
    ],
    ['keeps a tag that is repeated', 'tag=a&tag=b', serum, 'q=serum&tag=a&tag=b'],
    ['keeps the tags of an empty search', '?gclid=x&q=olie', emptySearchState, 'gclid=x'],
    ['is empty when nothing is left', '?q=olie', emptySearchState, ''],
    ['accepts plain values', { q: 'olie', gclid: 'x' }, serum, 'q=serum&gclid=x'],
    ['keeps a tag without a value', '?gclid&q=olie', serum, 'q=serum&gclid='],
    ['keeps a null value, as a router parses it', { gclid: null, q: 'olie' }, serum, 'q=serum&gclid='],
    ['keeps one of several', { tag: ['a', null] }, serum, 'q=serum&tag=a&tag='],
    ['skips undefined values', { gclid: undefined, tag: 'a' }, serum, 'q=serum&tag=a'],
  ])('%s', (_criterion, before, state, expected) => {
    expect(english.update(before, state)).toBe(expected);
  });

  test('removes English words from a Danish URL, too', () => {
    expect(danish.update('sort=newest&skin-type=dry&tag=a', serum)).toBe('q=serum&tag=a');
  });
});

describe('createSearchUrlCodec() refuses', () => {
  test.each<[criterion: string, make: () => unknown, message: RegExp]>([
    [
      'a facet that is named like a part of every list',
      () => createSearchUrlCodec({ facets: { page: 'page' } }),
      /Cannot use "page" for the facet "page": it stands for another/,
    ],
    [
      'a facet whose name does not fit into a URL',
      () => createSearchUrlCodec({ facets: { 'skin type': 'skinTypes' } }),
      /Cannot use "skin type" for the facet "skin type": it is not 1 to 64 letters/,
    ],
    [
      'two facets with one word',
      () => createSearchUrlCodec({ facets, words: { ...en, facets: { concern: 'x', category: 'x' } } }),
      /Cannot use "x" for the facet "concern"/,
    ],
    [
      'two parts with one word',
      () => createSearchUrlCodec({ words: { ...en, minPrice: 'price', maxPrice: 'price' } }),
      /Cannot use "price" for maxPrice: it stands for another/,
    ],
    [
      'a word with a blank',
      () => createSearchUrlCodec({ words: { ...en, query: 'search for' } }),
      /for query: it is not/,
    ],
    [
      'two orders with one word',
      () =>
        createSearchUrlCodec({
          sortOrders,
          words: { ...en, sortOrders: { trending: 'new', newest: 'new' } },
        }),
      /Cannot use "new" for "newest" of the order: it stands for another/,
    ],
    [
      'two values with one word',
      () => createSearchUrlCodec({ facets, words: { ...en, values: { concern: { a: 'x', b: 'x' } } } }),
      /Cannot use "x" for "b" of the facet "concern": it stands for another/,
    ],
    [
      'an empty word',
      () => createSearchUrlCodec({ facets, words: { ...en, values: { concern: { a: '' } } } }),
      /Cannot use "" for "a" of the facet "concern": it is empty/,
    ],
  ])('%s', (_criterion, make, message) => {
    expect(make).toThrow(RangeError);
    expect(make).toThrow(message);
  });

  test('no words for facets of other lists', () => {
    const words = { ...en, facets: { topic: 'concern' } };
    expect(createSearchUrlCodec({ words, facets: productFacets }).read('concern=x').facets).toEqual({
      concern: ['x'],
    });
  });

  test('no inherited properties of an object', () => {
    const state = { ...emptySearchState, facets: { constructor: ['x'], toString: ['y'] } };
    const odd = createSearchUrlCodec({ facets: { constructor: 'c', toString: 't' }, words: careWords.da });
    expect(odd.write(state)).toBe('constructor=x&toString=y');
  });
});

test('orders are inferred from the list, and words may name no other', () => {
  const address = createSearchUrlCodec({
    sortOrders: ['best', 'cheapest'],
    words: { ...en, sortOrders: { cheapest: 'guenstig' } },
  });
  expectTypeOf(address.read('').sort).toEqualTypeOf<'best' | 'cheapest' | undefined>();
  expect(address.write({ ...emptySearchState, sort: 'cheapest' })).toBe('sort=guenstig');
  // @ts-expect-error The list has no such order.
  const words: SearchUrlWords<'best' | 'cheapest'> = { ...en, sortOrders: { dearest: 'teuer' } };
  expect(() => createSearchUrlCodec({ sortOrders: ['best', 'cheapest'], words })).not.toThrow();
});

test('a value may be any text, and names of facets may not', () => {
  const wines = createSearchUrlCodec({ facets: { rebsorte: 'grapes' } });
  const grapes = ['grauburgunder-ä', 'Weiß, trocken', 'rot/rosé', '100 %', '🍷'];
  const query = wines.write({ ...emptySearchState, facets: { rebsorte: grapes } });
  expect(query).toBe(
    'rebsorte=100+%25&rebsorte=Wei%C3%9F%2C+trocken&rebsorte=grauburgunder-%C3%A4&rebsorte=rot%2Fros%C3%A9&rebsorte=%F0%9F%8D%B7',
  );
  expect(wines.read(query).facets['rebsorte']).toEqual(grapes.toSorted());
});
