import { test, type Page } from '@playwright/test';
import { getMessage } from '../messages.ts';
import { openAndHydratePage } from '../open-page.ts';
import { runInThrottledContext, scrollToClickPosition } from './fresh-browser.ts';
import { BENCH_RUNS, writeSeries, type MeasurementSeries } from './measurement-series.ts';
import type { WatchedWindow } from './watch-press-to-paint.ts';

/** Milliseconds of one press of a filter. */
interface Press {
  /** From the press to the frame with its results. */
  readonly whole: number;
  /** From the last byte of the answer to that frame. */
  readonly afterAnswer: number;
}

/** Presses the filter `name`, whose count says how many results to wait for. */
async function press(page: Page, name: RegExp): Promise<Press> {
  const label = page.locator('label').filter({ has: page.getByRole('checkbox', { name }) });
  const count = Number(/\d+$/u.exec((await label.textContent()) ?? '')?.[0]);
  const { x, y } = await scrollToClickPosition(page, label);
  const painted = page.evaluate(
    (text) =>
      (window as unknown as WatchedWindow).painted(() => {
        const main = document.querySelector('main');
        return !main?.querySelector('[data-waiting=true]') && (main?.textContent?.includes(text) ?? false);
      }),
    getMessage('en', 'list.count', { count }),
  );
  await page.mouse.click(x, y);
  const at = await painted;
  return page.evaluate((paintedAt) => {
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name: address }) => address.includes('/1/indexes/')) as PerformanceResourceTiming[];
    const answeredAt = performance.timeOrigin + (answers.at(-1)?.responseEnd ?? Number.NaN);
    return {
      whole: paintedAt - (window as unknown as WatchedWindow).pressedAt(),
      afterAnswer: paintedAt - answeredAt,
    };
  }, at);
}

test('filters of a list', async ({ browser }) => {
  const series: MeasurementSeries[] = [];
  for (const { slowdown, first, later } of [
    { slowdown: 1, first: 250, later: 100 },
    { slowdown: 4, first: 600, later: 250 },
  ]) {
    const withCode: number[] = [];
    const quiet: number[] = [];
    const afterAnswer: number[] = [];
    for (let run = 0; run < BENCH_RUNS; run += 1) {
      await runInThrottledContext(browser, slowdown, async (page) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await openAndHydratePage(page, '/shop');
        // The list's own code is not here yet.
        withCode.push((await press(page, /^Dry \d+$/u)).whole);
      });
      await runInThrottledContext(browser, slowdown, async (page) => {
        await page.setViewportSize({ width: 1440, height: 900 });
        await openAndHydratePage(page, '/shop');
        await page.waitForLoadState('networkidle');
        quiet.push((await press(page, /^Dry \d+$/u)).whole);
        for (const name of [/^Dryness \d+$/u, /^Face \d+$/u]) {
          afterAnswer.push((await press(page, name)).afterAnswer);
        }
      });
    }
    const common = { slowdown, unit: 'ms' } as const;
    series.push(
      {
        ...common,
        what: 'first filter of a list, before its code, press to results painted',
        values: withCode,
        target: first,
      },
      {
        ...common,
        what: 'first filter of a quiet list, press to results painted',
        values: quiet,
        target: first,
      },
      { ...common, what: 'later filters, answer to results painted', values: afterAnswer, target: later },
    );
  }
  await writeSeries('list', series);
});
