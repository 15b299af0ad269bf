import { describe, expect, test } from 'vitest';
import { checkAccount, normalizeAccount, refusedFields } from './account-fields';

describe('checkAccount()', () => {
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
    expect(checkAccount({ newPassword }, ['newPassword'])).toEqual(mistake ? { newPassword: mistake } : {});
  });

  test('accepts any existing password', () => {
    expect(checkAccount({ password: ' a ' }, ['password'])).toEqual({});
    expect(checkAccount({}, ['password'])).toEqual({ password: 'missing' });
  });

  test('requires an email address that can receive mail', () => {
    expect(checkAccount({ email: 'bodil@example' }, ['email'])).toEqual({ email: 'malformed' });
    expect(checkAccount({ email: ' bodil@example.com ' }, ['email'])).toEqual({});
    expect(checkAccount({ email: 's\u00f8ren@example.org' }, ['email'])).toEqual({ email: 'letter' });
  });

  test('validates only the fields of the form', () => {
    expect(checkAccount({}, ['firstName', 'email'])).toEqual({ firstName: 'missing', email: 'missing' });
    expect(checkAccount({ firstName: '<b>' }, ['firstName'])).toEqual({ firstName: 'unusable' });
  });
});

test('normalizeAccount() normalizes names and the address, and no password', () => {
  expect(
    normalizeAccount({ firstName: ' Bodil\u200b ', email: '\u202abodil@example.com', password: ' \u200ba ' }),
  ).toEqual({ firstName: 'Bodil', email: 'bodil@example.com', password: ' \u200ba ' });
});

describe('refusedFields()', () => {
  test('assigns a rejected password to the password field of the form', () => {
    const problems = [{ kind: 'too-short', field: 'password' }] as const;
    expect(refusedFields(problems, ['newPassword'])).toEqual({ newPassword: 'too-short' });
    expect(refusedFields(problems, ['password'])).toEqual({ password: 'too-short' });
  });

  test('distinguishes a taken address from an invalid one', () => {
    expect(refusedFields([{ kind: 'taken', field: 'email' }], ['email'])).toEqual({ email: 'taken' });
    expect(refusedFields([{ kind: 'bad-domain', field: 'email' }], ['email'])).toEqual({
      email: 'malformed',
    });
  });

  test('omits fields that the form does not have', () => {
    expect(refusedFields([{ kind: 'disabled' }, { kind: 'invalid', field: 'zip' }], ['email'])).toEqual({});
  });
});
