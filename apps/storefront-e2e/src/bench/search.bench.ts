import { expect, test } from '@playwright/test';
import { getSearchDialogParts } from '../search-dialog.ts';
import { openAndHydratePage } from '../open-page.ts';
import { runInThrottledContext } from './fresh-browser.ts';
import { BENCH_RUNS, writeSeries, type MeasurementSeries } from './measurement-series.ts';

test('the search', async ({ browser }) => {
  const series: MeasurementSeries[] = [];
  for (const slowdown of [1, 4]) {
    const values: number[] = [];
    await runInThrottledContext(browser, slowdown, async (page) => {
      await openAndHydratePage(page, '/');
      const search = getSearchDialogParts(page, 'en');
      await search.opener.click();
      await search.field.waitFor();
      for (const query of ['serum', 'balm', 'oil', 'cream', 'hand', 'mask', 'oat'].slice(
        0,
        Math.max(5, BENCH_RUNS),
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
  await writeSeries('search', series);
});
