import { createRequire } from 'node:module';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import type * as shop from '@marehalm/shop';
import type * as updates from '@marehalm/media/content-updates';
import type * as library from '@marehalm/static-router/vite';
import { chunks, alwaysLoadedChunks } from './site/chunks.ts';
import type * as messages from './site/shop-messages-plugin.ts';
import type * as media from './media/make-media.ts';
import type * as configurations from './site/configuration.ts';

// Vite bundles this file without the condition that takes libraries from source; Node has it.
const load = createRequire(import.meta.url);
const { hrefFor, localeCodes } = load('@marehalm/shop') as typeof shop;
const { createContentUpdatesPlugin } = load('@marehalm/media/content-updates') as typeof updates;
const { staticRouter } = load('@marehalm/static-router/vite') as typeof library;
const { createShopMessagesPlugin } = load('./site/shop-messages-plugin.ts') as typeof messages;
const { parseConfiguration } = load('./site/configuration.ts') as typeof configurations;

const conditions = ['@marehalm/source'];
const configuration = parseConfiguration(process.env);

/** Paths that the services answer in development. */
const servicePaths = [
  '/api/v1',
  '/1/',
  '/shops',
  ...localeCodes.map((locale) => `${hrefFor('cart', locale)}/c/`),
  '/newsletter',
  '/orders',
  '/reviews',
  '/withdrawals',
  '/recaptcha',
  '/gtm.js',
  '/outbox',
  '/media',
  '/__faults',
];

export default defineConfig({
  plugins: [
    createShopMessagesPlugin(),
    // `npm run dev` names the file.
    createContentUpdatesPlugin(process.env['MAREHALM_CONTENT_STATUS'], () =>
      (load('./media/make-media.ts') as typeof media).makeShopMedia(),
    ),
    staticRouter({
      layers: ['tokens', 'base', 'components', 'blocks', 'pages'],
      chunks,
      alwaysLoadedChunks: alwaysLoadedChunks,
    }),
    reactRouter(),
  ],
  resolve: {
    conditions: [...conditions, 'module', 'browser', 'development|production'],
    // Messages come compiled: https://formatjs.github.io/docs/guides/performance#remove-the-parser-40-smaller
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
    ],
  },
  ssr: {
    resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] },
    noExternal: [/^@marehalm\//],
  },
  define: { 'import.meta.env.SHOP': JSON.stringify(configuration.public) },
  // Found before the first page: what Vite meets later has it reload the page.
  optimizeDeps: { entries: ['app/entry.client.tsx', 'app/routes/*.tsx'] },
  server: { proxy: Object.fromEntries(servicePaths.map((path) => [path, configuration.servicesUrl])) },
});
