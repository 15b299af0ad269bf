import { expect, type Locator, type Page } from '@playwright/test';
import { getMessage } from './messages.ts';

/** Pages that need JavaScript. */
export const SCRIPT_ONLY_PATHS = ['/cart', '/checkout', '/checkout/confirmation', '/account/login'];

/** Opens `path` and waits until the page is hydrated and its fonts have loaded. */
export async function openAndHydratePage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilHydrated(page);
}

/** Opens `path` like {@link openAndHydratePage}, and also waits until its first hydration boundary is hydrated. */
export async function openPageWithHydratedBoundary(page: Page, path: string): Promise<void> {
  await openAndHydratePage(page, path);
  await hydrateFirstBoundary(page);
}

/** Dispatches `pointerover` on the first hydration boundary of the open page until it is hydrated. */
export async function hydrateFirstBoundary(page: Page): Promise<void> {
  const part = page.locator('main [data-hydration-boundary]').first();
  await expect(async () => {
    await part.dispatchEvent('pointerover');
    await expect(part).toHaveAttribute('data-hydrated', { timeout: 500 });
  }).toPass();
}

/** Waits until the open page is hydrated and its fonts have loaded. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydration=done]').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Waits until the page is idle and painted. Chromium does not always report idle time: two seconds at most. */
export const waitUntilIdle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 2000 }))),
  );

/** Navigates to `path` with the page's own React Router, without loading a document. */
export async function navigateTo(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (path) =>
      (
        window as unknown as { __reactRouterDataRouter: { navigate: (to: string) => Promise<void> } }
      ).__reactRouterDataRouter.navigate(path),
    path,
  );
}

/** The path of the pending navigation, if any. */
export const getPendingPath = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () =>
      (
        window as unknown as {
          __reactRouterDataRouter: { state: { navigation: { location?: { pathname: string } } } };
        }
      ).__reactRouterDataRouter.state.navigation.location?.pathname,
  );

/** The page-loading indicator. */
export const getPageProgress = (page: Page): Locator => page.locator('[role=status][data-state]');

/** The header's link to the English front page. */
export const getHomeLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: getMessage('en', 'site.homeLink'), exact: true });
