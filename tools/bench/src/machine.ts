import { cpus } from 'node:os';
import type { Machine } from './report.ts';

/** What this process measures on. */
export const machine = (): Machine => ({
  node: process.version,
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
});
