import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';

const here = import.meta.dirname;
/** Runs from source: what a workspace package exports to others in `dist` is tested by `npm run verify:packages`. */
const conditions = ['@marehalm/source'];

/** `npm run test:all` runs every test. */
const isComplete = process.env['TEST_SCOPE'] === 'all';

/** Tests that kill real processes at moments of chance. `crash-points.test.ts` looks at chosen moments in the gate. */
const outsideOfTheGate = ['src/commerce/crash{,-accounts,-money}.test.ts'];

/** Every library and tool runs in plain Node and is named after its folder. `libs/ui` has configurations of its own. */
const nodeProjects = ['libs', 'tools']
  .flatMap((folder) => readdirSync(join(here, folder)).map((name) => ({ name, root: `${folder}/${name}` })))
  .filter(({ name, root }) => name !== 'ui' && existsSync(join(here, root, 'package.json')))
  .map(({ name, root }) => ({ name, root, include: ['src/**/*.test.{ts,tsx}', 'generators/**/*.test.ts'] }));

/**
 * What a library promises to others is covered by its own tests, and not in passing by those of the shop. Most of `static-router` runs in pages and
 * in threads, where its tests drive it and nothing counts lines.
 */
const covered = nodeProjects
  .filter(({ name, root }) => root.startsWith('libs/') && name !== 'static-router')
  .map(({ root }) => `${root}/src/**`);

export default defineConfig({
  test: {
    coverage: {
      // Relative to each project.
      include: ['src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/testing/**', '**/*.d.ts'],
      thresholds: Object.fromEntries(covered.map((files) => [files, { lines: 95, branches: 95 }])),
      reporter: ['text-summary', 'html', 'json-summary'],
      // Each task of Nx has a folder of its own; without Nx there is one run for all.
      reportsDirectory: join(here, 'dist/coverage', process.env['NX_TASK_TARGET_PROJECT'] ?? ''),
    },
    projects: [
      ...[
        ...nodeProjects,
        {
          name: 'storefront',
          root: 'apps/storefront',
          include: ['{app,site}/**/*.test.{ts,tsx}'],
          globalSetup: [join(here, 'apps/storefront/site/shop-messages-plugin.ts')],
        },
      ].map((test) => ({
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        // Some tests start whole processes: on a busy machine with two cores that takes more than the usual five seconds.
        test: {
          ...test,
          environment: 'node',
          exclude: isComplete ? configDefaults.exclude : [...configDefaults.exclude, ...outsideOfTheGate],
          // A process for each file took five times as long.
          isolate: false,
          setupFiles: [join(here, 'tools/workspace/set-law-runs.ts')],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      })),
      // What needs a browser: every story, as a test of the project `ui`. Tasks of Nx name these files themselves.
      ...(process.env['NX_TASK_TARGET_PROJECT'] === undefined
        ? ['libs/ui/vitest.node.config.ts', 'libs/ui/vitest.config.ts'].filter((file) =>
            existsSync(join(here, file)),
          )
        : []),
    ],
  },
});
