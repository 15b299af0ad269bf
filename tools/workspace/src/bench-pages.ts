import { existsSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { pagesReport, type PageResult, type PageVisit } from './bench-pages-report.ts';
import { blockingByProcessor } from './blocking-time.ts';
import { ensureBrowser } from './browser.ts';
import { machine } from './machine.ts';
import { pageTypes, type PageType } from './page-types.ts';
import { openServedShop, type ServedShop } from './served-shop.ts';
import { root } from './workspace.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The bag is kept from search engines, which costs it points, and is empty in a browser that has been nowhere. */
const found = (Object.keys(pageTypes) as PageType[]).filter((type) => type !== 'bag');

/** Audits of speed that say what could be faster rather than that something is wrong would fill the table. */
const isSpeed = (group: string | undefined) =>
  group === 'metrics' || group === 'insights' || group === 'diagnostics';

/** A file that a page has fetched, as Lighthouse lists it. */
interface NetworkRequest {
  readonly url: string;
  readonly resourceType?: string;
  readonly transferSize: number;
}

/**
 * Visits the pages of the built shop with Lighthouse, in turns with their floor. Writes `dist/bench/pages.md` and `pages.json`
 * after each round, so that a run that is ended early has said what it knows.
 * @param runs Visits to each English page and its floor; each Danish one is visited once, for its scores.
 */
export async function benchPages(runs: number): Promise<void> {
  const browser = await ensureBrowser();
  const served = await openServedShop();
  const visits = new Map<string, { shop: PageVisit[]; floor: PageVisit[] }>();
  const note = (path: string) => {
    const noted = visits.get(path) ?? { shop: [], floor: [] };
    visits.set(path, noted);
    return noted;
  };
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const type of found) {
        const { en, da } = pageTypes[type];
        console.log(`Visit ${run + 1} of ${runs}: ${type} …`);
        const inTurn = run % 2 === 0 ? (['floor', 'shop'] as const) : (['shop', 'floor'] as const);
        for (const which of inTurn) note(en)[which].push(await visit(browser, served, which, en));
        if (run === 0) note(da).shop.push(await visit(browser, served, 'shop', da));
      }
      await write(visits);
    }
  } finally {
    served.close();
  }
  console.log(await write(visits));
}

async function write(
  visits: ReadonlyMap<string, { shop: readonly PageVisit[]; floor: readonly PageVisit[] }>,
): Promise<string> {
  const results: PageResult[] = found.flatMap((type) =>
    Object.values(pageTypes[type]).flatMap((path) => {
      const noted = visits.get(path);
      return noted ? [{ type, path, ...noted }] : [];
    }),
  );
  const directory = join(root, 'dist/bench');
  const report = pagesReport(machine(), results);
  await mkdir(directory, { recursive: true });
  await writeFile(
    join(directory, 'pages.json'),
    `${JSON.stringify({ machine: machine(), results }, undefined, 2)}\n`,
  );
  await writeFile(join(directory, 'pages.md'), report);
  return report;
}

/**
 * One visit with a browser that has been nowhere. About one of fifty is not recorded from its beginning, for the process that the
 * browser gave the page had not heard yet that it is recorded: nothing can be said of that one, and another takes its place.
 */
async function visit(
  browser: string,
  served: ServedShop,
  which: 'shop' | 'floor',
  path: string,
): Promise<PageVisit> {
  for (let attempt = 1; ; attempt += 1) {
    const visited = await record(browser, served, which, path);
    if (visited !== 'beginning-missed') return visited;
    if (attempt === 5) throw new Error(`Cannot visit ${path}: the browser missed its beginning five times`);
    console.log(`The browser missed the beginning of ${path} (${which}): once more …`);
  }
}

async function record(
  browser: string,
  { browserFlags, ...origins }: ServedShop,
  which: 'shop' | 'floor',
  path: string,
): Promise<PageVisit | 'beginning-missed'> {
  const chrome = await launch({
    chromePath: browser,
    chromeFlags: ['--headless=new', '--no-sandbox', '--lang=en-GB', ...browserFlags],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(origins[which] + path, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: [...categories],
    });
    if (!result) throw new Error(`Cannot visit ${path}: Lighthouse says nothing`);
    const { lhr, artifacts } = result;
    if (lhr.runtimeError?.code === 'NO_NAVSTART') return 'beginning-missed';
    if (lhr.runtimeError) throw new Error(`Cannot visit ${path}: ${lhr.runtimeError.message}`);
    const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    const { items = [] } = (lhr.audits['network-requests']?.details ?? {}) as { items?: NetworkRequest[] };
    const fetched = items.filter(({ url }) => url.startsWith(origins[which]));
    return {
      fcp: figure('first-contentful-paint'),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      worked: blockingByProcessor(
        artifacts.Trace.traceEvents,
        lhr.configSettings.throttling.cpuSlowdownMultiplier,
      ),
      cls: figure('cumulative-layout-shift'),
      scores: categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
      script: sum(
        fetched
          .filter(({ resourceType }) => resourceType === 'Script')
          .map(({ url }) => compressedSize(new URL(url).pathname)),
      ),
      weight: sum(
        fetched
          .filter(({ resourceType = '' }) => !['Image', 'Media'].includes(resourceType))
          .map(({ transferSize }) => transferSize),
      ),
      requests: fetched.length,
      complaints: categories.flatMap((category) =>
        (lhr.categories[category]?.auditRefs ?? [])
          .filter(({ id, group, weight }) => {
            const { score } = lhr.audits[id] ?? { score: null };
            return !isSpeed(group) && weight > 0 && score !== null && score < 1;
          })
          .map(({ id }) => id),
      ),
    };
  } finally {
    chrome.kill();
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function compressedSize(path: string): number {
  const file = join(root, 'dist/storefront', path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
