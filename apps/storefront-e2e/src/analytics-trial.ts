import type * as library from '@marehalm/analytics';
import type { BrowserContext, Page } from '@playwright/test';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './workspace.ts';

declare global {
  interface Window {
    /** The library, on the trial's page. */
    readonly marehalmAnalytics: typeof library;
    /** What the test made of it. */
    analytics: library.Analytics;
    readonly dataLayer?: readonly unknown[];
    /** Times that the page's button was pressed. */
    presses: number;
  }
}

/** A page with nothing on it but the library and a button, beside the local tag manager. */
export interface Trial {
  /** Opens the page anew. */
  open(): Promise<void>;
  /** Every address that the browser has asked for since the trial began, but the page's own. Beacons count. */
  requests(): Promise<readonly string[]>;
  /** What the data layer held when the tag manager was asked for. */
  layerAtLoad(): readonly unknown[] | undefined;
  /** What the tag manager was given. It comes in beacons, which may overtake each other. */
  records(): Promise<readonly unknown[]>;
}

/** The library as one classic script that a shop would ship, with its exports in `window.marehalmAnalytics`. */
export async function bundleAnalytics(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { conditions: ['@marehalm/source'] },
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: {
        entry: join(root, 'libs/analytics/src/index.ts'),
        formats: ['iife'],
        name: 'marehalmAnalytics',
        fileName: 'analytics',
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .find((one) => one.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('Cannot try the library: the bundle has no code');
  return chunk.code;
}

/**
 * Begins a trial in a page of `context`. The local tag manager sets no cookie: here its script sets one as tags do, or it would
 * prove nothing that there is none.
 *
 * @param origin Where the local services are.
 * @param code The bundled library.
 * @param policy A Content-Security-Policy of the page.
 */
export async function beginTrial(
  { context, page }: { readonly context: BrowserContext; readonly page: Page },
  { origin, code, policy }: { readonly origin: string; readonly code: string; readonly policy?: string },
): Promise<Trial> {
  const address = `${origin}/trial`;
  const end = `${origin}/trial/end`;
  const asked: string[] = [];
  let layer: readonly unknown[] | undefined;

  await fetch(`${origin}/gtm/records`, { method: 'DELETE' });
  context.on('request', (request) => asked.push(request.url()));
  await context.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: policy === undefined ? {} : { 'content-security-policy': policy },
      // The icon keeps the browser from asking for one.
      body: `<!doctype html><html lang="en"><title>Trial</title><link rel="icon" href="data:,">
        <button onclick="presses += 1">Add to bag</button><script>var presses = 0; ${code}</script>`,
    }),
  );
  await context.route(end, (route) => route.fulfill({ status: 204 }));
  await context.route(`${origin}/gtm.js?*`, async (route) => {
    layer = await layerOf(page);
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({ response, body: `${script}\ndocument.cookie = '_tag=1; path=/';` });
  });

  return {
    open: async () => {
      await page.goto(address);
    },
    requests: async () => {
      // Requests are seen in the order in which the page made them: with this one all others are known.
      await page.evaluate(async (last) => void (await fetch(last)), end);
      return asked.filter((url) => url !== address && url !== end);
    },
    layerAtLoad: () => layer,
    records: async () => {
      const answer = await fetch(`${origin}/gtm/records`);
      return ((await answer.json()) as { items: { entry: unknown }[] }).items.map(({ entry }) => entry);
    },
  };
}

/** The data layer of the page, with commands as arrays; `undefined` when there is none. */
export function layerOf(page: Page): Promise<readonly unknown[] | undefined> {
  return page.evaluate(() =>
    window.dataLayer?.map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as IArguments)
        : entry,
    ),
  );
}
