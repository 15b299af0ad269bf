import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { amountText, parseAmount } from './parse-amount.ts';

test.each([
  ['250', 25_000],
  [' 250 kr. ', 25_000],
  ['250,5', 25_050],
  ['250.50', 25_050],
  ['1.250', 125_000],
  ['1,250', 125_000],
  ['1.250,50', 125_050],
  ['1 250', 125_000],
  ['1\u00A0250 kr', 125_000],
  ['€65', 6_500],
  ['150,-', 15_000],
  ['150,- kr.', 15_000],
  ['kr. 1.250,-', 125_000],
  ['150.-', 15_000],
  ['150,--', 15_000],
  ['150,\u2013', 15_000],
  ['\uff12\uff15\uff10', 25_000],
  ['\u202a250\u202c', 25_000],
  ['0', 0],
])('parseAmount() reads "%s"', (typed, minor) => {
  expect(parseAmount(typed)).toBe(minor);
});

test.each(['', 'a lot', '-250', '250-', ',-', '12.5.6', '1e3', '250,', '9999999999999999999'])(
  'parseAmount() rejects "%s"',
  (typed) => {
    expect(parseAmount(typed)).toBeUndefined();
  },
);

property.prop([fc.nat({ max: 10_000_000 }), fc.constantFrom('en' as const, 'da' as const)])(
  'parseAmount() undoes amountText()',
  (minor, locale) => {
    expect(parseAmount(amountText(minor, locale))).toBe(minor);
  },
);
