import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { createDistTestPlugin } from './src/dist-test-plugin.ts';
import { domainLibraries } from './src/run-vitest.ts';

const libs = join(import.meta.dirname, '../../libs');

/**
 * The unit tests of the libraries, run against what is published: a test's own library is replaced by its `dist`, and without the
 * condition `@marehalm/source` every other library is its `dist` anyway.
 */
export default defineConfig({
  test: {
    projects: domainLibraries.map((name) => ({
      plugins: [createDistTestPlugin(libs)],
      test: {
        name,
        root: join(libs, name),
        include: ['src/**/*.test.{ts,tsx}'],
        environment: 'node' as const,
        // Loading modules takes most of the time. Tests that need modules of their own have run that way before, from source.
        isolate: false,
        testTimeout: 30_000,
        hookTimeout: 30_000,
      },
    })),
  },
});
