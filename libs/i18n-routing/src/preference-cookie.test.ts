import { describe, expect, test } from 'vitest';
import { createPreferenceCookie } from './preference-cookie.ts';
import { localeCodes, localeCookie, marketCookie, marketIds } from './testing/example-shop.ts';

describe('the preference cookies', () => {
  test('last 365 days, on the whole site, with SameSite=Lax', () => {
    expect(localeCookie.serialize('da')).toBe('shop_locale=da; Max-Age=31536000; Path=/; SameSite=Lax');
    expect(marketCookie.serialize('int', { secure: true })).toBe(
      'shop_market=int; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
    );
  });

  test('have the given lifetime', () => {
    expect(createPreferenceCookie('theme', ['dark', 'light'], 60).serialize('dark')).toBe(
      'theme=dark; Max-Age=60; Path=/; SameSite=Lax',
    );
  });

  test('are read back among other cookies', () => {
    for (const locale of localeCodes) {
      for (const market of marketIds) {
        const pairs = [localeCookie.serialize(locale), marketCookie.serialize(market)].map(
          (c) => c.split(';')[0],
        );
        const header = ['theme=da', ...pairs, 'x_shop_locale=en'].join('; ');
        expect([localeCookie.parse(header), marketCookie.parse(header)]).toEqual([locale, market]);
      }
    }
  });

  test.each([
    null,
    undefined,
    '',
    'shop_locale',
    'shop_locale=',
    'shop_locale=fr',
    'shop_locale=DA',
    'shop_locale=toString',
    'x_shop_locale=da',
    'xhop_locale=da',
    'shop_locale="da',
    'shop_locale=da"',
    'shop_locale=d"a"',
    'shop_locale="d"a',
  ])('are undefined in %j', (cookies) => {
    expect(localeCookie.parse(cookies)).toBeUndefined();
  });

  test('are found after an invalid one of the same name, and in quotes', () => {
    expect(localeCookie.parse('shop_locale=xx; shop_locale="da"')).toBe('da');
  });
});
