import { createReadStream, type Stats } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { Hono, type Context } from 'hono';
import { localeOfPath, locales } from '@marehalm/shop';
import { PAGE_CACHE_CONTROL, cacheRulesByExtension } from './cache-rules.ts';
import { findPrecompressedFile } from './precompressed-file.ts';
import { matchesHeaderRule, type HeaderRule, parseHeaderRules } from './header-rules.ts';

/** An old URL of the CMS, and its new one. */
export interface StaticRedirect {
  /** A path without host, query and trailing slash. */
  readonly from: string;
  /** A path of this shop, which may have a hash. */
  readonly to: string;
  readonly status: 301 | 302 | 308;
}

/** The folders of the shop's files. */
export interface StaticHostOptions {
  /** The build of the storefront, which may be missing or empty. */
  readonly shopDirectory: string;
  /** Pictures for `/media` if the shop has no file of that name. */
  readonly picturesDirectory: string;
  readonly redirects: () => readonly StaticRedirect[];
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  // React Router's loader data: https://reactrouter.com/how-to/pre-rendering
  '.data': 'text/x-script; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** Vite adds the hash of a file's content to its name, so it can be cached without limit. */
const hashedName = /^\/assets\/(?:.*\/)?[^/]+-[\w-]{7,8}\.\w+$/;

function cacheControl(path: string, extension: string): string {
  if (hashedName.test(path)) return 'public, max-age=31536000, immutable';
  const rule = cacheRulesByExtension.find(({ extensions }) =>
    extensions.some((one) => extension === `.${one}`),
  );
  return rule?.value ?? PAGE_CACHE_CONTROL;
}

interface FoundFile {
  readonly file: string;
  readonly stats: Stats;
}

/** Files for hosting providers, not for shoppers. */
const hostFiles = ['_headers', '_redirects'];

/** Splits a path into names; `undefined` if one could leave the folder or is a hidden file. */
function splitPath(path: string): readonly string[] | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const segments = decoded.split('/').filter((segment) => segment !== '');
  const areSafe = segments.every(
    (segment) => (!segment.startsWith('.') || segment === '.well-known') && !/[\\\p{Cc}:]/u.test(segment),
  );
  return areSafe && !hostFiles.includes(segments.join('/')) ? segments : undefined;
}

/** Finds a regular file at `segments` under `root`. A link that leads out of `root` is ignored. */
async function findFile(root: string, segments: readonly string[]): Promise<FoundFile | undefined> {
  try {
    const [realRoot, file] = await Promise.all([realpath(root), realpath(join(root, ...segments))]);
    if (!file.startsWith(realRoot + sep)) return undefined;
    const stats = await stat(file);
    return stats.isFile() ? { file, stats } : undefined;
  } catch {
    return undefined;
  }
}

/** Finds the page of a path: a file of that name, else `x/index.html`, else `x.html`. Never redirects. */
async function findPage(root: string, segments: readonly string[]): Promise<FoundFile | undefined> {
  const last = segments.at(-1);
  return (
    (last === undefined ? undefined : await findFile(root, segments)) ??
    (await findFile(root, [...segments, 'index.html'])) ??
    (last === undefined ? undefined : await findFile(root, [...segments.slice(0, -1), `${last}.html`]))
  );
}

/** Serves the shop's files, pictures and redirects like a static host. */
export function createStaticHost(options: StaticHostOptions): Hono {
  const { shopDirectory, picturesDirectory, redirects } = options;
  const app = new Hono();
  const headerRules = rulesOf(join(shopDirectory, '_headers'));

  app.on(['GET', 'HEAD'], '*', async (context) => {
    const { pathname, search } = new URL(context.req.url);

    const tidy = removeSpareSlashes(pathname);
    if (tidy !== pathname) return context.redirect(tidy + search, 308);

    const redirect = redirects().find(({ from }) => from === pathname);
    if (redirect !== undefined) return context.redirect(addQuery(redirect.to, search), redirect.status);

    const segments = splitPath(pathname);
    if (segments === undefined) return notFound(context);
    const canonical = toCanonicalPath(segments);
    if (canonical !== pathname && (await hasPage(canonical)))
      return context.redirect(canonical + search, 308);
    const pictures = segments[0] === 'media' ? segments.slice(1) : [];
    const found =
      (await findPage(shopDirectory, segments)) ??
      (pictures.length > 0 ? await findFile(picturesDirectory, pictures) : undefined);
    // The 404 page has the status 404 at any URL, and no page is served at the URL of its file.
    if (found === undefined || /\/404$|\.html$/.test(pathname)) return notFound(context);
    return sendFile(context, found, 200, await headerRules());
  });

  app.all('*', (context) => {
    context.header('Allow', 'GET, HEAD');
    return context.text('Method not allowed', 405);
  });

  const hasPage = async (path: string) =>
    !path.endsWith('/404') &&
    (await findFile(shopDirectory, [...path.split('/').filter(Boolean), 'index.html'])) !== undefined;

  /** Answers with the shop's 404 page in the language of the path. */
  async function notFound(context: Context): Promise<Response> {
    const { prefix } = locales[localeOfPath(context.req.path)];
    const candidates = [...(prefix === '' ? [] : [[prefix]]), []].flatMap((folder) => [
      [...folder, '404.html'],
      [...folder, '404', 'index.html'],
    ]);
    for (const segments of candidates) {
      const found = await findFile(shopDirectory, segments);
      if (found !== undefined) return sendFile(context, found, 404, await headerRules());
    }
    return context.text('This page could not be found', 404);
  }

  return app;
}

/**
 * Returns the URL of the page that a path may mean: in lower case, decoded, without the file name, and without a segment for
 * English.
 */
function toCanonicalPath(segments: readonly string[]): string {
  const path = `/${segments.join('/')}`.toLowerCase().replace(/(?:^|\/)index\.html$/, '');
  return path === '/en' || path === '' ? '/' : path;
}

/** Removes repeated and trailing slashes. Also prevents a redirect of `//host/` to another site. */
function removeSpareSlashes(pathname: string): string {
  const tidy = pathname.replaceAll(/[/\\]{2,}/g, '/');
  return tidy.length > 1 && tidy.endsWith('/') ? tidy.slice(0, -1) : tidy;
}

/** Returns the rules that the build wrote for static hosts, and reloads them after a new build. */
function rulesOf(file: string): () => Promise<readonly HeaderRule[]> {
  let read: { readonly at: number; readonly rules: readonly HeaderRule[] } | undefined;
  return async () => {
    const at = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    if (read?.at !== at) read = { at, rules: at === 0 ? [] : parseHeaderRules(await readFile(file, 'utf8')) };
    return read.rules;
  };
}

/** Keeps the query of campaign links when the page has moved. */
function addQuery(to: string, search: string): string {
  const [path = '', hash] = to.split('#', 2);
  if (search === '' || path.includes('?')) return to;
  return path + search + (hash === undefined ? '' : `#${hash}`);
}

async function sendFile(
  context: Context,
  { file, stats }: FoundFile,
  status: 200 | 404,
  rules: readonly HeaderRule[],
): Promise<Response> {
  const { path } = context.req;
  const extension = extname(file).toLowerCase();
  const headers = new Headers({
    'Content-Type': contentTypes[extension] ?? 'application/octet-stream',
    'Cache-Control': cacheControl(path, extension),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  });
  for (const rule of rules) if (matchesHeaderRule(rule, path)) headers.set(rule.name, rule.value);
  if (status === 404) headers.set('Cache-Control', 'no-store');

  const encoded = await findPrecompressedFile(file, context.req.header('accept-encoding'));
  if (encoded.varies) headers.set('Vary', 'Accept-Encoding');
  if (encoded.encoding !== undefined) headers.set('Content-Encoding', encoded.encoding);
  const size = encoded.size ?? stats.size;

  const tag = `W/"${stats.size.toString(36)}-${Math.trunc(stats.mtimeMs).toString(36)}"`;
  if (status === 200) {
    headers.set('ETag', tag);
    const known = (context.req.header('if-none-match') ?? '').split(',').map((one) => one.trim());
    if (known.includes(tag) || known.includes('*')) return new Response(null, { status: 304, headers });
  }

  // Videos are requested in ranges; Safari requires support for them.
  const canBeParted = status === 200 && encoded.encoding === undefined;
  if (canBeParted) headers.set('Accept-Ranges', 'bytes');
  const part = canBeParted ? parseRange(context, size) : undefined;
  if (part === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  if (part) headers.set('Content-Range', `bytes ${part.start}-${part.end}/${size}`);
  headers.set('Content-Length', String(part ? part.end - part.start + 1 : size));
  const answered = part ? 206 : status;
  if (context.req.method === 'HEAD') return new Response(null, { status: answered, headers });
  const body = Readable.toWeb(createReadStream(encoded.file, part)) as ReadableStream<Uint8Array>;
  return new Response(body, { status: answered, headers });
}

interface Part {
  /** First byte, from 0. */
  readonly start: number;
  /** Last byte. */
  readonly end: number;
}

/**
 * Parses the requested range (RFC 9110, section 14). Several or invalid ranges, and a condition on a weak tag, are answered with
 * the whole file.
 */
function parseRange(context: Context, size: number): Part | 'unsatisfiable' | undefined {
  if (context.req.method !== 'GET' || context.req.header('if-range') !== undefined) return undefined;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(context.req.header('range') ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
}
