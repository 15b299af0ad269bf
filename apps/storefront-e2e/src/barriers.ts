import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Every rule that axe has for WCAG 2.2 A and AA, what it recommends beyond them, and what it tries out, such as that the name of a
 * control holds the words one sees.
 */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** Waits until the page has what it asked for, nothing is dimmed meanwhile, and no transition goes on. */
export async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isBusy = [...document.querySelectorAll('[aria-busy=true]')].some((part) => part.checkVisibility());
    // What follows the scroll position, or turns while something loads, never ends.
    const isMoving = document
      .getAnimations()
      .some(
        ({ playState, timeline, effect }) =>
          playState === 'running' &&
          timeline instanceof DocumentTimeline &&
          Number.isFinite(effect?.getComputedTiming().endTime),
      );
    return !isBusy && !isMoving;
  });
}

/**
 * What axe finds on the page once it has settled, in lines that say where to look; only in what the selector `within` names, where the
 * rest has not changed since it was looked at.
 */
export async function violationsOn(page: Page, within?: string): Promise<readonly string[]> {
  await untilSettled(page);
  // Once for each page that is opened: it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ tags, within }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within ?? document, {
        runOnly: tags,
        resultTypes: ['violations'],
        // There are no frames, and no film or sheet of a stranger has to be fetched to be judged.
        iframes: false,
        rules: {
          // Both are tried out still. One takes the promise below the name of a product for a heading; the other wants no
          // focus on what scrolls, which another rule asks for.
          'p-as-heading': { enabled: false },
          'focus-order-semantics': { enabled: false },
        },
        preload: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      );
    },
    { tags, within },
  );
}

/** Notes what bars a shopper from the page as it is now, or from what `within` names, and lets the test go on. */
export async function expectNoBarrier(page: Page, when = page.url(), within?: string): Promise<void> {
  expect.soft(await violationsOn(page, within), `what bars a shopper: ${when}`).toEqual([]);
}
