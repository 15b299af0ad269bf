import { expect, test } from '@playwright/test';
import { bagDrawer } from '../bag.ts';
import { message } from '../messages.ts';
import { openPage } from '../visit.ts';
import { inFreshBrowser, placeOf } from './fresh-browser.ts';
import { RUNS, write } from './series.ts';

const LINES = 100;

test('the bag', async ({ browser }) => {
  const changed: number[] = [];
  const painted: number[] = [];
  await inFreshBrowser(browser, 4, async (page) => {
    await openPage(page, '/product/lee-serum');
    await page
      .getByRole('main')
      .getByRole('button', { name: message('en', 'product.addToBag') })
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
      .getByRole('button', { name: message('en', 'bag.increase', { product: 'Lee Serum' }) });
    await expect(more).toHaveCount(LINES);
    for (let run = 0; run < Math.max(8, RUNS); run += 1) {
      // What comes near the window is laid out, and moves what stands below it.
      await placeOf(page, more.nth(run * 3));
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
      const { x, y } = await placeOf(page, more.nth(run * 3));
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
      // Within an object, for a promise by itself would be waited for.
      const measured = await more.nth(run * 3).evaluateHandle((button) => ({
        press: new Promise<{ changed: number; painted: number }>((resolve, reject) => {
          const line = button.closest('li');
          const input = line?.querySelector('input');
          if (!line || !input) throw new Error('Cannot find the line of a button');
          const before = input.value;
          addEventListener(
            'click',
            () => {
              const pressed = performance.now();
              let changed = Number.NaN;
              new MutationObserver((_records, observer) => {
                observer.disconnect();
                changed = performance.now() - pressed;
              }).observe(line, { subtree: true, childList: true, characterData: true, attributes: true });
              requestAnimationFrame(() => {
                // What is posted within a frame comes after it was painted, and so before everything else that waits.
                void scheduler.postTask(
                  () => {
                    const painted = performance.now() - pressed;
                    if (input.value === before)
                      reject(new Error('Cannot measure a press that changes nothing'));
                    else resolve({ changed, painted });
                  },
                  { priority: 'user-blocking' },
                );
              });
            },
            { capture: true, once: true },
          );
        }),
      }));
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
