import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './workspace.ts';

/** Below the ephemeral ports, of which a browser uses many. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 10_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    await new Promise((resolve) => server.close(resolve));
    if (isFree) return port;
  }
}

/**
 * Starts `npm run dev` on a free port with a copy of the content. Returns its origin, its output so far, the content folder, and
 * `end()`, which stops it and removes the copy.
 */
export async function startDevelopmentShop() {
  const content = await mkdtemp(join(tmpdir(), 'content-'));
  await cp(join(root, 'tools/local-services/content'), content, { recursive: true });
  const port = await freePort();
  const shop = spawn(process.execPath, ['tools/workspace/run.mjs', 'dev'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), MAREHALM_CONTENT: content, MAREHALM_DATA_FILE: ':memory:' },
  });
  let said = '';
  for (const stream of [shop.stdout, shop.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return {
    origin: `http://localhost:${port}`,
    /** Output of the commands so far. */
    said: () => said,
    content,
    end: async () => {
      shop.kill('SIGTERM');
      if (shop.exitCode === null) await once(shop, 'exit');
      await rm(content, { recursive: true });
    },
  };
}
