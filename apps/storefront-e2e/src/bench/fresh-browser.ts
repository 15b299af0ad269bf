import type { Browser, BrowserContext, Page } from '@playwright/test';
import { watchPressToPaint } from './watch-press-to-paint.ts';

/**
 * Runs `work` with a page in a new, empty browser context whose processor is slowed down by the factor `slowdown`, and returns
 * its result.
 */
export async function runInThrottledContext<Result>(
  browser: Browser,
  slowdown: number,
  work: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchPressToPaint);
    return await work(page, context);
  } finally {
    await context.close();
  }
}

/**
 * Scrolls `thing` into view and returns its center in CSS pixels of the viewport.
 *
 * @throws Error if it is not visible.
 */
export async function scrollToClickPosition(
  page: Page,
  thing: ReturnType<Page['locator']>,
): Promise<{ x: number; y: number }> {
  await thing.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await thing.boundingBox();
  if (!box) throw new Error(`Cannot press what ${page.url()} does not show`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
