import { expect, test, type Locator, type Page } from '@playwright/test';
import { getBagDrawer } from '../bag.ts';
import { getMessage } from '../messages.ts';
import { openAndHydratePage, waitUntilIdle } from '../open-page.ts';
import { runInThrottledContext, scrollToClickPosition } from './fresh-browser.ts';
import { BENCH_RUNS, writeSeries, type MeasurementSeries } from './measurement-series.ts';

const LINE_COUNT = 100;
const PRESS_COUNT = Math.max(8, BENCH_RUNS);

/** Milliseconds from a press. */
interface Press {
  /** The line has changed. */
  readonly changed: number;
  /** The frame after that is painted. */
  readonly painted: number;
  /** The part of it that was not waiting for the frame to start: a screen shows one every 16.7 ms. */
  readonly worked: number;
  /** The frame is painted in which the sums have followed. */
  readonly summed: number;
}

test('the bag', async ({ browser }) => {
  const presses: Press[] = [];
  const plain: Press[] = [];
  await runInThrottledContext(browser, 4, async (page) => {
    await fillBag(page);
    const more = page
      .getByRole('main')
      .getByRole('button', { name: getMessage('en', 'bag.increase', { product: 'Lee Serum' }) });
    await expect(more).toHaveCount(LINE_COUNT);
    for (let run = 0; run < PRESS_COUNT; run += 1) {
      presses.push(await press(page, more.nth(run * 3)));
      const answerAsBefore = await writePlainly(page);
      plain.push(await press(page, more.nth(run * 3 + 1)));
      await answerAsBefore();
    }
  });
  const series = (
    what: string,
    values: readonly number[],
    more?: Pick<MeasurementSeries, 'target' | 'floor'>,
  ): MeasurementSeries => ({
    what: `bag of ${LINE_COUNT} lines, ${what}`,
    slowdown: 4,
    unit: 'ms',
    values,
    ...more,
  });
  await writeSeries('bag', [
    series(
      'press to the line changed',
      presses.map(({ changed }) => changed),
    ),
    series(
      'press to paint',
      presses.map(({ painted }) => painted),
      { target: 16.7, floor: plain.map(({ painted }) => painted) },
    ),
    series(
      'of that at work, not waiting for the frame to begin',
      presses.map(({ worked }) => worked),
      { target: 16.7, floor: plain.map(({ worked }) => worked) },
    ),
    series(
      'press to its sums painted',
      presses.map(({ summed }) => summed),
    ),
  ]);
});

/** A hundred lines of one product's making; what commerce would say of them does not come in between. */
async function fillBag(page: Page): Promise<void> {
  await openAndHydratePage(page, '/product/lee-serum');
  await page
    .getByRole('main')
    .getByRole('button', { name: getMessage('en', 'product.addToBag') })
    .first()
    .click();
  await getBagDrawer(page, 'en').waitFor();
  await page.waitForFunction(() => localStorage.getItem('marehalm-offers') !== null);
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
  }, LINE_COUNT);
  await openAndHydratePage(page, '/cart');
}

/** Presses `button` of a line, which is scrolled to the middle of the window. */
async function press(page: Page, button: Locator): Promise<Press> {
  // What comes near the window is laid out, and moves what stands below it.
  await scrollToClickPosition(page, button);
  await waitUntilIdle(page);
  const { x, y } = await scrollToClickPosition(page, button);
  await waitUntilIdle(page);
  // Within an object, for a promise by itself would be waited for.
  const measured = await button.evaluateHandle((button) => ({
    press: new Promise<Press>((resolve) => {
      const line = button.closest('li');
      const sums = document.querySelector('main aside dl');
      if (!line || !sums) throw new Error('Cannot find the line of a button, or the sums');
      addEventListener(
        'click',
        () => {
          const pressed = performance.now();
          const since = () => performance.now() - pressed;
          const nextFrame = () =>
            new Promise<{ begun: number; painted: number }>((resolve) => {
              requestAnimationFrame(() => {
                const begun = since();
                // What is posted within a frame comes after it was painted, and so before everything else that waits.
                void scheduler.postTask(() => resolve({ begun, painted: since() }), {
                  priority: 'user-blocking',
                });
              });
            });
          const change = (place: Element) =>
            new Promise<number>((resolve) => {
              new MutationObserver((_records, observer) => {
                observer.disconnect();
                resolve(since());
              }).observe(place, { subtree: true, childList: true, characterData: true, attributes: true });
            });
          void Promise.all([change(line), nextFrame(), change(sums).then(nextFrame)]).then(
            ([changed, { begun, painted }, summed]) =>
              resolve({ changed, painted, worked: changed + painted - begun, summed: summed.painted }),
          );
        },
        { capture: true, once: true },
      );
    }),
  }));
  // Playwright's own press looks at the page meanwhile.
  await page.mouse.click(x, y);
  const result = await measured.evaluate(({ press }) => press);
  if (result.changed > result.painted)
    throw new Error('Cannot measure a press that changes nothing in its frame');
  return result;
}

/**
 * Answers presses by writing other numbers into the same texts, without React and without a bag that is kept, until what this
 * resolves to is called.
 */
async function writePlainly(page: Page): Promise<() => Promise<void>> {
  const plain = await page.evaluateHandle(() => {
    const numberIn = (element: Element | undefined): Text | undefined => {
      const texts = document.createTreeWalker(element ?? document.createElement('p'), NodeFilter.SHOW_TEXT);
      while (texts.nextNode())
        if (/\d/.test((texts.currentNode as Text).data)) return texts.currentNode as Text;
      return undefined;
    };
    const answer = (event: MouseEvent) => {
      const line = event.target instanceof Element ? event.target.closest('main li') : null;
      const input = line?.querySelector('input');
      if (!line || !input) return;
      event.stopImmediatePropagation();
      input.value = String(Number(input.value) + 1);
      const written = [
        [...line.querySelectorAll('p')].find((text) => text.textContent.startsWith('€')),
        ...line.querySelectorAll('[aria-live]'),
        ...document.querySelectorAll(
          'main aside dl dd, main aside dl dd span, header button [aria-hidden=true]',
        ),
      ];
      for (const text of written.map(numberIn))
        if (text) text.data = text.data.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
    };
    document.addEventListener('click', answer, { capture: true });
    return { end: () => document.removeEventListener('click', answer, { capture: true }) };
  });
  return () => plain.evaluate(({ end }) => end());
}
