import { describe, expect, test } from 'vitest';
import { createHref, logInHref, passedOn, returnPathOf } from './return-path';

describe('returnPathOf()', () => {
  test.each([
    '/account/order?id=gid%3A%2F%2Fshopify%2FOrder%2F1000001',
    '/account/addresses',
    '/checkout',
    '/da/account/edit',
  ])('gives back %s, which logInHref() was given', (path) => {
    expect(returnPathOf(new URL(logInHref('en', path), 'http://shop').search, 'en')).toBe(path);
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
    expect(returnPathOf(search, 'da')).toBe('/da/account/overview');
  });

  test('goes to the overview when nothing was said', () => {
    expect(returnPathOf('', 'en')).toBe('/account/overview');
  });
});

test.each([undefined, '/account/overview', '/account'])('logInHref() says nothing about %s', (path) => {
  expect(logInHref('en', path)).toBe('/account/login');
});

describe('passedOn()', () => {
  test('takes the way back along from one door to another', () => {
    const { search } = new URL(logInHref('da', '/da/account/addresses/add'), 'http://shop');
    expect(createHref('da', passedOn(search, 'da'))).toBe(
      '/da/account/create?return=%2Fda%2Faccount%2Faddresses%2Fadd',
    );
  });

  test('is nothing where there was none', () => {
    expect(passedOn('', 'da')).toBeUndefined();
  });
});
