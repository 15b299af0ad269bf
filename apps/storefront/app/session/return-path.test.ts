import { describe, expect, test } from 'vitest';
import { getCreateAccountHref, getLoginHref, findReturnPath, getReturnPath } from './return-path';

describe('getReturnPath()', () => {
  test.each([
    '/account/order?id=gid%3A%2F%2Fshopify%2FOrder%2F1000001',
    '/account/addresses',
    '/checkout',
    '/da/account/edit',
  ])('returns %s, which getLoginHref() was given', (path) => {
    expect(getReturnPath(new URL(getLoginHref('en', path), 'http://shop').search, 'en')).toBe(path);
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
  ])('returns the overview instead of %s', (path) => {
    const search = `?${String(new URLSearchParams({ return: path }))}`;
    expect(getReturnPath(search, 'da')).toBe('/da/account/overview');
  });

  test('returns the overview by default', () => {
    expect(getReturnPath('', 'en')).toBe('/account/overview');
  });
});

test.each([undefined, '/account/overview', '/account'])('logInHref() omits %s', (path) => {
  expect(getLoginHref('en', path)).toBe('/account/login');
});

describe('findReturnPath()', () => {
  test('keeps the return path between login pages', () => {
    const { search } = new URL(getLoginHref('da', '/da/account/addresses/add'), 'http://shop');
    expect(getCreateAccountHref('da', findReturnPath(search, 'da'))).toBe(
      '/da/account/create?return=%2Fda%2Faccount%2Faddresses%2Fadd',
    );
  });

  test('is empty without a return path', () => {
    expect(findReturnPath('', 'da')).toBeUndefined();
  });
});
