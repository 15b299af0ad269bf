import { describe, expect, test } from 'vitest';
import { checkAccountForm, normalizeAccountForm, toAccountFormMistakes } from './account-form.ts';

describe('checkAccountForm()', () => {
  test.each([
    ['', 'missing'],
    ['seventy', 'too-short'],
    ['eight888', undefined],
    [' eight888', 'space-at-ends'],
    ['eight888 ', 'space-at-ends'],
    ['🌾🌾🌾🌾🌾🌾🌾', 'too-short'],
    ['a'.repeat(72), undefined],
    ['a'.repeat(73), 'too-long'],
  ])('says of the new password %j: %s', (newPassword, mistake) => {
    expect(checkAccountForm({ newPassword }, ['newPassword'])).toEqual(
      mistake ? { newPassword: mistake } : {},
    );
  });

  test('takes any existing password', () => {
    expect(checkAccountForm({ password: ' a ' }, ['password'])).toEqual({});
    expect(checkAccountForm({}, ['password'])).toEqual({ password: 'missing' });
  });

  test('asks for an address that mail can be sent to', () => {
    expect(checkAccountForm({ email: 'bodil@example' }, ['email'])).toEqual({ email: 'malformed' });
    expect(checkAccountForm({ email: ' bodil@example.com ' }, ['email'])).toEqual({});
    expect(checkAccountForm({ email: 's\u00f8ren@example.org' }, ['email'])).toEqual({ email: 'letter' });
  });

  test('checks what the form asks for and no more', () => {
    expect(checkAccountForm({}, ['firstName', 'email'])).toEqual({ firstName: 'missing', email: 'missing' });
    expect(checkAccountForm({ firstName: '<b>' }, ['firstName'])).toEqual({ firstName: 'unusable' });
    expect(checkAccountForm({ lastName: ' ' }, ['lastName'])).toEqual({ lastName: 'missing' });
    expect(checkAccountForm({ lastName: 'Holm' }, ['lastName'])).toEqual({});
  });
});

test('normalizeAccountForm() normalizes names and the address, and no password', () => {
  expect(
    normalizeAccountForm({
      firstName: ' Bodil\u200b ',
      email: '\u202abodil@example.com',
      password: ' \u200ba ',
    }),
  ).toEqual({ firstName: 'Bodil', email: 'bodil@example.com', password: ' \u200ba ' });
});

describe('toAccountFormMistakes()', () => {
  test('puts the refusal of a password beside the field that the form has for it', () => {
    const problems = [{ kind: 'too-short', field: 'password' }] as const;
    expect(toAccountFormMistakes(problems, ['newPassword'])).toEqual({ newPassword: 'too-short' });
    expect(toAccountFormMistakes(problems, ['password'])).toEqual({ password: 'too-short' });
  });

  test.each([
    ['blank', 'missing'],
    ['taken', 'taken'],
    ['too-short', 'too-short'],
    ['too-long', 'too-long'],
    ['space-at-ends', 'space-at-ends'],
    ['invalid', 'unusable'],
  ])('takes the problem %s for the mistake %s', (kind, mistake) => {
    expect(toAccountFormMistakes([{ kind, field: 'firstName' }], ['firstName', 'lastName'])).toEqual({
      firstName: mistake,
    });
  });

  test('tells an address that is taken from one that is wrong', () => {
    expect(toAccountFormMistakes([{ kind: 'taken', field: 'email' }], ['email'])).toEqual({ email: 'taken' });
    expect(toAccountFormMistakes([{ kind: 'bad-domain', field: 'email' }], ['email'])).toEqual({
      email: 'malformed',
    });
  });

  test('leaves out what the form does not ask for', () => {
    expect(
      toAccountFormMistakes([{ kind: 'disabled' }, { kind: 'invalid', field: 'zip' }], ['email']),
    ).toEqual({});
  });
});

test('toAccountFormMistakes() puts nothing but a refused password beside the new password', () => {
  const problems = [{ kind: 'taken', field: 'email' }];
  expect(toAccountFormMistakes(problems, ['email', 'newPassword'])).toEqual({ email: 'taken' });
});

test('normalizeAccountForm() leaves out what is not there', () => {
  expect(normalizeAccountForm({ lastName: ' Holm ' })).toEqual({ lastName: 'Holm' });
  expect(normalizeAccountForm({})).toEqual({});
});
