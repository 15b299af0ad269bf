import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { matchPath } from '@marehalm/i18n-routing';
import type { CriticalStyles } from './critical-styles.ts';
import type { MadePage, WorkerAnswer, WorkerQuestion, WorkerSettings } from './page-worker.ts';

/** What a build has made, for the next one to build upon. */
export interface BuildRecord {
  readonly pages: readonly MadePage[];
  /** Keys of what the styles of its pages were made from. */
  readonly styleKeys: readonly string[];
}

/** What {@link makePages} is told. */
export interface PagesToMake extends WorkerSettings {
  /** A JSON file with the {@link BuildRecord} of the build before; this build writes it anew. */
  readonly record: string;
  /** Each holds the whole content. */
  readonly threads: number;
}

/** What came of it. */
export interface MadePages {
  readonly pages: readonly MadePage[];
  /** How many of them had to be rendered. */
  readonly rendered: number;
}

/**
 * Makes every page that the server bundle knows of, with its data and both compressed: only what is neither there nor kept, and
 * takes away those of the build before that are no more. What a page is made from is its data and the code, so its key is a hash of
 * both, and the result is the same as if everything had been made anew.
 *
 * @throws Error naming the first page that cannot be made.
 */
export async function makePages({ record, threads: count, ...settings }: PagesToMake): Promise<MadePages> {
  const before = JSON.parse(
    await readFile(record, 'utf8').catch(() => '{"pages":[],"styleKeys":[]}'),
  ) as BuildRecord;
  const beforeByPath = new Map(before.pages.map((page) => [page.path, page]));
  await mkdir(settings.keptDirectory, { recursive: true });

  const said = new Set<string>();
  const threads = Array.from({ length: count }, () => startThread(settings, said));
  const pages: MadePage[] = [];
  const styleKeys: string[] = [];
  let rendered = 0;
  try {
    // All of them are asked, so that they read the content at the same time.
    const listed = await Promise.all(threads.map(({ ask }) => ask({ kind: 'paths' })));
    const paths = [...new Set(listed[0]?.paths)];
    const styles = new Map<string, CriticalStyles>();
    await share(threads, examplesOf(paths), async ({ ask }, [kind, examples]) => {
      const inWindow = ELEMENTS_IN_WINDOW[kind] ?? FEW_ELEMENTS;
      const answer = await ask({ kind: 'styles', paths: examples, inWindow });
      if (answer.styles) styles.set(kind, answer.styles);
      styleKeys.push(...answer.keys);
    });
    await Promise.all(threads.map(({ ask }) => ask({ kind: 'dress', styles })));
    await share(threads, inBatches(paths), async ({ ask }, batch) => {
      const answer = await ask({
        kind: 'pages',
        pages: batch.map((path) => ({
          path,
          kind: kindOf(path),
          isFile: isFile(path),
          isOneOfFew: paths.length <= FEW_PAGES,
          before: beforeByPath.get(path),
        })),
      });
      pages.push(...answer.pages);
      rendered += answer.rendered;
    });
  } finally {
    await Promise.all(threads.map(({ stop }) => stop()));
  }

  pages.sort((one, other) => (one.path < other.path ? -1 : 1));
  const names = new Set(namesOf(pages));
  for (const name of namesOf(before.pages))
    if (!names.has(name)) await rm(path.join(settings.targetDirectory, name), { force: true });
  const keysOf = (build: BuildRecord) => [...build.pages.map(({ key }) => key), ...build.styleKeys];
  const made: BuildRecord = { pages, styleKeys };
  await forget(settings.keptDirectory, new Set([...keysOf(before), ...keysOf(made)]));
  // Whole or not at all, wherever a build is stopped.
  await writeFile(`${record}.new`, JSON.stringify(made));
  await rename(`${record}.new`, record);
  return { pages, rendered };
}

/** Whether it is data that is served as its loader gives it. */
const isFile = (pathname: string) => /\.(?:json|xml|txt)$/.test(pathname);

/** Which pages have the same styles in them, by the names of their routes: each kind costs every answer a line of its policy. */
const KINDS: Readonly<Record<string, string>> = {
  tips: 'journal',
  tipsTricks: 'careJournal',
  routine: 'careJournal',
  sustainability: 'about',
  account: 'cart',
  checkout: 'cart',
  checkoutConfirmation: 'cart',
  notFound: 'cart',
};

const routeOf = (pathname: string) => (isFile(pathname) ? undefined : matchPath(pathname)?.name) ?? '';

function kindOf(pathname: string): string {
  const route = routeOf(pathname).replace(/^account.*/, 'account');
  return KINDS[route] ?? route;
}

/**
 * How many elements lie in the first window of a page or before it, at most, on a phone as on a desk; `late-start.spec.ts` of
 * `apps/storefront-e2e` looks whether it is so.
 */
const FEW_ELEMENTS = 170;
const ELEMENTS_IN_WINDOW: Readonly<Record<string, number>> = { collection: 270, shop: 330 };

/** The most pages of a route whose elements are looked at. */
const MOST_EXAMPLES = 8;

/** Of each kind of page some of every route, that stand far from each other in the order of their paths. */
function examplesOf(paths: readonly string[]): Iterable<[kind: string, paths: readonly string[]]> {
  const routes = new Map<string, string[]>();
  for (const pathname of [...paths].sort()) {
    const route = routeOf(pathname);
    const alike = routes.get(route) ?? [];
    alike.push(pathname);
    if (route !== '') routes.set(route, alike);
  }
  const kinds = new Map<string, string[]>();
  for (const all of routes.values()) {
    const step = Math.max(1, all.length / MOST_EXAMPLES);
    const count = Math.min(all.length, MOST_EXAMPLES);
    const examples = Array.from({ length: count }, (_, place) => all[Math.floor(place * step)] ?? '');
    const kind = kindOf(examples[0] ?? '');
    kinds.set(kind, [...(kinds.get(kind) ?? []), ...examples]);
  }
  return kinds;
}

/** Up to so many pages the most work on each makes a build from nothing a quarter longer. */
const FEW_PAGES = 1000;

/** How many pages a thread is asked for at once. */
const BATCH = 16;

/** Files are large and made from all products, so they come first and one by one: no thread is left with them at the end. */
function* inBatches(paths: readonly string[]): Generator<readonly string[]> {
  for (const file of paths.filter(isFile)) yield [file];
  const pages = paths.filter((pathname) => !isFile(pathname));
  for (let at = 0; at < pages.length; at += BATCH) yield pages.slice(at, at + BATCH);
}

/** Has each thing done by whichever thread is free. */
async function share<Thing>(
  threads: readonly Thread[],
  things: Iterable<Thing>,
  does: (thread: Thread, thing: Thing) => Promise<void>,
): Promise<void> {
  const waiting = things[Symbol.iterator]();
  await Promise.all(
    threads.map(async (thread) => {
      for (let next = waiting.next(); !next.done; next = waiting.next()) await does(thread, next.value);
    }),
  );
}

const namesOf = (pages: readonly MadePage[]) => pages.flatMap(({ files }) => files.map(([name]) => name));

interface Thread {
  readonly ask: <Kind extends WorkerQuestion['kind']>(
    question: Extract<WorkerQuestion, { kind: Kind }>,
  ) => Promise<Extract<WorkerAnswer, { kind: Kind }>>;
  readonly stop: () => Promise<unknown>;
}

/** @param said What threads have said already: all of them read the same content, and say the same about it. */
function startThread(settings: WorkerSettings, said: Set<string>): Thread {
  const worker = new Worker(path.join(import.meta.dirname, 'page-worker.ts'), {
    workerData: settings,
    stderr: true,
  });
  createInterface({ input: worker.stderr }).on('line', (line) => {
    if (!said.has(line)) console.warn(line);
    said.add(line);
  });
  const ask: Thread['ask'] = (question) =>
    new Promise((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (answer: WorkerAnswer) => {
        worker.off('error', reject);
        if (answer.kind === 'failure') reject(new Error(answer.message));
        else resolve(answer as Parameters<typeof resolve>[0]);
      });
      worker.postMessage(question);
    });
  return { ask, stop: () => worker.terminate() };
}

/** Pages that neither this build nor the one before has used. */
async function forget(keptDirectory: string, used: ReadonlySet<string>): Promise<void> {
  for (const entry of await readdir(keptDirectory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    if (used.has(path.basename(entry.parentPath) + entry.name)) continue;
    await rm(path.join(entry.parentPath, entry.name));
  }
}
