import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach } from 'vitest';
import { type CmsConnection, createCmsClient } from '../client.ts';
import { entities } from './entities.ts';

export const kelp = {
  id: 'kelp',
  slugs: { en: 'kelp', da: 'tang' },
  name: 'Tang',
  description: 'Brunalge',
  inci: ['Laminaria Digitata Extract'],
};

export const toListAnswer = (...items: unknown[]) => ({ items, total: items.length });

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export const answerWith =
  (body: unknown, status = 200): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** The CMS of the running test. */
export const cms = {} as {
  server: Server;
  /** Responds to requests; each test sets it. */
  handle: Handler;
  requests: IncomingMessage[];
  /** Delays between attempts in milliseconds; none is waited for. */
  waits: number[];
  client: (options?: Partial<CmsConnection>) => ReturnType<typeof createCmsClient<typeof entities>>;
};

/** Starts a CMS on a free port for each test of a file. */
export function setUpCmsServer(): void {
  beforeEach(async () => {
    cms.requests = [];
    cms.waits = [];
    cms.server = createServer((request, response) => {
      cms.requests.push(request);
      cms.handle(request, response);
    });
    await new Promise<void>((resolve) => cms.server.listen(0, '127.0.0.1', resolve));
    const { port } = cms.server.address() as AddressInfo;
    cms.client = (options) =>
      createCmsClient({
        entities,
        baseUrl: `http://127.0.0.1:${port}/`,
        wait: (ms) => {
          cms.waits.push(ms);
          return Promise.resolve();
        },
        random: () => 0,
        ...options,
      });
  });

  afterEach(async () => {
    cms.server.closeAllConnections();
    await new Promise((resolve) => cms.server.close(resolve));
  });
}
