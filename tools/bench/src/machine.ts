import { cpus } from 'node:os';
import type { Machine } from './libraries-report.ts';

/** Returns the Node version, processor and number of cores of this machine. */
export const getMachine = (): Machine => ({
  node: process.version,
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
});
