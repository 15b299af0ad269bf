import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageRules } from '../page-rules.ts';
import { prerenderPages } from './prerender-pages.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'prerendered-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Writes a site with a page for each product, a list of all and a file, which loads its products when it is started and notes what it renders. */
async function writeSite(products: Readonly<Record<string, string>>): Promise<void> {
  await writeFile(path.join(folder, 'products.json'), JSON.stringify(products));
  await writeFile(
    path.join(folder, 'page-rules.mjs'),
    `export default { routeOf: (path) => path.endsWith('.json') ? undefined : path === '/' ? 'list' : 'product' };`,
  );
  await writeFile(path.join(folder, 'style.css'), 'p{color:red}h2{color:blue}');
  const loaders = pathToFileURL(path.join(folder, 'products.json')).href;
  await writeFile(
    path.join(folder, 'shop.mjs'),
    `import { appendFileSync, readFileSync } from 'node:fs';
    const products = JSON.parse(readFileSync(new URL(${JSON.stringify(loaders)})));
    const root = { default: () => null, ErrorBoundary: () => null };
    const product = { default: () => null, loader: ({ params: { id } }) => {
      if (products[id] === 'broken') throw new Error('This product is broken');
      return products[id].endsWith('?') ? { name: products[id].slice(0, -1), note: undefined } : { name: products[id] };
    } };
    const list = { default: () => null, loader: () => Object.keys(products) };
    const file = { loader: () => Response.json(products) };
    const handleRequest = (request, status, headers, context) => {
      appendFileSync(new URL('renders', ${JSON.stringify(loaders)}), new URL(request.url).pathname + '\\n');
      return new Response('<link rel="stylesheet" href="/style.css"/><p></p><script>start()</script>' + JSON.stringify(context.staticHandlerContext.loaderData) + ' '.repeat(600), { status, headers });
    };
    export const entry = { module: { default: handleRequest, handleError() {},
      pathsToPrerender: () => ['/', '/products.json', ...Object.keys(products).map((id) => '/' + id)] } };
    export const routes = {
      root: { id: 'root', path: '', module: root },
      list: { id: 'list', parentId: 'root', index: true, module: list },
      product: { id: 'product', parentId: 'root', path: ':id', module: product },
      file: { id: 'file', parentId: 'root', path: 'products.json', module: file },
    };
    const manifest = Object.fromEntries(Object.entries(routes).map(([id, { module, ...route }]) =>
      [id, { ...route, module: id, hasLoader: 'loader' in module }]));
    export const assets = { entry: { module: '', imports: [] }, routes: manifest, url: '', version: '1' };
    export const [ssr, isSpaMode, basename, publicPath, future] = [false, false, '/', '/', {}];
    export const prerender = ['/x'];
    export const routeDiscovery = { mode: 'initial', manifestPath: '/__manifest' };
    export const assetsBuildDirectory = '';`,
  );
}

const rules: PageRules = {
  routeOf: (pathname) => (pathname.endsWith('.json') ? undefined : pathname === '/' ? 'list' : 'product'),
};

const build = (name: 'kept' | 'new', codeHash = 'one', threads = 1) =>
  prerenderPages({
    codeHash,
    rules,
    pageRules: path.join(folder, 'page-rules.mjs'),
    serverBundle: path.join(folder, 'shop.mjs'),
    clientDirectory: folder,
    cacheDirectory: path.join(folder, name, 'cache'),
    outDirectory: path.join(folder, name, 'site'),
    record: path.join(folder, name, 'record.json'),
    threads,
  });

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Hashes by name. */
async function filesOf(name: string): Promise<Record<string, string>> {
  const shop = path.join(folder, name, 'site');
  const entries = await readdir(shop, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [path.relative(shop, file), hashOf(await readFile(file))] as const),
    ),
  );
}

/** Builds upon what is there and from nothing, and returns how many pages the former rendered. */
async function renderedAgain(code?: string): Promise<number> {
  const { rendered } = await build('kept', code);
  await rm(path.join(folder, 'new'), { recursive: true, force: true });
  await build('new', code);
  expect(await filesOf('kept')).toEqual(await filesOf('new'));
  return rendered;
}

test('prerenderPages() renders only changed pages after an earlier build, with the same output as a clean build', async () => {
  const shop = (file: string) => path.join(folder, 'kept/site', file);
  await writeSite({ balm: 'Balm', serum: 'Serum' });
  // On two threads here, and on one below.
  expect(await build('kept', 'one', 2)).toMatchObject({ rendered: 3 });
  expect(await renderedAgain(), 'nothing has changed').toBe(0);
  expect(Object.keys(await filesOf('kept')).sort()).toEqual([
    ...['_.data', 'balm.data', 'balm/index.html', 'balm/index.html.br', 'balm/index.html.gz'],
    ...['index.html', 'index.html.br', 'index.html.gz', 'products.json'],
    ...['serum.data', 'serum/index.html', 'serum/index.html.br', 'serum/index.html.gz'],
  ]);
  await writeSite({ balm: 'Balm', soap: 'Soap' });
  expect(await renderedAgain(), 'one came and one went: the new one and the list').toBe(2);

  await writeSite({ balm: 'Balm', serum: 'Serum' });
  expect(await renderedAgain(), 'that is taken back: all are cached').toBe(0);

  await writeSite({ balm: 'Balm', serum: 'Oil' });
  expect(await renderedAgain(), 'one has another name').toBe(1);
  expect(await readFile(shop('serum/index.html'), 'utf8')).toContain('Oil');

  expect(await renderedAgain('two'), 'the code has changed').toBe(3);

  await writeFile(shop('serum.data'), 'something else');
  await rm(shop('balm'), { recursive: true });
  expect(await renderedAgain('two'), 'files were changed since').toBe(0);

  const kept = path.join(folder, 'kept/cache');
  const packs = await readdir(kept, { recursive: true, withFileTypes: true });
  for (const pack of packs.filter((entry) => entry.isFile()))
    await writeFile(path.join(pack.parentPath, pack.name), 'half a pa');
  await rm(shop(''), { recursive: true });
  expect(await renderedAgain('two'), 'the cache is broken').toBe(3);

  await writeSite({ balm: 'Balm?', serum: 'Oil' });
  expect(await renderedAgain('two'), 'a loader also returns undefined').toBe(0);
}, 120_000);

test('prerenderPages() names a page that cannot be prerendered, and the next build is complete again', async () => {
  await writeSite({ balm: 'Balm', serum: 'broken' });
  await expect(build('kept')).rejects.toThrow(/^Cannot prerender \/serum[./].*status 500/);
  await writeSite({ balm: 'Balm', serum: 'Serum' });
  await renderedAgain();
});

test('prerenderPages() renders the example pages for critical CSS once', async () => {
  const renders = path.join(folder, 'renders');
  const rendered = async () => {
    await rm(renders, { force: true });
    await build('kept', 'three', 2);
    return (await readFile(renders, 'utf8').catch(() => '')).split('\n').filter(Boolean).sort();
  };
  const page = () => readFile(path.join(folder, 'kept/site/soap/index.html'), 'utf8');

  await writeSite({ balm: 'Balm', soap: 'Soap' });
  expect(await rendered()).toEqual(['/', '/balm/', '/soap/']);
  expect(await page()).toContain('<style>p{color:red}');
  expect(await rendered(), 'nothing has changed').toEqual([]);

  await writeSite({ balm: 'Balm', soap: 'Oil' });
  expect(await rendered(), 'another has changed').toEqual(['/soap/']);
  expect(await page()).toContain('<style>p{color:red}');
});
