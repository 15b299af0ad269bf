import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The real command line in a process of its own. */
function run(environment: Record<string, string>): {
  child: ChildProcess;
  output: () => string;
  until(text: string): Promise<void>;
} {
  let output = '';
  const child = spawn(process.execPath, ['--conditions=@marehalm/source', main], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const listen = (chunk: Buffer) => (output += chunk.toString());
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  const until = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => output.includes(text) && resolve();
      child.stdout?.on('data', check);
      child.once('exit', () => reject(new Error(`It ended before it said "${text}":\n${output}`)));
    });
  return { child, output: () => output, until };
}

describe('main', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'local-services-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each(['SIGINT', 'SIGTERM'] as const)('says where it answers and leaves on %s', async (signal) => {
    const { child, output, until } = run({ PORT: '0', MAREHALM_DATA_FILE: join(folder, `${signal}.sqlite`) });
    await until('not for production');
    const origin = /http:\/\/localhost:\d+/.exec(output())?.[0] ?? '';
    expect((await fetch(`${origin}/outbox`)).status).toBe(200);
    // A client that keeps its connection open must not keep the process alive.
    child.kill(signal);
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(0);
  });

  test.each([
    ['while it serves', 'not for production'],
    ['before it serves', undefined],
  ])('ends when its parent process is gone, %s', async (_when, said) => {
    const { child, until } = run({ PORT: '0', MAREHALM_DATA_FILE: join(folder, `${said}.sqlite`) });
    await (said === undefined ? once(child, 'spawn') : until(said));
    // As for the child when its parent is killed.
    child.disconnect();
    const [code] = (await once(child, 'exit')) as [number];
    expect(code).toBe(0);
  });

  test.each<[what: string, environment: Record<string, string>, line: RegExp]>([
    ['an invalid variable', { PORT: 'x' }, /^Cannot start: PORT must be a port .*\n$/],
    ['missing content', { MAREHALM_CONTENT: 'nowhere' }, /^Cannot use the content in .*nowhere:\n/],
  ])('ends with a plain message for %s', async (_what, environment, line) => {
    const { child, output } = run({ PORT: '0', MAREHALM_DATA_FILE: ':memory:', ...environment });
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(1);
    expect(output()).toMatch(line);
    expect(output()).not.toContain('    at ');
  });
});
