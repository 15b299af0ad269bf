import { scryptSync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';

/** A key to derive. */
export interface PasswordJob {
  readonly id: number;
  readonly password: string;
  readonly salt: Uint8Array;
  readonly length: number;
  readonly options: {
    readonly N: number;
    readonly r: number;
    readonly p: number;
    readonly maxmem: number;
  };
}

/** The result of a job. */
export type PasswordJobResult =
  { readonly id: number; readonly key: Uint8Array } | { readonly id: number; readonly error: string };

parentPort?.on('message', ({ id, password, salt, length, options }: PasswordJob) => {
  let result: PasswordJobResult;
  try {
    result = { id, key: scryptSync(password, salt, length, options) };
  } catch (error) {
    result = { id, error: String(error) };
  }
  parentPort?.postMessage(result);
});
