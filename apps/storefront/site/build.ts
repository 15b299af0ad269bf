/** Builds the shop into `dist/storefront`: `npm run build:files`. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { hrefFor, localeCodes } from '@marehalm/shop';
import { buildSite, createSecureHeaders } from '@marehalm/static-router/build';
import { parseConfiguration } from './configuration.ts';
import { createShopContentSecurityPolicy } from './content-security-policy.ts';
import { storefrontDirectory, directories } from './directories.ts';

const { public: shop, siteUrl } = parseConfiguration(process.env);

await buildSite({
  appDirectory: storefrontDirectory,
  outDirectory: directories.shop,
  cacheDirectory: directories.cache,
  sources: [
    ...['app', 'site', 'messages', 'vite.config.ts', 'react-router.config.ts', 'package.json'],
    ...globSync(['libs/*/src', 'libs/*/package.json', 'tsconfig.base.json'], {
      cwd: directories.root,
    })
      .sort()
      .map((file) => path.join(directories.root, file)),
  ],
  lockfile: path.join(directories.root, 'package-lock.json'),
  settings: shop,
  pageRules: path.join(import.meta.dirname, 'page-rules.ts'),
  conditions: ['@marehalm/source'],
  hashedDirectories: ['assets', 'pictures', 'videos'],
  // They become `_headers`, which static hosts and the local services read; `tools/workspace` puts them into the words of nginx and Caddy.
  headers: (code) =>
    createSecureHeaders({
      policy: createShopContentSecurityPolicy(shop, code),
      origin: siteUrl,
      // Mails and search engines show these on pages of their own.
      sharedDirectories: ['pictures', 'videos'],
      serviceWorker: '/service-worker.js',
    }),
  serviceWorker: {
    entry: path.join(storefrontDirectory, 'service-worker/service-worker.ts'),
    pages: localeCodes.flatMap((locale) => [hrefFor('offline', locale), hrefFor('cart', locale)]),
    files: ['/bag-terms.json', '/offers.json', '/favicon.svg'],
    // The bag loads these when it is opened.
    lazyChunks: new RegExp(
      `^(?:bag-drawer-|bag-sync-|bag-page-contents-|bag\\.(?:${localeCodes.join('|')})-)`,
    ),
  },
});
