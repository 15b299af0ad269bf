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
  ['99000', 'SE', unused],
  ['98999', 'SE', undefined],
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
  ['D-1010', 'AT', fourDigits],
  ['A-1010', 'AT', undefined],
  ['D-10435', 'DE', undefined],
  ['DE 10435', 'DE', undefined],
  ['1011', 'DE', { kind: 'digits', digits: 5 }],
  ['FIN-00100', 'FI', undefined],
  ['SF 00100', 'FI', undefined],
  ['22100', 'FI', inTerritory('AX')],
  ['S-114 55', 'SE', undefined],
  ['1012 ab', 'NL', undefined],
  ['1012', 'NL', { kind: 'malformed' }],
  ['D02 AF30', 'IE', undefined],
  ['IE D02 AF30', 'IE', undefined],
  ['IE-D02AF30', 'IE', undefined],
  ['XX D02 AF30', 'IE', { kind: 'malformed' }],
  ['D \u2013 10435', 'DE', undefined],
  ['D- 10435', 'DE', undefined],
  ['FO - 100', 'DK', inTerritory('FO')],
  ['Dublin', 'IE', { kind: 'malformed' }],
  ['00-950', 'PL', undefined],
  ['anything', 'XX', undefined],
  ['anything', 'valueOf', undefined],
])('checkPostcode() of %j in %s is %j', (input, country, expected) => {
  expect(checkPostcode(postcodes, input, country)).toEqual(expected);
});

test.each<[input: string, country: string, expected: string]>([
  [' dk-2100 ', 'DK', '2100'],
  ['D-10435', 'DE', '10435'],
  ['S-11455', 'SE', '114 55'],
  ['114 55', 'SE', '114 55'],
  ['114', 'SE', '114'],
  ['00 950', 'PL', '00-950'],
  ['00\u2013950', 'PL', '00-950'],
  ['1012-ab', 'NL', '1012 AB'],
  ['d02af30', 'IE', 'D02 AF30'],
  ['ie d02af30', 'IE', 'D02 AF30'],
  ['d \u2013 10435', 'DE', '10435'],
  ['21oo', 'DK', '21OO'],
  [' anything ', 'XX', 'ANYTHING'],
  ['anything', 'constructor', 'ANYTHING'],
])('normalizePostcode() of %j in %s is %j', (input, country, expected) => {
  expect(normalizePostcode(postcodes, input, country)).toBe(expected);
});

test.each([
  ['DK', true],
  ['SE', true],
  ['NL', false],
  ['IE', false],
  ['PL', false],
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
