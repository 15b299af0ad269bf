import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 A and AA, and what axe recommends beyond them. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it is now, in lines that say where to look. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  // Without frames the tests need no second page to gather results in.
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Notes what bars a shopper from the page as it is now, and lets the test go on. */
export async function expectNoBarrier(page: Page, when = page.url()): Promise<void> {
  expect.soft(await violationsOn(page), `what bars a shopper: ${when}`).toEqual([]);
}
