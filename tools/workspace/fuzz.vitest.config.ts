import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const conditions = ['@marehalm/source'];

/** Fuzz tests of parsers: `npm run test:fuzz`. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{apps,libs,tools}/*/{src,app}/**/*.fuzz.ts'],
    environment: 'node',
    // Laws must not compete for their time.
    fileParallelism: false,
  },
});
