import { DatabaseSync } from 'node:sqlite';
import { beforeEach } from 'vitest';
import { createSearchService, localSearchCredentials } from '../create-search-service.ts';
import { shopContent, getFullPriceDay } from './start-search-service.ts';

const { appId, adminKey } = localSearchCredentials;
export const adminHeaders = { 'x-algolia-application-id': appId, 'x-algolia-api-key': adminKey };

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- Answers have many shapes, and each test checks its own.
export type AnyJson = any;

const database = new DatabaseSync(':memory:');
export const plantsSearchApp = createSearchService({
  content: shopContent,
  clock: getFullPriceDay,
  database,
});

export async function requestIndex(method: string, path: string, body?: unknown) {
  const response = await plantsSearchApp.request(`/1/indexes/${path}`, {
    method,
    headers: adminHeaders,
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

export const searchPlants = (parameters: object) => requestIndex('POST', 'plants/query', parameters);
export const getObjectIds = ({ json }: { readonly json: AnyJson }) =>
  (json.hits as { objectID: string }[]).map(({ objectID }) => objectID);
export const fetchAllObjectIds = async () => getObjectIds(await searchPlants({}));

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
