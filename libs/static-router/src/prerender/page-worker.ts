/**
 * One of the threads that render pages: it runs a page's loaders, and renders it only when no page with the same data is cached. Files are read and
 * written synchronously: a thread has one page at hand and nothing else to do.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { ServerBuild } from 'react-router';
import { createPageRenderer, type LoaderDataEntries } from '../internal/react-router.ts';
import type { PageRules } from '../page-rules.ts';
import {
  extractCriticalCss,
  collectVisibleElements,
  parseStylesheet,
  findStylesheetUrl,
  insertCriticalCss,
  type CriticalCss,
  type Stylesheet,
} from './critical-css.ts';
import {
  BrokenArchiveError,
  listServedVariants,
  encodeFile,
  packEncodedFiles,
  unpackEncodedFiles,
  type EncodedFile,
} from './encoded-file.ts';
import { createPageHtmlFiles } from './create-page-html-files.ts';
import { hashInlineCode } from './hash-inline-code.ts';
import { movePageData } from './page-data-file.ts';

/** Initial data of a worker thread. */
export interface WorkerSettings {
  /** Hash of everything besides its data that determines a page. */
  readonly codeHash: string;
  /** Its entry module exports `pathsToPrerender()`. */
  readonly serverBundle: string;
  /** Folder of the client bundle, which contains the stylesheet. */
  readonly clientDirectory: string;
  /** Module of the `PageRules`. */
  readonly pageRules: string;
  /** Finished pages by their keys. */
  readonly cacheDirectory: string;
  /** The finished site. */
  readonly outDirectory: string;
}

/** One path with all files that it is served as. */
export interface PageRecord {
  readonly path: string;
  /** Hash of everything that the page is rendered from. */
  readonly key: string;
  /** With size in bytes and time of the last change as they were written: what has changed since is written again. */
  readonly files: readonly (readonly [name: string, size: number, changedAt: number])[];
  /** Hashes of its HTML files. */
  readonly html: readonly (readonly [name: string, hash: string])[];
  /** Sources in the form of the Content-Security-Policy. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
}

/** A page that a thread has to prerender. */
export interface PageTask {
  readonly path: string;
  /** Names its critical CSS. */
  readonly kind: string;
  /** A file of data, served as its loader gives it. */
  readonly isFile: boolean;
  /** Whether there are so few pages that each is worth the most work. */
  readonly isThorough: boolean;
  /** The page in the build before. */
  readonly before?: PageRecord | undefined;
}

/**
 * What a thread is asked for: all paths of the site; the critical CSS of pages like these; to remember the critical CSS of all kinds; or to prerender
 * pages.
 */
export type WorkerRequest =
  | { readonly kind: 'paths' }
  | { readonly kind: 'criticalCss'; readonly paths: readonly string[]; readonly elementsInViewport: number }
  | { readonly kind: 'useCriticalCss'; readonly cssByKind: ReadonlyMap<string, CriticalCss> }
  | { readonly kind: 'pages'; readonly pages: readonly PageTask[] };

/** The thread's response. */
export type WorkerResponse =
  | { readonly kind: 'paths'; readonly paths: readonly string[] }
  | { readonly kind: 'criticalCss'; readonly css: CriticalCss | undefined; readonly keys: readonly string[] }
  | { readonly kind: 'useCriticalCss' }
  | { readonly kind: 'pages'; readonly pages: readonly PageRecord[]; readonly rendered: number }
  | { readonly kind: 'failure'; readonly message: string };

/** Bytes of critical CSS after Brotli where a site does not say. */
const MAX_CRITICAL_CSS_BYTES = 4096;

const settings = workerData as WorkerSettings;

const build = (await import(pathToFileURL(settings.serverBundle).href)) as ServerBuild & {
  entry: { module: { pathsToPrerender: () => Promise<readonly string[]> } };
};
const { default: rules } = (await import(pathToFileURL(settings.pageRules).href)) as { default: PageRules };
const renderer = createPageRenderer(build);

const dataFileOf = (pathname: string) => (pathname === '/' ? '_.data' : `${pathname.slice(1)}.data`);

/** Loader data of a page as JSON. */
const loadData = async (pathname: string) => JSON.stringify(await renderer.load(pathname));

/** Parsed from the JSON, so that a page cannot have what its key does not know of. */
function extractMarkup(data: string): { readonly data: LoaderDataEntries; readonly markup: string } {
  const parsed = JSON.parse(data) as LoaderDataEntries;
  return rules.extractMarkup?.(parsed) ?? { data: parsed, markup: '' };
}

/** The key of what is built from `data`; `parts` tell it from what else is built from it. */
const keyOf = (parts: readonly unknown[], data: string | Buffer) =>
  createHash('sha256')
    .update(JSON.stringify([settings.codeHash, ...parts]))
    .update(data)
    .digest('hex');

interface PrerenderedPage extends Pick<PageRecord, 'html' | 'inlineScripts' | 'inlineStyles'> {
  readonly files: readonly EncodedFile[];
}

let stylesheet: Stylesheet | undefined;

/** The stylesheet that a page links to: the same for all pages. */
function stylesheetFor(html: string): Stylesheet | undefined {
  const address = findStylesheetUrl(html);
  if (address === undefined) return undefined;
  stylesheet ??= parseStylesheet(readFileSync(path.join(settings.clientDirectory, address), 'utf8'));
  return stylesheet;
}

const exampleKeyOf = (pathname: string, data: string) => keyOf(['example', pathname], data);

/** Computes the critical CSS of pages like these. Their HTML is cached: for a later build in which one of them changes, and for prerendering it. */
async function criticalCssFor({
  paths,
  elementsInViewport,
}: Extract<WorkerRequest, { kind: 'criticalCss' }>): Promise<
  Omit<Extract<WorkerResponse, { kind: 'criticalCss' }>, 'kind'>
> {
  const examples: { readonly pathname: string; readonly data: string; readonly key: string }[] = [];
  for (const pathname of paths) {
    const data = await loadData(pathname);
    examples.push({ pathname, data, key: exampleKeyOf(pathname, data) });
  }
  const exampleKeys = examples.map(({ key }) => key);
  const key = keyOf(['criticalCss'], exampleKeys.join());
  const keys = [key, ...exampleKeys];
  const [cached] = readCache(key) ?? [];
  if (cached) return { css: JSON.parse(cached.content.toString('utf8')) as CriticalCss, keys };

  const pages: string[][] = [];
  for (const { pathname, data, key: exampleKey } of examples) {
    const [example] = readCache(exampleKey) ?? [];
    const content = example?.content ?? (await renderer.render(pathname, extractMarkup(data).data));
    if (!example) writeCache(exampleKey, [{ name: 'html', content }]);
    const html = content.toString('utf8');
    const found = stylesheetFor(html);
    if (found) pages.push(collectVisibleElements(html, found).map(({ description }) => description));
  }
  if (!stylesheet) return { css: undefined, keys };
  const css = extractCriticalCss(stylesheet, pages, {
    elementsInViewport,
    maxBytes: rules.maxCriticalCssBytes ?? MAX_CRITICAL_CSS_BYTES,
    rootAttributes: rules.rootAttributes ?? [],
  });
  writeCache(key, [{ name: 'css', content: Buffer.from(JSON.stringify(css)) }]);
  return { css, keys };
}

const cssByKind = new Map<string, { readonly css: CriticalCss; readonly hash: string }>();

async function prerender({ path: pathname, kind, isFile, isThorough, before }: PageTask) {
  const critical = cssByKind.get(kind);
  const data = isFile ? await renderer.file(pathname) : await loadData(pathname);
  const key = keyOf([isFile ? 'file' : 'page', pathname, critical?.hash, isThorough], data);
  if (before?.key === key && areUnchanged(before.files)) return { page: before, isRendered: false };

  const cached = readCachedPage(key);
  const page =
    cached ??
    (typeof data === 'string'
      ? await render(pathname, data, critical?.css, isThorough)
      : dataFile(pathname, data));
  if (!cached) cachePage(key, page);
  const { html, inlineScripts, inlineStyles } = page;
  return {
    page: { path: pathname, key, files: write(page.files), html, inlineScripts, inlineStyles },
    isRendered: !cached && !isFile,
  };
}

const dataFile = (pathname: string, content: Buffer): PrerenderedPage => ({
  files: [encodeFile(pathname.slice(1), content)],
  html: [],
  inlineScripts: [],
  inlineStyles: [],
});

async function render(
  pathname: string,
  json: string,
  critical: CriticalCss | undefined,
  isThorough: boolean,
): Promise<PrerenderedPage> {
  const { data, markup } = extractMarkup(json);
  const [example] = readCache(exampleKeyOf(pathname, json)) ?? [];
  const content = example?.content ?? (await renderer.render(pathname, data));
  const moved = movePageData(content.toString('utf8'));
  const rendered = moved.html.replace('</body>', () => `${markup}</body>`);
  const found = stylesheetFor(rendered);
  const pages = createPageHtmlFiles(pathname, rendered, rules, (html) =>
    critical && found ? insertCriticalCss(html, critical, found) : html,
  );
  const code = pages.map(({ html }) => hashInlineCode(html));
  const encode = (name: string, bytes: Buffer) => encodeFile(name, bytes, isThorough);
  return {
    files: [
      ...pages.map(({ name, html }) => encode(name, Buffer.from(html))),
      encode(dataFileOf(pathname), await renderer.encode(pathname, data)),
      ...(moved.file ? [encode(moved.file.name, Buffer.from(moved.file.content))] : []),
    ],
    html: pages.map(({ name, html }) => [name, createHash('sha256').update(html).digest('hex')] as const),
    inlineScripts: [...new Set(code.flatMap(({ scripts }) => scripts))].sort(),
    inlineStyles: [...new Set(code.flatMap(({ styles }) => styles))].sort(),
  };
}

const cacheFile = (key: string) => path.join(settings.cacheDirectory, key.slice(0, 2), key.slice(2));

function readCache(key: string): readonly EncodedFile[] | undefined {
  try {
    return unpackEncodedFiles(readFileSync(cacheFile(key)));
  } catch (error) {
    if (error instanceof BrokenArchiveError || (error as NodeJS.ErrnoException).code === 'ENOENT')
      return undefined;
    throw error;
  }
}

function writeCache(key: string, files: readonly EncodedFile[]): void {
  const file = cacheFile(key);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, packEncodedFiles(files));
  renameSync(`${file}.new`, file);
}

/** The facts about a page are cached as one more file, whose name no page can have. */
const FACTS = '//facts';

function readCachedPage(key: string): PrerenderedPage | undefined {
  const all = readCache(key);
  const facts = all?.find(({ name }) => name === FACTS)?.content.toString('utf8');
  if (!all || facts === undefined) return undefined;
  return {
    files: all.filter(({ name }) => name !== FACTS),
    ...(JSON.parse(facts) as Omit<PrerenderedPage, 'files'>),
  };
}

function cachePage(key: string, { files, ...facts }: PrerenderedPage): void {
  writeCache(key, [...files, { name: FACTS, content: Buffer.from(JSON.stringify(facts)) }]);
}

function write(files: readonly EncodedFile[]): PageRecord['files'] {
  return files
    .flatMap((file) => [...listServedVariants(file)])
    .map(([name, content]) => {
      const file = path.join(settings.outDirectory, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
      return [name, content.length, statSync(file).mtimeMs] as const;
    });
}

function areUnchanged(files: PageRecord['files']): boolean {
  return files.every(([name, size, changedAt]) => {
    const found = statSync(path.join(settings.outDirectory, name), { throwIfNoEntry: false });
    return found?.size === size && found.mtimeMs === changedAt;
  });
}

async function answer(request: WorkerRequest): Promise<WorkerResponse> {
  try {
    switch (request.kind) {
      case 'paths':
        return { kind: 'paths', paths: await build.entry.module.pathsToPrerender() };
      case 'criticalCss':
        return { kind: 'criticalCss', ...(await criticalCssFor(request)) };
      case 'useCriticalCss':
        for (const [kind, css] of request.cssByKind)
          cssByKind.set(kind, { css, hash: keyOf(['useCriticalCss'], JSON.stringify(css)) });
        return { kind: 'useCriticalCss' };
      case 'pages': {
        const pages: PageRecord[] = [];
        let rendered = 0;
        for (const task of request.pages) {
          const { page, isRendered } = await prerender(task);
          pages.push(page);
          if (isRendered) rendered += 1;
        }
        return { kind: 'pages', pages, rendered };
      }
    }
  } catch (error) {
    return { kind: 'failure', message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (request: WorkerRequest) => {
  void answer(request).then((response) => parentPort?.postMessage(response));
});
