import { execFileSync } from 'node:child_process';
import type { StepResult } from './gate-step.ts';
import { root } from './workspace.ts';

/** Maximum length of the subject of a commit in characters, so that tools show it whole. */
const MAX_SUBJECT_LENGTH = 72;

/** Commits before this time are not checked. */
const CHECKED_SINCE = '2026-11-27T07:30:00Z';

/** Returns the subjects that are too long. */
export function findLongSubjects(subjects: readonly string[]): readonly string[] {
  return subjects.filter((subject) => [...subject].length > MAX_SUBJECT_LENGTH);
}

/** Lists the subjects of the commits since `since`, without merges; none outside of a repository. */
export function listCommitSubjects(folder: string, since: string): readonly string[] {
  try {
    const log = execFileSync('git', ['log', '--no-merges', `--since=${since}`, '--format=%s'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return log.split('\n').filter((subject) => subject !== '');
  } catch {
    return [];
  }
}

/** Checks the subjects of new commits, as a step of the gate. It is not cached, because commits are no files. */
export function checkCommitSubjects(folder = root, since = CHECKED_SINCE): StepResult {
  const long = findLongSubjects(listCommitSubjects(folder, since));
  return {
    name: 'commit subjects',
    duration: 0,
    passed: long.length === 0 ? 1 : 0,
    failed: long.length,
    failures: long.map((subject) => `longer than ${MAX_SUBJECT_LENGTH} characters: ${subject}`),
  };
}
