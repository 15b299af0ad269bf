import type { Page } from '@playwright/test';

/** Opens `path` and waits until the page answers: its application has started, its fonts are here. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
}

/** Waits until the page that is open answers. */
export async function untilReady(page: Page): Promise<void> {
  await page.locator('html[data-start=ready]').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
