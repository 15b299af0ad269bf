import { expect, test } from 'vitest';
import { contactRules } from './testing/contact-rules.ts';
import { findCountryOfTown, findTown } from './towns.ts';

test.each<[postcode: string, country: string, expected: string | undefined]>([
  ['2100', 'DK', 'København Ø'],
  ['1000', 'DK', 'København K'],
  ['1234', 'DK', 'København K'],
  ['1499', 'DK', 'København K'],
  ['1500', 'DK', undefined],
  ['8001', 'DK', undefined],
  ['0150', 'NO', 'Oslo'],
  ['150', 'NO', undefined],
  ['114 55', 'GR', 'Athina'],
  ['1100-042', 'PT', 'Lisboa'],
  ['0150', 'DK', undefined],
  ['10115', 'DE', undefined],
  ['2100', 'XX', undefined],
  ['2100', 'valueOf', undefined],
  ['', 'DK', undefined],
])('findTown() of %j in %s is %s', (postcode, country, expected) => {
  expect(findTown(contactRules, postcode, country)).toBe(expected);
});

test.each<[postcode: string, town: string, expected: string | undefined]>([
  ['2900', 'Hellerup', 'DK'],
  ['2600', ' glostrup ', 'DK'],
  ['2600', 'LILLEHAMMER', 'NO'],
  ['2600', 'Berlin', undefined],
  ['2900', '', undefined],
  ['8001', '', undefined],
])('findCountryOfTown() of %j and %j is %s', (postcode, town, expected) => {
  expect(findCountryOfTown(contactRules, postcode, town)).toBe(expected);
});

test('no town is known where the shop names none', () => {
  const { postcodes } = contactRules;
  expect(findTown({ postcodes }, '2100', 'DK')).toBeUndefined();
  expect(findCountryOfTown({ postcodes }, '2100', 'København Ø')).toBeUndefined();
});
