import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { loadContent } from '../../load-content.ts';
import { createSearchService, type SearchOptions } from '../create-search-service.ts';

const contentDirectory = resolve(import.meta.dirname, '../../../content');

/** The shop's own content, loaded once. */
export const shopContent = await loadContent(contentDirectory);

/** A day without reduced prices. */
export const getFullPriceDay = () => new Date('2026-06-01T10:00:00Z');

export interface RunningSearchService {
  /** `http://127.0.0.1:…` */
  readonly origin: string;
  /** The same origin in the form that clients of the protocol need. */
  readonly host: { readonly url: string; readonly protocol: 'http'; readonly accept: 'readWrite' };
  close(): Promise<void>;
}

/** Starts the search service with the shop's content on a free port. */
export async function startSearchService(
  options: Partial<SearchOptions> = {},
): Promise<RunningSearchService> {
  const app = createSearchService({ content: shopContent, clock: getFullPriceDay, ...options });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${url}`,
    host: { url, protocol: 'http', accept: 'readWrite' },
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}
