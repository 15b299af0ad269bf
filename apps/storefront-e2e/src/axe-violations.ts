import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules of axe for WCAG 2.2 A and AA, its best practices and its experimental rules. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];

/** Waits until nothing visible is busy and no transition runs. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isBusy = [...document.querySelectorAll('[aria-busy=true]')].some((part) => part.checkVisibility());
    // Scroll-driven and infinite animations never end.
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
 * Returns the violations that axe finds once the page has settled, one line each; only within the selector `within`
 * if the rest is unchanged since the last check.
 */
export async function findAxeViolations(page: Page, within?: string): Promise<readonly string[]> {
  await waitUntilSettled(page);
  // Once per document: it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ tags, within }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within ?? document, {
        runOnly: tags,
        resultTypes: ['violations'],
        // The shop has no frames, and axe needs no fetched media or stylesheets.
        iframes: false,
        rules: {
          // Both are experimental. One takes the promise below a product name for a heading; the other forbids
          // focus on scrollable regions, which another rule requires.
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

/** Softly expects no axe violation on the page, or within the selector `within`. `when` names the state in the message. */
export async function expectNoAxeViolations(page: Page, when = page.url(), within?: string): Promise<void> {
  expect.soft(await findAxeViolations(page, within), `what bars a shopper: ${when}`).toEqual([]);
}
