import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, watch } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkConfiguration } from './configuration.ts';
import { previewToken } from './preview-token.ts';
import { untilTold } from './processes.ts';
import { LOCAL_ADDRESSES, refuseTakenPort } from './taken-port.ts';
import { runNpm, root } from './workspace.ts';

/** Milliseconds between two tries to reach the services. */
const POLL_INTERVAL_MS = 100;

/** Milliseconds of quiet after a saved file: editors write a file in several steps. */
const FILE_CHANGE_DELAY_MS = 200;

/**
 * The shop with hot reloading on `PORT` (4200), and services that start anew when their code changes and read the content anew
 * when a file of it is saved. Drafts are shown, each with 'Draft' in its title.
 */
export async function dev(): Promise<void> {
  const { port: shopPort } = await checkConfiguration();
  await refuseTakenPort(shopPort, LOCAL_ADDRESSES);
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'marehalm-dev-'));
  const shared = {
    MAREHALM_PREVIEW_TOKEN: previewToken(process.env).token,
    MAREHALM_CONTENT_STATUS: join(folder, 'content.json'),
  };
  const origin = `http://localhost:${shopPort}`;
  const serve = () =>
    startServices({ MAREHALM_ORIGIN: origin, ...process.env, ...shared, PORT: String(port) });
  let services = serve();
  const stop = new AbortController();
  void restartOnChange(stop.signal, () => {
    if (services.exitCode !== null) services = serve();
    else services.once('exit', () => (services = serve())).kill('SIGTERM');
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
          '--strictPort',
          '--port',
          String(shopPort),
        ],
        {
          environment: {
            ...shared,
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
    await rm(folder, { recursive: true, force: true });
  }
}

/** The shop asks the services while it starts. Content that is broken then keeps them from answering until it is mended. */
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

/** The channel tells them when this process is gone. */
function startServices(environment: NodeJS.ProcessEnv): ChildProcess {
  return spawn(
    process.execPath,
    [
      '--conditions=@marehalm/source',
      '--disable-warning=ExperimentalWarning',
      join(root, 'tools/workspace/src/dev-services.ts'),
    ],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: environment },
  );
}

async function restartOnChange(signal: AbortSignal, restart: () => void): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  try {
    for await (const _change of watch(join(root, 'tools/local-services/src'), { recursive: true, signal })) {
      clearTimeout(timer);
      timer = setTimeout(restart, FILE_CHANGE_DELAY_MS);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    clearTimeout(timer);
  }
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
