import type { Locator, Page } from '@playwright/test';
import { message } from './messages.ts';

/** Pages that scripts alone can make. */
export const madeByScripts = ['/cart', '/checkout', '/checkout/confirmation', '/account/login'];

/** Opens `path` and waits until the page answers: its application has started, its fonts are here. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
}

/** {@link openPage}, and waits for the part of the page whose code comes after it: a form is posted by the browser itself before. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await page.locator('main [data-hydration-boundary][data-hydrated]').first().waitFor();
}

/** Waits until the page that is open answers. */
export async function untilReady(page: Page): Promise<void> {
  await page.locator('html[data-hydration=done]').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Waits until what the page has begun is done and painted. Chromium does not always say that it is idle: two seconds at most. */
export const untilIdle = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 2000 }))),
  );

/** Goes to `path` as a link would, from a page that is ready. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (path) =>
      (
        window as unknown as { __reactRouterDataRouter: { navigate: (to: string) => Promise<void> } }
      ).__reactRouterDataRouter.navigate(path),
    path,
  );
}

/** The path of the page that is being gone to; nothing where none is. */
export const wayOn = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    () =>
      (
        window as unknown as {
          __reactRouterDataRouter: { state: { navigation: { location?: { pathname: string } } } };
        }
      ).__reactRouterDataRouter.state.navigation.location?.pathname,
  );

/** The line at the top of the window while a page is fetched. */
export const pageProgress = (page: Page): Locator => page.locator('[role=status][data-state]');

/** The link of the header to the front page, which is in English. */
export const homeLink = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: message('en', 'site.homeLink'), exact: true });
