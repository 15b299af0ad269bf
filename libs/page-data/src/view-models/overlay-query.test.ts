import { test as property, fc } from '@fast-check/vitest';
import { localeCodes } from '@marehalm/shop';
import { limitQuery, MAX_QUERY_LENGTH } from '@marehalm/search';
import { expect, test } from 'vitest';
import { addEmptySearchParameter } from './search-parameter.ts';
import { parseOverlayQuery, withOverlayQuery } from './overlay-query.ts';

test.each<[criterion: string, search: string, query: string]>([
  ['reads nothing where the search is closed', '?q=creme', ''],
  ['reads nothing from a name alone', '?search', ''],
  ['reads words', '?soeg=%C3%B8jen+%26%20creme', 'øjen & creme'],
  ['reads the first of two', '?search=a&search=b', 'a'],
  ['reads what is not escaped', '?search=øl=a', 'øl=a'],
  ['takes a broken escape for what it can be', '?search=%E0%A4%A', '\uFFFD%A'],
  ['takes a list for no search', '?search[]=a', ''],
  ['cuts what is too long', `?search=${'a'.repeat(600)}`, 'a'.repeat(512)],
])('parseOverlayQuery() %s', (_criterion, search, query) => {
  expect(parseOverlayQuery(search)).toBe(query);
});

test.each<[search: string, query: string, written: string]>([
  ['?soeg', 'øjen & hånd', '?soeg=%C3%B8jen+%26+h%C3%A5nd'],
  ['?q=creme&search=serum', 'a=', '?q=creme&soeg=a%3D'],
  ['?soeg=serum&utm_source=mail', '  ', '?utm_source=mail&soeg'],
])('withOverlayQuery() makes of %j and %j %j', (search, query, written) => {
  expect(withOverlayQuery(search, query, 'da')).toBe(written);
});

test('withOverlayQuery() leaves a URL without a search unchanged', () => {
  expect(withOverlayQuery('?q=creme', 'serum', 'en')).toBe('?q=creme');
  expect(withOverlayQuery('', 'serum', 'da')).toBe('');
});

const anyText = fc.string({ unit: 'binary', maxLength: 700 });
const anySearch = fc.oneof(fc.string(), fc.webQueryParameters(), anyText);

property.prop([anySearch, anyText, fc.constantFrom(...localeCodes)])(
  'what is written is read as it was, without the blanks around it, beside anything else',
  (others, text, locale) => {
    const query = limitQuery(text);
    const open = addEmptySearchParameter(
      new URL(`?${others.replaceAll('#', '')}`, 'http://shop').search,
      locale,
    );
    expect(parseOverlayQuery(withOverlayQuery(open, query, locale))).toBe(query.trim());
  },
);

property.prop([anySearch])('anything can be read, and is short and well-formed', (search) => {
  for (const query of [parseOverlayQuery(search), parseOverlayQuery(`?search=${search}`)]) {
    expect(query.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
    expect(query).not.toMatch(/\p{Surrogate}/u);
  }
});
