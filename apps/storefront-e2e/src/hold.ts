import type { Page, Route } from '@playwright/test';

/** Holds back what is fetched from `addresses`, with `words` in what is sent, until told; returns how to let it come. */
export async function hold(page: Page, addresses: string | RegExp, words = ''): Promise<() => Promise<void>> {
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
