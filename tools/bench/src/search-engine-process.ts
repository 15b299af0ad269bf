import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { startServices } from '@marehalm/local-services';
import {
  createSearchEngine,
  localSearchCredentials,
  parseParameters,
  parseSettings,
} from '@marehalm/local-services/search';
import { searchIndices } from '@marehalm/shop/search';
import { createIndexSettings, type ProductRecord } from '@marehalm/search/records';
import { create, insertMultiple, search } from '@orama/orama';
import { algoliasearch } from 'algoliasearch';
import MiniSearch from 'minisearch';
import { root } from '@marehalm/workspace';
import { generateCatalogue, twoWordQueries } from './generate-catalogue.ts';
import type { SearchEngineMeasurement } from './measure-search-engines.ts';
import { getQuantile } from './measure-alternately.ts';

/** An engine that holds the records. */
interface ReadyEngine {
  /** Finds twenty records, with the counts of three facets if the engine supports them. */
  readonly ask: (query: string) => unknown;
  /** Changes one record and searches again. */
  readonly write?: (record: ProductRecord, query: string) => unknown;
  /** Bytes outside the JavaScript heap. */
  readonly outside?: () => number;
  readonly close?: () => Promise<void>;
}

const HITS_PER_PAGE = 20;
const facets = ['skinTypes', 'concerns', 'collection'];
const settings = createIndexSettings(searchIndices)['products'];
const texts = ['title', 'subtitle', 'description', 'keyIngredients', 'ingredients', 'skus'] as const;
const toText = (record: ProductRecord, attribute: (typeof texts)[number]) =>
  [record[attribute]].flat().join(' ');

const contenders: Readonly<
  Record<string, (records: readonly ProductRecord[]) => ReadyEngine | Promise<ReadyEngine>>
> = {
  engine(records) {
    const engine = createSearchEngine({ records, settings: parseSettings(settings), synonyms: [] });
    return { ask: (query) => engine.search(parseParameters({ query, facets, hitsPerPage: HITS_PER_PAGE })) };
  },

  async service(records) {
    const services = await startServices({
      contentDirectory: join(root, 'tools/local-services/content'),
      dataFile: ':memory:',
      shopDirectory: tmpdir(),
      clock: () => new Date(),
      faults: false,
      host: '127.0.0.1',
      port: 0,
    });
    const { appId, adminKey } = localSearchCredentials;
    const host = { url: new URL(services.origin).host, protocol: 'http', accept: 'readWrite' } as const;
    // The index is built in this process, which blocks the client's timers.
    const timeouts = { connect: 300_000, read: 300_000, write: 300_000 };
    const client = algoliasearch(appId, adminKey, { hosts: [host], timeouts });
    const indexName = 'generated';
    await client.setSettings({ indexName, indexSettings: { ...settings, replicas: [] } });
    await client.saveObjects({ indexName, objects: [...records], batchSize: 5000, waitForTasks: true });
    const ask = (query: string) =>
      client.search(
        { requests: [{ indexName, query, facets, hitsPerPage: HITS_PER_PAGE }] },
        { cacheable: false },
      );
    return {
      ask,
      write: async (record, query) => {
        await client.addOrUpdateObject({ indexName, objectID: record.objectID, body: record });
        return ask(query);
      },
      close: () => services.close(),
    };
  },

  minisearch(records) {
    const index = new MiniSearch<ProductRecord>({
      idField: 'objectID',
      fields: [...texts],
      extractField: (record, field) =>
        field === 'objectID' ? record.objectID : toText(record, field as (typeof texts)[number]),
    });
    index.addAll(records);
    return {
      ask: (query) =>
        index
          .search(query, {
            combineWith: 'AND',
            prefix: (_term, position, terms) => position === terms.length - 1,
            fuzzy: 0.2,
          })
          .slice(0, HITS_PER_PAGE),
    };
  },

  async orama(records) {
    const index = create({
      schema: {
        title: 'string',
        subtitle: 'string',
        description: 'string',
        keyIngredients: 'string',
        ingredients: 'string',
        skus: 'string',
        skinTypes: 'enum[]',
        concerns: 'enum[]',
        collection: 'enum',
      } as const,
    });
    const documents = records.map((record) => ({
      ...Object.fromEntries(texts.map((attribute) => [attribute, toText(record, attribute)])),
      skinTypes: record.skinTypes,
      concerns: record.concerns,
      collection: record.collection ?? '',
    }));
    await insertMultiple(index, documents, 5000);
    return {
      ask: (query) =>
        search(index, {
          term: query,
          threshold: 0,
          tolerance: 1,
          limit: HITS_PER_PAGE,
          facets: { skinTypes: {}, concerns: {}, collection: {} },
        }),
    };
  },

  fts5(records) {
    const database = new DatabaseSync(':memory:');
    database.exec(
      `CREATE VIRTUAL TABLE records USING fts5 (id UNINDEXED, ${texts.join(', ')}, prefix = '2 3')`,
    );
    const insert = database.prepare(`INSERT INTO records VALUES (?, ${texts.map(() => '?').join(', ')})`);
    database.exec('BEGIN');
    for (const record of records) {
      insert.run(record.objectID, ...texts.map((attribute) => toText(record, attribute)));
    }
    database.exec('COMMIT');
    const select = database.prepare(
      `SELECT id FROM records WHERE records MATCH ? ORDER BY rank LIMIT ${HITS_PER_PAGE}`,
    );
    const size = database.prepare(
      'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size',
    );
    return {
      ask: (query) => {
        const words = query.split(' ').map((word) => `"${word}"`);
        return select.all(`${words.join(' AND ')}*`);
      },
      outside: () => Number(size.get()?.['bytes']),
    };
  },
};

/** Milliseconds of queries before and during the measurement. */
const WARM_UP_MS = 2000;
const MEASUREMENT_BUDGET_MS = 10_000;
/** Fewest and most measured queries. */
const MIN_RUNS = 20;
const MAX_RUNS = 600;
const WRITE_COUNT = 10;

/** Runs the queries one after the other, repeatedly, and returns the milliseconds of each. */
async function measureQueries(budget: number, { ask }: ReadyEngine, fewest: number): Promise<number[]> {
  const durations: number[] = [];
  const end = performance.now() + budget;
  while (durations.length < fewest || (durations.length < MAX_RUNS && performance.now() < end)) {
    const query = twoWordQueries[durations.length % twoWordQueries.length] ?? '';
    const start = performance.now();
    await ask(query);
    durations.push(performance.now() - start);
  }
  return durations;
}

async function runMeasurement(name: string, size: number): Promise<SearchEngineMeasurement> {
  const make = contenders[name];
  if (!make) throw new Error(`There is no contender "${name}"`);
  const records = generateCatalogue(size);
  const before = measureMemory();
  const started = performance.now();
  const ready = await make(records);
  await ready.ask(twoWordQueries[0] ?? '');
  const readyAfter = performance.now() - started;

  await measureQueries(WARM_UP_MS, ready, 0);
  const durations = await measureQueries(MEASUREMENT_BUDGET_MS, ready, MIN_RUNS);
  durations.sort((a, b) => a - b);

  const writes: number[] = [];
  for (let count = 0; ready.write && count < WRITE_COUNT; count++) {
    const record = records[(count * 7) % records.length];
    if (!record) break;
    const start = performance.now();
    await ready.write({ ...record, title: `${record.title} again` }, twoWordQueries[count] ?? '');
    writes.push(performance.now() - start);
  }
  writes.sort((a, b) => a - b);
  const bytes = Math.max(0, measureMemory() - before) + (ready.outside?.() ?? 0);
  await ready.close?.();
  return {
    name,
    size,
    readyAfter,
    median: getQuantile(durations, 0.5),
    p95: getQuantile(durations, 0.95),
    bytes,
    ...(writes.length > 0 && { write: getQuantile(writes, 0.5) }),
  };
}

/** Returns the bytes in use after garbage collection. */
function measureMemory(): number {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const [name = '', size = ''] = process.argv.slice(2);
const measurement = await runMeasurement(name, Number(size));
if (!process.stdout.write(JSON.stringify(measurement))) await once(process.stdout, 'drain');
