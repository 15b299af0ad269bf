import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Time to wait for another process that writes to the same file. */
const BUSY_TIMEOUT_MS = 5000;

/**
 * Opens the SQLite file of the services, and creates its folder. A write-ahead log with full synchronization keeps committed data
 * after a crash of the process or the machine. Foreign keys are enforced.
 * @param file Absolute path, or `:memory:`.
 * @throws Error of SQLite when the file cannot be opened or is not a database.
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
 * Migrates the tables of one area of the services. Migrations are numbered by their position and run once each, so new ones must be
 * added at the end.
 * @param area Name of the list: each area of the services has its own.
 * @throws Error when a newer version has written the file, or a migration fails, which is then rolled back.
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
 * Runs `work` as one transaction and returns its result. If it throws, the transaction is rolled back. `work` must not await: the
 * connection is shared, and writes of other requests would become part of the transaction.
 *
 * @throws Error whatever `work` throws; Error when a transaction is already open.
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
