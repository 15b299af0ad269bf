import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import {
  forgetSearch,
  parseRecentSearches,
  RECENT_SEARCHES_LIMIT,
  rememberSearch,
  type RecentSearches,
} from './recent-searches.ts';

describe('rememberSearch()', () => {
  test.each<[criterion: string, searches: RecentSearches, query: string, expected: RecentSearches]>([
    ['puts the latest first', ['serum'], 'olie', ['olie', 'serum']],
    ['moves what was searched before to the front', ['olie', 'serum'], 'serum', ['serum', 'olie']],
    ['takes other capitals for the same search', ['Øjencreme'], 'øjencreme', ['øjencreme']],
    ['trims blanks', [], '  sea   buckthorn ', ['sea buckthorn']],
    ['keeps no blanks alone', ['serum'], ' \t', ['serum']],
    ['lets the oldest go', ['a', 'b', 'c', 'd', 'e'], 'f', ['f', 'a', 'b', 'c', 'd']],
  ])('%s', (_criterion, searches, query, expected) => {
    expect(rememberSearch(searches, query)).toEqual(expected);
  });
});

test('forgetSearch() removes one search and no other', () => {
  expect(forgetSearch(['serum', 'olie'], 'Serum')).toEqual(['olie']);
});

describe('parseRecentSearches()', () => {
  test.each<[criterion: string, stored: string | null, expected: RecentSearches]>([
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
  .map((queries) => queries.reduce<RecentSearches>(rememberSearch, []));

property.prop([reachable])('what was kept is read as it was', (searches) => {
  expect(parseRecentSearches(JSON.stringify(searches))).toEqual(searches);
});

property.prop([reachable, fc.string()])('what is remembered can be forgotten', (searches, query) => {
  const [latest] = rememberSearch(searches, query);
  if (latest !== undefined) expect(forgetSearch([latest], latest)).toEqual([]);
});
