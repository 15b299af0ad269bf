import type { PublicConfiguration } from './configuration.ts';

/** Where the hosted provider's first script fetches its second one from, and where its puzzles are shown. */
const HOSTED_BOT_CHECK = { scripts: ['https://www.gstatic.com'], frames: ['https://recaptcha.google.com'] };

/** Hosts of an Algolia application, whose names begin with its id. */
const HOSTED_SEARCH = ['https://*.algolia.net', 'https://*.algolianet.com'];

/**
 * The one Content-Security-Policy of all pages: this origin, the inline scripts with these hashes, and the services that
 * the configuration names on other origins.
 *
 * @param scriptHashes `'sha256-…'`, quotes included.
 */
export function contentSecurityPolicy(shop: PublicConfiguration, scriptHashes: readonly string[]): string {
  const { shops, newsletterUrl, withdrawalsUrl, search, recaptcha } = shop;
  const botCheck = recaptcha.siteKey === undefined ? [] : origins([recaptcha.host]);
  const isBotCheckHosted = botCheck.length > 0;
  const searchHosts = search.host === '' ? HOSTED_SEARCH : origins([search.host]);
  const connections = origins([
    ...Object.values(shops).map(({ endpoint }) => endpoint),
    newsletterUrl,
    withdrawalsUrl,
  ]);
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...scriptHashes,
      ...botCheck,
      ...(isBotCheckHosted ? HOSTED_BOT_CHECK.scripts : []),
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...connections, ...searchHosts, ...botCheck],
    'frame-src': isBotCheckHosted ? [...botCheck, ...HOSTED_BOT_CHECK.frames] : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    // Without scripts the form of a withdrawal is posted by the browser itself.
    'form-action': ["'self'", ...origins([withdrawalsUrl])],
    'frame-ancestors': ["'none'"],
  })
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Of addresses on other origins; a path is on the shop's own. */
function origins(addresses: readonly string[]): string[] {
  return addresses.filter((address) => /^https?:/.test(address)).map((address) => new URL(address).origin);
}
