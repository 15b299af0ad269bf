import { algoliasearch } from 'algoliasearch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localSearchCredentials } from './create-search-service.ts';
import { startSearchService, type RunningSearchService } from './testing/start-search-service.ts';

const { appId, adminKey } = localSearchCredentials;

let service: RunningSearchService;
beforeAll(async () => {
  service = await startSearchService();
});
afterAll(() => service.close());

/** More than an index takes in at once. */
const objects = Array.from({ length: 1500 }, (_, number) => ({
  objectID: `${number}`,
  title: 'Seaweed from the north of the fjord, cut by hand at low tide. '.repeat(10),
}));

test.each(['move', 'copy'] as const)(
  'a task to %s an index is done when the new name has its records',
  async (operation) => {
    const client = algoliasearch(appId, adminKey, { hosts: [service.host] });
    const [from, to] = [`from_${operation}`, `to_${operation}`];
    await client.saveObjects({ indexName: to, objects: [{ objectID: 'old' }], waitForTasks: true });
    await client.saveObjects({ indexName: from, objects, waitForTasks: true });
    const { taskID } = await client.operationIndex({
      indexName: from,
      operationIndexParams: { operation, destination: to },
    });
    await client.waitForTask({ indexName: from, taskID });
    const { nbHits } = await client.browse({ indexName: to });
    expect(nbHits).toBe(objects.length);
  },
);
