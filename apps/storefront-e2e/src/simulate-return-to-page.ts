import type { Page } from '@playwright/test';

/** Simulates a return to a hidden page: dispatches `visibilitychange` for a tab or a persisted `pageshow` for back navigation. */
export async function simulateReturnToPage(page: Page, how: 'tab' | 'back' = 'tab'): Promise<void> {
  await page.bringToFront();
  await page.evaluate((isBack) => {
    // Playwright's browsers hide no tab and have no back/forward cache.
    if (isBack) dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    else document.dispatchEvent(new Event('visibilitychange'));
  }, how === 'back');
}
