import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate, openDatabase, runTransaction } from './database.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'marehalm-database-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const open = () => openDatabase(join(directory, 'data', 'shop.sqlite'));

describe('openDatabase()', () => {
  test('creates the folder, enables write-ahead logging and enforces foreign keys', () => {
    const database = open();
    expect(existsSync(join(directory, 'data', 'shop.sqlite'))).toBe(true);
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    database.exec(
      'CREATE TABLE a (id INTEGER PRIMARY KEY); CREATE TABLE b (a INTEGER NOT NULL REFERENCES a (id))',
    );
    expect(() => database.exec('INSERT INTO b VALUES (1)')).toThrow(/FOREIGN KEY/);
    database.close();
  });
});

describe('migrate()', () => {
  test('runs each migration once, also after the file was closed', () => {
    const first = open();
    migrate(first, 'shop', ['CREATE TABLE a (x INTEGER)']);
    first.exec('INSERT INTO a VALUES (1)');
    first.close();
    const second = open();
    migrate(second, 'shop', ['CREATE TABLE a (x INTEGER)', 'ALTER TABLE a ADD COLUMN y INTEGER DEFAULT 2']);
    expect(second.prepare('SELECT x, y FROM a').all()).toEqual([{ x: 1, y: 2 }]);
    second.close();
  });

  test('rolls a failed migration back', () => {
    const database = open();
    expect(() => migrate(database, 'shop', ['CREATE TABLE a (x INTEGER)', 'CREATE TABEL b'])).toThrow();
    migrate(database, 'shop', ['CREATE TABLE a (x INTEGER)']);
    expect(database.prepare('SELECT count(*) AS n FROM a').get()).toEqual({ n: 0 });
    database.close();
  });

  test('refuses a file of a newer version', () => {
    const database = open();
    migrate(database, 'shop', ['CREATE TABLE a (x INTEGER)', 'CREATE TABLE b (x INTEGER)']);
    expect(() => migrate(database, 'shop', ['CREATE TABLE a (x INTEGER)'])).toThrow(/version 2.*knows 1/);
    database.close();
  });
});

describe('runTransaction()', () => {
  test('commits, or rolls back when it throws', () => {
    const database = open();
    database.exec('CREATE TABLE a (x INTEGER)');
    const insert = database.prepare('INSERT INTO a VALUES (?)');
    expect(runTransaction(database, () => insert.run(1).changes)).toBe(1);
    expect(() =>
      runTransaction(database, () => {
        insert.run(2);
        throw new Error('changed its mind');
      }),
    ).toThrow('changed its mind');
    expect(database.prepare('SELECT x FROM a').all()).toEqual([{ x: 1 }]);
    database.close();
  });
});
