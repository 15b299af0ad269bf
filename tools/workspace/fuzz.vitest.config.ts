import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const conditions = ['@marehalm/source'];

/** Parsers and hostile texts: `npm run test:fuzz`. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{apps,libs,tools}/*/{src,app}/**/*.fuzz.ts'],
    environment: 'node',
    // Each law has its time to itself.
    fileParallelism: false,
  },
});
