import { expect, test } from 'vitest';
import { isPrintableAddressText, MAX_ADDRESS_FIELD_LENGTH } from './address-text.ts';

test.each<[text: string, expected: boolean]>([
  ['Østerbyvej 1, st. tv.', true],
  ['3 < 5', true],
  ['<b>Åse</b>', false],
  ['<>', false],
  ['http://spam.example', false],
  ['HTTPS://spam.example', false],
  ['www.spam.example', false],
  ['Skagen 🌊', false],
  ['Ska\u0007gen', false],
  ['x'.repeat(MAX_ADDRESS_FIELD_LENGTH), true],
  ['x'.repeat(MAX_ADDRESS_FIELD_LENGTH + 1), false],
])('isPrintableAddressText(%j) is %s', (text, expected) => {
  expect(isPrintableAddressText(text)).toBe(expected);
});
