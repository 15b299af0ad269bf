import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Cases for each law in the gate, and in `npm run test:all`. */
const DEFAULT_LAW_RUNS = process.env['TEST_SCOPE'] === 'all' ? 100 : 30;

const { testPath = '' } = expect.getState();

// Loading fast-check takes longer than most tests without a law.
if (readFileSync(testPath, 'utf8').includes('fast-check')) {
  const { fc } = await import('@fast-check/vitest');
  /** With how many cases each law is tried: as many as `LAW_RUNS` says (`npm run test:laws`), or the usual number. */
  const runs = Number(process.env['LAW_RUNS'] ?? DEFAULT_LAW_RUNS);
  fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: runs });
}
