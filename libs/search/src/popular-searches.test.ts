import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readPopularSearches } from './popular-searches.ts';
import { popularSearchesSchema } from './popular-searches-schema.ts';
import { buildSynonyms } from './synonyms.ts';

describe('readPopularSearches()', () => {
  test.each<[criterion: string, content: unknown, expected: string[]]>([
    ['keeps the order', { da: ['serum', 'olie'], en: ['oil'] }, ['serum', 'olie']],
    ['trims blanks', { da: [' tør hud ', '  '] }, ['tør hud']],
    ['keeps the first of two equal terms', { da: ['Serum', 'serum', 'SERUM '] }, ['Serum']],
    ['skips values that are no text', { da: [1, null, 'serum', ['x']] }, ['serum']],
    ['truncates at 512 characters', { da: ['a'.repeat(600)] }, ['a'.repeat(512)]],
    ['returns none for a missing language', { en: ['oil'] }, []],
    ['returns none for a text', { da: 'serum' }, []],
    ['returns none for null', null, []],
    ['returns none for a text instead of an object', 'serum', []],
    ['returns none for undefined', undefined, []],
  ])('%s', (_criterion, content, expected) => {
    expect(readPopularSearches(content, 'da')).toEqual(expected);
  });
});

test('popularSearchesSchema accepts terms in both languages and refuses a blank or too long one', () => {
  expect(z.parse(popularSearchesSchema, { en: [' serum '], da: ['håndcreme'] })).toEqual({
    en: ['serum'],
    da: ['håndcreme'],
  });
  const isFine = (query: string) => z.safeParse(popularSearchesSchema, { en: [query], da: [] }).success;
  expect([isFine(' '), isFine('a'.repeat(512)), isFine('a'.repeat(513))]).toEqual([false, true, false]);
});

test('buildSynonyms() maps one word to several that are not synonyms of each other', () => {
  expect(buildSynonyms({ remover: 'cleansing oil, balm' })).toEqual([
    { objectID: 'remover', type: 'oneWaySynonym', input: 'remover', synonyms: ['cleansing oil', 'balm'] },
  ]);
});

test('buildSynonyms() builds a group of mutual synonyms', () => {
  expect(buildSynonyms({ alge: 'tang' })).toEqual([
    { objectID: 'alge', type: 'synonym', synonyms: ['alge', 'tang'] },
  ]);
});
