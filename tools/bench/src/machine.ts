import { cpus } from 'node:os';
import type { Machine } from './report.ts';

/** Describes the machine of this process. */
export const describeMachine = (): Machine => ({
  node: process.version,
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
});
