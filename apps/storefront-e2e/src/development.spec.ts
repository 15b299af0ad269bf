import { expect, test } from '@playwright/test';
import { startDevelopmentShop } from './development-shop.ts';

/** One page of each kind. */
const PATHS = [
  '/',
  '/da/shop',
  '/product/lee-serum',
  '/cart',
  '/checkout',
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

test(
  'pages in development report no hydration error and nothing else on the console',
  { tag: '@all' },
  async ({ page }) => {
    test.setTimeout(300_000);
    const { origin, said, end } = await startDevelopmentShop();
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
      for (path of PATHS) {
        await page.goto(origin + path);
        // Vite reloads a page when it discovers a dependency to optimize.
        await page.waitForFunction(() => '__reactRouterDataRouter' in window);
        await page.waitForLoadState('networkidle');
      }
      expect(problems).toEqual([]);
    } finally {
      await end();
    }
  },
);
