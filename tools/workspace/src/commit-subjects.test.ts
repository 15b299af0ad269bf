import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkCommitSubjects, findLongSubjects, listCommitSubjects } from './commit-subjects.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marehalm-commits-'));
  git('init', '--quiet');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function git(...parameters: readonly string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  execFileSync('git', [...identity, ...parameters], { cwd: folder });
}

test('findLongSubjects() counts characters and accepts 72', () => {
  expect(findLongSubjects(['ø'.repeat(72), 'a'.repeat(73)])).toEqual(['a'.repeat(73)]);
});

test('checkCommitSubjects() fails for each long subject of a new commit', () => {
  git('commit', '--quiet', '--allow-empty', '--message', 'Add a bag');
  expect(checkCommitSubjects(folder)).toMatchObject({ passed: 1, failed: 0 });
  git('commit', '--quiet', '--allow-empty', '--message', 'a'.repeat(73));
  expect(checkCommitSubjects(folder, '2000-01-01')).toMatchObject({ passed: 0, failed: 1 });
  expect(checkCommitSubjects(folder, '2099-01-01')).toMatchObject({ passed: 1, failed: 0 });
});

test('listCommitSubjects() returns an empty list outside a repository', () => {
  rmSync(join(folder, '.git'), { recursive: true, force: true });
  expect(listCommitSubjects(folder, '2000-01-01')).toEqual([]);
});
