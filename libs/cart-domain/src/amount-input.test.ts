import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { formatMinorUnitsForInput, parseInputToMinorUnits } from './amount-input.ts';

test.each([
  ['250', 25_000],
  [' 250 kr. ', 25_000],
  ['250,5', 25_050],
  ['250.50', 25_050],
  ['1.250', 125_000],
  ['1,250', 125_000],
  ['1.250,50', 125_050],
  ['1 250', 125_000],
  ['€65', 6_500],
  ['150,-', 15_000],
  ['150,- kr.', 15_000],
  ['kr. 1.250,-', 125_000],
  ['150.-', 15_000],
  ['150,--', 15_000],
  ['0', 0],
])('parseInputToMinorUnits() parses "%s"', (typed, minor) => {
  expect(parseInputToMinorUnits(typed, 'DKK')).toBe(minor);
});

test.each([
  '',
  'a lot',
  '-250',
  '250-',
  ',-',
  '12.5.6',
  '1e3',
  '250,',
  '9999999999999999999',
  '1.2505',
  'kroner',
])('parseInputToMinorUnits() takes "%s" for no amount', (typed) => {
  expect(parseInputToMinorUnits(typed, 'DKK')).toBeUndefined();
});

test.each([
  ['¥1,250', 'JPY', 1_250],
  ['1.250', 'KWD', 1_250],
  ['1 250.5', 'KWD', 1_250_500],
  ['USD 12.5', 'USD', 1_250],
  ['1.5', 'JPY', undefined],
  ['1.2505', 'KWD', undefined],
])('parseInputToMinorUnits() parses "%s" in %s', (typed, currency, minor) => {
  expect(parseInputToMinorUnits(typed, currency)).toBe(minor);
});

property.prop([
  fc.nat({ max: 10_000_000 }),
  fc.constantFrom(',' as const, '.' as const),
  fc.constantFrom('DKK', 'JPY', 'KWD'),
])('parseInputToMinorUnits() undoes formatMinorUnitsForInput()', (minor, mark, currency) => {
  expect(parseInputToMinorUnits(formatMinorUnitsForInput(minor, mark, currency), currency)).toBe(minor);
});
