import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { createServices } from '@marehalm/local-services';
import { algoliasearch } from 'algoliasearch';
import { onTestFinished } from 'vitest';
import { runSearchPush } from '../command-line.ts';

/** Keys of the local services. */
const APP_ID = 'marehalm';
const WRITE_KEY = 'marehalm-admin';
const ADMIN_TOKEN = 'token-of-the-merchants-scripts';

/** A day without reductions in the real catalogue. */
const ORDINARY_DAY = '2026-06-01T10:00:00Z';

/** Method and path of a request: `POST /1/indexes/products/batch`. */
export type RequestLine = string;

/** The real services on a free port, which record requests to the search, and can rewrite answers and fail. */
export interface RecordingServices {
  readonly origin: string;
  /** Requests to the search service since {@link forget}. */
  readonly asked: readonly RequestLine[];
  /** The writes among {@link asked}. */
  writes(): RequestLine[];
  forget(): void;
  /** Removes faults and rewrites, and forgets. */
  recover(): Promise<void>;
  close(): Promise<void>;
  /** Rewrites responses of the CMS or a shop, for example to a newer state of the content. */
  rewrite(path: string, change: (body: never, locale: string | null) => unknown): void;
  /** Makes the search service cut every connection from the first request to a matching path on, until {@link fail} ends it. */
  interruptAt(path: RegExp): void;
  /** Sets or removes a fault through `/__faults`. */
  fail(service: 'cms' | 'search' | 'commerce', fault: object | null): Promise<void>;
  /** Sends a request to the admin API. */
  admin(path: string, body: object): Promise<void>;
  /** A separate client of the search with all rights. */
  readonly search: ReturnType<typeof algoliasearch>;
  /** Removes every index, as before the first push. */
  removeIndices(): Promise<void>;
  /** Runs the command against these services. */
  run(...parameters: string[]): Promise<{ status: number; output: string; errors: string }>;
  /** Like {@link run}, with other variables. */
  runWith(
    environment: Record<string, string>,
    ...parameters: string[]
  ): Promise<{ status: number; output: string; errors: string }>;
}

/** Like {@link startRecordingServices}, until the test ends. */
export async function startServicesForTest(): Promise<RecordingServices> {
  const services = await startRecordingServices();
  onTestFinished(services.close);
  return services;
}

/** Starts the real services with the real content, on a free port. */
export async function startRecordingServices(): Promise<RecordingServices> {
  const clock = () => new Date(ORDINARY_DAY);
  let origin = '';
  const services = await createServices({
    contentDirectory: fileURLToPath(new URL('../../../local-services/content', import.meta.url)),
    dataFile: ':memory:',
    shopDirectory: '/nowhere',
    clock,
    faults: true,
    adminToken: ADMIN_TOKEN,
    origin: () => origin,
  });
  const asked: RequestLine[] = [];
  let interruption: RegExp | undefined;
  const rewrites = new Map<string, (body: never, locale: string | null) => unknown>();
  const server = createAdaptorServer({
    fetch: async (request: Request, bindings: object) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.startsWith('/1/')) asked.push(`${request.method} ${pathname}`);
      if (interruption?.test(pathname) === true) {
        interruption = undefined;
        await fault('search', { cutConnection: true });
      }
      const answer = await services.app.fetch(request, bindings);
      const change = rewrites.get(pathname);
      return change && answer.ok
        ? Response.json(change((await answer.json()) as never, searchParams.get('locale')))
        : answer;
    },
  }) as Server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
    services.close();
  };

  const search = algoliasearch(APP_ID, WRITE_KEY, {
    hosts: [{ url: new URL(origin).host, protocol: 'http', accept: 'readWrite' }],
  });
  const send = async (method: string, path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(origin + path, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
    if (!answer.ok)
      throw new Error(`Cannot prepare a test: ${path} answers ${answer.status} ${await answer.text()}`);
  };

  const fault = (service: string, what: object | null) => send('POST', '/__faults', { service, fault: what });

  async function runWith(environment: Record<string, string>, ...parameters: string[]) {
    const written = { output: '', errors: '' };
    const status = await runSearchPush(
      parameters,
      { MAREHALM_SERVICES_URL: origin, ...environment },
      {
        stdout: { write: (text) => (written.output += text) },
        stderr: { write: (text) => (written.errors += text) },
      },
      clock,
    );
    return { status, ...written };
  }

  return {
    origin,
    asked,
    writes: () => asked.filter(isWrite),
    forget: () => void (asked.length = 0),
    recover: async () => {
      rewrites.clear();
      for (const service of ['cms', 'search', 'commerce']) await fault(service, null);
      asked.length = 0;
    },
    close,
    rewrite: (path, change) => void rewrites.set(path, change),
    interruptAt: (path) => void (interruption = path),
    fail: fault,
    admin: (path, body) => send('PUT', `/admin${path}`, body, { authorization: `Bearer ${ADMIN_TOKEN}` }),
    search,
    removeIndices: async () => {
      const { items } = await search.listIndices();
      for (const { name } of items) await search.deleteIndex({ indexName: name });
    },
    run: (...parameters) => runWith({}, ...parameters),
    runWith,
  };
}

function isWrite(asked: RequestLine): boolean {
  return !asked.startsWith('GET') && !/\/(browse|search|query|queries)$/.test(asked);
}
