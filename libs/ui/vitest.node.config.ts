import { defineConfig } from 'vitest/config';

/** Tests that need no browser: tokens, server rendering, the list of stories. */
export default defineConfig({
  test: {
    name: 'ui-node',
    root: import.meta.dirname,
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
