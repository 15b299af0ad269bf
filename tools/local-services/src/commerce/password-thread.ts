import { Worker } from 'node:worker_threads';
import type { PasswordJob, PasswordJobResult } from './password-worker.ts';

/** Maximum number of waiting jobs, each of which takes about a tenth of a second. */
const MAX_QUEUED_JOBS = 50;

interface Waiting {
  readonly resolve: (key: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** Too many jobs are waiting for the thread. */
export class PasswordThreadBusyError extends Error {
  override readonly name = 'PasswordThreadBusyError';
}

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/**
 * Derives a key with scrypt in a separate thread. Node's pool also reads the files of the shop, so passwords in it would delay all
 * pages. The process has one such thread, so that passwords use at most one core.
 *
 * @throws PasswordThreadBusyError when too many jobs are waiting; Error when scrypt refuses its options.
 */
export function deriveKeyInThread(job: Omit<PasswordJob, 'id'>): Promise<Buffer> {
  if (waiting.size >= MAX_QUEUED_JOBS) {
    return Promise.reject(new PasswordThreadBusyError('Cannot derive a key: too many are waited for'));
  }
  worker ??= startWorker();
  // The process may exit while the thread is idle, but not while a request waits for it.
  worker.ref();
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker?.postMessage({ ...job, id } satisfies PasswordJob);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./password-worker.ts', import.meta.url));
  started.on('message', (result: PasswordJobResult) => {
    const waiter = waiting.get(result.id);
    waiting.delete(result.id);
    if (waiting.size === 0) started.unref();
    if ('key' in result) waiter?.resolve(Buffer.from(result.key));
    else waiter?.reject(new Error(`Cannot derive a key: ${result.error}`));
  });
  started.on('error', (error) => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  return started;
}
