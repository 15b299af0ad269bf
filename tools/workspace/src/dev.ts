import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { previewToken } from './preview-token.ts';
import { untilTold } from './processes.ts';
import { runNpm, root } from './workspace.ts';

/** Where the services read the content; see docs/deployment.md. */
const contentFolder = process.env['MAREHALM_CONTENT'] || 'tools/local-services/content';

/** Milliseconds between two tries to reach the services. */
const POLL_INTERVAL_MS = 100;

/** Milliseconds of quiet after a saved file: editors write a file in several steps. */
const FILE_CHANGE_DELAY_MS = 200;

/**
 * The shop with hot reloading on `PORT` (4200), and services that start anew when their code or the content changes. Drafts are
 * shown, each with 'Draft' in its title.
 */
export async function dev(): Promise<void> {
  const port = await freePort();
  const preview = { MAREHALM_PREVIEW_TOKEN: previewToken(process.env).token };
  let services = startServices(port, preview);
  const stop = new AbortController();
  void restartOnChange(stop.signal, () => {
    if (services.exitCode !== null) services = startServices(port, preview);
    else services.once('exit', () => (services = startServices(port, preview))).kill('SIGTERM');
  });
  try {
    await untilTheyAnswer(`http://localhost:${port}/api/v1/settings`);
    await untilTold(
      runNpm(
        [
          'run',
          '--silent',
          'dev',
          '--workspace=@marehalm/storefront',
          '--',
          '--port',
          process.env['PORT'] || '4200',
        ],
        {
          environment: {
            ...preview,
            // Some machines say `production` to everything; Vite and React would then disagree.
            NODE_ENV: 'development',
            MAREHALM_DRAFTS: 'show',
            MAREHALM_SERVICES_URL: `http://localhost:${port}`,
            // React Router starts Node anew for development and leaves out what was on the command line.
            NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --conditions=@marehalm/source`,
          },
        },
      ),
    );
  } finally {
    stop.abort();
    services.removeAllListeners('exit').kill('SIGTERM');
  }
}

/** The shop asks the services while it starts. A broken content file keeps them from answering until it is mended. */
async function untilTheyAnswer(address: string): Promise<void> {
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    await sleep(POLL_INTERVAL_MS);
  }
}

/** A broken content file ends the services with a message; the next save starts them again. */
function startServices(port: number, preview: Readonly<Record<string, string>>): ChildProcess {
  return spawn(
    process.execPath,
    ['--conditions=@marehalm/source', join(root, 'tools/local-services/src/main.ts')],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...preview, PORT: String(port) } },
  );
}

async function restartOnChange(signal: AbortSignal, restart: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const follow = async (folder: string): Promise<void> => {
    for await (const _change of watch(resolve(root, folder), { recursive: true, signal })) {
      clearTimeout(timer);
      timer = setTimeout(restart, FILE_CHANGE_DELAY_MS);
    }
  };
  await Promise.allSettled([contentFolder, 'tools/local-services/src'].map(follow));
  clearTimeout(timer);
}

/** Below the ports that systems lend to connections: one of those may be lent again before the services have it, or restart. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    await new Promise((resolve) => server.close(resolve));
    if (isFree) return port;
  }
}
