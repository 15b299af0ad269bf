import { expect, test } from 'vitest';
import { parseConfiguration } from './configuration.ts';

test('parseConfiguration() needs no variable', () => {
  const { siteUrl, cmsUrl, servicesUrl, public: shop } = parseConfiguration({});
  expect(siteUrl).toBe('http://localhost:4200');
  expect(cmsUrl).toBe(servicesUrl);
  expect(shop.search.host).toBe('/');
});

test('parseConfiguration() uses the hosts of the provider for an empty search host', () => {
  expect(parseConfiguration({ MAREHALM_SEARCH_HOST: '' }).public.search.host).toBe('');
});

test('parseConfiguration() treats any other empty variable as unset', () => {
  expect(parseConfiguration({ MAREHALM_SITE_URL: '', MAREHALM_RECAPTCHA_SITE_KEY: '' })).toEqual(
    parseConfiguration({}),
  );
});

test.each([
  ['MAREHALM_SITE_URL', 'shop.example:443'],
  ['MAREHALM_SITE_URL', 'https://shop.example/sub'],
  ['MAREHALM_SITE_URL', 'mailto:shop@shop.example'],
  ['MAREHALM_CMS_URL', 'cms.shop.example:443/api'],
  ['MAREHALM_SHOP_DK_ENDPOINT', 'shop-dk.myshopify.com:443/api'],
  ['MAREHALM_SEARCH_HOST', 'search.shop.example:8108'],
])('parseConfiguration() rejects a %s such as %s', (name, value) => {
  expect(() => parseConfiguration({ [name]: value })).toThrow(
    `\n  ${name}: must be an address such as https://shop.example`,
  );
});

test('parseConfiguration() names every malformed variable on a line of its own', () => {
  const read = () =>
    parseConfiguration({
      MAREHALM_SITE_URL: 'www.shop.example',
      MAREHALM_SEARCH_HOST: 'search.example',
      MAREHALM_RECAPTCHA_HOST: 'google',
      MAREHALM_CHECKOUT: 'ours',
    });
  expect(read).toThrow(/^Cannot read the shop's configuration:\n {2}MAREHALM_SITE_URL: /);
  for (const name of ['MAREHALM_SEARCH_HOST', 'MAREHALM_RECAPTCHA_HOST', 'MAREHALM_CHECKOUT']) {
    expect(read).toThrow(new RegExp(`\\n {2}${name}: `));
  }
});
