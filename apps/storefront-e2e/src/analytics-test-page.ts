import type * as library from '@marehalm/analytics';
import type { BrowserContext, Page } from '@playwright/test';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './workspace.ts';

declare global {
  interface Window {
    /** The library on the page. */
    readonly marehalmAnalytics: typeof library;
    /** The instance that the test created. */
    analytics: library.Analytics;
    readonly dataLayer?: readonly unknown[];
    /** Number of presses of the button. */
    presses: number;
  }
}

/** A page that loads the analytics library and the local tag manager, with one button. */
export interface AnalyticsTestPage {
  /** Reloads the page. */
  open(): Promise<void>;
  /** URLs that the browser has requested since the page was opened, beacons included, except the page's own. */
  requests(): Promise<readonly string[]>;
  /** The data layer when the tag manager was requested. */
  dataLayerAtLoad(): readonly unknown[] | undefined;
  /** Entries that the tag manager received. They arrive in beacons, in any order. */
  records(): Promise<readonly unknown[]>;
}

/** The library as one classic script with its exports in `window.marehalmAnalytics`. */
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
 * Opens the page in `context`. The local tag manager sets no cookie, so its script is changed to set one: otherwise
 * the absence of cookies would prove nothing.
 *
 * @param origin Origin of the local services.
 * @param code The bundled library.
 * @param policy A Content-Security-Policy of the page.
 */
export async function openAnalyticsTestPage(
  { context, page }: { readonly context: BrowserContext; readonly page: Page },
  { origin, code, policy }: { readonly origin: string; readonly code: string; readonly policy?: string },
): Promise<AnalyticsTestPage> {
  const address = `${origin}/trial`;
  const end = `${origin}/trial/end`;
  const requestedUrls: string[] = [];
  let layer: readonly unknown[] | undefined;

  await fetch(`${origin}/gtm/records`, { method: 'DELETE' });
  context.on('request', (request) => requestedUrls.push(request.url()));
  await context.route(address, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: policy === undefined ? {} : { 'content-security-policy': policy },
      // The icon keeps the browser from requesting one.
      body: `<!doctype html><html lang="en"><title>Trial</title><link rel="icon" href="data:,">
        <button onclick="presses += 1">Add to bag</button><script>var presses = 0; ${code}</script>`,
    }),
  );
  await context.route(end, (route) => route.fulfill({ status: 204 }));
  await context.route(`${origin}/gtm.js?*`, async (route) => {
    layer = await getDataLayer(page);
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({ response, body: `${script}\ndocument.cookie = '_tag=1; path=/';` });
  });

  return {
    open: async () => {
      await page.goto(address);
    },
    requests: async () => {
      // Requests are reported in order, so with this one all earlier ones are known.
      await page.evaluate(async (last) => void (await fetch(last)), end);
      return requestedUrls.filter((url) => url !== address && url !== end);
    },
    dataLayerAtLoad: () => layer,
    records: async () => {
      const answer = await fetch(`${origin}/gtm/records`);
      return ((await answer.json()) as { items: { entry: unknown }[] }).items.map(({ entry }) => entry);
    },
  };
}

/** The data layer of the page, with commands as arrays; `undefined` when there is none. */
export function getDataLayer(page: Page): Promise<readonly unknown[] | undefined> {
  return page.evaluate(() =>
    window.dataLayer?.map((entry) =>
      Object.prototype.toString.call(entry) === '[object Arguments]'
        ? Array.from(entry as IArguments)
        : entry,
    ),
  );
}
