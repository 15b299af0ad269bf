import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import type * as media from '../media/make-media.ts';

/** Milliseconds between two looks at the status of the content. */
const INTERVAL_MS = 100;

/** What `tools/workspace/src/dev-services.ts` writes when it has read the content anew. */
interface ContentStatus {
  /** One line for each mistake in a content file; absent when there is none. */
  readonly problem?: string;
}

/**
 * Shows saved content in the open page, with pictures that are new, and says in Vite's overlay what is wrong with a file. `npm run dev`
 * names the file with the status of the content in `MAREHALM_CONTENT_STATUS`.
 */
export function contentUpdates(): Plugin {
  return {
    name: 'marehalm:content-updates',
    apply: 'serve',
    configureServer(server) {
      const file = process.env['MAREHALM_CONTENT_STATUS'];
      if (file !== undefined) showUpdates(server, file);
    },
  };
}

function showUpdates(server: ViteDevServer, file: string): void {
  const { ws, httpServer, config } = server;
  let problem = readStatus(file).problem;
  const showProblem = (): void => {
    if (problem !== undefined) ws.send({ type: 'error', err: { message: problem, stack: '' } });
  };
  const update = async (): Promise<void> => {
    problem = readStatus(file).problem;
    if (problem !== undefined) {
      showProblem();
      return;
    }
    // Vite would resolve the libraries that it imports without the condition that takes them from source.
    const makeMedia = path.join(import.meta.dirname, '../media/make-media.ts');
    await ((await import(makeMedia)) as typeof media).makeShopMedia();
    ws.send({ type: 'full-reload' });
  };
  watchFile(file, { interval: INTERVAL_MS }, () => {
    update().catch((error: unknown) => {
      config.logger.error(String(error));
    });
  });
  ws.on('connection', showProblem);
  httpServer?.once('close', () => {
    unwatchFile(file);
  });
}

function readStatus(file: string): ContentStatus {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ContentStatus;
  } catch {
    // At the end of the command the file goes first.
    return {};
  }
}
