import { test, type Page, type Request } from '@playwright/test';
import { untilReady } from '../visit.ts';
import { inFreshBrowser, placeOf } from './fresh-browser.ts';
import { RUNS, write, type Series } from './series.ts';
import type { Watched } from './watch-paints.ts';

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
