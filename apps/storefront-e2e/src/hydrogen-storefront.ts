import { join } from 'node:path';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build, type Rollup } from 'vite';
import { root } from './workspace.ts';

/** A storefront made with Shopify's Hydrogen package: one page, on another origin than the shop. */
export interface HydrogenStorefront {
  /** The URL of the page for a shop at `origin`. */
  pageFor(origin: string): string;
  close(): Promise<void>;
}

/** Bundles `hydrogen-storefront-page.tsx` and serves it on a free port. */
export async function serveHydrogenStorefront(): Promise<HydrogenStorefront> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: join(root, 'apps/storefront-e2e/src/hydrogen-storefront-page.tsx'),
        formats: ['es'],
        fileName: 'page',
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]) as Rollup.RollupOutput[];
  const code = outputs.flatMap(({ output }) => output).find(({ type }) => type === 'chunk');
  if (code?.type !== 'chunk') throw new Error('Cannot serve the foreign storefront: its bundle has no code');
  const page =
    '<!doctype html><html lang="en"><title>Foreign storefront</title><link rel="icon" href="data:,">' +
    '<body></body><script type="module" src="/page.js"></script></html>';
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`);
    response.end(isScript ? code.code : page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    pageFor: (origin) => `http://127.0.0.1:${port}/?shop=${encodeURIComponent(`${origin}/shops/dk`)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
