import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Patterns of recognizable keys of providers, and of values that are named as secret. */
const SECRET_PATTERNS: Readonly<Record<string, RegExp>> = {
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'key of AWS': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  'token of GitHub': /\b(?:gh[oprsu]_[A-Za-z0-9]{36}|github_pat_\w{60,})/,
  'token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'key of Shopify': /\bshp(?:at|ca|pa|ss)_[a-f0-9]{32}\b/i,
  'key of Stripe': /\b[rs]k_live_[A-Za-z0-9]{16,}/,
  'key of Google': /\bAIza[\w-]{35}\b/,
  'token of Slack': /\bxox[abeprs]-[\w-]{10,}/,
  'signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{16,}/,
  // Searching for `://` first takes an eighth of the time.
  'address with a password':
    /:\/\/(?<=\b[a-z][a-z+]*:\/\/)[^\s/:@'"`$<{]{1,64}:[^\s/:@'"`$<{]{8,64}@[\w.-]+\w/i,
  'value named as secret':
    /(?:secret|password|passwd|private[_-]?key|(?:write|admin|api)[_-]?(?:key|token))["']?\s*[:=]\s*["'`](?=[^"'`]*\d)(?=[^"'`]*[A-Za-z])[A-Za-z0-9+/_=-]{32,}["'`]/i,
};

/** Place of a possible secret, without its value. */
export interface FoundSecret {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly kind: string;
}

/**
 * Finds possible secrets in a text.
 *
 * @param known Values that must not appear, such as those of the environment.
 */
export function findSecrets(file: string, text: string, known: readonly string[] = []): FoundSecret[] {
  return text.split('\n').flatMap((content, index) => {
    const kinds = Object.entries(SECRET_PATTERNS).flatMap(([kind, pattern]) =>
      pattern.test(content) ? [kind] : [],
    );
    if (known.some((value) => content.includes(value))) kinds.push('value of the environment');
    return kinds.map((kind) => ({ file, line: index + 1, kind }));
  });
}

/** Larger files are pictures, films and fonts. */
const MAX_SEARCHED_BYTES = 3_000_000;

/**
 * Finds possible secrets in files of a folder.
 *
 * @param most Bytes; larger files are skipped.
 */
export async function findSecretsInFiles(
  folder: string,
  files: readonly string[],
  known: readonly string[] = [],
  most = MAX_SEARCHED_BYTES,
): Promise<FoundSecret[]> {
  const found: FoundSecret[] = [];
  for (const file of files) {
    const path = join(folder, file);
    const { size } = await stat(path).catch(() => ({ size: Infinity }));
    if (size > most) continue;
    const bytes = await readFile(path);
    if (!bytes.subarray(0, 8000).includes(0)) found.push(...findSecrets(file, bytes.toString('utf8'), known));
  }
  return found;
}

/** Lists the files that are, or would be, part of the repository. */
export function listRepositoryFiles(root: string): readonly string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  return [...new Set(list.toString('utf8').split('\0'))].filter(Boolean);
}

/** Variables whose values no page may contain. */
const SECRET_VARIABLES = ['MAREHALM_PREVIEW_TOKEN', 'MAREHALM_ADMIN_TOKEN', 'MAREHALM_SEARCH_WRITE_KEY'];

/** Options of an incremental search for secrets. */
export interface IncrementalScanOptions {
  /**
   * JSON file that records the files of the last clean search. Files of the same size and modification time are not read again,
   * unless other secrets are searched for.
   */
  readonly record: string;
  /** Values generated for this build, which older files cannot contain. */
  readonly madeNow: readonly string[];
}

interface SearchRecord {
  /** Hash of the searched values and of this module. */
  readonly by: string;
  readonly files: readonly (readonly [name: string, size: number, changed: number])[];
}

/**
 * Searches the built shop for secrets, without compressed copies.
 * @param upon Options of an incremental search. Without them every file is read.
 * @throws Error naming file, line and kind of each secret.
 */
export async function expectNoSecretsInShop(
  directory: string,
  environment: Readonly<Record<string, string | undefined>>,
  upon?: IncrementalScanOptions,
): Promise<void> {
  const known = SECRET_VARIABLES.flatMap((name) => environment[name] || []);
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|avif|webp|jpg|png|mp4|webm|woff2)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1));
  if (files.length === 0) throw new Error(`Cannot look for keys: ${directory} is empty`);

  const by = createHash('sha256')
    .update(await readFile(import.meta.filename))
    .update(JSON.stringify(known))
    .digest('hex');
  const searched = upon
    ? await loadSearchRecord(upon.record, by)
    : new Map<string, readonly [number, number]>();
  const states = files.map((name) => {
    const { size, mtimeMs } = statSync(join(directory, name));
    return [name, size, mtimeMs] as const;
  });
  const changed = states.filter(([name, size, time]) => {
    const before = searched.get(name);
    return before?.[0] !== size || before[1] !== time;
  });
  const found = await findSecretsInFiles(
    directory,
    changed.map(([name]) => name),
    [...known, ...(upon?.madeNow ?? [])],
    Infinity,
  );
  if (found.length > 0)
    throw new Error(found.map(({ file, line, kind }) => `${file}:${line} has a ${kind}`).join('\n'));
  if (upon) await writeFile(upon.record, JSON.stringify({ by, files: states } satisfies SearchRecord));
}

async function loadSearchRecord(record: string, by: string): Promise<Map<string, readonly [number, number]>> {
  const before = JSON.parse(await readFile(record, 'utf8').catch(() => '{}')) as Partial<SearchRecord>;
  const files = before.by === by ? (before.files ?? []) : [];
  return new Map(files.map(([name, size, changed]) => [name, [size, changed]]));
}
