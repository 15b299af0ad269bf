import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { markets } from '@marehalm/i18n-routing';
import { checkPostcode, isPostcodeNumeric, type PostcodeMistake, tidyPostcode } from './postcodes.ts';

const fourDigits: PostcodeMistake = { kind: 'digits', digits: 4 };

test.each<[typed: string, country: string, expected: PostcodeMistake | undefined]>([
  ['2100', 'DK', undefined],
  [' 2100 ', 'DK', undefined],
  ['DK-2100', 'DK', undefined],
  ['dk 2100', 'DK', undefined],
  ['', 'DK', { kind: 'missing' }],
  ['   ', 'NO', { kind: 'missing' }],
  ['210', 'DK', fourDigits],
  ['21000', 'NO', fourDigits],
  ['21OO', 'DK', fourDigits],
  ['２１００', 'DK', fourDigits],
  ['NO-0150', 'DK', fourDigits],
  ['0150', 'NO', undefined],
  ['10115', 'DE', undefined],
  ['1011', 'DE', { kind: 'digits', digits: 5 }],
  ['111 22', 'SE', undefined],
  ['1012 ab', 'NL', undefined],
  ['1012', 'NL', { kind: 'malformed' }],
  ['', 'IE', undefined],
  ['D02 AF30', 'IE', undefined],
  ['Dublin', 'IE', { kind: 'malformed' }],
  ['00-950', 'PL', undefined],
  ['anything', 'XX', undefined],
  ['anything', 'valueOf', undefined],
])('checkPostcode(%j, %s) is %j', (typed, country, expected) => {
  expect(checkPostcode(typed, country)).toEqual(expected);
});

property.prop([fc.nat({ max: 9999 }), fc.constantFrom('DK', 'NO')])(
  'checkPostcode() takes every four digits in Denmark and Norway',
  (number, country) => {
    expect(checkPostcode(String(number).padStart(4, '0'), country)).toBeUndefined();
  },
);

property.prop([
  fc.string(),
  fc.constantFrom(...Object.values(markets).flatMap((market) => market.countries)),
])(
  'tidyPostcode() tidies what is tidy no further, and checking it before or after makes no difference',
  (typed, country) => {
    const tidy = tidyPostcode(typed, country);
    expect(checkPostcode(tidy, country)).toEqual(checkPostcode(typed, country));
    if (checkPostcode(tidy, country) === undefined) expect(tidyPostcode(tidy, country)).toBe(tidy);
  },
);

test('every country that is delivered to has a rule', () => {
  for (const country of Object.values(markets).flatMap((market) => market.countries)) {
    expect(checkPostcode('?', country)).toBeDefined();
  }
});

test.each([
  ['DK', true],
  ['NL', false],
  ['IE', false],
  ['PL', false],
])('isPostcodeNumeric(%s) is %s', (country, expected) => {
  expect(isPostcodeNumeric(country)).toBe(expected);
});
