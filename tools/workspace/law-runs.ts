import { fc } from '@fast-check/vitest';

/** How many cases each law is tried with: fast-check's 100, or as many as `LAW_RUNS` says (`npm run test:laws`). */
const runs = Number(process.env['LAW_RUNS'] ?? 100);

fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: runs });
