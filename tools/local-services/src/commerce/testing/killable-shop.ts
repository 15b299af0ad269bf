import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../database.ts';
import { contentDirectory, type UntypedData } from './test-shop.ts';

/** Timeout of a test that starts whole processes several times on a machine that may be busy. */
export const CRASH_TEST_TIMEOUT_MS = 180_000;

/** Token of the merchant's API in these tests. */
const ADMIN_TOKEN = 'a token for the tests alone';

/** A commerce service in a separate process, which can be killed and restarted with the same file. */
export interface KillableShop {
  /** Sends a GraphQL request; rejects if the service is killed or answers errors. */
  query(query: string, variables?: object): Promise<UntypedData>;
  /** Sends a request to the merchant's API. */
  admin(method: string, path: string, body?: object): Promise<UntypedData>;
  /** Kills the service without a shutdown, and starts it again. */
  killAndRestart(): Promise<void>;
  /**
   * Starts all of `work` in parallel, and kills and restarts the service as soon as `hasEnough` of it is answered.
   * @returns The answers received.
   */
  killDuring<Answer>(
    work: readonly (() => Promise<Answer>)[],
    hasEnough: (answered: number) => boolean,
  ): Promise<readonly Answer[]>;
  /** Reads the database file directly. */
  sql(statement: string): readonly Record<string, unknown>[];
  close(): Promise<void>;
}

/** Starts a service with an empty file in a temporary folder. */
export async function startKillableShop(): Promise<KillableShop> {
  const directory = mkdtempSync(join(tmpdir(), 'marehalm-crash-'));
  const file = join(directory, 'shop.sqlite');
  let { child, origin } = await start(file);

  const kill = async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  const killAndRestart = async () => {
    await kill();
    ({ child, origin } = await start(file));
  };

  return {
    async query(query, variables = {}) {
      const response = await fetch(`${origin}/shops/dk/api/2026-04/graphql.json`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await response.json()) as UntypedData;
      if (errors) throw new Error(`Cannot ask the service: it answers ${JSON.stringify(errors)}`);
      return data;
    },
    async admin(method, path, body) {
      const response = await fetch(`${origin}/admin/shops/dk${path}`, {
        method,
        headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      if (!response.ok) throw new Error(`Cannot ask the service: it answers ${await response.text()}`);
      return response.json();
    },
    killAndRestart,
    async killDuring(work, hasEnough) {
      const answers: Awaited<ReturnType<(typeof work)[number]>>[] = [];
      const refusals: Error[] = [];
      const settled = Promise.all(
        work.map(async (each) => {
          try {
            answers.push(await each());
          } catch (error) {
            refusals.push(error as Error);
          }
        }),
      );
      while (!hasEnough(answers.length) && answers.length + refusals.length < work.length) await sleep(1);
      await kill();
      await settled;
      // Interrupted connections are expected; any other failure is not.
      const unexpected = refusals.filter(({ message }) => !/fetch failed|terminated/.test(message));
      if (unexpected[0]) throw unexpected[0];
      ({ child, origin } = await start(file));
      return answers;
    },
    sql(statement) {
      const database = openDatabase(file);
      try {
        return database.prepare(statement).all();
      } finally {
        database.close();
      }
    },
    async close() {
      await kill();
      rmSync(directory, { recursive: true });
    },
  };
}

async function start(file: string): Promise<{ child: ChildProcess; origin: string }> {
  const script = fileURLToPath(new URL('killable-shop-process.ts', import.meta.url));
  const child = spawn(
    process.execPath,
    ['--conditions=@marehalm/source', script, file, contentDirectory, ADMIN_TOKEN],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [origin] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, origin };
}
