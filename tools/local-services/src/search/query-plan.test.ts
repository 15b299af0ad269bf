import { describe, expect, test } from 'vitest';
import { findCompoundParts } from './compound-words.ts';
import { getLanguageRules } from './language-rules.ts';
import { listQueryAlternatives, getQueryWords, type QueryPlanOptions } from './query-plan.ts';

const options: QueryPlanOptions = {
  queryType: 'prefixLast',
  removeStopWords: true,
  decompoundQuery: true,
  language: getLanguageRules('da'),
  synonyms: [],
  terms: new Set(['handcreme', 'ansigt', 'creme', 'hud']),
};
const plans = (words: readonly string[], more: Partial<QueryPlanOptions> = {}) =>
  listQueryAlternatives(words, { ...options, ...more }).map((plan) =>
    plan.map(({ term, prefix }) => (prefix ? `${term}*` : term)).join(' '),
  );

describe('getQueryWords()', () => {
  test('removes stop words', () => {
    expect(getQueryWords('creme til tør hud', options)).toEqual(['creme', 'tor', 'hud']);
  });

  test('keeps a stop word that is still being typed', () => {
    expect(getQueryWords('creme til', options)).toEqual(['creme', 'til']);
    expect(getQueryWords('creme til ', options)).toEqual(['creme']);
  });

  test('keeps stop words when there are no others', () => {
    expect(getQueryWords('og til ', options)).toEqual(['og', 'til']);
  });
});

describe('listQueryAlternatives()', () => {
  test('treats the last word as a prefix', () => {
    expect(plans(['tor', 'hud'])).toEqual(['tor hud*']);
    expect(plans(['tor', 'hud'], { queryType: 'prefixAll' })).toEqual(['tor* hud*']);
    expect(plans(['tor', 'hud'], { queryType: 'prefixNone' })).toEqual(['tor hud']);
  });

  test('replaces words and phrases by synonyms, in both directions', () => {
    const synonyms = [['parfumefri', 'uden parfume']];
    expect(plans(['parfumefri', 'creme'], { synonyms })).toEqual([
      'parfumefri creme*',
      'uden parfume creme*',
    ]);
    expect(plans(['uden', 'parfume'], { synonyms })).toEqual(['uden parfume*', 'parfumefri']);
  });

  test('joins two words that form a compound, and splits a compound', () => {
    expect(plans(['hand', 'creme'])).toEqual(['hand creme*', 'handcreme*']);
    expect(plans(['ansigtscreme'])).toEqual(['ansigtscreme*', 'ansigt creme']);
  });

  test('stays small for any synonyms', () => {
    const synonyms = Array.from({ length: 20 }, (_, index) => ['creme', `word${index}`, `other${index}`]);
    expect(plans(['creme', 'creme', 'creme'], { synonyms }).length).toBeLessThanOrEqual(24);
  });
});

test('findCompoundParts() finds words in compounds, but no short accidental ones', () => {
  const words = new Set(['creme', 'dag', 'hud', 'torn']);
  expect(findCompoundParts('dagcreme', words)).toEqual(['creme']);
  expect(findCompoundParts('creme', words)).toEqual([]);
});

test.each([
  ['da', 'maske', 'masker'],
  ['da', 'creme', 'cremer'],
  ['da', 'serum', 'serummet'],
  ['da', 'hander', 'hand'],
  ['en', 'oils', 'oil'],
  ['en', 'bodies', 'body'],
  ['en', 'wash', 'washes'],
])('languageOf(%s) knows that %s and %s are one word', (code, one, other) => {
  expect(getLanguageRules(code).forms(one)).toContain(other);
  expect(getLanguageRules(code).forms(other)).toContain(one);
});
