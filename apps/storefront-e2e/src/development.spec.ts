import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
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

/** For a machine that does other things as well: the first pages compile what they import. */
const START_TIMEOUT_MS = 120_000;
const UPDATE_TIMEOUT_MS = 20_000;

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let shop: Awaited<ReturnType<typeof startDevelopmentShop>>;
const written = () => stripVTControlCharacters(shop.said());

test.beforeAll(async () => {
  test.setTimeout(START_TIMEOUT_MS);
  shop = await startDevelopmentShop();
  const isUp = () =>
    fetch(shop.origin).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isUp, { timeout: START_TIMEOUT_MS, message: shop.said() }).toBe(true);
});

test.afterAll(() => shop.end());

test(
  'pages in development report no hydration error and nothing else on the console',
  { tag: '@all' },
  async ({ page }) => {
    const problems: string[] = [];
    let path = '';
    page.on('console', (entry) => {
      if (entry.type() === 'error' || entry.type() === 'warning') problems.push(`${path}: ${entry.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`${path}: ${error.message}`));
    for (path of PATHS) {
      await page.goto(shop.origin + path);
      // Vite reloads a page when it discovers a dependency to optimize.
      await page.waitForFunction(() => '__reactRouterDataRouter' in window);
      await page.waitForLoadState('networkidle');
    }
    expect(problems).toEqual([]);
  },
);

test('npm run dev prints one address, that of the shop', { tag: '@all' }, () => {
  const origins = written().match(/https?:\/\/[\w.]+:\d+/g) ?? [];
  expect([...new Set(origins)]).toEqual([shop.origin]);
});

test('an open page shows a saved content file and a new picture', { tag: '@all' }, async ({ page }) => {
  await page.goto(`${shop.origin}/product/lee-serum`);
  const picture = page.getByRole('main').getByRole('img').first();
  const before = (await picture.getAttribute('src')) ?? '';
  expect(before).toContain('/pictures/p04-');
  const master = (id: string) => join(shop.content, 'pictures', `${id}.webp`);
  await copyFile(master('p05'), master('p04'));
  await expect(picture).not.toHaveAttribute('src', before, { timeout: UPDATE_TIMEOUT_MS });
  await expect(picture).toHaveAttribute('src', /\/pictures\/p04-/);

  const file = join(shop.content, 'products/lee-serum.yaml');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('Lee Serum', 'Windward Serum'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Windward Serum', {
    timeout: UPDATE_TIMEOUT_MS,
  });
});

test(
  'a broken content file is named by line and field, and the shop goes on without it',
  { tag: '@all' },
  async ({ page }) => {
    const file = join(shop.content, 'pages/contact.yaml');
    const text = await readFile(file, 'utf8');
    const contact = `${shop.origin}/about/contact`;
    const overlay = page.locator('vite-error-overlay');
    await page.goto(contact);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');

    await writeFile(file, text.replace(/^( {2}da: )Kontakt$/m, '$1 ""'));
    const sentence = /pages\/contact\.yaml:6: title\.da: .+/;
    await expect(overlay).toContainText(sentence, { timeout: UPDATE_TIMEOUT_MS });
    expect(written().trim().split('\n').at(-1)).toMatch(sentence);
    // The page as it was, also for those who open it now.
    await page.goto(contact);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
    await expect(overlay).toContainText(sentence);

    await writeFile(file, text.replace('en: Contact\n', 'en: Write to us\n'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write to us', {
      timeout: UPDATE_TIMEOUT_MS,
    });
    await expect(overlay).toBeHidden();
  },
);
