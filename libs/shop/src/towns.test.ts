import { expect, test } from 'vitest';
import { findCountryOfTown, findTown } from '@marehalm/checkout-domain';
import { contactRules } from './contact.ts';

test.each<[postcode: string, country: string, expected: string | undefined]>([
  ['2100', 'DK', 'København Ø'],
  ['1234', 'DK', 'København K'],
  ['1999', 'DK', 'Frederiksberg C'],
  ['9990', 'DK', 'Skagen'],
  ['8000', 'DK', 'Aarhus C'],
  ['8001', 'DK', undefined],
  ['0150', 'NO', 'Oslo'],
  ['5003', 'NO', 'Bergen'],
  ['0150', 'DK', undefined],
  ['10115', 'DE', undefined],
  ['', 'DK', undefined],
  ['150', 'NO', undefined],
])('findTown(%j, %s) is %s', (postcode, country, expected) => {
  expect(findTown(contactRules, postcode, country)).toBe(expected);
});

test.each<[postcode: string, city: string, expected: string | undefined]>([
  ['2900', 'Hellerup', 'DK'],
  ['2600', ' glostrup ', 'DK'],
  ['2600', 'Lillehammer', 'NO'],
  ['2600', 'Berlin', undefined],
  ['2900', '', undefined],
  ['8001', '', undefined],
])('findCountryOfTown(%j, %j) is %s', (postcode, city, expected) => {
  expect(findCountryOfTown(contactRules, postcode, city)).toBe(expected);
});
