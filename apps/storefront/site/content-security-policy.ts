import { HOSTED_EVENTS_ORIGIN } from '@marehalm/search';
import type { InlineCodeHashes } from '@marehalm/static-router';
import { createContentSecurityPolicy } from '@marehalm/static-router/build';
import type { PublicConfiguration } from './configuration.ts';

/** Sources of the second script and the puzzles of the hosted bot check. */
const HOSTED_BOT_CHECK = { scripts: ['https://www.gstatic.com'], frames: ['https://recaptcha.google.com'] };

/** Destinations of the data of Google's tag manager and analytics. */
const HOSTED_MEASURING = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
];

/** Hosts of an Algolia application, whose names start with its id. */
const HOSTED_SEARCH = ['https://*.algolia.net', 'https://*.algolianet.com'];

/**
 * Creates the Content-Security-Policy of all pages: this origin, inline code by hash, and services on other origins from the
 * configuration.
 *
 * Trusted Types are required if all code is the shop's own (the policy is in `app/browser/trusted-types.ts`). A hosted bot check or
 * tag manager loads code whose policy names are not documented, so with one of them they are not.
 */
export function createShopContentSecurityPolicy(shop: PublicConfiguration, code: InlineCodeHashes): string {
  const {
    shops,
    newsletterUrl,
    stockAlertsUrl,
    orderStatusUrl,
    withdrawalsUrl,
    search,
    recaptcha,
    tagManager,
  } = shop;
  const botCheck = recaptcha.siteKey === undefined ? [] : origins([recaptcha.host]);
  const isBotCheckHosted = botCheck.length > 0;
  const tags = tagManager ? origins([tagManager.host]) : [];
  const measured = tags.some((host) => host.endsWith('.googletagmanager.com')) ? HOSTED_MEASURING : tags;
  const searchHosts =
    search.host === ''
      ? [...HOSTED_SEARCH, ...(tagManager ? [HOSTED_EVENTS_ORIGIN] : [])]
      : origins([search.host]);
  const connections = origins([
    ...Object.values(shops).map(({ endpoint }) => endpoint),
    newsletterUrl,
    stockAlertsUrl,
    orderStatusUrl,
    withdrawalsUrl,
  ]);
  const directives = {
    'script-src': [...botCheck, ...(isBotCheckHosted ? HOSTED_BOT_CHECK.scripts : []), ...tags],
    'img-src': ["'self'", 'data:', ...measured],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...connections, ...searchHosts, ...botCheck, ...measured],
    'frame-src': isBotCheckHosted ? [...botCheck, ...HOSTED_BOT_CHECK.frames] : ["'none'"],
    // Without scripts these forms are posted by the browser itself.
    'form-action': ["'self'", ...origins([newsletterUrl, stockAlertsUrl, orderStatusUrl, withdrawalsUrl])],
    ...(isBotCheckHosted || tags.length > 0
      ? {}
      : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
  };
  return createContentSecurityPolicy(directives, code);
}

/** Returns the origins of URLs; a path belongs to the shop's own origin. */
function origins(addresses: readonly string[]): string[] {
  return addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin);
}
