import { expect, test } from '@playwright/test';
import { develop } from './development-shop.ts';
import { runsEverything } from './sampled.ts';

/** One page of each kind that hydrates in its own way comes first; with `TEST_SCOPE=all`, the others too. */
const PATHS = ['/', '/da/shop', '/product/lee-serum', '/cart', '/checkout'];
const OTHER_PATHS = [
  '/da',
  '/dune-grass',
  '/da/produkt/gavekort',
  '/journal/skin-in-february',
  '/da/care-journal',
  '/about/ingredients',
  '/da/om/kontakt',
  '/tips-tricks',
  '/routine',
  '/da/account/login',
  '/offline',
  '/404',
];

test('pages in development report no hydration error and nothing else on the console', async ({ page }) => {
  test.setTimeout(300_000);
  const { origin, said, end } = await develop();
  const problems: string[] = [];
  let path = '';
  page.on('console', (entry) => {
    if (entry.type() === 'error' || entry.type() === 'warning') problems.push(`${path}: ${entry.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${path}: ${error.message}`));
  const isUp = () =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await expect.poll(isUp, { timeout: 120_000, message: said() }).toBe(true);
    for (path of runsEverything ? [...PATHS, ...OTHER_PATHS] : PATHS) {
      await page.goto(origin + path);
      // Vite reloads a page when it optimizes a dependency that it has not met before.
      await page.waitForFunction(() => '__reactRouterDataRouter' in window);
      await page.waitForLoadState('networkidle');
    }
    expect(problems).toEqual([]);
  } finally {
    await end();
  }
});
