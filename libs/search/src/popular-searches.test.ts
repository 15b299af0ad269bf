import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readPopularSearches } from './popular-searches.ts';
import { popularSearchesSchema } from './popular-searches-schema.ts';
import { buildSynonyms } from './synonyms.ts';

describe('readPopularSearches()', () => {
  test.each<[criterion: string, content: unknown, expected: string[]]>([
    ['keeps the order', { da: ['serum', 'olie'], en: ['oil'] }, ['serum', 'olie']],
    ['takes blanks away', { da: [' tør hud ', '  '] }, ['tør hud']],
    ['keeps the first of two that mean the same', { da: ['Serum', 'serum', 'SERUM '] }, ['Serum']],
    ['leaves out what is no text', { da: [1, null, 'serum', ['x']] }, ['serum']],
    ['cuts at 512 characters', { da: ['a'.repeat(600)] }, ['a'.repeat(512)]],
    ['has nothing for a language that is missing', { en: ['oil'] }, []],
    ['has nothing for a text', { da: 'serum' }, []],
    ['has nothing for null', null, []],
    ['has nothing for a text instead of an object', 'serum', []],
    ['has nothing for nothing', undefined, []],
  ])('%s', (_criterion, content, expected) => {
    expect(readPopularSearches(content, 'da')).toEqual(expected);
  });
});

test('popularSearchesSchema takes words in both languages and refuses a blank or too long one', () => {
  expect(z.parse(popularSearchesSchema, { en: [' serum '], da: ['håndcreme'] })).toEqual({
    en: ['serum'],
    da: ['håndcreme'],
  });
  const isFine = (query: string) => z.safeParse(popularSearchesSchema, { en: [query], da: [] }).success;
  expect([isFine(' '), isFine('a'.repeat(512)), isFine('a'.repeat(513))]).toEqual([false, true, false]);
});

test('buildSynonyms() lets a word stand for several that do not stand for each other', () => {
  expect(buildSynonyms({ remover: 'cleansing oil, balm' })).toEqual([
    { objectID: 'remover', type: 'oneWaySynonym', input: 'remover', synonyms: ['cleansing oil', 'balm'] },
  ]);
});

test('buildSynonyms() makes a group that holds in both directions', () => {
  expect(buildSynonyms({ alge: 'tang' })).toEqual([
    { objectID: 'alge', type: 'synonym', synonyms: ['alge', 'tang'] },
  ]);
});
