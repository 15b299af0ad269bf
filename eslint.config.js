import js from '@eslint/js';
import { readdirSync } from 'node:fs';
import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import formatjs from 'eslint-plugin-formatjs';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { noPrivateWords } from './tools/lint-rules/src/no-private-words.ts';
import { noTextWithSiblings } from './tools/lint-rules/src/no-text-with-siblings.ts';

// The boundary rule reads the graph of projects that Nx has kept from its last run, and is silent without one: on a fresh
// clone nothing has run yet. Making it here takes about a second; a task of Nx finds one, and the daemon would outlive the command.
process.env.NX_DAEMON = 'false';
if (process.env.NX_TASK_TARGET_PROJECT === undefined) await createProjectGraphAsync();

/** Which tag may import which: the dependency rule of docs/architecture.md. */
const depConstraints = [
  ...readdirSync(new URL('libs', import.meta.url))
    .filter((name) => name !== 'ui')
    .map((name) => ({
      sourceTag: `lib:${name}`,
      // `shop` holds this shop's facts in the libraries' types, `page-data` joins what they return; no other library imports another one.
      onlyDependOnLibsWithTags: ['shop', 'page-data'].includes(name) ? ['scope:domain'] : [],
    })),
  { sourceTag: 'scope:domain', bannedExternalImports: ['react-dom', 'react-router*'] },
  { sourceTag: 'scope:page-data', bannedExternalImports: ['react', 'react-dom', 'react-router*'] },
  { sourceTag: 'scope:ui', onlyDependOnLibsWithTags: ['scope:ui'] },
  {
    sourceTag: 'scope:app',
    onlyDependOnLibsWithTags: ['scope:domain', 'scope:page-data', 'scope:router', 'scope:ui', 'scope:tool'],
  },
  { sourceTag: 'scope:tool', onlyDependOnLibsWithTags: ['scope:domain', 'scope:page-data', 'scope:tool'] },
  { sourceTag: 'scope:e2e', onlyDependOnLibsWithTags: ['scope:domain', 'scope:tool'] },
];

/** Apps export nothing, so Nx cannot see that a package name means one of them. */
const noApps = { group: ['@marehalm/storefront*'], message: 'Nothing imports an app.' };
const noFramework = {
  group: ['react', 'react/*', 'react-dom', 'react-dom/*'],
  message: 'A domain library has no framework; adapters live in src/react.ts.',
};

const app = './apps/storefront/app';

/**
 * Import direction in the app (docs/architecture.md), from the bottom: a folder imports those below it, and none beside it. The modules of
 * the root route stand on top.
 */
const appLayers = [
  ['browser'],
  ['config', 'intl', 'session'],
  ['addresses', 'cart', 'catalogue'],
  ['layout'],
  ['search'],
  ['account', 'checkout', 'pages'],
  ['analytics'],
  ['routes', 'root.tsx'],
];
/** What loaders are made of, at build time: routes alone call it (see `buildTimeCode`). */
const belowServer = ['browser', 'config', 'intl'];

const appZones = [
  ...appLayers.slice(0, -1).flatMap((layer, level) =>
    layer.map((folder) => ({
      target: `${app}/${folder}`,
      from: appLayers
        .slice(level)
        .flat()
        .filter((other) => other !== folder)
        .map((other) => `${app}/${other}`),
    })),
  ),
  {
    target: `${app}/server`,
    from: appLayers
      .flat()
      .filter((folder) => !belowServer.includes(folder))
      .map((folder) => `${app}/${folder}`),
  },
].map((zone) => ({
  ...zone,
  message: 'Imports go down the folders of docs/architecture.md, never up or aside.',
}));

/** Code of loaders, which never gets into the browser. The types of its results are in `@marehalm/page-data`. */
const buildTimeCode = {
  group: ['**/server/*', '@marehalm/page-data/*'],
  message: 'Routes alone call app/server and the build-time entries of @marehalm/page-data.',
};

/** Hooks of plugins that rewrite modules. The build takes dependencies as they ship, and the sources of the workspace as they stand. */
const noTransforms = {
  selector: ':matches(Property, MethodDefinition)[key.name=/^(transform|renderChunk)$/]',
  message: 'No plugin rewrites modules: the build takes those of node_modules as they ship.',
};

/** What browsers block, lack or break (style 31): where it throws, the shop goes on without it. */
const unsafeApi =
  'Some browser blocks it: use attempt, createSafeObserver, or what app/browser and libs/ui make of them.';
const isCaught =
  ':not(TryStatement *):not(CallExpression[callee.name=/^(attempt|createSafeObserver|observe)$/] *)';
const noUnsafeApis = [
  'NewExpression[callee.name=/^(BroadcastChannel|\\w+Observer)$/]',
  'CallExpression[callee.name=/^(matchMedia|requestIdleCallback)$/]',
  'CallExpression[callee.property.name=/^(matchMedia|requestIdleCallback|startViewTransition)$/]',
  'MemberExpression[object.name=/^(caches|indexedDB|crypto|localStorage|sessionStorage|scheduler)$/]',
  'MemberExpression[object.property.name=/^(caches|indexedDB|crypto|localStorage|sessionStorage)$/]',
  'MemberExpression[object.name="navigator"][property.name=/^(locks|serviceWorker|storage|connection)$/]',
  'MemberExpression[object.name="document"][property.name="cookie"]',
].map((selector) => ({ selector: selector + isCaught, message: unsafeApi }));

/** Each line of a file of messages as the descriptor that the rules of FormatJS read. */
const messagesAsCode = {
  preprocess: (text) => [
    {
      filename: 'messages.js',
      text: `import { defineMessages } from 'react-intl'; defineMessages(${text.replaceAll(
        /^(\s*)("[^"]+"): (".*")(,?)$/gm,
        '$1$2: { id: $2, defaultMessage: $3 }$4',
      )});`,
    },
  ],
  postprocess: (found) => found.flat(),
};

export default defineConfig(
  {
    ignores: [
      '**/dist',
      '**/build',
      '**/.cache',
      '**/.react-router',
      '**/.messages',
      '**/node_modules',
      '.nx',
      '.data',
      '**/*.d.ts',
      // Projects of other teams: each has its own globals and module system.
      'tools/packages/strangers',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { allow: [], enforceBuildableLibDependency: false, depConstraints },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: 'error',
    },
  },
  {
    rules: { 'no-restricted-imports': ['error', { patterns: [noApps] }] },
  },
  {
    files: ['{apps,libs,tools}/**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx'],
          conditionNames: ['@marehalm/source', 'import', 'default'],
        }),
      ],
    },
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
  },
  {
    files: ['apps/storefront/app/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.fuzz.ts'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: appZones }] },
  },
  {
    files: ['apps/storefront/app/*/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'max-lines': ['error', 300] },
  },
  {
    // A route module only wires: loader, meta, component.
    files: ['apps/storefront/app/routes/**/*.{ts,tsx}'],
    rules: { 'max-lines': ['error', 60] },
  },
  {
    files: ['apps/storefront/app/*/**/*.{ts,tsx}'],
    ignores: ['apps/storefront/app/{routes,server}/**', '**/*.test.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [buildTimeCode] }] },
  },
  {
    files: ['apps/storefront/app/**', 'libs/static-router/src/{client,internal}/**', 'libs/ui/src/**'],
    ignores: ['**/*.{test,stories}.{ts,tsx}', '**/*.fuzz.ts', 'libs/ui/src/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...noUnsafeApis] },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    // The vocabulary and its tests consist of private words.
    ignores: ['tools/lint-rules/src/**'],
    plugins: { vocabulary: { rules: { 'no-private-words': noPrivateWords } } },
    rules: { 'vocabulary/no-private-words': 'error' },
  },
  {
    // What shoppers see, which their browsers may translate.
    files: ['apps/storefront/app/**/*.tsx', 'libs/ui/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/*.stories.tsx', 'libs/ui/src/testing/**'],
    plugins: { marehalm: { rules: { 'own-element-for-text': noTextWithSiblings } } },
    languageOptions: { parserOptions: { projectService: true } },
    rules: { 'marehalm/own-element-for-text': 'error' },
  },
  {
    files: ['apps/storefront/messages/*.json'],
    processor: messagesAsCode,
  },
  {
    files: ['apps/storefront/messages/*.json/*.js'],
    plugins: { formatjs },
    rules: {
      'formatjs/no-invalid-icu': 'error',
      'formatjs/enforce-plural-rules': ['error', { other: true }],
      'formatjs/no-missing-icu-plural-one-placeholders': 'error',
      'formatjs/no-multiple-whitespaces': 'error',
      'formatjs/no-offset': 'error',
    },
  },
  {
    files: ['libs/*/src/**/*.ts'],
    ignores: ['libs/ui/**', 'libs/static-router/**', 'libs/*/src/react.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noApps, noFramework] }] },
  },
  {
    files: [
      'tools/**',
      'apps/storefront-e2e/**',
      'apps/storefront/{media,site}/**',
      'libs/static-router/src/prerender/**',
      '**/*.config.{ts,js,mjs}',
      '**/*.test.{ts,tsx}',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['libs/static-router/src/vite/**', 'apps/storefront/site/**', '**/vite.config.{ts,js}'],
    rules: { 'no-restricted-syntax': ['error', noTransforms] },
  },
  {
    // A stranger's projects: they import libraries by their names.
    files: ['tools/packages/consumer/**', 'libs/static-router/example/**'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    // A page for tests.
    files: ['tools/local-services/widgets/*.js'],
    languageOptions: { globals: { document: 'readonly', location: 'readonly', URLSearchParams: 'readonly' } },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        clearTimeout: 'readonly',
        Buffer: 'readonly',
      },
    },
  },
);
