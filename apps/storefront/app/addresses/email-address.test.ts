import { expect, test } from 'vitest';
import { checkEmail, type EmailMistake, normalizeEmail } from './email-address.ts';

test.each<[typed: string, expected: EmailMistake | undefined]>([
  ['', 'missing'],
  [' \u200b ', 'missing'],
  ['ase@example.com', undefined],
  [' ase@example.com ', undefined],
  ['\u202aase@exam\u00adple.com\u202c', undefined],
  ['\uff41se@example.com', undefined],
  ['ase.example.com', 'malformed'],
  ['ase@localhost', 'malformed'],
  ['a@b.dk,c@d.dk', 'malformed'],
  [`${'x'.repeat(250)}@example.com`, 'malformed'],
  ['s\u00f8ren@example.org', 'letter'],
  ['s\u00f8ren@', 'malformed'],
  ['post@s\u00f8ren.example', undefined],
])('checkEmail(%j) is %s', (typed, expected) => {
  expect(checkEmail(typed)).toBe(expected);
});

test.each([
  ['\u202aase@exam\u00adple.com\u202c', 'ase@example.com'],
  ['post@s\u00f8ren.example', 'post@xn--sren-gra.example'],
  ['Ase@Example.com', 'Ase@Example.com'],
])('normalizeEmail(%j) is %s', (typed, expected) => {
  expect(normalizeEmail(typed)).toBe(expected);
});
