import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What keys look like that open something. Patterns of providers whose keys are recognizable, and of texts that say that they are secret. */
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
  // What stands in every address is looked for first: that takes an eighth of the time.
  'address with a password':
    /:\/\/(?<=\b[a-z][a-z+]*:\/\/)[^\s/:@'"`$<{]{1,64}:[^\s/:@'"`$<{]{8,64}@[\w.-]+\w/i,
  'value named as secret':
    /(?:secret|password|passwd|private[_-]?key|(?:write|admin|api)[_-]?(?:key|token))["']?\s*[:=]\s*["'`](?=[^"'`]*\d)(?=[^"'`]*[A-Za-z])[A-Za-z0-9+/_=-]{32,}["'`]/i,
};

/** Where something that looks like a key stands. The key itself is not repeated. */
export interface FoundSecret {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly kind: string;
}

/** What looks like a key in a text. @param known Values that must stand nowhere, such as those of this machine's environment. */
export function secretsIn(file: string, text: string, known: readonly string[] = []): FoundSecret[] {
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

/** What looks like a key in these files of a folder. @param most Bytes; what is larger is not looked at. */
export async function secretsInFiles(
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
    if (!bytes.subarray(0, 8000).includes(0)) found.push(...secretsIn(file, bytes.toString('utf8'), known));
  }
  return found;
}

/** Files that are, or would be, part of the repository. */
export function filesOfRepository(root: string): readonly string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  return [...new Set(list.toString('utf8').split('\0'))].filter(Boolean);
}

/** Values of variables that no page may have: what they open is the merchant's. */
const SECRET_VARIABLES = ['MAREHALM_PREVIEW_TOKEN', 'MAREHALM_ADMIN_TOKEN', 'MAREHALM_SEARCH_WRITE_KEY'];

/** How a shop is searched that is built upon a former one. */
export interface SearchUponFormer {
  /**
   * A JSON file with all that the last search found nothing in. What has the same size and time of change is not read again, unless
   * it is to be searched for something else.
   */
  readonly record: string;
  /** Values that were made for this build: what was there before it cannot have them. */
  readonly madeNow: readonly string[];
}

interface Searched {
  /** Hash of what was searched for, and of this module. */
  readonly by: string;
  readonly files: readonly (readonly [name: string, size: number, changed: number])[];
}

/**
 * Searches the built shop for keys; compressed copies are left out.
 * @param upon Without it, every file is read.
 * @throws Error naming file, line and kind of each.
 */
export async function expectNoSecretsInShop(
  directory: string,
  environment: Readonly<Record<string, string | undefined>>,
  upon?: SearchUponFormer,
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
  const searched = upon ? await readSearched(upon.record, by) : new Map<string, readonly [number, number]>();
  const states = files.map((name) => {
    const { size, mtimeMs } = statSync(join(directory, name));
    return [name, size, mtimeMs] as const;
  });
  const changed = states.filter(([name, size, time]) => {
    const before = searched.get(name);
    return before?.[0] !== size || before[1] !== time;
  });
  const found = await secretsInFiles(
    directory,
    changed.map(([name]) => name),
    [...known, ...(upon?.madeNow ?? [])],
    Infinity,
  );
  if (found.length > 0)
    throw new Error(found.map(({ file, line, kind }) => `${file}:${line} has a ${kind}`).join('\n'));
  if (upon) await writeFile(upon.record, JSON.stringify({ by, files: states } satisfies Searched));
}

async function readSearched(record: string, by: string): Promise<Map<string, readonly [number, number]>> {
  const before = JSON.parse(await readFile(record, 'utf8').catch(() => '{}')) as Partial<Searched>;
  const files = before.by === by ? (before.files ?? []) : [];
  return new Map(files.map(([name, size, changed]) => [name, [size, changed]]));
}
