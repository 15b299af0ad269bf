import { SEARCH_TIMEOUTS_MS } from '@marehalm/search';
import { clientOptions } from '@marehalm/search/client';
import { algoliasearch, type IndexSettings as HostedSettings, type SynonymHit } from 'algoliasearch';
import type { Configuration } from './configuration.ts';
import type { IndexRecord, Operation } from './differences.ts';
import { PushError } from './push-error.ts';
import { createSearchTransport } from './search-transport.ts';

/** What an index holds. */
export interface HeldIndex {
  readonly records: ReadonlyMap<string, IndexRecord>;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly synonyms: ReadonlyMap<string, IndexRecord>;
}

/** The indices of one application. Every write has taken effect when its promise resolves; each throws PushError `search`. */
export interface SearchIndices {
  /** @param withRecords a replica's records are those of its primary and need not be read */
  read(name: string, withRecords: boolean): Promise<HeldIndex | undefined>;
  names(): Promise<string[]>;
  /** All of `operations` take effect at once, or none. */
  write(name: string, operations: readonly Operation[]): Promise<void>;
  setSettings(name: string, settings: Readonly<Record<string, unknown>>): Promise<void>;
  /** Those that are there and not among `synonyms` are taken away. */
  setSynonyms(name: string, synonyms: readonly object[]): Promise<void>;
  /** Makes `copy` with the settings, synonyms and rules of `name`, and none of its records. */
  copyWithoutRecords(name: string, copy: string): Promise<void>;
  /** Puts `from` in the place of `to` at once; the replicas of `to` stay its replicas. */
  move(from: string, to: string): Promise<void>;
  remove(name: string): Promise<void>;
}

/** What a search adds to a record. */
const NOT_OF_THE_RECORD = ['_highlightResult', '_snippetResult', '_rankingInfo', '_distinctSeqID'];

/** How often a task is asked for; with growing pauses that is about five minutes. */
const TASK_TRIES = 100;

/** Connects to the search service; nothing is asked yet. */
export function connectSearch({ appId, writeKey, hosts }: Configuration['search']): SearchIndices {
  const client = algoliasearch(appId, writeKey, {
    ...clientOptions({ hosts, transport: createSearchTransport() }),
    // A page of a thousand records is no shopper's answer.
    timeouts: { ...SEARCH_TIMEOUTS_MS, read: SEARCH_TIMEOUTS_MS.write },
  });

  async function attempt<Result>(action: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw searchError(action, error, writeKey);
    }
  }

  /** Starts a task and waits until it has taken effect. */
  const finish = (action: string, indexName: string, start: () => Promise<{ taskID: number }>) =>
    attempt(action, async () => {
      const { taskID } = await start();
      await client.waitForTask({ indexName, taskID, maxRetries: TASK_TRIES });
    });

  return {
    read: (name, withRecords) =>
      attempt(`read the index "${name}"`, async () => {
        const settings = await client.getSettings({ indexName: name }).catch((error: unknown) => {
          if (statusOf(error) === 404) return undefined;
          throw error;
        });
        if (!settings) return undefined;
        const synonyms = new Map<string, IndexRecord>();
        await client.browseSynonyms({
          indexName: name,
          aggregator: ({ hits }) => {
            for (const hit of hits) synonyms.set(hit.objectID, withoutKeys(hit, NOT_OF_THE_RECORD));
          },
        });
        const records = new Map<string, IndexRecord>();
        if (withRecords) {
          await client.browseObjects<IndexRecord>({
            indexName: name,
            browseParams: { hitsPerPage: 1000, attributesToRetrieve: ['*'], attributesToHighlight: [] },
            aggregator: ({ hits }) => {
              for (const hit of hits) records.set(hit.objectID, withoutKeys(hit, NOT_OF_THE_RECORD));
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

function withoutKeys(record: object, keys: readonly string[]): IndexRecord {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key))) as IndexRecord;
}

function statusOf(error: unknown): number | undefined {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;
}

const hints: Readonly<Record<number, string>> = {
  403: '; check MAREHALM_SEARCH_APP_ID and MAREHALM_SEARCH_WRITE_KEY, and that the key may addObject, deleteObject, deleteIndex, listIndexes, browse, settings and editSettings',
  429: '; it is asked too often or its plan is used up: push again later',
};

/** What the client's own errors say, for a person, without the key even where the service repeats it. */
function searchError(action: string, error: unknown, writeKey: string): PushError {
  const status = statusOf(error);
  const quiet = (text: string) => text.replaceAll(writeKey, '***');
  const message = quiet(error instanceof Error ? error.message : String(error));
  const why =
    status !== undefined
      ? `the service answers "${message}" with status ${status}${hints[status] ?? ''}`
      : error instanceof Error && error.name === 'RetryError'
        ? `none of its hosts answers${quiet(lastWordsOf(error))}`
        : message;
  return new PushError('search', `Cannot ${action}: ${why}`);
}

/** What the last host that was tried did, as the transport or the host itself said it. */
function lastWordsOf(error: object): string {
  const tries =
    'stackTrace' in error && Array.isArray(error.stackTrace) ? (error.stackTrace as unknown[]) : [];
  const last = tries.at(-1) as
    { host?: { url?: string }; response?: { status?: number; content?: string } } | undefined;
  if (!last) return '';
  const { host, response } = last;
  const words = response?.status ? `status ${response.status}` : response?.content;
  return ` (${host?.url ?? ''}: ${words || 'no answer'})`;
}
