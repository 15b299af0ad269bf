import { fork, type ChildProcess } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import { ensureBrowser, root } from '@marehalm/workspace';
import { createPagesReport, type PageResult, type PageVisit } from './pages-report.ts';
import type { LighthouseRequest } from './lighthouse-process.ts';
import { getMachine } from './machine.ts';
import { pagePathsByType, type PageType } from './page-types.ts';
import { openServedShop, type ServedShop } from './served-shop.ts';

/** All but the bag, which has `noindex`, which costs points, and is empty in a new browser. */
const measuredTypes = (Object.keys(pagePathsByType) as PageType[]).filter((type) => type !== 'bag');

/**
 * Visits the pages of the built shop with Lighthouse, alternately with their floor. Writes `dist/bench/pages.md` and
 * `pages.json` after each round, so that an interrupted run leaves its results.
 * @param runs Visits to each English page and its floor; Danish pages are visited once, for their scores.
 */
export async function benchPages(runs: number): Promise<void> {
  const browser = await ensureBrowser();
  const served = await openServedShop();
  const lighthouse = fork(join(import.meta.dirname, 'lighthouse-process.ts'));
  const visits = new Map<string, { shop: PageVisit[]; floor: PageVisit[] }>();
  const note = (path: string) => {
    const noted = visits.get(path) ?? { shop: [], floor: [] };
    visits.set(path, noted);
    return noted;
  };
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const type of measuredTypes) {
        const { en, da } = pagePathsByType[type];
        console.log(`Visit ${run + 1} of ${runs}: ${type} …`);
        const inTurn = run % 2 === 0 ? (['floor', 'shop'] as const) : (['shop', 'floor'] as const);
        for (const which of inTurn)
          note(en)[which].push(await measureVisit(browser, lighthouse, served, served[which] + en));
        if (run === 0) note(da).shop.push(await measureVisit(browser, lighthouse, served, served.shop + da));
      }
      await writePagesReport(visits);
    }
  } finally {
    served.close();
    lighthouse.kill();
  }
  console.log(await writePagesReport(visits));
}

async function writePagesReport(
  visits: ReadonlyMap<string, { shop: readonly PageVisit[]; floor: readonly PageVisit[] }>,
): Promise<string> {
  const results: PageResult[] = measuredTypes.flatMap((type) =>
    Object.values(pagePathsByType[type]).flatMap((path) => {
      const noted = visits.get(path);
      return noted ? [{ type, path, ...noted }] : [];
    }),
  );
  const directory = join(root, 'dist/bench');
  const report = createPagesReport(getMachine(), results);
  await mkdir(directory, { recursive: true });
  await writeFile(
    join(directory, 'pages.json'),
    `${JSON.stringify({ machine: getMachine(), results }, undefined, 2)}\n`,
  );
  await writeFile(join(directory, 'pages.md'), report);
  return report;
}

/**
 * Visits a page with a new browser. In about one visit of fifty the trace misses the beginning, because the page's process
 * starts recording late. Such a visit is repeated.
 */
async function measureVisit(
  browser: string,
  lighthouse: ChildProcess,
  { browserFlags }: ServedShop,
  url: string,
): Promise<PageVisit> {
  for (let attempt = 1; ; attempt += 1) {
    const chrome = await launch({
      chromePath: browser,
      chromeFlags: ['--headless=new', '--no-sandbox', '--lang=en-GB', ...browserFlags],
      logLevel: 'silent',
    });
    try {
      const visited = await requestVisit(lighthouse, { url, port: chrome.port });
      if (visited !== 'beginning-missed') return visited;
    } finally {
      chrome.kill();
    }
    if (attempt === 5) throw new Error(`Cannot visit ${url}: the browser missed its beginning five times`);
    console.log(`The browser missed the beginning of ${url}: once more …`);
  }
}

/** Requests a visit from `lighthouse-process.ts`. */
async function requestVisit(
  lighthouse: ChildProcess,
  request: LighthouseRequest,
): Promise<PageVisit | 'beginning-missed'> {
  lighthouse.send(request);
  return new Promise((resolve, reject) => {
    const end = (status: number | null) => {
      reject(new Error(`Cannot visit ${request.url}: Lighthouse ended with ${status}`));
    };
    lighthouse.once('exit', end);
    lighthouse.once('message', (visited: PageVisit | 'beginning-missed') => {
      lighthouse.off('exit', end);
      resolve(visited);
    });
  });
}
