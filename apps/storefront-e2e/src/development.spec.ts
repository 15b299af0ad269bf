import { expect, test } from '@playwright/test';
import { develop } from './development-shop.ts';

const paths = [
  '/',
  '/da',
  '/dune-grass',
  '/da/shop',
  '/product/lee-serum',
  '/da/produkt/gavekort',
  '/journal/skin-in-february',
  '/da/journal',
  '/about/ingredients',
  '/da/om/kontakt',
  '/tips-tricks',
  '/routine',
  '/cart',
  '/checkout',
  '/da/account/login',
  '/offline',
  '/404',
];

test('React has nothing to say about hydration, keys or anything else in development', async ({ page }) => {
  test.setTimeout(300_000);
  const { origin, said, end } = await develop();
  const complaints: string[] = [];
  let path = '';
  page.on('console', (entry) => {
    if (entry.type() === 'error' || entry.type() === 'warning') complaints.push(`${path}: ${entry.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`${path}: ${error.message}`));
  try {
    const answers = () =>
      fetch(origin).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(answers, { timeout: 90_000, message: said() }).toBe(true);
    for (path of paths) {
      await page.goto(origin + path);
      // Vite loads the page anew when it meets a dependency for the first time.
      await page.waitForFunction(() => '__reactRouterDataRouter' in window);
      await page.waitForLoadState('networkidle');
    }
    expect(complaints).toEqual([]);
  } finally {
    await end();
  }
});
