import { DatabaseSync } from 'node:sqlite';
import { beforeEach } from 'vitest';
import { createSearch, localSearchCredentials } from '../search.ts';
import { content, getFullPriceDay } from './start-search.ts';

const { appId, adminKey } = localSearchCredentials;
export const headers = { 'x-algolia-application-id': appId, 'x-algolia-api-key': adminKey };

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Answers have many shapes, and each test checks its own.
export type AnyJson = any;

const database = new DatabaseSync(':memory:');
export const app = createSearch({ content, clock: getFullPriceDay, database });

export async function requestIndex(method: string, path: string, body?: unknown) {
  const response = await app.request(`/1/indexes/${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, json: (await response.json()) as AnyJson };
}

const plants = [
  { objectID: '1', name: 'Sea kale', kinds: ['leaf', 'sea leaf'], price: 10, _tags: ['wild'] },
  { objectID: '2', name: 'Kelp', kinds: ['weed'], price: 20, sku: 'KELP-30' },
  { objectID: '3', name: 'Dulse', kinds: ['weed'], price: 30 },
];
const indexSettings = {
  searchableAttributes: ['name', 'kinds', 'sku'],
  attributesForFaceting: ['searchable(kinds)'],
  customRanking: ['asc(price)'],
};

export const search = (parameters: object) => requestIndex('POST', 'plants/query', parameters);
export const getObjectIds = ({ json }: { readonly json: AnyJson }) =>
  (json.hits as { objectID: string }[]).map(({ objectID }) => objectID);
export const fetchAllObjectIds = async () => getObjectIds(await search({}));

/** Recreates the index `plants`, with its settings and three records, before each test of the file. */
export function setUpPlantsIndex(): void {
  beforeEach(async () => {
    await requestIndex('DELETE', 'plants');
    await requestIndex('PUT', 'plants/settings', indexSettings);
    await requestIndex('POST', 'plants/batch', {
      requests: plants.map((body) => ({ action: 'updateObject', body })),
    });
  });
}
