import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { messages } from '@marehalm/messages/vite';
import { chunks, fetchedWithParts } from './build-steps/chunks.ts';
import { compileEarly } from './build-steps/compile-early.ts';
import { inlineScripts } from './build-steps/inline-script.ts';
import { oneStylesheet } from './build-steps/one-stylesheet.ts';
import { readConfiguration } from './build-steps/configuration.ts';

const conditions = ['@marehalm/source'];
const configuration = readConfiguration(process.env);

export default defineConfig({
  plugins: [messages(), inlineScripts(), reactRouter(), oneStylesheet(), compileEarly()],
  resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] },
  ssr: {
    resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] },
    noExternal: [/^@marehalm\//],
  },
  // Short names: HTML is full of them.
  css: process.env.NODE_ENV === 'development' ? {} : { modules: { generateScopedName: '[hash:base64:5]' } },
  define: { 'import.meta.env.SHOP': JSON.stringify(configuration.public) },
  server: {
    proxy: Object.fromEntries(
      [
        '/api/v1',
        '/1/',
        '/shops',
        '/cart/c/',
        '/da/cart/c/',
        '/newsletter',
        '/withdrawals',
        '/recaptcha',
        '/gtm.js',
        '/outbox',
        '/media',
        '/__faults',
      ].map((path) => [path, configuration.servicesUrl]),
    ),
  },
  // One stylesheet: compressed it is smaller than the dozen files of any one page were, later pages have it already, and the HTML of
  // parts whose code is loaded later is styled from the start.
  build: {
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: (_file, needed) => fetchedWithParts(needed) },
    cssCodeSplit: false,
    rolldownOptions: {
      output: { codeSplitting: chunks },
      // What some pages bring with them others fetch later, and how long the build's own steps take is known.
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
    },
  },
  environments: {
    client: {
      build: {
        // Every page names its files, and the files name each other: 42 bits tell the contents of one name apart well enough.
        rolldownOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7].[ext]',
          },
        },
      },
    },
  },
});
