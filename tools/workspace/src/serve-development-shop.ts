import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, watch } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkConfiguration } from './check-configuration.ts';
import { getPreviewToken } from './preview-token.ts';
import { ignoreFailureAfterSignal } from './processes.ts';
import { LOCAL_ADDRESSES, refuseTakenPort } from './taken-port.ts';
import { runNpm, root } from './workspace.ts';

/** Milliseconds between two attempts to reach the services. */
const POLL_INTERVAL_MS = 100;

/** Milliseconds of quiet after a saved file: editors write a file in several steps. */
const FILE_CHANGE_DELAY_MS = 200;

/**
 * Serves the shop with hot reloading on `PORT` (4200). The services restart when their code changes and reload the content when a
 * file is saved. Drafts are shown with 'Draft' in the title.
 */
export async function serveDevelopmentShop(): Promise<void> {
  const { port: shopPort } = await checkConfiguration();
  await refuseTakenPort(shopPort, LOCAL_ADDRESSES);
  const port = await findFreePort();
  const folder = await mkdtemp(join(tmpdir(), 'marehalm-dev-'));
  const shared = {
    MAREHALM_PREVIEW_TOKEN: getPreviewToken(process.env).token,
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
    await waitForServices(`http://localhost:${port}/api/v1/settings`);
    await ignoreFailureAfterSignal(
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
            // Some machines set `production` globally; Vite and React would then disagree.
            NODE_ENV: 'development',
            MAREHALM_DRAFTS: 'show',
            MAREHALM_SERVICES_URL: `http://localhost:${port}`,
            // React Router restarts Node for development without its command-line options.
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

/** Waits for the services, which the shop needs at its start. They respond once the content is valid. */
async function waitForServices(address: string): Promise<void> {
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    await sleep(POLL_INTERVAL_MS);
  }
}

/** Starts the services with an IPC channel, whose end tells them that this process has exited. */
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

/** Finds a free port below the ephemeral range, whose ports the system may reuse before the services listen or restart. */
async function findFreePort(): Promise<number> {
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
