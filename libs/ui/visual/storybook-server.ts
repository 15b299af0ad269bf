import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

/** Path of the static Storybook on its host: not the root, to prove that it need not be. */
const SUB_PATH = '/design/';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A server of files on this machine. */
export interface StorybookServer {
  /** `http://127.0.0.1:41234/design/` */
  readonly address: string;
  readonly close: () => void;
}

/** Serves the files in `folder` below {@link SUB_PATH} on a free port, and nothing outside of it. */
export async function serveStorybook(folder: string): Promise<StorybookServer> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = path.endsWith('/') ? `${path}index.html` : path;
    const answer = (status: number, body: Buffer | string = '') => {
      response.writeHead(status, {
        'content-type': types[extname(file)] ?? 'application/octet-stream',
        // Each test has a context of its own; what it loads for a second width it takes from its cache.
        'cache-control': 'max-age=3600',
      });
      response.end(body);
    };
    if (!file.startsWith(SUB_PATH)) {
      answer(404);
      return;
    }
    readFile(join(folder, normalize(`/${file.slice(SUB_PATH.length)}`))).then(
      (body) => {
        answer(200, body);
      },
      () => {
        answer(404);
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${SUB_PATH}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
