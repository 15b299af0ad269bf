import { test, type Browser, type Page, type Request } from '@playwright/test';
import { waitUntilHydrated } from '../open-page.ts';
import { runInThrottledContext, scrollToClickPosition } from './fresh-browser.ts';
import { BENCH_RUNS, writeSeries, type MeasurementSeries } from './measurement-series.ts';
import type { WatchedWindow } from './watch-press-to-paint.ts';

/** Resolves when nothing has been on its way to the page for half a second. Playwright's own looks once in the life of a page. */
async function untilAtRest(page: Page): Promise<void> {
  const open = new Set<Request>();
  await new Promise<void>((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const look = () => {
      clearTimeout(timer);
      if (open.size === 0) timer = setTimeout(resolve, 500);
    };
    const ended = (request: Request) => {
      open.delete(request);
      look();
    };
    page.on('request', (request) => {
      open.add(request);
      look();
    });
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
    look();
  });
}

/** Origin of the pages without scripts; see `bench.config.ts`. */
const FLOOR = process.env['MAREHALM_BENCH_FLOOR'] ?? '';

/** A moment at which a product is asked for from a collection. */
interface Moment {
  readonly when: string;
  readonly origin?: string;
  /** Comes before the link is scrolled into view. */
  readonly settle: (page: Page) => Promise<void>;
  /** Whether to wait for pictures that come into view and for prefetched pages. */
  readonly isAtRest: boolean;
}

/** Everything that the page fetches by itself is here, and the service worker, which comes two seconds later, has what it keeps. */
const atRest: Moment = {
  when: 'at rest',
  settle: async (page) => {
    await waitUntilHydrated(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  },
  isAtRest: true,
};

const withoutScripts: Moment = {
  when: 'without scripts',
  origin: FLOOR,
  settle: (page) => page.waitForLoadState('networkidle'),
  isAtRest: true,
};

const restless: readonly Moment[] = [
  { when: 'as soon as the page answers', settle: waitUntilHydrated, isAtRest: false },
  { when: 'before scripts are here', settle: () => Promise.resolve(), isAtRest: false },
];

/** Milliseconds from a press in a browser that has been nowhere to the painted title of the product. */
const press = (browser: Browser, slowdown: number, { origin = '', settle, isAtRest }: Moment) =>
  runInThrottledContext(browser, slowdown, async (page) => {
    await page.goto(`${origin}/dune-grass`, { waitUntil: 'commit' });
    const link = page.getByRole('main').getByRole('link', { name: 'Dune Gel Cleanser', exact: true });
    await link.waitFor();
    await settle(page);
    const { x, y } = await scrollToClickPosition(page, link);
    if (isAtRest) await untilAtRest(page);
    await page.evaluate(() =>
      (window as unknown as { expectTitle: (title: string) => void }).expectTitle('Dune Gel Cleanser'),
    );
    await page.mouse.click(x, y);
    await page.waitForURL('**/product/dune-gel-cleanser');
    await page.waitForFunction(() => sessionStorage.getItem('bench.painted') !== null);
    return page.evaluate(
      () =>
        Number(sessionStorage.getItem('bench.painted')) - (window as unknown as WatchedWindow).pressedAt(),
    );
  });

const what = ({ when }: Moment) => `collection → product, press to title painted, ${when}`;

test('collection to product, at rest', async ({ browser }) => {
  const series: MeasurementSeries[] = [];
  for (const { slowdown, target, floorOfTarget } of [
    { slowdown: 1, target: 60, floorOfTarget: 85 },
    { slowdown: 4, target: 150, floorOfTarget: 180 },
  ]) {
    const values: number[] = [];
    const floor: number[] = [];
    for (let run = 0; run < BENCH_RUNS; run += 1) {
      values.push(await press(browser, slowdown, atRest));
      floor.push(await press(browser, slowdown, withoutScripts));
    }
    series.push({ what: what(atRest), slowdown, unit: 'ms', values, target, floor, floorOfTarget });
  }
  await writeSeries('click-at-rest', series);
});

for (const moment of restless) {
  test(`collection to product, ${moment.when}`, async ({ browser }) => {
    const series: MeasurementSeries[] = [];
    for (const slowdown of [1, 4]) {
      const values: number[] = [];
      for (let run = 0; run < BENCH_RUNS; run += 1) values.push(await press(browser, slowdown, moment));
      series.push({ what: what(moment), slowdown, unit: 'ms', values });
    }
    await writeSeries(`click-${moment.when.replaceAll(' ', '-')}`, series);
  });
}
