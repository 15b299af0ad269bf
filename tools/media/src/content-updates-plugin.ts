import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import type { Plugin, ViteDevServer } from 'vite';

/** Interval at which the content status is checked. */
const INTERVAL_MS = 100;

/** The status that `tools/workspace/src/dev-services.ts` writes after reloading the content. */
interface ContentStatus {
  /** One line per problem in the content files; missing if there is none. */
  readonly problem?: string;
}

/**
 * Creates a Vite plugin that reloads the open page when content is saved, and shows problems of content files in Vite's overlay.
 *
 * @param statusFile File with the status of the content; without one nothing is shown.
 * @param generateMedia Generates new pictures before the page reloads.
 */
export function createContentUpdatesPlugin(
  statusFile: string | undefined,
  generateMedia: () => Promise<unknown>,
): Plugin {
  return {
    name: 'marehalm:content-updates',
    apply: 'serve',
    configureServer(server) {
      if (statusFile !== undefined) showUpdates(server, statusFile, generateMedia);
    },
  };
}

function showUpdates(server: ViteDevServer, file: string, generateMedia: () => Promise<unknown>): void {
  const { ws, httpServer, config } = server;
  let { problem } = readStatus(file);
  const showProblem = (): void => {
    if (problem !== undefined) ws.send({ type: 'error', err: { message: problem, stack: '' } });
  };
  const update = async (): Promise<void> => {
    problem = readStatus(file).problem;
    if (problem !== undefined) {
      showProblem();
      return;
    }
    await generateMedia();
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
    // When the command ends, the file is deleted first.
    return {};
  }
}
