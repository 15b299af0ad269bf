import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { SearchRecord } from './attributes.ts';
import { compileFilter } from './compiled-filter.ts';
import { Corpus } from './corpus.ts';
import { SearchError } from './errors.ts';
import { parseFacetFilters, parseNumericFilters, parseTagFilters } from './filter-lists.ts';
import { parseFilters, passes, type Comparison, type Filter, type IsFacet } from './filters.ts';
import { parseSettings } from './settings.ts';

const everyAttribute: IsFacet = () => true;

const cream: SearchRecord = {
  objectID: 'p18',
  collection: 'oat',
  skinTypes: ['sensitive', 'dry'],
  available: true,
  prices: { DKK: 12500, EUR: 1700 },
  'weird name': 'A "B" (C)',
  _tags: ['kept'],
};

/** Whether the example passes a filter written in the grammar. */
const accepts = (text: string, isFacet: IsFacet = everyAttribute) =>
  passes(cream, parseFilters(text), isFacet);

describe('parseFilters()', () => {
  test.each([
    ['', true],
    ['collection:oat', true],
    ['collection : oat', true],
    ['collection:OAT', true],
    ['collection:kelp', false],
    ['skinTypes:dry', true],
    ['available:true', true],
    ['available:false', false],
    ['kept', true],
    ['_tags:kept', true],
    ['NOT collection:oat', false],
    ['NOT NOT collection:oat', true],
    ['NOT missing:thing', true],
    ['prices.DKK < 12501', true],
    ['prices.DKK>=12500 AND prices.DKK<=12500', true],
    ['prices.DKK != 12500', false],
    ['prices.DKK = 12500', true],
    ['prices.DKK:100 TO 12500', true],
    ['prices.DKK:12501 TO 99999', false],
    ['prices.EUR > -5', true],
    ['missing > 0', false],
    [`"weird name":'A "B" (C)'`, true],
    ['"weird name":"A \\"B\\" (C)"', true],
    ["collection:'oat'", true],
    ['collection:oat<score=3>', true],
    ['collection:kelp OR collection:oat', true],
    ['collection:kelp AND collection:oat', false],
    ['(collection:kelp OR collection:oat) AND available:true', true],
    ['NOT (collection:kelp OR collection:oat)', false],
    ['collection:"AND"', false],
  ])('%s gives %s', (text, expected) => {
    expect(accepts(text)).toBe(expected);
  });

  test('without parentheses OR binds tighter than AND', () => {
    // Read the other way round, (true OR true) AND false would be true OR (true AND false).
    expect(accepts('collection:oat OR skinTypes:dry AND collection:kelp')).toBe(false);
    expect(accepts('collection:kelp AND skinTypes:dry OR collection:oat')).toBe(false);
  });

  test('a facet that is not declared matches nothing', () => {
    expect(accepts('collection:oat', (attribute) => attribute !== 'collection')).toBe(false);
  });

  test.each([
    ['collection:', 'Unexpected end of filter at col 11, expected a value'],
    ['collection:oat AND', 'Unexpected end of filter at col 18, expected a filter'],
    ['(collection:oat', 'Unexpected end of filter at col 15, expected ")"'],
    ['collection:oat)', 'Unexpected token ")" at col 14, expected AND, OR or the end'],
    ['collection:oat skinTypes:dry', 'Unexpected token "skinTypes" at col 14, expected AND, OR or the end'],
    ['prices.DKK > cheap', 'Unexpected token "cheap" at col 12, expected a number'],
    ['price:1 TO x', 'expected a number'],
    ['AND', 'expected a filter'],
    ['collection:"oat', 'Unexpected character """ at col 11'],
    ['prices ! 3', 'Unexpected character'],
  ])('refuses %j', (text, message) => {
    expect(() => parseFilters(text)).toThrow(SearchError);
    expect(() => parseFilters(text)).toThrow(message);
  });

  test.each(['(', 'NOT '])('refuses a hundred thousand times %j instead of overflowing', (text) => {
    expect(() => parseFilters(text.repeat(100_000))).toThrow('filters: more than 50 levels');
  });

  property.prop([fc.string()])('reads or refuses any text, and nothing else happens', (text) => {
    try {
      passes(cream, parseFilters(text), everyAttribute);
    } catch (error) {
      expect(error).toBeInstanceOf(SearchError);
    }
  });
});

const attributes = ['colour', 'size', 'prices.DKK', 'two words'] as const;
const facetValues = ['red', 'green', 'AND', 'a "b"', "it's", '-5', 'å (ø)'] as const;

const record: fc.Arbitrary<SearchRecord> = fc
  .record({
    colour: fc.constantFrom(...facetValues),
    size: fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 3 }),
    prices: fc.record({ DKK: fc.integer({ min: 0, max: 5 }) }),
    'two words': fc.array(fc.constantFrom(...facetValues), { maxLength: 3 }),
  })
  .map((values) => ({ objectID: '1', ...values }));

const small = fc.integer({ min: -1, max: 6 });
const { filter } = fc.letrec<{ filter: Filter; leaf: Filter }>((tie) => ({
  leaf: fc.oneof(
    fc.record({
      kind: fc.constant('facet' as const),
      attribute: fc.constantFrom(...attributes),
      value: fc.constantFrom(...facetValues),
    }),
    fc.record({
      kind: fc.constant('compare' as const),
      attribute: fc.constantFrom(...attributes),
      comparison: fc.constantFrom<Comparison[]>('<', '<=', '=', '!=', '>', '>='),
      number: small,
    }),
    fc.record({
      kind: fc.constant('range' as const),
      attribute: fc.constantFrom(...attributes),
      from: small,
      to: small,
    }),
  ),
  filter: fc.oneof(
    { maxDepth: 4 },
    tie('leaf'),
    fc.record({ kind: fc.constant('not' as const), filter: tie('filter') }),
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
    }),
  ),
}));

const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** A filter as a person writes it, groups in parentheses. */
function write(tree: Filter): string {
  switch (tree.kind) {
    case 'and':
    case 'or':
      return `(${tree.filters.map(write).join(tree.kind === 'and' ? ' AND ' : ' OR ')})`;
    case 'not':
      return `NOT ${write(tree.filter)}`;
    case 'facet':
      return `${quote(tree.attribute)}:${quote(tree.value)}`;
    case 'compare':
      return `${quote(tree.attribute)} ${tree.comparison} ${tree.number}`;
    case 'range':
      return `${quote(tree.attribute)}:${tree.from} TO ${tree.to}`;
  }
}

/** Signs of the difference that a comparison is true for. */
const signs: Record<Comparison, number[]> = {
  '<': [-1],
  '<=': [-1, 0],
  '=': [0],
  '!=': [-1, 1],
  '>': [1],
  '>=': [0, 1],
};

/** What a filter means, in plain set language, sharing nothing with the code it checks. */
function naive(tree: Filter, { colour, size, prices, ...rest }: Record<string, unknown>): boolean {
  const all: Record<string, unknown[]> = {
    colour: [colour],
    size: size as number[],
    'prices.DKK': [(prices as { DKK: number }).DKK],
    'two words': rest['two words'] as string[],
  };
  const numbersOf = (attribute: string) =>
    (all[attribute] ?? []).filter((value) => typeof value === 'number');
  const one = (part: Filter): boolean => {
    switch (part.kind) {
      case 'and':
        return !part.filters.map(one).includes(false);
      case 'or':
        return part.filters.map(one).includes(true);
      case 'not':
        return !one(part.filter);
      case 'facet':
        return (all[part.attribute] ?? []).map(String).includes(part.value);
      case 'range':
        return numbersOf(part.attribute).filter((n) => part.from <= n && n <= part.to).length > 0;
      case 'compare':
        return numbersOf(part.attribute).some((n) =>
          signs[part.comparison].includes(Math.sign(n - part.number)),
        );
    }
  };
  return one(tree);
}

describe('parseFilters(), passes() and compileFilter()', () => {
  property.prop([filter, record])(
    'agree with a naive reading of any filter on any record',
    (tree, values) => {
      const read = parseFilters(write(tree));
      expect(passes(values, read, everyAttribute)).toBe(naive(tree, values));
      const other = { objectID: '0', colour: 'RED', size: 3 };
      const corpus = new Corpus([other, values], parseSettings({ searchableAttributes: ['colour'] }));
      expect(compileFilter(read, corpus, everyAttribute)(1)).toBe(naive(tree, values));
    },
  );

  test('take no notice of case', () => {
    const records = ['oat', 'OAT', 'kelp'].map((collection, id) => ({ objectID: `${id}`, collection }));
    const corpus = new Corpus(records, parseSettings({}));
    const passing = compileFilter(parseFilters('collection:Oat'), corpus, everyAttribute);
    expect([0, 1, 2].filter(passing)).toEqual([0, 1]);
  });
});

describe('parseFacetFilters()', () => {
  test.each<[list: unknown, expected: boolean]>([
    [undefined, true],
    [[], true],
    [[[]], true],
    ['collection:oat', true],
    [['collection:oat', 'skinTypes:oily'], false],
    [['collection:oat', ['skinTypes:oily', 'skinTypes:dry']], true],
    [[['collection:kelp', 'collection:oat']], true],
    [['collection:-oat'], false],
    [['collection:-kelp'], true],
    [['collection:\\-oat'], false],
    ['["collection:oat",["skinTypes:oily","skinTypes:dry"]]', true],
    ['collection:oat,skinTypes:oily', false],
    [['collection: oat'], true],
  ])('%j gives %s', (list, expected) => {
    expect(passes(cream, parseFacetFilters(list), everyAttribute)).toBe(expected);
  });

  test.each([[['oat']], [[3]], [{ collection: 'oat' }], ['[broken'], [[':oat']]])('refuses %j', (list) => {
    expect(() => parseFacetFilters(list)).toThrow(SearchError);
  });
});

describe('parseNumericFilters()', () => {
  test.each<[list: unknown, expected: boolean]>([
    [['prices.DKK>=12500'], true],
    [['prices.DKK >= 12501'], false],
    ['prices.DKK<12501,prices.EUR=1700', true],
    [[['prices.DKK=1', 'prices.EUR=1700']], true],
    [['prices.DKK:12000 TO 13000'], true],
    [['prices.DKK!=12500'], false],
  ])('%j gives %s', (list, expected) => {
    expect(passes(cream, parseNumericFilters(list), everyAttribute)).toBe(expected);
  });

  test.each([[['prices.DKK']], [['prices.DKK>x']], [['>3']], [['a:1 TO z']]])('refuses %j', (list) => {
    expect(() => parseNumericFilters(list)).toThrow(SearchError);
  });
});

test('parseTagFilters() looks at tags', () => {
  expect(passes(cream, parseTagFilters(['kept']), everyAttribute)).toBe(true);
  expect(passes(cream, parseTagFilters(['-kept']), everyAttribute)).toBe(false);
});
