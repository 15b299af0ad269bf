import { test as property, fc } from '@fast-check/vitest';
import { localeCodes, searchParameterNames } from '@marehalm/shop';
import { listUrlWords } from '@marehalm/shop/search';
import { expect, test } from 'vitest';
import {
  isSearchOpen,
  getRawSearchParameter,
  removeSearchParameter,
  addEmptySearchParameter,
} from './search-parameter.ts';

test.each<[search: string, part: string]>([
  ['', ''],
  ['?', ''],
  ['?search', 'search'],
  ['?search=', 'search='],
  ['?q=creme&soeg=serum&page=2', 'soeg=serum'],
  ['?search=a&search=b', 'search=a'],
  ['?search[]=a', ''],
  ['?q=search', ''],
  ['?research=a&searching=b', ''],
  ['?q=a?search=b', ''],
])('getRawSearchParameter() of %j is %j', (search, part) => {
  expect(getRawSearchParameter(search)).toBe(part);
  expect(isSearchOpen(search)).toBe(part !== '');
});

test.each<[criterion: string, search: string, expected: string]>([
  ['opens', '', '?soeg'],
  ['opens behind what is there', '?q=creme&hudtype=dry', '?q=creme&hudtype=dry&soeg'],
  ['asks for nothing yet', '?soeg=serum&q=a', '?q=a&soeg'],
  ['takes the place of the name of the other language', '?search=serum&search', '?soeg'],
])('addEmptySearchParameter() %s', (_criterion, search, expected) => {
  expect(addEmptySearchParameter(search, 'da')).toBe(expected);
});

test.each<[criterion: string, search: string, expected: string]>([
  ['closes', '?q=creme&soeg=serum&utm_source=mail', '?q=creme&utm_source=mail'],
  ['closes what stands first', '?soeg&q=creme', '?q=creme'],
  ['leaves nothing behind', '?soeg=%E0%A4%A&search', ''],
  ['leaves what it cannot read as it stands', '?%E0%A4%A&search=a&&', '?%E0%A4%A&&'],
])('removeSearchParameter() %s', (_criterion, search, expected) => {
  expect(removeSearchParameter(search)).toBe(expected);
});

test('parameter names are not used by lists', () => {
  const words = Object.values(listUrlWords).flatMap(({ sortOrders: _, values: __, facets, ...single }) => [
    ...Object.values(single),
    ...Object.entries(facets ?? {}).flat(),
  ]);
  for (const locale of localeCodes) {
    expect(words).not.toContain(searchParameterNames[locale]);
    expect(
      getRawSearchParameter(`?${searchParameterNames[locale]}`),
      'understood in every language',
    ).not.toBe('');
  }
});

/** As `location.search` can be. */
const anySearch = fc
  .oneof(
    fc.string(),
    fc.webQueryParameters(),
    fc
      .array(fc.constantFrom('search', 'soeg=serum', 'q=creme', '&', '=', '%', 'search[]=a', '?', '+', 'ø'))
      .map((parts) => parts.join('&')),
  )
  .map((text) => new URL(`?${text.replaceAll('#', '')}`, 'http://shop').search);

property.prop([anySearch, fc.constantFrom(...localeCodes)])(
  'an address whose search is opened, then closed, asks for the rest alone',
  (search, locale) => {
    const opened = addEmptySearchParameter(search, locale);
    expect(getRawSearchParameter(opened)).toBe(searchParameterNames[locale]);
    expect(addEmptySearchParameter(opened, locale)).toBe(opened);
    const closed = removeSearchParameter(opened);
    expect(closed).toBe(removeSearchParameter(search));
    expect(isSearchOpen(closed)).toBe(false);
    expect(closed === '' || closed.startsWith('?')).toBe(true);
  },
);
