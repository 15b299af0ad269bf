import { test } from '@playwright/test';
import { openAndHydratePage } from '../open-page.ts';
import { runInThrottledContext } from './fresh-browser.ts';
import { writeSeries } from './measurement-series.ts';

const NAVIGATION_COUNT = 200;

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
  await runInThrottledContext(browser, 1, async (page, context) => {
    const session = await context.newCDPSession(page);
    await openAndHydratePage(page, '/');
    for (let navigations = 0; navigations <= NAVIGATION_COUNT; navigations += 1) {
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
  await writeSeries('memory', [
    {
      what: `heap over ${NAVIGATION_COUNT} changes of page: ${heap.map(({ bytes }) => (bytes / 1024 / 1024).toFixed(1)).join(', ')} MiB`,
      slowdown: 1,
      unit: 'bytes per navigation',
      values: [slope],
    },
  ]);
});
