import type { Page } from '@playwright/test';

/** Waits until a change has been painted. */
export async function waitUntilPainted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
