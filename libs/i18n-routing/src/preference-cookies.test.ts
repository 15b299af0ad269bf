import { describe, expect, test } from 'vitest';
import { localeCodes } from './locales.ts';
import { marketIds } from './markets.ts';
import {
  readLocaleCookie,
  readMarketCookie,
  serializeLocaleCookie,
  serializeMarketCookie,
} from './preference-cookies.ts';

describe('the preference cookies', () => {
  test('last 365 days, everywhere on the site, SameSite lax', () => {
    expect(serializeLocaleCookie('da')).toBe('marehalm_locale=da; Max-Age=31536000; Path=/; SameSite=Lax');
    expect(serializeMarketCookie('int', { secure: true })).toBe(
      'marehalm_market=int; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
    );
  });

  test('are read as they were written, among others', () => {
    for (const locale of localeCodes) {
      for (const market of marketIds) {
        const pairs = [serializeLocaleCookie(locale), serializeMarketCookie(market)].map(
          (c) => c.split(';')[0],
        );
        const header = ['theme=da', ...pairs, 'x_marehalm_locale=en'].join('; ');
        expect([readLocaleCookie(header), readMarketCookie(header)]).toEqual([locale, market]);
      }
    }
  });

  test.each([
    null,
    undefined,
    '',
    'marehalm_locale',
    'marehalm_locale=',
    'marehalm_locale=fr',
    'marehalm_locale=DA',
    'marehalm_locale=toString',
    'x_marehalm_locale=da',
    'xarehalm_locale=da',
    'marehalm_locale="da',
    'marehalm_locale=da"',
    'marehalm_locale=d"a"',
    'marehalm_locale="d"a',
  ])('count as none in %j', (cookies) => {
    expect(readLocaleCookie(cookies)).toBeUndefined();
  });

  test('are found behind a broken one of the same name, and in quotes', () => {
    expect(readLocaleCookie('marehalm_locale=xx; marehalm_locale="da"')).toBe('da');
  });
});
