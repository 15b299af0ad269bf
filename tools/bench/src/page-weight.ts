import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { init, parse } from 'es-module-lexer';

/** A file that a page loads, and its size on the wire with Brotli. */
export interface WeighedFile {
  /** `/assets/root-Ab_3-xYz.js`, or a description of what is part of the page itself. */
  readonly address: string;
  /** Bytes. */
  readonly size: number;
}

/** The files that a browser loads for a page before any interaction, without pictures. */
export interface PageWeight {
  /** The page itself. */
  readonly html: readonly WeighedFile[];
  /** Linked stylesheets. */
  readonly styles: readonly WeighedFile[];
  /** Fonts of its Latin text. */
  readonly fonts: readonly WeighedFile[];
  /** The inline scripts, the modules that hydrate the page, and their static imports. */
  readonly scripts: readonly WeighedFile[];
  /** The loader data, fetched with the scripts. */
  readonly data: readonly WeighedFile[];
  /** Bytes after Brotli of the inline styles, which count as HTML too. */
  readonly stylesInPage: number;
}

/** A letter that only the fonts every page needs contain. */
const LATIN_CODE_POINT = 'e'.codePointAt(0) ?? 0;

await init;

/**
 * Weighs the page at `path` of the shop built into `directory`, from its files.
 * @throws Error when the page or a file that it names is missing, or the page has no hydration plan.
 */
export function weighPage(directory: string, path: string): PageWeight {
  const address = posix.join(path, 'index.html');
  const html = readText(directory, address);
  const links = [...html.matchAll(/<link\b[^>]*>/gi)].map(([tag]) => tag);
  const styles = links
    .filter((link) => findAttribute(link, 'rel') === 'stylesheet')
    .map((link) => findAttribute(link, 'href') ?? '');
  const preloadedFonts = links
    .filter((link) => findAttribute(link, 'rel') === 'preload' && findAttribute(link, 'as') === 'font')
    .map((link) => findAttribute(link, 'href') ?? '');
  const inPage = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)].map(([, text = '']) => text);
  const sheets = [
    ...styles.map((style) => ({ at: style, text: readText(directory, style) })),
    ...inPage.map((text) => ({ at: address, text })),
  ];
  const plan = parseHydrationPlan(html, path);
  const fonts = [...preloadedFonts, ...sheets.flatMap(({ at, text }) => findLatinFonts(text, at))];
  return {
    html: [weighFile(directory, address)],
    styles: weighFiles(directory, styles),
    fonts: weighFiles(directory, fonts),
    scripts: [
      { address: 'script in the page', size: getBrotliSize(findExecutableScripts(html).join('\n')) },
      ...weighFiles(directory, addImports(directory, findStartModules(html, plan))),
    ],
    data: weighFiles(directory, plan.data === undefined ? [] : [plan.data]),
    stylesInPage: getBrotliSize(inPage.join('\n')),
  };
}

/** Returns the bytes of `files` together. */
export const sumSizes = (files: readonly WeighedFile[]): number =>
  files.reduce((sum, { size }) => sum + size, 0);

function findAttribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i')
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined);
}

/** Finds the code of scripts that run, not of JSON in script elements. */
function findExecutableScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\btype="application\/(?:ld\+)?json"/i.test(attributes))
    .map(([, , code = '']) => code);
}

interface HydrationPlan {
  readonly data?: string;
  readonly manifest: string;
  readonly entry: string;
  readonly shared: readonly string[];
  readonly routes: readonly (readonly [id: string, ...modules: string[]])[];
}

function parseHydrationPlan(html: string, path: string): HydrationPlan {
  const [, plan] = /<script\b[^>]*\bid="hydration-plan"[^>]*>([\s\S]*?)<\/script>/i.exec(html) ?? [];
  if (plan === undefined)
    throw new Error(`Cannot weigh ${path}: it has no script with the id "hydration-plan"`);
  return JSON.parse(plan) as HydrationPlan;
}

/** Lists the modules that the start script and the page itself request. */
function findStartModules(
  html: string,
  { manifest, entry, shared, routes }: HydrationPlan,
): readonly string[] {
  const eager = [...html.matchAll(/<(?:script|link)\b[^>]*>/gi)].flatMap(([tag]) =>
    /^<script/i.test(tag)
      ? (findAttribute(tag, 'src') ?? [])
      : findAttribute(tag, 'rel') === 'modulepreload'
        ? (findAttribute(tag, 'href') ?? [])
        : [],
  );
  return [...eager, manifest, entry, ...shared, ...routes.flatMap(([, ...modules]) => modules)];
}

/** Returns `modules` with their static imports, each once. */
function addImports(directory: string, modules: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const visit = (module: string) => {
    if (found.has(module)) return;
    found.add(module);
    const [imports] = parse(readText(directory, module), module);
    for (const { type, specifier } of imports) {
      if (type !== 'dynamic' && specifier) visit(new URL(specifier, `http://shop${module}`).pathname);
    }
  };
  for (const module of modules) visit(module);
  return [...found];
}

/** Finds the addresses of fonts in the stylesheet `text` that contain plain Latin letters. */
function findLatinFonts(text: string, at: string): readonly string[] {
  return [...text.matchAll(/@font-face\s*\{([^}]*)\}/gi)].flatMap(([, face = '']) => {
    const [, url] = /url\(\s*["']?([^"')]+\.woff2)["']?\s*\)/i.exec(face) ?? [];
    const [, range] = /unicode-range\s*:\s*([^;}]+)/i.exec(face) ?? [];
    if (url === undefined || (range !== undefined && !isInUnicodeRange(range, LATIN_CODE_POINT))) return [];
    return [new URL(url, `http://shop${at}`).pathname];
  });
}

/** Whether the CSS `unicode-range` contains the code point. */
function isInUnicodeRange(range: string, code: number): boolean {
  return range.split(',').some((part) => {
    const [, from = '', to] = /U\+([\da-f?]+)(?:-([\da-f]+))?/i.exec(part) ?? [];
    if (from === '') return false;
    const first = Number.parseInt(from.replaceAll('?', '0'), 16);
    const last = Number.parseInt(to ?? from.replaceAll('?', 'f'), 16);
    return first <= code && code <= last;
  });
}

function weighFiles(directory: string, addresses: readonly string[]): readonly WeighedFile[] {
  return [...new Set(addresses)].map((address) => weighFile(directory, address));
}

/** Weighs the compressed copy if the build has written one. */
function weighFile(directory: string, address: string): WeighedFile {
  const file = resolveFile(directory, address);
  const compressed = `${file}.br`;
  return { address, size: statSync(existsSync(compressed) ? compressed : file).size };
}

const readText = (directory: string, address: string) =>
  readFileSync(resolveFile(directory, address), 'utf8');

function resolveFile(directory: string, address: string): string {
  const file = join(directory, address.replace(/[?#].*/, ''));
  if (existsSync(file)) return file;
  throw new Error(`Cannot weigh ${address}: ${directory} has no such file`);
}

const getBrotliSize = (text: string): number =>
  text === '' ? 0 : brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
