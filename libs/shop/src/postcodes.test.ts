import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { markets } from './markets.ts';
import {
  checkPostcode,
  isPostcodeNumeric,
  normalizePostcode,
  type PostcodeMistake,
} from '@marehalm/checkout-domain';
import { postcodes } from './postcodes.ts';

const fourDigits: PostcodeMistake = { kind: 'digits', digits: 4 };
const unused: PostcodeMistake = { kind: 'unused' };
const inTerritory = (territory: string): PostcodeMistake => ({ kind: 'territory', territory });

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
  ['２１００', 'DK', undefined],
  ['\u202a21\u200b00\u00a0\u202c', 'DK', undefined],
  ['0000', 'DK', unused],
  ['0000', 'NO', unused],
  ['00000', 'DE', unused],
  ['3900', 'DK', inTerritory('GL')],
  ['DK-3900', 'DK', inTerritory('GL')],
  ['3992', 'DK', inTerritory('GL')],
  ['GL-3900', 'DK', inTerritory('GL')],
  ['3800', 'DK', inTerritory('FO')],
  ['FO-100', 'DK', inTerritory('FO')],
  ['FO 970', 'DK', inTerritory('FO')],
  ['3799', 'DK', undefined],
  ['4000', 'DK', undefined],
  ['9170', 'NO', inTerritory('SJ')],
  ['97400', 'FR', inTerritory('RE')],
  ['47890', 'IT', inTerritory('SM')],
  ['NO-0150', 'DK', fourDigits],
  ['0150', 'NO', undefined],
  ['10115', 'DE', undefined],
  ['1011', 'DE', { kind: 'digits', digits: 5 }],
  ['D-10435', 'DE', undefined],
  ['DE 10435', 'DE', undefined],
  ['S-114 55', 'SE', undefined],
  ['A-1010', 'AT', undefined],
  ['F-75001', 'FR', undefined],
  ['75 001', 'FR', undefined],
  ['B-1000', 'BE', undefined],
  ['FIN-00100', 'FI', undefined],
  ['N-0150', 'NO', undefined],
  ['00 950', 'PL', undefined],
  ['PL-00\u2011950', 'PL', undefined],
  ['1012-AB', 'NL', undefined],
  ['NL-1012AB', 'NL', undefined],
  ['D-1010', 'AT', fourDigits],
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
  expect(checkPostcode(postcodes, typed, country)).toEqual(expected);
});

test.each<[typed: string, country: string, expected: string]>([
  [' dk-2100 ', 'DK', '2100'],
  ['D-10435', 'DE', '10435'],
  ['S-11455', 'SE', '114 55'],
  ['114 55', 'SE', '114 55'],
  ['75 001', 'FR', '75001'],
  ['00 950', 'PL', '00-950'],
  ['00\u2013950', 'PL', '00-950'],
  ['1012-ab', 'NL', '1012 AB'],
  ['d02af30', 'IE', 'D02 AF30'],
  ['21oo', 'DK', '21OO'],
  ['anything', 'XX', 'ANYTHING'],
])('normalizePostcode(%j, %s) is %j', (typed, country, expected) => {
  expect(normalizePostcode(postcodes, typed, country)).toBe(expected);
});

property.prop([fc.integer({ min: 1000, max: 9999 }), fc.constantFrom('DK', 'NO')])(
  'checkPostcode() accepts every four digits in Denmark and Norway that no territory has',
  (number, country) => {
    const mistake = checkPostcode(postcodes, String(number), country);
    if (mistake) expect(mistake).toEqual(inTerritory(country === 'NO' ? 'SJ' : number < 3900 ? 'FO' : 'GL'));
  },
);

property.prop([
  fc.string(),
  fc.constantFrom(...Object.values(markets).flatMap((market) => market.countries)),
])(
  'normalizePostcode() is idempotent, and checking before or after makes no difference',
  (typed, country) => {
    const normalized = normalizePostcode(postcodes, typed, country);
    expect(checkPostcode(postcodes, normalized, country)).toEqual(checkPostcode(postcodes, typed, country));
    expect(normalizePostcode(postcodes, normalized, country)).toBe(normalized);
  },
);

test('every country with delivery has a rule', () => {
  for (const country of Object.values(markets).flatMap((market) => market.countries)) {
    expect(checkPostcode(postcodes, '?', country)).toBeDefined();
  }
});

test.each([
  ['DK', true],
  ['NL', false],
  ['IE', false],
  ['PL', false],
])('isPostcodeNumeric(%s) is %s', (country, expected) => {
  expect(isPostcodeNumeric(postcodes, country)).toBe(expected);
});
