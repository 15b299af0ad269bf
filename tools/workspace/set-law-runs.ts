import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Cases per law in `npm run test:all` and in the gate. */
const DEFAULT_LAW_RUNS = process.env['TEST_SCOPE'] === 'all' ? 100 : 30;

const { testPath = '' } = expect.getState();

// Loading fast-check takes longer than most tests without a law.
if (readFileSync(testPath, 'utf8').includes('fast-check')) {
  const { fc } = await import('@fast-check/vitest');
  /** Cases per law: `LAW_RUNS` (`npm run test:laws`), or the default. */
  const runs = Number(process.env['LAW_RUNS'] ?? DEFAULT_LAW_RUNS);
  fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: runs });
}
