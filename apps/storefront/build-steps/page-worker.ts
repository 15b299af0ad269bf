/**
 * One of the threads that make pages: it asks the server bundle for a page's data, and for its HTML only when no page
 * with this data is kept.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
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

/**
 * What a thread is asked: for all paths of the shop; for the styles that stand in pages like these; or to make one with its
 * styles, which `before` tells about in the build before.
 */
export type WorkerQuestion =
  | { readonly kind: 'paths' }
  | { readonly kind: 'styles'; readonly paths: readonly string[] }
  | {
      readonly kind: 'page';
      readonly path: string;
      readonly styles?: CriticalStyles | undefined;
      readonly before?: MadePage | undefined;
    };

/** What it answers. */
export type WorkerAnswer =
  | { readonly kind: 'paths'; readonly paths: readonly string[] }
  | { readonly kind: 'styles'; readonly styles: CriticalStyles | undefined }
  | { readonly kind: 'page'; readonly page: MadePage; readonly isRendered: boolean }
  | { readonly kind: 'failure'; readonly message: string };

const settings = workerData as WorkerSettings;
const FILE = /\.(?:json|xml|txt)$/;

const build = (await import(pathToFileURL(settings.serverBundle).href)) as ServerBuild & {
  entry: { module: { pathsToPrerender: () => Promise<string[]> } };
};
// The bundle knows no page of the content, and only pages of the shop are asked for.
const everyPath = { length: 1, some: () => true } as unknown as string[];
const handle = createRequestHandler({ ...build, prerender: everyPath }, 'production');

async function ask(pathname: string): Promise<Buffer> {
  const response = await handle(new Request(`http://localhost${pathname}`));
  const body = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200)
    throw new Error(`Cannot make ${pathname}: status ${response.status}, ${body.toString('utf8', 0, 2000)}`);
  return body;
}

interface Made {
  readonly files: readonly MadeFile[];
  readonly html: MadePage['html'];
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
}

const addressOf = (pathname: string) => `${pathname}/`.replace('//', '/');

let stylesheet: Stylesheet | undefined;

/** The stylesheet that a page links to: the same for all pages. */
async function stylesheetFor(html: string): Promise<Stylesheet | undefined> {
  const address = stylesheetOf(html);
  if (address !== undefined)
    stylesheet ??= readStylesheet(await readFile(path.join(settings.clientDirectory, address), 'utf8'));
  return stylesheet;
}

async function stylesFor(paths: readonly string[]): Promise<CriticalStyles | undefined> {
  const pages: string[][] = [];
  for (const pathname of paths) {
    const html = (await ask(addressOf(pathname))).toString('utf8');
    const sheet = await stylesheetFor(html);
    if (sheet) pages.push(elementsOf(html, sheet).map(({ description }) => description));
  }
  return stylesheet && criticalStyles(stylesheet, pages);
}

async function make({ path: pathname, before, styles }: Extract<WorkerQuestion, { kind: 'page' }>) {
  const isFile = FILE.test(pathname);
  const dataPath = isFile ? pathname : pathname === '/' ? '/_.data' : `${pathname}.data`;
  const data = await ask(dataPath);
  const key = createHash('sha256')
    .update(JSON.stringify([settings.code, styles?.css, styles?.covered, pathname, data.length]))
    .update(data)
    .digest('hex');
  if (before?.key === key && (await areThere(before.files))) return { page: before, isRendered: false };

  const kept = await readKept(key);
  const made = kept ?? (isFile ? fileOf(pathname, data) : await render(pathname, dataPath, data, styles));
  if (!kept) await keep(key, made);
  const files = await write(made.files);
  const { html, inlineScripts, inlineStyles } = made;
  return {
    page: { path: pathname, key, files, html, inlineScripts, inlineStyles },
    isRendered: !kept && !isFile,
  };
}

function fileOf(pathname: string, content: Buffer): Made {
  return { files: [madeFile(pathname.slice(1), content)], html: [], inlineScripts: [], inlineStyles: [] };
}

async function render(
  pathname: string,
  dataPath: string,
  data: Buffer,
  styles: CriticalStyles | undefined,
): Promise<Made> {
  const { html: rendered, data: startData } = withDataApart(
    (await ask(addressOf(pathname))).toString('utf8'),
  );
  const sheet = await stylesheetFor(rendered);
  const pages = finishPage(`${pathname}/index.html`.replace(/^\/+/, ''), rendered, (html) =>
    styles && sheet ? withCriticalStyles(html, styles, sheet) : html,
  );
  const code = pages.map(({ html }) => inlineCodeOf(html));
  return {
    files: [
      ...pages.map(({ name, html }) => madeFile(name, Buffer.from(html))),
      madeFile(dataPath.slice(1), data),
      ...(startData ? [madeFile(startData.name, Buffer.from(startData.content))] : []),
    ],
    html: pages.map(({ name, html }) => [name, createHash('sha256').update(html).digest('hex')] as const),
    inlineScripts: [...new Set(code.flatMap(({ scripts }) => scripts))].sort(),
    inlineStyles: [...new Set(code.flatMap(({ styles }) => styles))].sort(),
  };
}

const keptFile = (key: string) => path.join(settings.keptDirectory, key.slice(0, 2), key.slice(2));

/** The facts about the page are kept as one more file, whose name no page can have. */
const FACTS = '//facts';

async function readKept(key: string): Promise<Made | undefined> {
  const packed = await readFile(keptFile(key)).catch(() => undefined);
  if (!packed) return undefined;
  try {
    const all = unpack(packed);
    const facts = all.find(({ name }) => name === FACTS)?.content.toString('utf8') ?? '';
    return {
      files: all.filter(({ name }) => name !== FACTS),
      ...(JSON.parse(facts) as Pick<Made, 'html' | 'inlineScripts' | 'inlineStyles'>),
    };
  } catch (error) {
    if (error instanceof BrokenPackError) return undefined;
    throw error;
  }
}

async function keep(key: string, { files, html, inlineScripts, inlineStyles }: Made): Promise<void> {
  const file = keptFile(key);
  const facts = { name: FACTS, content: Buffer.from(JSON.stringify({ html, inlineScripts, inlineStyles })) };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.new`, pack([...files, facts]));
  await rename(`${file}.new`, file);
}

async function write(files: readonly MadeFile[]): Promise<MadePage['files']> {
  const written: (readonly [string, number, number])[] = [];
  for (const [name, content] of files.flatMap((file) => [...filesOnDisk(file)])) {
    const file = path.join(settings.targetDirectory, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    written.push([name, content.length, (await stat(file)).mtimeMs]);
  }
  return written;
}

async function areThere(files: MadePage['files']): Promise<boolean> {
  for (const [name, size, changed] of files) {
    const found = await stat(path.join(settings.targetDirectory, name)).catch(() => undefined);
    if (found?.size !== size || found.mtimeMs !== changed) return false;
  }
  return true;
}

async function answer(question: WorkerQuestion): Promise<WorkerAnswer> {
  try {
    if (question.kind === 'paths')
      return { kind: 'paths', paths: await build.entry.module.pathsToPrerender() };
    if (question.kind === 'styles') return { kind: 'styles', styles: await stylesFor(question.paths) };
    return { kind: 'page', ...(await make(question)) };
  } catch (error) {
    return { kind: 'failure', message: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (question: WorkerQuestion) => {
  void answer(question).then((said) => parentPort?.postMessage(said));
});
