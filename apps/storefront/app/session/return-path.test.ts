import { describe, expect, test } from 'vitest';
import { createAccountHref, loginHref, findReturnPath, getReturnPath } from './return-path';

describe('returnPathOf()', () => {
  test.each([
    '/account/order?id=gid%3A%2F%2Fshopify%2FOrder%2F1000001',
    '/account/addresses',
    '/checkout',
    '/da/account/edit',
  ])('gives back %s, which loginHref() was given', (path) => {
    expect(getReturnPath(new URL(loginHref('en', path), 'http://shop').search, 'en')).toBe(path);
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '',
    '/account/login?return=/account/login',
    '/da/account/create',
    '/account/forgotten-password/reset#token=1',
  ])('goes to the overview instead of %s', (path) => {
    const search = `?${String(new URLSearchParams({ return: path }))}`;
    expect(getReturnPath(search, 'da')).toBe('/da/account/overview');
  });

  test('goes to the overview when nothing was said', () => {
    expect(getReturnPath('', 'en')).toBe('/account/overview');
  });
});

test.each([undefined, '/account/overview', '/account'])('logInHref() says nothing about %s', (path) => {
  expect(loginHref('en', path)).toBe('/account/login');
});

describe('passedOn()', () => {
  test('takes the way back along from one door to another', () => {
    const { search } = new URL(loginHref('da', '/da/account/addresses/add'), 'http://shop');
    expect(createAccountHref('da', findReturnPath(search, 'da'))).toBe(
      '/da/account/create?return=%2Fda%2Faccount%2Faddresses%2Fadd',
    );
  });

  test('is nothing where there was none', () => {
    expect(findReturnPath('', 'da')).toBeUndefined();
  });
});
