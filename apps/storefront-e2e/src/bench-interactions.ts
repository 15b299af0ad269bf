import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Browser, type BrowserContext, type Page, type Request } from '@playwright/test';
import { bagDrawer } from './bag.ts';
import { message } from './messages.ts';
import { searchOn } from './search.ts';
import { openPage, untilReady } from './visit.ts';
import { root } from './workspace.ts';

const RUNS = Number(process.env['MAREHALM_BENCH_RUNS'] || 5);
const NAVIGATIONS = 200;
const LINES = 100;

const t = (key: string, values?: Record<string, string | number>) => message('en', key, values);

/** Something that was measured several times. */
interface Series {
  readonly what: string;
  /** How many times slower than this machine the processor was made. */
  readonly slowdown: number;
  readonly unit: 'ms' | 'taps' | 'bytes per navigation';
  readonly values: readonly number[];
  /** What it must not exceed. */
  readonly target?: number;
}

async function write(name: string, series: readonly Series[]): Promise<void> {
  const directory = join(root, 'dist/bench/interactions');
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, `${name}.json`), `${JSON.stringify(series, undefined, 2)}\n`);
}

/** A page in a browser that has been nowhere. */
async function inFreshBrowser<Result>(
  browser: Browser,
  slowdown: number,
  work: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchPaints);
    return await work(page, context);
  } finally {
    await context.close();
  }
}

interface Watched extends Window {
  /** When the last press was made, in milliseconds of the browser's clock; outlives the page. */
  pressedAt(): number;
  /** Resolves when the frame in which `isThere` holds first is painted, with that time. */
  painted(isThere: () => boolean): Promise<number>;
}

/** Runs in every page before its own scripts. */
function watchPaints(): void {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    'click',
    ({ isTrusted, timeStamp }) => {
      if (isTrusted) sessionStorage.setItem('bench.pressed', String(performance.timeOrigin + timeStamp));
    },
    true,
  );
  const painted = (isThere: () => boolean) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (!isThere()) return false;
        observer.disconnect();
        // A message that is posted within a frame comes after it was painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(now());
          port2.postMessage(undefined);
        });
        return true;
      };
      const observer = new MutationObserver(look);
      if (!look()) {
        observer.observe(document, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        });
      }
    });
  Object.assign(window, {
    pressedAt: () => Number(sessionStorage.getItem('bench.pressed')),
    painted,
  });
  // A page that was gone to by the browser itself begins here.
  const title = sessionStorage.getItem('bench.title');
  const keep = (at: number) => {
    if (!sessionStorage.getItem('bench.painted')) sessionStorage.setItem('bench.painted', String(at));
  };
  const hasTitle = () =>
    document.querySelector('h1')?.textContent?.trim() === sessionStorage.getItem('bench.title');
  if (title) void painted(hasTitle).then(keep);
  Object.assign(window, {
    expectTitle(expected: string) {
      sessionStorage.setItem('bench.title', expected);
      sessionStorage.removeItem('bench.painted');
      void painted(hasTitle).then(keep);
    },
  });
}

/** Where `page` shows the middle of the thing that is pressed, which is scrolled into view. */
async function placeOf(page: Page, thing: ReturnType<Page['locator']>): Promise<{ x: number; y: number }> {
  await thing.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await thing.boundingBox();
  if (!box) throw new Error(`Cannot press what ${page.url()} does not show`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

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

/** When a product is asked for from a collection. */
const moments = {
  /** Everything that the page fetches by itself is here, and the service worker, which comes two seconds later, has what it keeps. */
  'at rest': async (page: Page) => {
    await untilReady(page);
    await page.locator('main [data-late][data-alive]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  },
  'as soon as the page answers': (page: Page) => untilReady(page),
  'before scripts are here': () => Promise.resolve(),
};

for (const [when, settle] of Object.entries(moments)) {
  test(`collection to product, ${when}`, async ({ browser }) => {
    const series: Series[] = [];
    for (const slowdown of [1, 4]) {
      const values: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        values.push(
          await inFreshBrowser(browser, slowdown, async (page) => {
            await page.goto('/dune-grass', { waitUntil: 'commit' });
            const link = page.getByRole('main').getByRole('link', { name: 'Dune Gel Cleanser', exact: true });
            await link.waitFor();
            await settle(page);
            const { x, y } = await placeOf(page, link);
            // What has come into view fetches pictures, and the pages that its links lead to.
            if (when === 'at rest') await untilAtRest(page);
            await page.evaluate(() =>
              (window as unknown as { expectTitle: (title: string) => void }).expectTitle(
                'Dune Gel Cleanser',
              ),
            );
            await page.mouse.click(x, y);
            await page.waitForURL('**/product/dune-gel-cleanser');
            await page.waitForFunction(() => sessionStorage.getItem('bench.painted') !== null);
            return page.evaluate(
              () =>
                Number(sessionStorage.getItem('bench.painted')) - (window as unknown as Watched).pressedAt(),
            );
          }),
        );
      }
      series.push({
        what: `collection → product, press to title painted, ${when}`,
        slowdown,
        unit: 'ms',
        values,
        ...(when === 'at rest' ? { target: slowdown === 1 ? 60 : 150 } : {}),
      });
    }
    await write(`click-${when.replaceAll(' ', '-')}`, series);
  });
}

test('a button after load', async ({ browser }) => {
  const afterLoad: number[] = [];
  const afterStart: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await inFreshBrowser(browser, 4, async (page) => {
      await page.addInitScript(() => {
        new MutationObserver((_records, observer) => {
          if (document.documentElement?.dataset['start'] !== 'ready') return;
          observer.disconnect();
          sessionStorage.setItem('bench.ready', String(performance.now()));
        }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-start'] });
      });
      await page.goto('/product/lee-serum', { waitUntil: 'load' });
      await page.waitForFunction(() => sessionStorage.getItem('bench.ready') !== null);
      const { ready, load } = await page.evaluate(() => ({
        ready: Number(sessionStorage.getItem('bench.ready')),
        load: performance.getEntriesByType('navigation')[0]?.toJSON() as PerformanceNavigationTiming,
      }));
      afterStart.push(ready);
      afterLoad.push(ready - load.loadEventEnd);
    });
  }

  // Moments spread over the time in which the page comes to life, and a little beyond.
  const earlyTaps = Math.max(10, RUNS * 2);
  const span = Math.max(...afterStart) * 1.2;
  const reactions: number[] = [];
  let lost = 0;
  for (let tap = 0; tap < earlyTaps; tap += 1) {
    await inFreshBrowser(browser, 4, async (page) => {
      await page.goto('/product/lee-serum', { waitUntil: 'commit' });
      const bag = page
        .getByRole('banner')
        .getByRole('button', { name: t('site.bagWithCount', { count: 0 }) });
      await bag.waitFor();
      const { x, y } = await placeOf(page, bag);
      await page.evaluate(
        (moment) => new Promise((resolve) => setTimeout(resolve, moment - performance.now())),
        (span * tap) / earlyTaps,
      );
      const opened = page.evaluate(() =>
        (window as unknown as Watched).painted(() => document.querySelector('dialog[open]') !== null),
      );
      await page.mouse.click(x, y);
      const isOpen = await bagDrawer(page, 'en')
        .waitFor({ timeout: 30_000 })
        .then(
          () => true,
          () => false,
        );
      if (!isOpen) {
        lost += 1;
        opened.catch(() => undefined);
        return;
      }
      reactions.push(
        (await opened) - (await page.evaluate(() => (window as unknown as Watched).pressedAt())),
      );
    });
  }
  await write('button', [
    {
      what: 'load to a page that answers, untouched',
      slowdown: 4,
      unit: 'ms',
      values: afterLoad,
      target: 600,
    },
    {
      what: 'start of the visit to a page that answers, untouched',
      slowdown: 4,
      unit: 'ms',
      values: afterStart,
    },
    { what: 'tap during the start to the bag painted', slowdown: 4, unit: 'ms', values: reactions },
    { what: `early taps lost, of ${earlyTaps}`, slowdown: 4, unit: 'taps', values: [lost], target: 0 },
  ]);
});

test('the bag', async ({ browser }) => {
  const changed: number[] = [];
  const painted: number[] = [];
  await inFreshBrowser(browser, 4, async (page) => {
    await openPage(page, '/product/lee-serum');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('product.addToBag') })
      .first()
      .click();
    await bagDrawer(page, 'en').waitFor();
    await page.waitForFunction(() => localStorage.getItem('marehalm-offers') !== null);
    // A hundred lines of one product's making; what commerce would say of them does not come in between.
    await page.route('**/shops/**', () => undefined);
    await page.evaluate((count) => {
      const [offer] = Object.values(
        JSON.parse(localStorage.getItem('marehalm-offers') ?? '{}') as Record<string, { sku: string }>,
      );
      const skus = Array.from({ length: count }, (_, line) => `MH-BENCH-${line}`);
      localStorage.clear();
      localStorage.setItem(
        'marehalm-offers',
        JSON.stringify(Object.fromEntries(skus.map((sku) => [sku, { ...offer, sku }]))),
      );
      localStorage.setItem(
        'marehalm-bag',
        JSON.stringify({
          version: 1,
          revision: 1,
          counts: {},
          bag: {
            lines: skus.map((sku) => ({ sku, quantity: 1 })),
            samples: [],
            promoCodes: [],
            giftCards: [],
          },
        }),
      );
    }, LINES);
    await openPage(page, '/cart');
    const more = page
      .getByRole('main')
      .getByRole('button', { name: t('bag.increase', { product: 'Lee Serum' }) });
    await expect(more).toHaveCount(LINES);
    for (let run = 0; run < Math.max(8, RUNS); run += 1) {
      // What comes near the window is laid out, and moves what stands below it.
      await placeOf(page, more.nth(run * 3));
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
      const { x, y } = await placeOf(page, more.nth(run * 3));
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
      // Within an object, for a promise by itself would be waited for.
      const measured = await page.evaluateHandle(
        (line) => ({
          press: new Promise<{ changed: number; painted: number }>((resolve, reject) => {
            setTimeout(() => reject(new Error('Cannot measure a press that changes nothing')), 20_000);
            const value = () =>
              document.querySelectorAll<HTMLInputElement>('main input[inputmode=numeric]')[line]?.value;
            const before = value();
            addEventListener(
              'click',
              () => {
                const pressed = performance.now();
                const look = (): void => {
                  if (value() === before) {
                    requestAnimationFrame(look);
                    return;
                  }
                  const { port1, port2 } = new MessageChannel();
                  port1.onmessage = () =>
                    resolve({ changed: seen - pressed, painted: performance.now() - pressed });
                  port2.postMessage(undefined);
                };
                let seen = Number.NaN;
                new MutationObserver((_records, observer) => {
                  observer.disconnect();
                  seen = performance.now();
                }).observe(document, {
                  subtree: true,
                  childList: true,
                  characterData: true,
                  attributes: true,
                });
                requestAnimationFrame(look);
              },
              { capture: true, once: true },
            );
          }),
        }),
        run * 3,
      );
      // Playwright's own press looks at the page meanwhile.
      await page.mouse.click(x, y);
      const result = await measured.evaluate(({ press }) => press);
      changed.push(result.changed);
      painted.push(result.painted);
    }
  });
  await write('bag', [
    {
      what: `bag of ${LINES} lines, press to the page changed`,
      slowdown: 4,
      unit: 'ms',
      values: changed,
      target: 16.7,
    },
    { what: `bag of ${LINES} lines, press to paint`, slowdown: 4, unit: 'ms', values: painted },
  ]);
});

test('the search', async ({ browser }) => {
  const series: Series[] = [];
  for (const slowdown of [1, 4]) {
    const values: number[] = [];
    await inFreshBrowser(browser, slowdown, async (page) => {
      await openPage(page, '/');
      const search = searchOn(page, 'en');
      await search.opener.click();
      await search.field.waitFor();
      for (const query of ['serum', 'balm', 'oil', 'cream', 'hand', 'mask', 'oat'].slice(
        0,
        Math.max(5, RUNS),
      )) {
        await search.field.fill('');
        await page.waitForLoadState('networkidle');
        const measured = page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              let answered = Number.NaN;
              new PerformanceObserver((list) => {
                for (const { name, responseEnd } of list.getEntries() as PerformanceResourceTiming[])
                  if (name.includes('/1/indexes')) answered = responseEnd;
              }).observe({ type: 'resource' });
              const dialog = document.querySelector('dialog[open]');
              let paintedAt = 0;
              new MutationObserver(() => {
                requestAnimationFrame(() => {
                  const { port1, port2 } = new MessageChannel();
                  port1.onmessage = () => {
                    paintedAt = performance.now();
                    setTimeout(() => {
                      if (answered <= paintedAt) resolve(paintedAt - answered);
                    });
                  };
                  port2.postMessage(undefined);
                });
              }).observe(dialog ?? document, { subtree: true, childList: true, characterData: true });
            }),
        );
        await search.field.pressSequentially(query.slice(0, -1), { delay: 60 });
        await search.field.pressSequentially(query.slice(-1));
        values.push(await measured);
        await expect(search.products.first()).toBeVisible();
      }
    });
    series.push({ what: 'search, answer to results painted', slowdown, unit: 'ms', values, target: 50 });
  }
  await write('search', series);
});

test('memory', async ({ browser }) => {
  const paths = [
    '/shop',
    '/product/lee-serum',
    '/dune-grass',
    '/product/dune-gel-cleanser',
    '/journal/skin-in-february',
    '/',
  ];
  const heap: { readonly navigations: number; readonly bytes: number }[] = [];
  await inFreshBrowser(browser, 1, async (page, context) => {
    const session = await context.newCDPSession(page);
    await openPage(page, '/');
    for (let navigations = 0; navigations <= NAVIGATIONS; navigations += 1) {
      if (navigations % 20 === 0) {
        await page.waitForLoadState('networkidle');
        for (let time = 0; time < 2; time += 1) await session.send('HeapProfiler.collectGarbage');
        const { usedSize } = await session.send('Runtime.getHeapUsage');
        heap.push({ navigations, bytes: usedSize });
      }
      await page.evaluate(
        (path) =>
          (
            window as unknown as { __reactRouterDataRouter: { navigate: (to: string) => Promise<void> } }
          ).__reactRouterDataRouter.navigate(path),
        paths[navigations % paths.length] ?? '/',
      );
    }
  });
  // Every page has been shown several times by then: what is kept of it is here.
  const settled = heap.filter(({ navigations }) => navigations >= 60);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(settled.map(({ navigations }) => navigations));
  const y = mean(settled.map(({ bytes }) => bytes));
  const slope =
    settled.reduce((sum, { navigations, bytes }) => sum + (navigations - x) * (bytes - y), 0) /
    settled.reduce((sum, { navigations }) => sum + (navigations - x) ** 2, 0);
  await write('memory', [
    {
      what: `heap over ${NAVIGATIONS} changes of page: ${heap.map(({ bytes }) => (bytes / 1024 / 1024).toFixed(1)).join(', ')} MiB`,
      slowdown: 1,
      unit: 'bytes per navigation',
      values: [slope],
    },
  ]);
});
