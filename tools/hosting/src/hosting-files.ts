import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { createCmsClient, getDataOrThrow } from '@marehalm/cms-client';
import { defaultLocale, localeCodes, locales } from '@marehalm/shop';
import { contentEntities, type Redirect } from '@marehalm/shop/content';
import {
  PAGE_CACHE_CONTROL,
  cacheRulesByExtension,
  cartLinkRedirects,
  type HeaderRule,
  parseHeaderRules,
} from '@marehalm/local-services';

/** Sources and targets of the hosting files. */
export interface HostingFilesOptions {
  /** Address of the content service, with or without `/api/v1`. */
  readonly cmsUrl: string;
  /** The built shop; receives `_redirects`, which Netlify, Cloudflare Pages and others read. */
  readonly shopDirectory: string;
  /** Receives `nginx.conf`, `nginx-http.conf` and `Caddyfile`, to include in a site's configuration. */
  readonly hostingDirectory: string;
}

/**
 * Fetches the redirects of the CMS and writes `_redirects` for static hosts and configuration for nginx and Caddy.
 *
 * @throws CmsError when the redirects cannot be fetched; Error when one has a character that has to be encoded.
 */
export async function writeHostingFiles(options: HostingFilesOptions): Promise<void> {
  const cms = createCmsClient({
    entities: contentEntities,
    baseUrl: options.cmsUrl.replace(/\/api\/v1\/?$/, ''),
  });
  const redirects = getDataOrThrow(await cms.list('redirects', { locale: defaultLocale })).map(
    requireSafeRedirect,
  );
  const headers = parseHeaderRules(
    await readFile(join(options.shopDirectory, '_headers'), 'utf8').catch(() => ''),
  );

  const pages = await listPages(options.shopDirectory);

  await mkdir(options.hostingDirectory, { recursive: true });
  await Promise.all([
    writeFile(join(options.shopDirectory, '_redirects'), createRedirectsFile(redirects, pages)),
    writeFile(join(options.hostingDirectory, 'nginx.conf'), createNginxServerFile(redirects, headers)),
    writeFile(join(options.hostingDirectory, 'nginx-http.conf'), createNginxHttpFile(pages)),
    writeFile(join(options.hostingDirectory, 'Caddyfile'), createCaddyFile(redirects, headers, pages)),
  ]);
}

/** Lists the paths of the pages in a folder. */
async function listPages(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .map((file) => `/${file.replaceAll(sep, '/')}`)
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'/index.html'.length) || '/')
    .filter((path) => !path.endsWith('/404'))
    .sort();
}

/** Returns the path of a page's file. */
const toFilePath = (page: string) => `${page === '/' ? '' : page}/index.html`;

/** Files for hosts, which shoppers must not see. */
const HOST_FILES = ['/_headers', '/_redirects'];

/** Pages that hosts show for unknown paths, never requested by name. */
const NOT_FOUND_PAGES = localeCodes.map((code) => toNotFoundPage(locales[code].prefix));

function toNotFoundPage(prefix: string): string {
  return prefix === '' ? '/404.html' : `/${prefix}/404.html`;
}

/** First path segments of the languages that have one. */
const PREFIXES = localeCodes.map((code) => locales[code].prefix).filter((prefix) => prefix !== '');

/** Characters that a URL may contain and that have no meaning in the three configuration languages. */
const PLAIN_ADDRESS_PATTERN = /^\/[\w\-./~%+@!,:=&?#]*$/;

function isDecodable(address: string): boolean {
  try {
    return decodeURIComponent(address) !== '';
  } catch {
    return false;
  }
}

function requireSafeRedirect(redirect: Redirect): Redirect {
  for (const address of [redirect.from, redirect.to]) {
    if (!PLAIN_ADDRESS_PATTERN.test(address) || !isDecodable(address)) {
      throw new Error(
        `Cannot write the redirect "${redirect.id}": ${JSON.stringify(address)} has to be percent-encoded`,
      );
    }
  }
  return redirect;
}

/** Appends the query of the request to a redirect, unless `to` has its own. `query` is the host's variable for it. */
function addQuery(to: string, query: string): string {
  return /^[^#]*\?/.test(to) ? to : to.replace(/#|$/, (hash) => query + hash);
}

/** Returns a path as nginx compares it: decoded, with quotation marks escaped. */
const toNginxPath = (path: string) => decodeURIComponent(path).replaceAll(/["\\]/g, '\\$&');

/**
 * Matches the raw request URI with a trailing slash: its path after the leading slashes, and its query. The decoded path would
 * redirect to another site if it starts with a backslash or a tab, and to another page if it contains `%3F`. Characters with a
 * meaning in the configuration languages are written as numbers.
 */
const TRAILING_SLASH_PATTERN = String.raw`^[/\x5C]+([^/\x5C?\x00-\x20][^?]*?)/+(\?.*)?$`;

/**
 * Returns the text of a `_redirects` file with the CMS's redirects, the canonical path of each page and the cart links. @see
 * https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function createRedirectsFile(redirects: readonly Redirect[], pages: readonly string[] = []): string {
  return [
    ...redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`),
    ...pages.map((page) => `${toFilePath(page)} ${page} 308\n`),
    ...(pages.length > 0 ? ['/en / 308\n'] : []),
    // These hosts insert the query, which has the key, before the `#`.
    ...cartLinkRedirects.map(({ from, to }) => `${from}* ${to}:splat 302\n`),
  ].join('');
}

/**
 * Creates the file for the `http { }` block, the only place for maps in nginx. They map a URL in any case to its page, and the
 * request URI to its path.
 */
export function createNginxHttpFile(pages: readonly string[]): string {
  const meant = pages.flatMap((page) => [
    [page, page],
    [toFilePath(page), page],
  ]);
  return [
    '# Made by the build. Include it in the http block, before the server of the shop.\n',
    'map_hash_max_size 8192;\nmap_hash_bucket_size 256;\n',
    `map $uri $marehalm_page {\n  default "";\n${[...meant, ['/en', '/']].map(([from, to]) => `  "${from}" "${to}";\n`).join('')}}\n`,
    'map $request_uri $marehalm_sent {\n  default "";\n  "~^(?<marehalm_path>[^?]*)" $marehalm_path;\n}\n',
  ].join('');
}

/** Returns the media type of file extensions that nginx does not know. */
const toUnknownType = (extensions: readonly string[]) =>
  extensions.includes('webmanifest') ? 'application/manifest+json' : 'text/x-script';

/** Creates the file for a `server { }` block whose `root` is the built shop. */
export function createNginxServerFile(
  redirects: readonly Redirect[],
  headers: readonly HeaderRule[],
): string {
  // add_header in a location replaces those of the server, so each location repeats the common headers.
  const everywhere = headers.filter(({ path }) => path === '/*');
  const add = (rules: readonly HeaderRule[]) =>
    rules
      .map(({ name, value }) => `  add_header ${name} "${value.replaceAll(/["\\]/g, '\\$&')}" always;\n`)
      .join('');
  const places = Map.groupBy(
    headers.filter(({ path }) => path !== '/*'),
    ({ path }) => path,
  );
  const locationOf = (path: string) => (path.endsWith('/*') ? `^~ ${path.slice(0, -1)}` : `= ${path}`);
  return [
    '# Made by the build. Include it in the server block of the shop, whose root is the folder of the built shop.\n',
    'error_page 404 /404.html;\n',
    'gzip_static on;\n',
    ...HOST_FILES.map((file) => `location = ${file} { return 404; }\n`),
    ...redirects.map(
      ({ from, to, status }) =>
        `location = "${toNginxPath(from)}" { return ${status} "${addQuery(to, '$is_args$args')}"; }\n`,
    ),
    ...cartLinkRedirects.map(
      ({ from, to }) => `location ~ ^${from}([\\w-]+)$ { return 302 "${to}$1&$args"; }\n`,
    ),
    '# A page has one address: small letters, nothing encoded, without the name of its file.\n',
    'set $marehalm_move $marehalm_page;\n',
    'if ($marehalm_page = $marehalm_sent) { set $marehalm_move ""; }\n',
    'if ($marehalm_move) { return 308 $marehalm_move$is_args$args; }\n',
    ...NOT_FOUND_PAGES.map(
      (page) => `location = ${page} {\n  internal;\n  error_page 404 ${page};\n${add(everywhere)}}\n`,
    ),
    '# No path of a page ends in a slash.\n',
    // If only the decoded path ends in a slash, the page without it is served.
    `location ~ [^/]/$ {\n  if ($request_uri ~ "${TRAILING_SLASH_PATTERN}") { return 308 /$1$2; }\n  rewrite ^(.+)/$ $1 last;\n}\n`,
    ...cacheRulesByExtension.map(
      ({ extensions, value }) =>
        // The types are for loader data and manifests, which nginx does not know.
        `location ~ \\.(?:${extensions.join('|')})$ {\n  default_type ${toUnknownType(extensions)};\n  add_header Cache-Control "${value}";\n${add(everywhere)}}\n`,
    ),
    ...[...places].map(
      ([path, rules]) => `location ${locationOf(path)} {\n${add([...rules, ...everywhere])}}\n`,
    ),
    ...PREFIXES.map(
      (prefix) =>
        `location ~ ^/${prefix}(/|$) {\n  error_page 404 ${toNotFoundPage(prefix)};\n  try_files $uri $uri/index.html $uri.html =404;\n  add_header Cache-Control "${PAGE_CACHE_CONTROL}";\n${add(everywhere)}}\n`,
    ),
    `location / {\n  try_files $uri $uri/index.html $uri.html =404;\n  add_header Cache-Control "${PAGE_CACHE_CONTROL}";\n${add(everywhere)}}\n`,
  ].join('');
}

/** Creates the file for a site block whose `root` is the built shop. */
export function createCaddyFile(
  redirects: readonly Redirect[],
  headers: readonly HeaderRule[],
  pages: readonly string[] = [],
): string {
  const named = headers.flatMap(({ path, name }) => (name === 'Cache-Control' ? [path] : [])).join(' ');
  return [
    '# Made by the build. Import it in the site block of the shop, after its root.\n',
    // Caddy before 2.8 has no variable for a query with its question mark.
    'map {query} {asked} {\n  "" ""\n  default "?{query}"\n}\n',
    ...redirects.map(({ from, to, status }) => `redir ${from} ${addQuery(to, '{asked}')} ${status}\n`),
    ...cartLinkRedirects.flatMap(({ from, to }, position) => [
      `@cart${position} path_regexp cart${position} ^${from}([\\w-]+)$\n`,
      `redir @cart${position} ${to}{re.cart${position}.1}&{query} 302\n`,
    ]),
    `@host path ${[...HOST_FILES, ...NOT_FOUND_PAGES].join(' ')}\n`,
    'error @host 404\n',
    // Caddy compares decoded paths in any case, so the raw URI has to differ from the page's own.
    ...pages.flatMap((page, position) => [
      `@page${position} {\n  path ${page} ${toFilePath(page)}\n  not vars_regexp {http.request.uri} ^${page}(?:\\?|$)\n}\n`,
      `redir @page${position} ${page}{asked} 308\n`,
    ]),
    ...(pages.length > 0 ? ['redir /en /{asked} 308\n'] : []),
    `@slash vars_regexp slash {http.request.uri} ${TRAILING_SLASH_PATTERN}\n`,
    'redir @slash /{re.slash.1}{re.slash.2} 308\n',
    ...headers.map(({ path, name, value }) => `header ${path} ${name} "${value.replaceAll('"', '\\"')}"\n`),
    // The type of loader data; Caddy does not know it, and browsers must not guess.
    '@loaderData path *.data\n',
    'header @loaderData Content-Type text/x-script\n',
    '@manifest path *.webmanifest\n',
    'header @manifest Content-Type application/manifest+json\n',
    ...cacheRulesByExtension.flatMap(({ extensions, value }, position) => [
      `@kept${position} {\n  path ${extensions.map((extension) => `*.${extension}`).join(' ')}\n  not path ${named}\n}\n`,
      `header @kept${position} Cache-Control "${value}"\n`,
    ]),
    `@page not path ${[...cacheRulesByExtension.flatMap(({ extensions }) => extensions.map((extension) => `*.${extension}`)), named].join(' ')}\n`,
    `header @page Cache-Control "${PAGE_CACHE_CONTROL}"\n`,
    'try_files {path} {path}/index.html {path}.html\n',
    'file_server {\n  precompressed br gzip\n}\n',
    'handle_errors {\n  @missing expression {err.status_code} == 404\n  handle @missing {\n',
    ...PREFIXES.map(
      (prefix) =>
        `    @${prefix} path /${prefix} /${prefix}/*\n    rewrite @${prefix} ${toNotFoundPage(prefix)}\n`,
    ),
    '    rewrite * /404.html\n    file_server\n  }\n}\n',
  ].join('');
}
