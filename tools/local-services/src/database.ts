import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Milliseconds to wait for another process that writes to the same file. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * Opens the one SQLite file of the services, making its folder when that is missing. Write-ahead log with full
 * synchronisation, so that what was committed is there after a crash of the process or of the machine; foreign keys are
 * enforced.
 *
 * @param file Absolute path, or `:memory:`.
 * @throws Error of SQLite when the file cannot be opened or is no database.
 */
export function openDatabase(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: BUSY_TIMEOUT_MS });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/**
 * Brings the tables of one area of the services to their newest form. Migrations are numbered by their place in the list
 * and run once each, so a list may only grow at its end.
 *
 * @param area Name of the list: each area of the services keeps its own.
 * @throws Error when the file was written by a newer version, or a migration fails; what it began is taken back.
 */
export function migrate(database: DatabaseSync, area: string, migrations: readonly string[]): void {
  database.exec(`CREATE TABLE IF NOT EXISTS schema_versions (
    area TEXT PRIMARY KEY,
    version INTEGER NOT NULL
  ) STRICT`);
  runTransaction(database, () => {
    const row = database.prepare('SELECT version FROM schema_versions WHERE area = ?').get(area);
    const version = Number(row?.['version'] ?? 0);
    if (version > migrations.length) {
      throw new Error(
        `Cannot open the database: its ${area} tables have version ${version}, this program knows ${migrations.length}`,
      );
    }
    for (const migration of migrations.slice(version)) database.exec(migration);
    database
      .prepare(
        'INSERT INTO schema_versions (area, version) VALUES (?, ?) ON CONFLICT DO UPDATE SET version = excluded.version',
      )
      .run(area, migrations.length);
  });
}

/**
 * Runs `work` as one transaction and gives its result. When it throws, nothing of it remains. `work` must not await:
 * the connection is shared, and what another request did meanwhile would become part of the transaction.
 *
 * @throws Error whatever `work` throws; Error when a transaction is open already.
 */
export function runTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  // IMMEDIATE takes the write lock at once, so that two processes cannot both read, decide and then overwrite each other.
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // SQLite has already rolled back after some errors (disk full, for example).
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
