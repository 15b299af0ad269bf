import { expect, test } from 'vitest';
import { parseConfiguration } from './configuration.ts';
import { createShopContentSecurityPolicy } from './content-security-policy.ts';

/** The sources of one directive of the policy that these variables lead to. */
function sourcesOf(directive: string, variables: Record<string, string> = {}): string[] {
  const policy = createShopContentSecurityPolicy(parseConfiguration(variables).public, {
    scripts: ["'sha256-abc='"],
    styles: ["'sha256-def='"],
  });
  const found = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return found?.split(' ').slice(1) ?? [];
}

test.each([
  ['script-src', ["'self'", "'sha256-abc='"]],
  ['style-src', ["'self'", "'sha256-def='"]],
  ['connect-src', ["'self'"]],
  ['frame-src', ["'none'"]],
  ['media-src', ["'self'"]],
  ['object-src', ["'none'"]],
  ['base-uri', ["'none'"]],
  ['form-action', ["'self'"]],
  ['frame-ancestors', ["'none'"]],
  ['require-trusted-types-for', ["'script'"]],
  ['trusted-types', ['default']],
])(
  'createShopContentSecurityPolicy() allows only the own origin for %s if every service is on it',
  (directive, sources) => {
    expect(sourcesOf(directive)).toEqual(sources);
  },
);

test('createShopContentSecurityPolicy() lets the browser reach hosted shops, newsletter and search', () => {
  const endpoint = (shop: string) => `https://${shop}.myshopify.com/api/2026-04/graphql.json`;
  expect(
    sourcesOf('connect-src', {
      MAREHALM_SHOP_DK_ENDPOINT: endpoint('one'),
      MAREHALM_SHOP_NO_ENDPOINT: endpoint('two'),
      MAREHALM_SHOP_INT_ENDPOINT: endpoint('one'),
      MAREHALM_NEWSLETTER_URL: 'https://letters.example/subscriptions',
      MAREHALM_SEARCH_HOST: '',
    }),
  ).toEqual([
    "'self'",
    'https://one.myshopify.com',
    'https://two.myshopify.com',
    'https://letters.example',
    'https://*.algolia.net',
    'https://*.algolianet.com',
  ]);
});

test('createShopContentSecurityPolicy() lets the browser report clicks to a hosted search where shoppers are asked for their consent', () => {
  const hosted = { MAREHALM_SEARCH_HOST: '', MAREHALM_TAG_MANAGER_ID: 'GTM-1' };
  expect(sourcesOf('connect-src', hosted)).toContain('https://insights.algolia.io');
});

test('createShopContentSecurityPolicy() lets the browser send withdrawals elsewhere, with and without scripts', () => {
  const elsewhere = { MAREHALM_WITHDRAWALS_URL: 'https://forms.example/withdrawals' };
  expect(sourcesOf('connect-src', elsewhere)).toEqual(["'self'", 'https://forms.example']);
  expect(sourcesOf('form-action', elsewhere)).toEqual(["'self'", 'https://forms.example']);
});

test('createShopContentSecurityPolicy() lets the browser reach a search of its own origin, and no provider then', () => {
  expect(sourcesOf('connect-src', { MAREHALM_SEARCH_HOST: 'https://search.example:8108/' })).toEqual([
    "'self'",
    'https://search.example:8108',
  ]);
});

test('createShopContentSecurityPolicy() lets a hosted bot check load both its scripts and show its frame', () => {
  const hosted = { MAREHALM_RECAPTCHA_SITE_KEY: 'key', MAREHALM_RECAPTCHA_HOST: 'https://www.google.com' };
  expect(sourcesOf('script-src', hosted)).toEqual([
    "'self'",
    "'sha256-abc='",
    'https://www.google.com',
    'https://www.gstatic.com',
  ]);
  expect(sourcesOf('frame-src', hosted)).toEqual(['https://www.google.com', 'https://recaptcha.google.com']);
  // Its code has policies of its own.
  expect(sourcesOf('require-trusted-types-for', hosted)).toEqual([]);
});

test('createShopContentSecurityPolicy() ignores the URLs of disabled services', () => {
  const unused = { MAREHALM_RECAPTCHA_HOST: 'https://www.google.com' };
  expect(sourcesOf('script-src', unused)).toEqual(["'self'", "'sha256-abc='"]);
  expect(sourcesOf('connect-src', unused)).toEqual(["'self'"]);
});

test.each([{}, { MAREHALM_RECAPTCHA_SITE_KEY: 'key', MAREHALM_RECAPTCHA_HOST: 'https://www.google.com' }])(
  'createShopContentSecurityPolicy() never allows inline scripts or code from strings: %j',
  (variables) => {
    for (const directive of ['default-src', 'script-src', 'style-src'])
      expect(
        sourcesOf(directive, variables).filter((source) => /unsafe|\*|data:|blob:/.test(source)),
      ).toEqual([]);
  },
);
