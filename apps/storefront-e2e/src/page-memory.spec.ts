import type { CDPSession } from '@playwright/test';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';

/** Number of DOM nodes after a garbage collection. */
async function nodesKept(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'Nodes')?.value ?? Number.NaN;
}

test('pages that were left are not kept in memory', { tag: '@all' }, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await openAndHydratePage(page, '/dune-grass');
  const thereAndBack = async () => {
    for (const path of ['/product/lee-serum', '/dune-grass']) {
      const before = await page.getByRole('heading', { level: 1 }).textContent();
      await page.evaluate(
        (to) =>
          (
            window as unknown as { __reactRouterDataRouter: { navigate: (to: string) => Promise<void> } }
          ).__reactRouterDataRouter.navigate(to),
        path,
      );
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(before ?? '');
    }
  };
  for (let turn = 0; turn < 4; turn += 1) await thereAndBack();
  const before = await nodesKept(session);
  for (let turn = 0; turn < 8; turn += 1) await thereAndBack();
  // Each page has about a thousand nodes, and React may still hold one.
  expect((await nodesKept(session)) - before).toBeLessThan(2000);
});
