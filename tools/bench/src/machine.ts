import { cpus } from 'node:os';

/** The machine that measures. */
export interface Machine {
  /** Version of Node: `v24.21.0`. */
  readonly node: string;
  /** Model of the processor, or `unknown`. */
  readonly processor: string;
  readonly cores: number;
}

/** Returns the Node version, processor and number of cores of this machine. */
export const getMachine = (): Machine => ({
  node: process.version,
  processor: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
});
