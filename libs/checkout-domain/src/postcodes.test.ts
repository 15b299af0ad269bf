import { expect, test } from 'vitest';
import {
  checkPostcode,
  isPostcodeNumeric,
  isPostcodeRequired,
  normalizePostcode,
  type PostcodeMistake,
} from './postcodes.ts';
import { contactRules } from './testing/contact-rules.ts';

const { postcodes } = contactRules;
const fourDigits: PostcodeMistake = { kind: 'digits', digits: 4 };
const unused: PostcodeMistake = { kind: 'unused' };
const inTerritory = (territory: string): PostcodeMistake => ({ kind: 'territory', territory });

test.each<[input: string, country: string, expected: PostcodeMistake | undefined]>([
  ['2100', 'DK', undefined],
  [' 2100 ', 'DK', undefined],
  ['DK-2100', 'DK', undefined],
  ['dk 2100', 'DK', undefined],
  ['DK2100', 'DK', undefined],
  ['2-1 0-0', 'DK', undefined],
  ['', 'DK', { kind: 'missing' }],
  ['   ', 'NO', { kind: 'missing' }],
  ['', 'XX', { kind: 'missing' }],
  ['', 'IE', undefined],
  ['210', 'DK', fourDigits],
  ['21000', 'NO', fourDigits],
  ['21OO', 'DK', fourDigits],
  ['２１００', 'DK', undefined],
  ['\u202a21\u200b00\u00a0\u202c', 'DK', undefined],
  ['0554', 'DK', unused],
  ['0555', 'DK', undefined],
  ['9999', 'DK', undefined],
  ['0000', 'NO', unused],
  ['86000', 'GR', unused],
  ['85999', 'GR', undefined],
  ['3799', 'DK', undefined],
  ['3800', 'DK', inTerritory('FO')],
  ['3899', 'DK', inTerritory('FO')],
  ['3900', 'DK', inTerritory('GL')],
  ['DK-3900', 'DK', inTerritory('GL')],
  ['GL-3900', 'DK', inTerritory('GL')],
  ['4000', 'DK', undefined],
  ['FO-100', 'DK', inTerritory('FO')],
  ['FO 970', 'DK', inTerritory('FO')],
  ['FO100', 'DK', inTerritory('FO')],
  ['FO--100', 'DK', fourDigits],
  ['XFO 970', 'DK', fourDigits],
  ['NO-0150', 'DK', fourDigits],
  ['D-0150', 'NO', fourDigits],
  ['N-0150', 'NO', undefined],
  ['9175', 'NO', inTerritory('SJ')],
  ['GR-11455', 'GR', undefined],
  ['GR 114 55', 'GR', undefined],
  ['HEL-114 55', 'GR', undefined],
  ['1145', 'GR', { kind: 'digits', digits: 5 }],
  ['k1a 0b1', 'CA', undefined],
  ['K1A', 'CA', { kind: 'malformed' }],
  ['D02 AF30', 'IE', undefined],
  ['IE D02 AF30', 'IE', undefined],
  ['IE-D02AF30', 'IE', undefined],
  ['XX D02 AF30', 'IE', { kind: 'malformed' }],
  ['HEL \u2013 11455', 'GR', undefined],
  ['HEL- 11455', 'GR', undefined],
  ['FO - 100', 'DK', inTerritory('FO')],
  ['Dublin', 'IE', { kind: 'malformed' }],
  ['1100-042', 'PT', undefined],
  ['anything', 'XX', undefined],
  ['anything', 'valueOf', undefined],
])('checkPostcode() of %j in %s is %j', (input, country, expected) => {
  expect(checkPostcode(postcodes, input, country)).toEqual(expected);
});

test.each<[input: string, country: string, expected: string]>([
  [' dk-2100 ', 'DK', '2100'],
  ['N-0150', 'NO', '0150'],
  ['HEL-11455', 'GR', '114 55'],
  ['114 55', 'GR', '114 55'],
  ['114', 'GR', '114'],
  ['1100 042', 'PT', '1100-042'],
  ['1100\u2013042', 'PT', '1100-042'],
  ['k1a-0b1', 'CA', 'K1A 0B1'],
  ['d02af30', 'IE', 'D02 AF30'],
  ['ie d02af30', 'IE', 'D02 AF30'],
  ['hel \u2013 11455', 'GR', '114 55'],
  ['21oo', 'DK', '21OO'],
  [' anything ', 'XX', 'ANYTHING'],
  ['anything', 'constructor', 'ANYTHING'],
])('normalizePostcode() of %j in %s is %j', (input, country, expected) => {
  expect(normalizePostcode(postcodes, input, country)).toBe(expected);
});

test.each([
  ['DK', true],
  ['GR', true],
  ['CA', false],
  ['IE', false],
  ['PT', false],
  ['XX', false],
])('isPostcodeNumeric() of %s is %s', (country, expected) => {
  expect(isPostcodeNumeric(postcodes, country)).toBe(expected);
});

test.each([
  ['DK', true],
  ['IE', false],
  ['XX', true],
])('isPostcodeRequired() of %s is %s', (country, expected) => {
  expect(isPostcodeRequired(postcodes, country)).toBe(expected);
});
