import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { isPhoneEmpty, phonePrefix, readablePhone, toE164 } from './phone-number.ts';

test.each<[typed: string, country: string, expected: string | undefined]>([
  ['20 20 20 20', 'DK', '+4520202020'],
  ['+45 20202020', 'DK', '+4520202020'],
  ['0045 20 20 20 20', 'DK', '+4520202020'],
  ['+45 +4520202020', 'DK', '+4520202020'],
  ['+45 +46 70 123 45 67', 'DK', '+46701234567'],
  ['2020202', 'DK', undefined],
  ['202020201', 'DK', undefined],
  ['+45', 'DK', undefined],
  ['', 'DK', undefined],
  ['twenty', 'DK', undefined],
  ['912 34 567', 'NO', '+4791234567'],
  ['+45 20202020', 'NO', '+4520202020'],
  ['030 1234567', 'DE', '+49301234567'],
  ['(0)170-1234567', 'DE', '+491701234567'],
  ['06 1234567', 'IT', '+39061234567'],
  ['+1 (415) 555-0100', 'DE', '+14155550100'],
  ['123456789012345678', 'DE', undefined],
  ['20202020', 'XX', undefined],
])('toE164(%j, %s) is %s', (typed, country, expected) => {
  expect(toE164(typed, country)).toBe(expected);
});

property.prop([fc.string(), fc.constantFrom('DK', 'NO', 'DE', 'IT')])(
  'toE164() gives a number of E.164 or nothing, and its own answers back',
  (typed, country) => {
    const number = toE164(typed, country);
    if (number === undefined) return;
    expect(number).toMatch(/^\+[1-9]\d{6,14}$/);
    expect(toE164(number, country)).toBe(number);
  },
);

property.prop([fc.integer({ min: 10_000_000, max: 99_999_999 }), fc.constantFrom('DK', 'NO')])(
  'toE164() understands a number with and without the code that stands in the field',
  (number, country) => {
    const written = String(number).replace(/(..)(?=.)/g, '$1 ');
    expect(toE164(written, country)).toBe(toE164(phonePrefix(country) + written, country));
  },
);

test.each<[number: string, expected: string]>([
  ['+4522334455', '+45 22 33 44 55'],
  ['+4722334455', '+47 22 33 44 55'],
  ['+49301234567', '+49 301234567'],
  ['+358401234567', '+358 401234567'],
  ['+14155550100', '+14155550100'],
  ['+45223344', '+45223344'],
  ['22 33 44 55', '22 33 44 55'],
  ['', ''],
])('readablePhone(%j) is %j', (number, expected) => {
  expect(readablePhone(number).replaceAll('\u00a0', ' ')).toBe(expected);
});

property.prop([fc.string(), fc.constantFrom('DK', 'NO', 'DE', 'IT')])(
  'readablePhone() says the same number',
  (typed, country) => {
    const number = toE164(typed, country);
    if (number !== undefined) expect(toE164(readablePhone(number), country)).toBe(number);
  },
);

test.each([
  ['+45 ', true],
  ['', true],
  ['+', true],
  ['+4', false],
  ['+45 2', false],
])('isPhoneEmpty(%j) is %s', (typed, expected) => {
  expect(isPhoneEmpty(typed)).toBe(expected);
});
