import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { popularSearchesSchema } from './popular-searches.ts';
import { buildSynonyms } from './synonyms.ts';

test('popularSearchesSchema takes words in both languages and refuses a blank one', () => {
  expect(z.parse(popularSearchesSchema, { en: [' serum '], da: ['håndcreme'] })).toEqual({
    en: ['serum'],
    da: ['håndcreme'],
  });
  expect(z.safeParse(popularSearchesSchema, { en: [' '], da: [] }).success).toBe(false);
});

test('buildSynonyms() makes a group that holds in both directions', () => {
  expect(buildSynonyms({ alge: 'tang' })).toEqual([
    { objectID: 'alge', type: 'synonym', synonyms: ['alge', 'tang'] },
  ]);
});
