import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  addRecentSearch,
  createRecentSearches,
  parseRecentSearches,
  RECENT_SEARCHES_LIMIT,
  removeRecentSearch,
} from './recent-searches.ts';

describe('addRecentSearch()', () => {
  test.each<[criterion: string, searches: readonly string[], query: string, expected: readonly string[]]>([
    ['puts the latest first', ['serum'], 'olie', ['olie', 'serum']],
    ['moves what was searched before to the front', ['olie', 'serum'], 'serum', ['serum', 'olie']],
    ['takes other capitals for the same search', ['Øjencreme'], 'øjencreme', ['øjencreme']],
    ['trims blanks', [], '  sea   buckthorn ', ['sea buckthorn']],
    ['keeps no blanks alone', ['serum'], ' \t', ['serum']],
    ['lets the oldest go', ['a', 'b', 'c', 'd', 'e'], 'f', ['f', 'a', 'b', 'c', 'd']],
  ])('%s', (_criterion, searches, query, expected) => {
    expect(addRecentSearch(searches, query)).toEqual(expected);
  });
});

test('removeRecentSearch() removes one search and no other', () => {
  expect(removeRecentSearch(['serum', 'olie'], 'Serum')).toEqual(['olie']);
});

describe('parseRecentSearches()', () => {
  test.each<[criterion: string, stored: string | null, expected: readonly string[]]>([
    ['reads nothing from nothing', null, []],
    ['reads nothing from half a text', '["serum', []],
    ['reads nothing from a value of another kind', '{"0":"serum"}', []],
    ['keeps the order', '["olie","serum"]', ['olie', 'serum']],
    ['leaves out what is no text', '["serum",7,null,["olie"]]', ['serum']],
    ['leaves out what stands twice', '["serum","SERUM"]', ['serum']],
  ])('%s', (_criterion, stored, expected) => {
    expect(parseRecentSearches(stored)).toEqual(expected);
  });

  property.prop([fc.oneof(fc.string(), fc.json())])('never throws and never keeps too many', (stored) => {
    const searches = parseRecentSearches(stored);
    expect(searches.length).toBeLessThanOrEqual(RECENT_SEARCHES_LIMIT);
    expect(searches.every((search) => search.trim() === search && search !== '')).toBe(true);
  });
});

// Built by searching, so only lists that a shopper can reach are tested.
const reachable = fc
  .array(fc.string({ maxLength: 20 }))
  .map((queries) => queries.reduce<readonly string[]>(addRecentSearch, []));

property.prop([reachable])('what was kept is read as it was', (searches) => {
  expect(parseRecentSearches(JSON.stringify(searches))).toEqual(searches);
});

property.prop([reachable, fc.string()])('what is remembered can be forgotten', (searches, query) => {
  const [latest] = addRecentSearch(searches, query);
  if (latest !== undefined) expect(removeRecentSearch([latest], latest)).toEqual([]);
});

describe('createRecentSearches()', () => {
  const stored = (items: Map<string, string>) => ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });

  test('starts from storage, which other tabs change too', () => {
    const items = new Map([['searches', '["olie"]']]);
    const recent = createRecentSearches({ source: () => stored(items), key: 'searches' });
    expect(recent.load()).toEqual(['olie']);
    items.set('searches', '["creme"]');
    expect(recent.add('serum')).toEqual(['serum', 'creme']);
    expect(items.get('searches')).toBe('["serum","creme"]');
    expect(recent.remove('SERUM')).toEqual(['creme']);
    expect(recent.clear()).toEqual([]);
    expect(items.size).toBe(0);
    expect(recent.load()).toEqual([]);
  });

  test('lasts as long as the page where storage is blocked', () => {
    const source = () => {
      throw new Error('blocked');
    };
    const recent = createRecentSearches({ source, key: 'searches' });
    recent.add('serum');
    expect(recent.add('olie')).toEqual(['olie', 'serum']);
    expect(recent.load()).toEqual(['olie', 'serum']);
    expect(recent.clear()).toEqual([]);
  });
});
