/**
 * One of the threads that make pages: it runs a page's loaders, and renders it only when no page with what they give is kept.
 * Files are read and written synchronously: a thread has one page at hand and nothing else to do.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { createRequestHandler, type ServerBuild } from 'react-router';
import {
  criticalStyles,
  elementsOf,
  readStylesheet,
  stylesheetOf,
  withCriticalStyles,
  type CriticalStyles,
  type Stylesheet,
} from './critical-styles.ts';
import { finishPage } from './finish-page.ts';
import { statementsIn, withoutStatements, withStatements } from './statements.ts';
import { inlineCodeOf } from './page-code.ts';
import { withDataApart } from './start-data.ts';
import { BrokenPackError, filesOnDisk, madeFile, pack, unpack, type MadeFile } from './made-file.ts';

/** What a thread is told when it starts. */
export interface WorkerSettings {
  /** Hash of everything besides its data that decides what a page looks like. */
  readonly code: string;
  readonly serverBundle: string;
  /** What browsers fetch besides pages; the stylesheet is read from it. */
  readonly clientDirectory: string;
  /** Finished pages by their keys. */
  readonly keptDirectory: string;
  /** The finished shop. */
  readonly targetDirectory: string;
}

/** One path with all files it is served as. */
export interface MadePage {
  readonly path: string;
  /** Hash of all that it is made from. */
  readonly key: string;
  /** With size in bytes and time of the last change as they were written: whatever has changed since is written again. */
  readonly files: readonly (readonly [name: string, size: number, changed: number])[];
  /** Hashes of its HTML files. */
  readonly html: readonly (readonly [name: string, hash: string])[];
  /** As the Content-Security-Policy names them. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
}

/** Styles with the keys of all that is kept of them. */
export interface KeptStyles {
  readonly styles: CriticalStyles | undefined;
  readonly keys: readonly string[];
}

/** A page that a thread has to make; `before` tells about it in the build before. */
export interface PageToMake {
  readonly path: string;
  /** Names its styles. */
  readonly kind: string;
  /** A file of data, served as its loader gives it. */
  readonly isFile: boolean;
  /** Whether there are so few pages that each is worth the most work. */
  readonly isOneOfFew: boolean;
  readonly before?: MadePage | undefined;
}

/**
 * What a thread is asked: for all paths of the shop; for the styles of pages like these; to know the styles of all kinds; or to make
 * pages in them.
 */
export type WorkerQuestion =
  | { readonly kind: 'paths' }
  | { readonly kind: 'styles'; readonly paths: readonly string[]; readonly inWindow: number }
  | { readonly kind: 'dress'; readonly styles: ReadonlyMap<string, CriticalStyles> }
  | { readonly kind: 'pages'; readonly pages: readonly PageToMake[] };

/** What it answers. */
export type WorkerAnswer =
  | { readonly kind: 'paths'; readonly paths: readonly string[] }
  | ({ readonly kind: 'styles' } & KeptStyles)
  | { readonly kind: 'dress' }
  | { readonly kind: 'pages'; readonly pages: readonly MadePage[]; readonly rendered: number }
  | { readonly kind: 'failure'; readonly message: string };

const settings = workerData as WorkerSettings;

const build = (await import(pathToFileURL(settings.serverBundle).href)) as ServerBuild & {
  entry: { module: { pathsToPrerender: () => Promise<string[]> } };
};
// The bundle knows no page of the content, and only pages of the shop are asked for.
const everyPath = { length: 1, some: () => true } as unknown as string[];

type Handler = ReturnType<typeof createRequestHandler>;
type Loader = NonNullable<ServerBuild['routes'][string]>['module']['loader'] & {};

/** The shop, with another loader in the place of each. */
function handlerWith(loaderFor: (id: string, loader: Loader) => Loader): Handler {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route?.module.loader) return [id, route];
    return [id, { ...route, module: { ...route.module, loader: loaderFor(id, route.module.loader) } }];
  });
  return createRequestHandler(
    { ...build, prerender: everyPath, routes: Object.fromEntries(routes) as ServerBuild['routes'] },
    'production',
  );
}

/** What the loaders of the page at hand gave, by route. */
let loaded = new Map<string, unknown>();
const loads = handlerWith((id, loader) => async (given) => {
  loaded.set(id, await loader(given));
  return null;
});
const shows = handlerWith((id) => () => loaded.get(id));
const files = createRequestHandler({ ...build, prerender: everyPath }, 'production');

async function ask(handle: Handler, pathname: string): Promise<Buffer> {
  const response = await handle(new Request(`http://localhost${pathname}`));
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200)
    throw new Error(`Cannot make ${pathname}: status ${response.status}, ${body.toString('utf8', 0, 2000)}`);
  return body;
}

const addressOf = (pathname: string) => `${pathname}/`.replace('//', '/');
const dataPathOf = (pathname: string) => (pathname === '/' ? '/_.data' : `${pathname}.data`);

/**
 * What the loaders of a page give, as JSON. Writing it is ten times as fast as React Router's own encoding, which only a page that is
 * rendered needs.
 */
async function dataOf(pathname: string): Promise<string> {
  loaded = new Map();
  await ask(loads, dataPathOf(pathname));
  return JSON.stringify([...loaded].sort(([one], [other]) => (one < other ? -1 : 1)));
}

const loadedIn = (data: string) => JSON.parse(data) as [route: string, data: unknown][];

/** Answers as if the loaders had given `data`, without what only search engines read. The page then cannot have what its key does not know of. */
async function show(pathname: string, data: string): Promise<Buffer> {
  loaded = new Map(withoutStatements(loadedIn(data)));
  return ask(shows, pathname);
}

/** What is made from `data`, which `parts` tell from what else is made from it. */
const keyOf = (parts: readonly unknown[], data: string | Buffer) =>
  createHash('sha256')
    .update(JSON.stringify([settings.code, ...parts]))
    .update(data)
    .digest('hex');

interface Made {
  readonly files: readonly MadeFile[];
  readonly html: MadePage['html'];
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
}

let stylesheet: Stylesheet | undefined;

/** The stylesheet that a page links to: the same for all pages. */
function stylesheetFor(html: string): Stylesheet | undefined {
  const address = stylesheetOf(html);
  if (address === undefined) return undefined;
  stylesheet ??= readStylesheet(readFileSync(path.join(settings.clientDirectory, address), 'utf8'));
  return stylesheet;
}

const exampleKeyOf = (pathname: string, data: string) => keyOf(['example', pathname], data);

/** The styles for pages like these. Their HTML is kept, for the other builds in which one of them changes and for making it a page. */
async function criticalStylesFor({
  paths,
  inWindow,
}: Extract<WorkerQuestion, { kind: 'styles' }>): Promise<KeptStyles> {
  const examples: { readonly pathname: string; readonly data: string; readonly key: string }[] = [];
  for (const pathname of paths) {
    const data = await dataOf(pathname);
    examples.push({ pathname, data, key: exampleKeyOf(pathname, data) });
  }
  const exampleKeys = examples.map(({ key }) => key);
  const key = keyOf(['styles'], exampleKeys.join());
  const keys = [key, ...exampleKeys];
  const [kept] = readKept(key) ?? [];
  if (kept) return { styles: JSON.parse(kept.content.toString('utf8')) as CriticalStyles, keys };

  const pages: string[][] = [];
  for (const { pathname, data, key: exampleKey } of examples) {
    const [example] = readKept(exampleKey) ?? [];
    const content = example?.content ?? (await show(addressOf(pathname), data));
    if (!example) keep(exampleKey, [{ name: 'html', content }]);
    const html = content.toString('utf8');
    const found = stylesheetFor(html);
    if (found) pages.push(elementsOf(html, found).map(({ description }) => description));
  }
  if (!stylesheet) return { styles: undefined, keys };
  const critical = criticalStyles(stylesheet, pages, inWindow);
  keep(key, [{ name: 'styles', content: Buffer.from(JSON.stringify(critical)) }]);
  return { styles: critical, keys };
}

interface Dress {
  readonly styles: CriticalStyles;
  readonly hash: string;
}

const dresses = new Map<string, Dress>();

async function make({ path: pathname, kind, isFile, isOneOfFew, before }: PageToMake) {
  const dress = dresses.get(kind);
  const data = isFile ? await ask(files, pathname) : await dataOf(pathname);
  const key = keyOf([isFile ? 'file' : 'page', pathname, dress?.hash, isOneOfFew], data);
  if (before?.key === key && areThere(before.files)) return { page: before, isRendered: false };

  const kept = readKeptPage(key);
  const made =
    kept ??
    (typeof data === 'string'
      ? await render(pathname, data, dress?.styles, isOneOfFew)
      : fileOf(pathname, data));
  if (!kept) keepPage(key, made);
  const { html, inlineScripts, inlineStyles } = made;
  return {
    page: { path: pathname, key, files: write(made.files), html, inlineScripts, inlineStyles },
    isRendered: !kept && !isFile,
  };
}

function fileOf(pathname: string, content: Buffer): Made {
  return { files: [madeFile(pathname.slice(1), content)], html: [], inlineScripts: [], inlineStyles: [] };
}

async function render(
  pathname: string,
  data: string,
  critical: CriticalStyles | undefined,
  isOneOfFew: boolean,
): Promise<Made> {
  const [example] = readKept(exampleKeyOf(pathname, data)) ?? [];
  const content = example?.content ?? (await show(addressOf(pathname), data));
  const { html, data: startData } = withDataApart(content.toString('utf8'));
  const rendered = withStatements(html, statementsIn(loadedIn(data)));
  const found = stylesheetFor(rendered);
  const pages = finishPage(`${pathname}/index.html`.replace(/^\/+/, ''), rendered, (page) =>
    critical && found ? withCriticalStyles(page, critical, found) : page,
  );
  const code = pages.map(({ html }) => inlineCodeOf(html));
  const dataPath = dataPathOf(pathname);
  const fileOfPage = (name: string, content: Buffer) => madeFile(name, content, isOneOfFew);
  return {
    files: [
      ...pages.map(({ name, html }) => fileOfPage(name, Buffer.from(html))),
      fileOfPage(dataPath.slice(1), await show(dataPath, data)),
      ...(startData ? [fileOfPage(startData.name, Buffer.from(startData.content))] : []),
    ],
    html: pages.map(({ name, html }) => [name, createHash('sha256').update(html).digest('hex')] as const),
    inlineScripts: [...new Set(code.flatMap(({ scripts }) => scripts))].sort(),
    inlineStyles: [...new Set(code.flatMap(({ styles }) => styles))].sort(),
  };
}

const keptFile = (key: string) => path.join(settings.keptDirectory, key.slice(0, 2), key.slice(2));

function readKept(key: string): readonly MadeFile[] | undefined {
  try {
    return unpack(readFileSync(keptFile(key)));
  } catch (error) {
    if (error instanceof BrokenPackError || (error as NodeJS.ErrnoException).code === 'ENOENT')
      return undefined;
    throw error;
  }
}

function keep(key: string, kept: readonly MadeFile[]): void {
  const file = keptFile(key);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, pack(kept));
  renameSync(`${file}.new`, file);
}

/** The facts about the page are kept as one more file, whose name no page can have. */
const FACTS = '//facts';

function readKeptPage(key: string): Made | undefined {
  const all = readKept(key);
  const facts = all?.find(({ name }) => name === FACTS)?.content.toString('utf8');
  if (!all || facts === undefined) return undefined;
  return {
    files: all.filter(({ name }) => name !== FACTS),
    ...(JSON.parse(facts) as Pick<Made, 'html' | 'inlineScripts' | 'inlineStyles'>),
  };
}

function keepPage(key: string, { files, html, inlineScripts, inlineStyles }: Made): void {
  const facts = { name: FACTS, content: Buffer.from(JSON.stringify({ html, inlineScripts, inlineStyles })) };
  keep(key, [...files, facts]);
}

function write(made: readonly MadeFile[]): MadePage['files'] {
  return made
    .flatMap((file) => [...filesOnDisk(file)])
    .map(([name, content]) => {
      const file = path.join(settings.targetDirectory, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
      return [name, content.length, statSync(file).mtimeMs] as const;
    });
}

function areThere(written: MadePage['files']): boolean {
  return written.every(([name, size, changed]) => {
    const found = statSync(path.join(settings.targetDirectory, name), { throwIfNoEntry: false });
    return found?.size === size && found.mtimeMs === changed;
  });
}

async function answer(question: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    switch (question.kind) {
      case 'paths':
        return { kind: 'paths', paths: await build.entry.module.pathsToPrerender() };
      case 'styles':
        return { kind: 'styles', ...(await criticalStylesFor(question)) };
      case 'dress':
        for (const [kind, styles] of question.styles)
          dresses.set(kind, { styles, hash: keyOf(['dress'], JSON.stringify(styles)) });
        return { kind: 'dress' };
      case 'pages': {
        const pages: MadePage[] = [];
        let rendered = 0;
        for (const asked of question.pages) {
          const { page, isRendered } = await make(asked);
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

parentPort?.on('message', (question: WorkerQuestion) => {
  void answer(question).then((said) => parentPort?.postMessage(said));
});
