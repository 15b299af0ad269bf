import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { createPhoneRules } from './create-phone-rules.ts';

const { format, isEmpty, prefixOf, toE164 } = createPhoneRules({ callingCodesWithZero: ['39'] });

test.each<[input: string, country: string, expected: string | undefined]>([
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
  ['+49 (0)30 1234567', 'DE', '+49301234567'],
  ['+49 0170 1234567', 'DE', '+491701234567'],
  ['+49 0049 30 1234567', 'DE', '+49301234567'],
  ['+49 0045 20 20 20 20', 'DE', '+4520202020'],
  ['+46 070-123 45 67', 'SE', '+46701234567'],
  ['+31 06 12345678', 'NL', '+31612345678'],
  ['+32 0470 12 34 56', 'BE', '+32470123456'],
  ['+33 06 12 34 56 78', 'FR', '+33612345678'],
  ['+43 0664 1234567', 'AT', '+436641234567'],
  ['+48 022 123 45 67', 'PL', '+48221234567'],
  ['+353 085 012 3456', 'IE', '+353850123456'],
  ['+358 040 1234567', 'FI', '+358401234567'],
  ['+39 06 1234567', 'IT', '+39061234567'],
  ['+39 0347 1234567', 'IT', undefined],
  ['+45 0045 20202020', 'DK', '+4520202020'],
  ['\u202a+45\u00a020\u201120\u201320\u200b20\u202c', 'DK', '+4520202020'],
  ['\uff0b\uff14\uff15 20202020', 'DK', '+4520202020'],
  ['+45 00000000', 'DK', undefined],
  ['+45 20202020 tel', 'DK', undefined],
  ['123456789012345678', 'DE', undefined],
  ['20202020', 'XX', undefined],
])('toE164(%j, %s) is %s', (input, country, expected) => {
  expect(toE164(input, country)).toBe(expected);
});

property.prop([fc.string(), fc.constantFrom('DK', 'NO', 'DE', 'IT')])(
  'toE164() gives a number of E.164 or nothing, and its own answers back',
  (input, country) => {
    const number = toE164(input, country);
    if (number === undefined) return;
    expect(number).toMatch(/^\+[1-9]\d{6,14}$/);
    expect(toE164(number, country)).toBe(number);
  },
);

property.prop([fc.integer({ min: 10_000_000, max: 99_999_999 }), fc.constantFrom('DK', 'NO')])(
  'toE164() understands a number with and without the code that stands in the field',
  (number, country) => {
    const written = String(number).replace(/(..)(?=.)/g, '$1 ');
    expect(toE164(written, country)).toBe(toE164(prefixOf(country) + written, country));
  },
);

test.each<[number: string, expected: string]>([
  ['+4522334455', '+45 22 33 44 55'],
  ['+4722334455', '+47 22 33 44 55'],
  ['+49301234567', '+49 30 1234567'],
  ['+358401234567', '+358 40 1234567'],
  ['+46701234567', '+46 70 123 45 67'],
  ['+39061234567', '+39 06 123 4567'],
  ['+14155550100', '+1 415 555 0100'],
  ['+45223344', '+45223344'],
  ['22 33 44 55', '22 33 44 55'],
  ['', ''],
])('format(%j) is %j', (number, expected) => {
  expect(format(number).replaceAll('\u00a0', ' ')).toBe(expected);
});

property.prop([fc.string(), fc.constantFrom('DK', 'NO', 'DE', 'IT')])(
  'format() says the same number',
  (input, country) => {
    const number = toE164(input, country);
    if (number !== undefined) expect(toE164(format(number), country)).toBe(number);
  },
);

test.each([
  ['+45 ', true],
  ['', true],
  ['+', true],
  ['+4', false],
  ['+45 2', false],
])('isEmpty(%j) is %s', (input, expected) => {
  expect(isEmpty(input)).toBe(expected);
});

test.each([
  ['DK', '+45 '],
  ['GB', '+44 '],
  ['XX', ''],
  ['', ''],
])('prefixOf(%j) is %j', (country, expected) => {
  expect(prefixOf(country)).toBe(expected);
});

test('createPhoneRules() takes a zero after the calling code for the one dialed at home, unless a plan keeps it', () => {
  expect(createPhoneRules().toE164('+39 0347 1234567', 'IT')).toBe('+393471234567');
  expect(toE164('+39 0347 1234567', 'IT')).toBeUndefined();
});
