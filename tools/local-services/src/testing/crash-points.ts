import { copyFileSync, existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';

/** Watches every write to a database. */
export interface WatchedWrites {
  /**
   * Returns copies of the database as `kill -9` would have left it: one before each write of `work`, one before each commit, one at
   * the end. What a process has written survives its end; uncommitted changes are dropped when the copy is opened.
   *
   * @returns The copies' files, next to the original, in chronological order.
   */
  crashPoints(work: () => unknown): Promise<readonly string[]>;
}

/**
 * Watches `database`, which is stored in `file`. Must be called before any statement is prepared. Each copy is the state of the
 * disk at that moment, so no process has to be killed.
 */
export function watchWrites(database: DatabaseSync, file: string): WatchedWrites {
  let onWrite = () => {};
  const prepare = database.prepare.bind(database);
  database.prepare = (sql) => {
    const statement = prepare(sql);
    if (/^\s*(?:SELECT|PRAGMA)/i.test(sql)) return statement;
    // `get` writes, too, if a statement returns what it wrote.
    for (const method of ['run', 'get'] as const) {
      const write = statement[method].bind(statement) as (...parameters: unknown[]) => never;
      statement[method] = (...parameters: unknown[]) => {
        onWrite();
        return write(...parameters);
      };
    }
    return statement;
  };
  const exec = database.exec.bind(database);
  database.exec = (sql) => {
    if (sql === 'COMMIT') onWrite();
    exec(sql);
  };

  return {
    async crashPoints(work) {
      const copies: string[] = [];
      const copy = () => {
        const to = `${file}.${copies.length}`;
        for (const suffix of ['', '-wal']) {
          if (existsSync(file + suffix)) copyFileSync(file + suffix, to + suffix);
        }
        copies.push(to);
      };
      onWrite = copy;
      try {
        await work();
      } finally {
        onWrite = () => {};
      }
      copy();
      return copies;
    },
  };
}
