import type { Page, Route } from '@playwright/test';

/** Holds back what is fetched from `addresses` until told; returns how to let it come. */
export async function hold(page: Page, addresses: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(addresses, async (route) => {
    if (isOpen) await route.continue();
    else held.push(route);
  });
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}
