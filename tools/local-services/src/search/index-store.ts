import type { DatabaseSync } from 'node:sqlite';
import { migrate, runTransaction } from '../database.ts';
import type { SearchRecord } from './record-attributes.ts';
import type { ApiKey, ApiKeyStore } from './api-keys.ts';
import type { IndexChange, IndexContents } from './indices.ts';
import type { Rule } from './rules.ts';
import { selectValidSettings } from './index-settings.ts';
import type { SynonymGroup } from './synonyms.ts';

/** Stores indices in the services' SQLite file, so that pushed records survive a restart. */
export interface IndexStore {
  load(): Map<string, IndexContents>;
  /** Stores the changes of each index: all of them or, if it throws, none. */
  save(changes: readonly IndexChange[]): void;
  /** Returns the fingerprint of the contents that the indices were built from. */
  fingerprint(): string | undefined;
  setFingerprint(fingerprint: string): void;
}

const migrations = [
  `CREATE TABLE search_indices (
     name TEXT PRIMARY KEY,
     settings TEXT NOT NULL,
     synonyms TEXT NOT NULL
   ) STRICT;
   CREATE TABLE search_records (
     index_name TEXT NOT NULL REFERENCES search_indices (name) ON DELETE CASCADE,
     object_id TEXT NOT NULL,
     record TEXT NOT NULL,
     PRIMARY KEY (index_name, object_id)
   ) STRICT;
   CREATE TABLE search_source (
     id INTEGER PRIMARY KEY CHECK (id = 1),
     fingerprint TEXT NOT NULL
   ) STRICT;`,
  `ALTER TABLE search_indices ADD COLUMN rules TEXT NOT NULL DEFAULT '[]'`,
  `CREATE TABLE search_keys (value TEXT PRIMARY KEY, key TEXT NOT NULL) STRICT`,
];

/** Opens the search tables of `database` and creates missing ones. */
export function createIndexStore(database: DatabaseSync): IndexStore {
  migrate(database, 'search', migrations);
  const putIndex = database.prepare(
    `INSERT INTO search_indices (name, settings, synonyms, rules) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET
       settings = excluded.settings, synonyms = excluded.synonyms, rules = excluded.rules`,
  );
  const dropIndex = database.prepare('DELETE FROM search_indices WHERE name = ?');
  const putRecord = database.prepare(
    `INSERT INTO search_records (index_name, object_id, record) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET record = excluded.record`,
  );
  const dropRecord = database.prepare('DELETE FROM search_records WHERE index_name = ? AND object_id = ?');

  return {
    load() {
      const indices = new Map<string, IndexContents>();
      for (const row of database
        .prepare('SELECT name, settings, synonyms, rules FROM search_indices')
        .all()) {
        const synonyms = JSON.parse(String(row['synonyms'])) as SynonymGroup[];
        const rules = JSON.parse(String(row['rules'])) as Rule[];
        indices.set(String(row['name']), {
          records: recordsOf(String(row['name'])),
          settings: selectValidSettings(JSON.parse(String(row['settings'])) as Record<string, unknown>),
          synonyms: new Map(synonyms.map((group) => [group.objectID, group])),
          rules: new Map(rules.map((rule) => [rule.objectID, rule])),
        });
      }
      return indices;
    },
    save(changes) {
      runTransaction(database, () => {
        for (const change of changes) saveOne(change);
      });
    },
    fingerprint() {
      const row = database.prepare('SELECT fingerprint FROM search_source').get();
      return row && String(row['fingerprint']);
    },
    setFingerprint(fingerprint) {
      database
        .prepare(
          'INSERT INTO search_source (id, fingerprint) VALUES (1, ?) ON CONFLICT DO UPDATE SET fingerprint = excluded.fingerprint',
        )
        .run(fingerprint);
    },
  };

  function saveOne({ name, after, before }: IndexChange) {
    if (!after) {
      dropIndex.run(name);
      return;
    }
    putIndex.run(
      name,
      JSON.stringify(after.settings),
      JSON.stringify([...after.synonyms.values()]),
      JSON.stringify([...after.rules.values()]),
    );
    if (after.records === before?.records) return;
    for (const [id, record] of after.records) {
      if (before?.records.get(id) !== record) putRecord.run(name, id, JSON.stringify(record));
    }
    for (const id of before?.records.keys() ?? []) {
      if (!after.records.has(id)) dropRecord.run(name, id);
    }
  }

  function recordsOf(name: string): Map<string, SearchRecord> {
    const rows = database
      .prepare('SELECT object_id, record FROM search_records WHERE index_name = ? ORDER BY rowid')
      .all(name);
    return new Map(
      rows.map(
        (row) => [String(row['object_id']), JSON.parse(String(row['record'])) as SearchRecord] as const,
      ),
    );
  }
}

/** Stores keys in the search tables, which {@link createIndexStore} must have created. */
export function createApiKeyStore(database: DatabaseSync): ApiKeyStore {
  const put = database.prepare(
    'INSERT INTO search_keys (value, key) VALUES (?, ?) ON CONFLICT DO UPDATE SET key = excluded.key',
  );
  return {
    load: () =>
      database
        .prepare('SELECT key FROM search_keys ORDER BY rowid')
        .all()
        .map((row) => JSON.parse(String(row['key'])) as ApiKey),
    save: (key) => void put.run(key.value, JSON.stringify(key)),
  };
}
