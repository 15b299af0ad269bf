import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach } from 'vitest';
import { type CmsConnectionOptions, createCmsClient } from '../client.ts';
import { entities } from './entities.ts';

export const kelp = {
  id: 'kelp',
  slugs: { en: 'kelp', da: 'tang' },
  name: 'Tang',
  description: 'Brunalge',
  inci: ['Laminaria Digitata Extract'],
};

/** Returns the response body of a list: `{ items, total }`. */
export const toListAnswer = (...items: unknown[]) => ({ items, total: items.length });

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Returns a request handler that responds with `body`, as JSON unless it is a string, and `status` (200 by default). */
export const createJsonHandler =
  (body: unknown, status = 200): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

/** The CMS of the running test. */
export const cmsTestContext = {} as {
  server: Server;
  /** Responds to requests; each test sets it. */
  handle: Handler;
  requests: IncomingMessage[];
  /** Delays between attempts in milliseconds; none is waited for. */
  waits: number[];
  client: (options?: Partial<CmsConnectionOptions>) => ReturnType<typeof createCmsClient<typeof entities>>;
};

/** Starts a CMS on a free port for each test of a file. */
export function setUpCmsServer(): void {
  beforeEach(async () => {
    cmsTestContext.requests = [];
    cmsTestContext.waits = [];
    cmsTestContext.server = createServer((request, response) => {
      cmsTestContext.requests.push(request);
      cmsTestContext.handle(request, response);
    });
    await new Promise<void>((resolve) => cmsTestContext.server.listen(0, '127.0.0.1', resolve));
    const { port } = cmsTestContext.server.address() as AddressInfo;
    cmsTestContext.client = (options) =>
      createCmsClient({
        entities,
        baseUrl: `http://127.0.0.1:${port}/`,
        wait: (ms) => {
          cmsTestContext.waits.push(ms);
          return Promise.resolve();
        },
        random: () => 0,
        ...options,
      });
  });

  afterEach(async () => {
    cmsTestContext.server.closeAllConnections();
    await new Promise((resolve) => cmsTestContext.server.close(resolve));
  });
}
