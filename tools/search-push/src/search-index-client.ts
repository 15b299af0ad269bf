import { SEARCH_TIMEOUTS_MS } from '@marehalm/search';
import { createClientOptions } from '@marehalm/search/client';
import { algoliasearch, type IndexSettings as HostedSettings, type SynonymHit } from 'algoliasearch';
import type { PushConfiguration } from './push-configuration.ts';
import type { IndexRecord, BatchOperation } from './compare-index.ts';
import { PushError } from './push-error.ts';
import { createSearchTransport } from './search-transport.ts';

/** Contents of an index. */
export interface CurrentIndex {
  readonly records: ReadonlyMap<string, IndexRecord>;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly synonyms: ReadonlyMap<string, IndexRecord>;
}

/** The indices of one application. Every write has taken effect when its promise resolves; each throws PushError `search`. */
export interface SearchIndexClient {
  /** @param withRecords a replica's records are those of its primary and need not be read */
  read(name: string, withRecords: boolean): Promise<CurrentIndex | undefined>;
  names(): Promise<string[]>;
  /** Writes all `operations` atomically. */
  write(name: string, operations: readonly BatchOperation[]): Promise<void>;
  setSettings(name: string, settings: Readonly<Record<string, unknown>>): Promise<void>;
  /** Replaces all synonyms. */
  setSynonyms(name: string, synonyms: readonly object[]): Promise<void>;
  /** Creates `copy` with the settings, synonyms and rules of `name`, without records. */
  copyWithoutRecords(name: string, copy: string): Promise<void>;
  /** Replaces `to` by `from` atomically; `to` keeps its replicas. */
  move(from: string, to: string): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Attributes that a search adds to a record. */
const HIT_METADATA = ['_highlightResult', '_snippetResult', '_rankingInfo', '_distinctSeqID'];

/** Most polls of a task: about five minutes with growing delays. */
const MAX_TASK_POLLS = 100;

/** Creates a client of the search service; sends no request yet. */
export function createSearchIndexClient({
  appId,
  writeKey,
  hosts,
}: PushConfiguration['search']): SearchIndexClient {
  const client = algoliasearch(appId, writeKey, {
    ...createClientOptions({ hosts, transport: createSearchTransport() }),
    // A page of a thousand records takes longer than a shopper's search.
    timeouts: { ...SEARCH_TIMEOUTS_MS, read: SEARCH_TIMEOUTS_MS.write },
  });

  async function attempt<Result>(action: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw toSearchError(action, error, writeKey);
    }
  }

  /** Starts a task and waits until it has taken effect. */
  const finish = (action: string, indexName: string, start: () => Promise<{ taskID: number }>) =>
    attempt(action, async () => {
      const { taskID } = await start();
      await client.waitForTask({ indexName, taskID, maxRetries: MAX_TASK_POLLS });
    });

  return {
    read: (name, withRecords) =>
      attempt(`read the index "${name}"`, async () => {
        const settings = await client.getSettings({ indexName: name }).catch((error: unknown) => {
          if (getStatus(error) === 404) return undefined;
          throw error;
        });
        if (!settings) return undefined;
        const synonyms = new Map<string, IndexRecord>();
        await client.browseSynonyms({
          indexName: name,
          aggregator: ({ hits }) => {
            for (const hit of hits) synonyms.set(hit.objectID, omitKeys(hit, HIT_METADATA));
          },
        });
        const records = new Map<string, IndexRecord>();
        if (withRecords) {
          await client.browseObjects<IndexRecord>({
            indexName: name,
            browseParams: { hitsPerPage: 1000, attributesToRetrieve: ['*'], attributesToHighlight: [] },
            aggregator: ({ hits }) => {
              for (const hit of hits) records.set(hit.objectID, omitKeys(hit, HIT_METADATA));
            },
          });
        }
        return { records, settings: { ...settings }, synonyms };
      }),

    names: () =>
      attempt('list the indices', async () => (await client.listIndices()).items.map(({ name }) => name)),

    write: (name, operations) =>
      finish(`write records to "${name}"`, name, () =>
        client.batch({
          indexName: name,
          batchWriteParams: { requests: operations.map((one) => ({ ...one })) },
        }),
      ),

    setSettings: (name, settings) =>
      finish(`write the settings of "${name}"`, name, () =>
        client.setSettings({ indexName: name, indexSettings: settings as HostedSettings }),
      ),

    setSynonyms: (name, synonyms) =>
      finish(`write the synonyms of "${name}"`, name, () =>
        synonyms.length === 0
          ? client.clearSynonyms({ indexName: name })
          : client.saveSynonyms({
              indexName: name,
              synonymHit: [...synonyms] as SynonymHit[],
              replaceExistingSynonyms: true,
            }),
      ),

    copyWithoutRecords: (name, copy) =>
      finish(`prepare "${copy}"`, copy, () =>
        client.operationIndex({
          indexName: name,
          operationIndexParams: {
            operation: 'copy',
            destination: copy,
            scope: ['settings', 'synonyms', 'rules'],
          },
        }),
      ),

    move: (from, to) =>
      finish(`put "${from}" in the place of "${to}"`, from, () =>
        client.operationIndex({
          indexName: from,
          operationIndexParams: { operation: 'move', destination: to },
        }),
      ),

    remove: (name) => finish(`remove "${name}"`, name, () => client.deleteIndex({ indexName: name })),
  };
}

function omitKeys(record: object, keys: readonly string[]): IndexRecord {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key))) as IndexRecord;
}

function getStatus(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;
}

const statusHints: Readonly<Record<number, string>> = {
  403: '; check MAREHALM_SEARCH_APP_ID and MAREHALM_SEARCH_WRITE_KEY, and that the key may addObject, deleteObject, deleteIndex, listIndexes, browse, settings and editSettings',
  429: '; it is asked too often or its plan is used up: push again later',
};

/** Converts errors of the client to readable ones, without the key, even if the service repeats it. */
function toSearchError(action: string, error: unknown, writeKey: string): PushError {
  const status = getStatus(error);
  const quiet = (text: string) => text.replaceAll(writeKey, '***');
  const message = quiet(error instanceof Error ? error.message : String(error));
  const why =
    status !== undefined
      ? `the service answers "${message}" with status ${status}${statusHints[status] ?? ''}`
      : error instanceof Error && error.name === 'RetryError'
        ? `none of its hosts answers${quiet(describeLastAttempt(error))}`
        : message;
  return new PushError('search', `Cannot ${action}: ${why}`);
}

/** Describes the response or failure of the last host that was tried. */
function describeLastAttempt(error: object): string {
  const tries =
    'stackTrace' in error && Array.isArray(error.stackTrace) ? (error.stackTrace as unknown[]) : [];
  const last = tries.at(-1) as
    { host?: { url?: string }; response?: { status?: number; content?: string } } | undefined;
  if (!last) return '';
  const { host, response } = last;
  const words = response?.status ? `status ${response.status}` : response?.content;
  return ` (${host?.url ?? ''}: ${words || 'no answer'})`;
}
