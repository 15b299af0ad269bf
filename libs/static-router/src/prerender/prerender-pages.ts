import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageRules } from '../page-rules.ts';
import type { CriticalCss } from './critical-css.ts';
import type { PageRecord, WorkerSettings } from './page-worker.ts';
import { distributeTasks, startPageWorker } from './worker-thread.ts';

/** The record of a build, which the next one reuses. */
export interface BuildRecord {
  readonly pages: readonly PageRecord[];
  /** Cache keys of the pages that its critical CSS was computed from. */
  readonly cssKeys: readonly string[];
}

/** Options of {@link prerenderPages}. */
export interface PrerenderOptions extends WorkerSettings {
  /** Path of the JSON file with the {@link BuildRecord} of the previous build; this build overwrites it. */
  readonly record: string;
  readonly rules: PageRules;
  /** Number of threads; each loads the whole content. */
  readonly threads: number;
}

/** All prerendered pages, and how many of them were rendered instead of reused. */
export interface PrerenderResult {
  readonly pages: readonly PageRecord[];
  /** Number of rendered pages. */
  readonly rendered: number;
}

/** Default of `PageRules.elementsInViewport`. */
const ELEMENTS_IN_VIEWPORT = 170;

/** Maximum number of pages of a route from which critical CSS is computed. */
const MAX_EXAMPLES = 8;

/** Number of pages up to which all are compressed thoroughly, which makes a clean build 25 % longer. */
const MAX_THOROUGH_PAGES = 1000;

/** Number of pages in one request to a thread. */
const BATCH_SIZE = 16;

/**
 * Prerenders all pages of the server bundle with their data, both compressed, and removes pages that no longer exist. Pages whose
 * data and code have not changed are reused.
 *
 * @throws Error naming the first page that cannot be prerendered.
 */
export async function prerenderPages({
  record,
  rules,
  threads: count,
  ...settings
}: PrerenderOptions): Promise<PrerenderResult> {
  const before: BuildRecord = {
    // An earlier version of this library may have written less.
    ...{ pages: [], cssKeys: [] },
    ...(JSON.parse(await readFile(record, 'utf8').catch(() => '{}')) as Partial<BuildRecord>),
  };
  const beforeByPath = new Map(before.pages.map((page) => [page.path, page]));
  await mkdir(settings.cacheDirectory, { recursive: true });
  const isFile = (pathname: string) => rules.routeOf(pathname) === undefined;
  const kindOf = (pathname: string) => {
    const route = rules.routeOf(pathname) ?? '';
    return rules.kindOf?.(route) ?? route;
  };

  const reported = new Set<string>();
  const threads = Array.from({ length: count }, () => startPageWorker(settings, reported));
  const pages: PageRecord[] = [];
  const cssKeys: string[] = [];
  let rendered = 0;
  try {
    // Ask all threads, so that they load the content at the same time.
    const listed = await Promise.all(threads.map(({ ask }) => ask({ kind: 'paths' })));
    const paths = [...new Set(listed[0]?.paths)];
    const cssByKind = new Map<string, CriticalCss>();
    await distributeTasks(threads, examplesOf(paths, rules), async ({ ask }, [kind, examples]) => {
      const elementsInViewport = rules.elementsInViewport?.(kind) ?? ELEMENTS_IN_VIEWPORT;
      const answer = await ask({ kind: 'criticalCss', paths: examples, elementsInViewport });
      if (answer.css) cssByKind.set(kind, answer.css);
      cssKeys.push(...answer.keys);
    });
    await Promise.all(threads.map(({ ask }) => ask({ kind: 'useCriticalCss', cssByKind })));
    await distributeTasks(threads, inBatches(paths, isFile), async ({ ask }, batch) => {
      const answer = await ask({
        kind: 'pages',
        pages: batch.map((pathname) => ({
          path: pathname,
          kind: kindOf(pathname),
          isFile: isFile(pathname),
          isThorough: paths.length <= MAX_THOROUGH_PAGES,
          before: beforeByPath.get(pathname),
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
    if (!names.has(name)) await rm(path.join(settings.outDirectory, name), { force: true });
  const keysOf = (build: BuildRecord) => [...build.pages.map(({ key }) => key), ...build.cssKeys];
  const now: BuildRecord = { pages, cssKeys };
  await prune(settings.cacheDirectory, new Set([...keysOf(before), ...keysOf(now)]));
  // Rename the complete file, so that an interrupted build leaves no partial record.
  await writeFile(`${record}.new`, JSON.stringify(now));
  await rename(`${record}.new`, record);
  return { pages, rendered };
}

/** Returns example pages by kind: up to {@link MAX_EXAMPLES} of every route, evenly spread over its sorted paths. */
function examplesOf(
  paths: readonly string[],
  { routeOf, kindOf }: PageRules,
): Iterable<[kind: string, paths: readonly string[]]> {
  const routes = new Map<string, string[]>();
  for (const pathname of [...paths].sort()) {
    const route = routeOf(pathname);
    if (route === undefined) continue;
    const pages = routes.get(route) ?? [];
    pages.push(pathname);
    routes.set(route, pages);
  }
  const kinds = new Map<string, string[]>();
  for (const [route, all] of routes) {
    const step = Math.max(1, all.length / MAX_EXAMPLES);
    const length = Math.min(all.length, MAX_EXAMPLES);
    const examples = Array.from({ length }, (_, index) => all[Math.floor(index * step)] ?? '');
    const kind = kindOf?.(route) ?? route;
    kinds.set(kind, [...(kinds.get(kind) ?? []), ...examples]);
  }
  return kinds;
}

/** Yields batches of paths. Files come first and one by one, because they take long and would otherwise keep one thread busy at the end. */
function* inBatches(
  paths: readonly string[],
  isFile: (path: string) => boolean,
): Generator<readonly string[]> {
  for (const file of paths.filter(isFile)) yield [file];
  const pages = paths.filter((pathname) => !isFile(pathname));
  for (let start = 0; start < pages.length; start += BATCH_SIZE) yield pages.slice(start, start + BATCH_SIZE);
}

const namesOf = (pages: readonly PageRecord[]) => pages.flatMap(({ files }) => files.map(([name]) => name));

/** Removes pages from the cache that neither this build nor the one before has used. */
async function prune(cacheDirectory: string, used: ReadonlySet<string>): Promise<void> {
  for (const entry of await readdir(cacheDirectory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    if (used.has(path.basename(entry.parentPath) + entry.name)) continue;
    await rm(path.join(entry.parentPath, entry.name));
  }
}
