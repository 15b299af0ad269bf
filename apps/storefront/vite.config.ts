import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { messages } from '@marehalm/messages/vite';
import { chunks, fetchedWithParts } from './build-steps/chunks.ts';
import { className } from './build-steps/class-names.ts';
import { compileEarly } from './build-steps/compile-early.ts';
import { inlineScripts } from './build-steps/inline-script.ts';
import { leavesOut } from './build-steps/leave-out.ts';
import { leftOut } from './build-steps/left-out.ts';
import { oneStylesheet } from './build-steps/one-stylesheet.ts';
import { reloadLimit } from './build-steps/reload-limit.ts';
import { readConfiguration } from './build-steps/configuration.ts';
import { shakeRouter } from './build-steps/shake-router.ts';
import { shortDocuments } from './build-steps/short-documents.ts';
import { stylesWithCode } from './build-steps/styles-with-code.ts';
import { terserOptions } from './build-steps/terser-options.ts';

const conditions = ['@marehalm/source'];
const configuration = readConfiguration(process.env);

export default defineConfig({
  plugins: [
    messages(),
    inlineScripts(),
    reactRouter(),
    reloadLimit(),
    shakeRouter(),
    leavesOut(leftOut),
    shortDocuments(),
    stylesWithCode(),
    oneStylesheet(),
    compileEarly(),
  ],
  resolve: { conditions: [...conditions, 'module', 'browser', 'development|production'] },
  ssr: {
    resolve: { conditions: [...conditions, 'module', 'node', 'development|production'] },
    noExternal: [/^@marehalm\//],
  },
  // In development they say where they come from.
  css: process.env.NODE_ENV === 'development' ? {} : { modules: { generateScopedName: className } },
  define: { 'import.meta.env.SHOP': JSON.stringify(configuration.public) },
  server: {
    proxy: Object.fromEntries(
      [
        '/api/v1',
        '/1/',
        '/shops',
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
  // One stylesheet: compressed it is smaller than the dozen files of any one page were, later pages have it already, and what
  // comes later as code is dressed in the HTML from the start. What few pages show has its styles with its code.
  build: {
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: (_file, needed) => fetchedWithParts(needed) },
    cssCodeSplit: false,
    terserOptions,
    rolldownOptions: {
      output: { codeSplitting: chunks },
      // What some pages bring with them others fetch later, and how long the build's own steps take is known.
      checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
    },
  },
  environments: {
    client: {
      build: {
        minify: 'terser',
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
