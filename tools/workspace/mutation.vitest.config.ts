import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const conditions = ['@marehalm/source'];

/** The tests of the library that `MUTATED_LIBRARY` names, for Stryker, which knows no projects. */
export default defineConfig({
  root: join(import.meta.dirname, '../../libs', process.env['MUTATED_LIBRARY'] ?? ''),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    // These tests check whole files and bundles and would start a bundler for every mutant.
    exclude: ['src/index.test.ts', 'src/tree-shaking.test.ts', 'src/readme.test.ts'],
    setupFiles: [join(import.meta.dirname, 'set-law-runs.ts')],
    isolate: false,
    environment: 'node',
  },
});
