import { test } from '@playwright/test';
import { getBagDrawer } from '../bag.ts';
import { getMessage } from '../messages.ts';
import { runInThrottledContext, scrollToClickPosition } from './fresh-browser.ts';
import { BENCH_RUNS, writeSeries } from './measurement-series.ts';
import type { WatchedWindow } from './watch-press-to-paint.ts';

test('a button after load', async ({ browser }) => {
  const afterLoad: number[] = [];
  const afterStart: number[] = [];
  for (let run = 0; run < BENCH_RUNS; run += 1) {
    await runInThrottledContext(browser, 4, async (page) => {
      await page.addInitScript(() => {
        new MutationObserver((_records, observer) => {
          if (document.documentElement?.dataset['hydration'] !== 'done') return;
          observer.disconnect();
          sessionStorage.setItem('bench.ready', String(performance.now()));
        }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydration'] });
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
  const earlyTaps = Math.max(10, BENCH_RUNS * 2);
  const span = Math.max(...afterStart) * 1.2;
  const reactions: number[] = [];
  let lost = 0;
  for (let tap = 0; tap < earlyTaps; tap += 1) {
    await runInThrottledContext(browser, 4, async (page) => {
      await page.goto('/product/lee-serum', { waitUntil: 'commit' });
      const bag = page
        .getByRole('banner')
        .getByRole('button', { name: getMessage('en', 'site.bagWithCount', { count: 0 }) });
      await bag.waitFor();
      const { x, y } = await scrollToClickPosition(page, bag);
      await page.evaluate(
        (moment) => new Promise((resolve) => setTimeout(resolve, moment - performance.now())),
        (span * tap) / earlyTaps,
      );
      const opened = page.evaluate(() =>
        (window as unknown as WatchedWindow).painted(() => document.querySelector('dialog[open]') !== null),
      );
      await page.mouse.click(x, y);
      const isOpen = await getBagDrawer(page, 'en')
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
        (await opened) - (await page.evaluate(() => (window as unknown as WatchedWindow).pressedAt())),
      );
    });
  }
  await writeSeries('button', [
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
