import { expect, test } from 'vitest';
import { localeCookie, marketCookie } from './preference-cookies.ts';

test('language and market are remembered for 365 days, on the whole site, with SameSite=Lax', () => {
  expect(localeCookie.serialize('da')).toBe('marehalm_locale=da; Max-Age=31536000; Path=/; SameSite=Lax');
  expect(marketCookie.serialize('int', { secure: true })).toBe(
    'marehalm_market=int; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
  );
});
