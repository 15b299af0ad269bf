import path from 'node:path';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import type { WorkerRequest, WorkerResponse, WorkerSettings } from './page-worker.ts';

/** A worker thread that runs `page-worker.ts`. Send one request at a time. */
export interface WorkerThread {
  readonly ask: <Kind extends WorkerRequest['kind']>(
    request: Extract<WorkerRequest, { kind: Kind }>,
  ) => Promise<Extract<WorkerResponse, { kind: Kind }>>;
  readonly stop: () => Promise<unknown>;
}

/**
 * Starts a thread that runs `page-worker.ts`.
 *
 * @param reported Warnings that threads have printed so far. Share it between threads, so that each warning is printed once.
 */
export function startPageWorker(settings: WorkerSettings, reported: Set<string>): WorkerThread {
  const extension = path.extname(import.meta.filename);
  const worker = new Worker(path.join(import.meta.dirname, `page-worker${extension}`), {
    workerData: settings,
    stderr: true,
  });
  createInterface({ input: worker.stderr }).on('line', (line) => {
    if (!reported.has(line)) console.warn(line);
    reported.add(line);
  });
  const ask: WorkerThread['ask'] = (request) =>
    new Promise((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (response: WorkerResponse) => {
        worker.off('error', reject);
        if (response.kind === 'failure') reject(new Error(response.message));
        else resolve(response as Parameters<typeof resolve>[0]);
      });
      worker.postMessage(request);
    });
  return { ask, stop: () => worker.terminate() };
}

/** Distributes tasks over idle threads. */
export async function distributeTasks<Task>(
  threads: readonly WorkerThread[],
  tasks: Iterable<Task>,
  run: (thread: WorkerThread, task: Task) => Promise<void>,
): Promise<void> {
  const queue = tasks[Symbol.iterator]();
  await Promise.all(
    threads.map(async (thread) => {
      for (let next = queue.next(); !next.done; next = queue.next()) await run(thread, next.value);
    }),
  );
}
