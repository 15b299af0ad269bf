import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createStorefrontClient, type StorefrontClient } from '@marehalm/commerce-client';
import { type MarketId, markets } from '@marehalm/shop';
import { afterAll, beforeAll } from 'vitest';
import { type RunningServices, startServices } from '../start-services.ts';

/** Folder of the running services, with their database. */
export let dataFolder: string;
export let localServices: RunningServices;

/** Creates a client of the local services, optionally with another `fetch`. */
export function createLocalClient(
  market: MarketId = 'dk',
  fetch?: typeof globalThis.fetch,
): StorefrontClient {
  return createStorefrontClient({
    endpoint: `${localServices.origin}/shops/${market}/api/2026-04/graphql.json`,
    accessToken: 'public',
    country: markets[market].country,
    language: 'DA',
    ...(fetch ? { fetch } : {}),
  });
}

/** Starts the services before the tests of a file, and closes them afterwards. */
export function setUpLocalServices(): void {
  beforeAll(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'checkout-'));
    localServices = await startServices({
      contentDirectory: join(import.meta.dirname, '../../content'),
      dataFile: join(dataFolder, 'shop.sqlite'),
      shopDirectory: join(dataFolder, 'shop'),
      // A day without reductions.
      clock: () => new Date('2026-11-10T12:00:00Z'),
      faults: true,
      port: 0,
      host: '127.0.0.1',
    });
  });
  afterAll(async () => {
    await localServices.close();
    await rm(dataFolder, { recursive: true });
  });
}
