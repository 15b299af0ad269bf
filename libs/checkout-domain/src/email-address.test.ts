import { expect, test } from 'vitest';
import { checkEmail, type EmailMistake, normalizeEmail } from './email-address.ts';

test.each<[input: string, expected: EmailMistake | undefined]>([
  ['', 'missing'],
  [' \u200b ', 'missing'],
  ['ase@example.com', undefined],
  [' ase@example.com ', undefined],
  ['\u202aase@exam\u00adple.com\u202c', undefined],
  ['\uff41se@example.com', undefined],
  ['ase.example.com', 'malformed'],
  ['ase@localhost', 'malformed'],
  ['a@b.dk,c@d.dk', 'malformed'],
  ['a b@example.com', 'malformed'],
  ['ase@example.c', 'malformed'],
  ['ase@example.com.', 'malformed'],
  ['<ase@example.com>', 'malformed'],
  ['.ase@example.com', 'malformed'],
  ['ase.@example.com', 'malformed'],
  ['a..se@example.com', 'malformed'],
  ['ase@example..com', 'malformed'],
  ['ase@-example.com', 'malformed'],
  ['a.s-e@ex-ample.com', undefined],
  [`${'x'.repeat(242)}@example.com`, undefined],
  [`${'x'.repeat(243)}@example.com`, 'malformed'],
  [`${'x'.repeat(250)}@example.com`, 'malformed'],
  ['s\u00f8ren@example.org', 'letter'],
  ['s\u00f8ren@', 'malformed'],
  ['post@s\u00f8ren.example', undefined],
])('checkEmail(%j) is %s', (input, expected) => {
  expect(checkEmail(input)).toBe(expected);
});

test.each([
  ['\u202aase@exam\u00adple.com\u202c', 'ase@example.com'],
  ['post@s\u00f8ren.example', 'post@xn--sren-gra.example'],
  ['Ase@Example.com', 'Ase@Example.com'],
  ['ase@example\u3002com', 'ase@example.com'],
  ['ase@example\uff61com', 'ase@example.com'],
  ['s\u00f8ren', 's\u00f8ren'],
  ['s\u00f8ren@', 's\u00f8ren@'],
  ['a@s\u00f8ren.example@b\u00f8.dk', 'a@s\u00f8ren.example@b\u00f8.dk'],
  ['a@b\u00f8%.dk', 'a@b\u00f8%.dk'],
])('normalizeEmail(%j) is %s', (input, expected) => {
  expect(normalizeEmail(input)).toBe(expected);
});
