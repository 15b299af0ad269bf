import type { Page, Route } from '@playwright/test';

/** Holds requests to `addresses` whose body contains `words`; returns a function that releases them. */
export async function holdRequests(
  page: Page,
  addresses: string | RegExp,
  words = '',
): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(addresses, async (route) => {
    if (isOpen || !(route.request().postData() ?? '').includes(words)) await route.fallback();
    else held.push(route);
  });
  return async () => {
    isOpen = true;
    await Promise.all(held.map((route) => route.fallback()));
  };
}
