import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { SearchRecord } from './record-attributes.ts';
import { compileFilter } from './compile-filter.ts';
import { RecordCorpus } from './record-corpus.ts';
import { SearchError } from './search-error.ts';
import { parseFacetFilters, parseNumericFilters, parseTagFilters } from './parse-filter-lists.ts';
import {
  parseFilters,
  matchesFilter,
  type ComparisonOperator,
  type Filter,
  type IsFacet,
} from './filters.ts';
import { parseSettings } from './index-settings.ts';

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
  matchesFilter(cream, parseFilters(text), isFacet);

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
    ['(collection:oat AND available:true)', true],
    ['((collection:kelp) OR collection:oat)', true],
    ['kept OR _tags:lost AND (collection:oat AND prices.DKK:10 TO 20000)', true],
    ['NOT prices.DKK:100 TO 200', true],
    ['collection:"AND"', false],
  ])('%s gives %s', (text, expected) => {
    expect(accepts(text)).toBe(expected);
  });

  test('OR binds more tightly than AND', () => {
    // Read the other way round, (true OR true) AND false would be true OR (true AND false).
    expect(accepts('collection:oat OR skinTypes:dry AND collection:kelp')).toBe(false);
    expect(accepts('collection:kelp AND skinTypes:dry OR collection:oat')).toBe(false);
  });

  test('an undeclared facet matches nothing', () => {
    expect(accepts('collection:oat', (attribute) => attribute !== 'collection')).toBe(false);
  });

  const onlyConjunctions = 'filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed';
  const oneType = 'Different types are not allowed in the same OR.\nExpected a ';

  test.each([
    ['collection:', 'Unexpected token end of filter expected string at col 11'],
    ['collection: AND kept', "Unexpected token 'AND' expected string at col 12"],
    [':oat', "Unexpected token ':' expected filter at col 0"],
    ['collection:""', 'Unexpected token empty string expected string at col 11'],
    ['collection:oat AND', 'Unexpected token end of filter expected filter at col 18'],
    ['(collection:oat', "Unexpected token end of filter expected ')' at col 15"],
    ['collection:oat)', "Unexpected token ')' expected end of filter at col 14"],
    ['collection:oat skinTypes:dry', 'Unexpected token string(skinTypes) expected end of filter at col 15'],
    ['not kept', 'Unexpected token string(kept) expected end of filter at col 4'],
    ['prices.DKK > cheap', 'Unexpected token string(cheap) expected numeric at col 13'],
    ['price:1 TO x', 'Unexpected token string(x) expected numeric at col 11'],
    ['price < 3<score=2>', 'Unexpected token < expected end of filter at col 9'],
    ['AND', "Unexpected token 'AND' expected filter at col 0"],
    ['collection:"oat', 'Unexpected token incomplete string expected string at col 11'],
    ['prices ! 3', "Unexpected token '!' expected end of filter at col 7"],
    ['NOT NOT collection:oat', "Unexpected token 'NOT' expected filter at col 4"],
    ['NOT(collection:kelp OR collection:oat)', "Unexpected token '(' expected filter at col 3"],
    ['collection:oat OR (skinTypes:dry AND available:true)', onlyConjunctions],
    ['(collection:oat AND skinTypes:dry) OR available:true', onlyConjunctions],
    ['((a AND b)) OR c', onlyConjunctions],
    ['(a AND b OR c) OR d', onlyConjunctions],
    ['(a AND (b OR c))', onlyConjunctions],
    ['collection:oat OR prices.DKK > 20', `${oneType}facet filter which needs to have this form:`],
    [
      'prices.DKK > 20 OR collection:oat',
      `${oneType}numeric filter which needs to have one of the following`,
    ],
    ['NOT collection:oat OR kept', `${oneType}facet filter`],
    ['(tag1 OR (tag2 OR (name:value)))', `${oneType}tag filter`],
  ])('refuses %j', (text, message) => {
    expect(() => parseFilters(text)).toThrow(SearchError);
    expect(() => parseFilters(text)).toThrow(`filters: ${message}`);
  });

  test('refuses a hundred thousand groups without a stack overflow', () => {
    expect(() => parseFilters('('.repeat(100_000))).toThrow('filters: more than 50 levels');
  });

  property.prop([fc.string()])('reads or refuses any text, and nothing else happens', (text) => {
    try {
      matchesFilter(cream, parseFilters(text), everyAttribute);
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
/** Conditions of one type: those that may be alternatives. */
const facetLeaf = fc.record({
  kind: fc.constant('facet' as const),
  attribute: fc.constantFrom(...attributes),
  value: fc.constantFrom(...facetValues),
});
const numericLeaf = fc.oneof(
  fc.record({
    kind: fc.constant('compare' as const),
    attribute: fc.constantFrom(...attributes),
    comparison: fc.constantFrom<ComparisonOperator[]>('<', '<=', '=', '!=', '>', '>='),
    number: small,
  }),
  fc.record({
    kind: fc.constant('range' as const),
    attribute: fc.constantFrom(...attributes),
    from: small,
    to: small,
  }),
);
const negatable = <Leaf extends Filter>(leaf: fc.Arbitrary<Leaf>): fc.Arbitrary<Filter> =>
  fc.oneof(
    leaf,
    leaf.map((one) => ({ kind: 'not' as const, filter: one })),
  );
const someOf = (leaf: fc.Arbitrary<Filter>): fc.Arbitrary<Filter> =>
  fc.array(leaf, { minLength: 1, maxLength: 3 }).map((filters) => ({ kind: 'or' as const, filters }));
const anyLeaf = fc.oneof(negatable(facetLeaf), negatable(numericLeaf));

/** What the grammar can say: all of several conditions, alternatives of one type, or conditions that all hold. */
const filter: fc.Arbitrary<Filter> = fc
  .array(
    fc.oneof(
      anyLeaf,
      someOf(negatable(facetLeaf)),
      someOf(negatable(numericLeaf)),
      fc.array(anyLeaf, { minLength: 1, maxLength: 3 }).map((filters): Filter => ({ kind: 'and', filters })),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((filters) => ({ kind: 'and', filters }));

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
const signs: Record<ComparisonOperator, number[]> = {
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
      const text = 'filters' in tree ? tree.filters.map(write).join(' AND ') : write(tree);
      const read = parseFilters(text);
      expect(matchesFilter(values, read, everyAttribute)).toBe(naive(tree, values));
      const other = { objectID: '0', colour: 'RED', size: 3 };
      const corpus = new RecordCorpus([other, values], parseSettings({ searchableAttributes: ['colour'] }));
      expect(compileFilter(read, corpus, everyAttribute)(1)).toBe(naive(tree, values));
    },
  );

  test('are case-insensitive', () => {
    const records = ['oat', 'OAT', 'kelp'].map((collection, id) => ({ objectID: `${id}`, collection }));
    const corpus = new RecordCorpus(records, parseSettings({}));
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
    [['"collection":"oat"'], true],
    [['"collection":"-oat"'], false],
    [['collection:oat<score=3>'], true],
  ])('%j gives %s', (list, expected) => {
    expect(matchesFilter(cream, parseFacetFilters(list), everyAttribute)).toBe(expected);
  });

  test.each([[['oat']], [[3]], [[[['collection:oat']]]], [{ collection: 'oat' }], ['[broken'], [[':oat']]])(
    'refuses %j',
    (list) => {
      expect(() => parseFacetFilters(list)).toThrow(SearchError);
    },
  );
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
    expect(matchesFilter(cream, parseNumericFilters(list), everyAttribute)).toBe(expected);
  });

  test.each([[['prices.DKK']], [['prices.DKK>x']], [['>3']], [['a:1 TO z']]])('refuses %j', (list) => {
    expect(() => parseNumericFilters(list)).toThrow(SearchError);
  });
});

test('parseTagFilters() filters by tags', () => {
  expect(matchesFilter(cream, parseTagFilters(['kept']), everyAttribute)).toBe(true);
  expect(matchesFilter(cream, parseTagFilters(['-kept']), everyAttribute)).toBe(false);
});
