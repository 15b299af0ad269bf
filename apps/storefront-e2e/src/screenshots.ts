import { join } from 'node:path';
import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addToBag } from './bag.ts';
import { getMessage, type Locale } from './messages.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage } from './open-page.ts';
import { root } from './workspace.ts';

/** Where `npm run screens` writes a picture of each state below, in both languages and three viewports. */
const directory = join(root, 'docs/screens');

const viewports = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** A state of the shop that is reviewed before a visual change is merged, and how to reach it. */
interface Screen {
  readonly name: string;
  readonly open: (page: Page, locale: Locale) => Promise<void>;
}

const at = (paths: Record<Locale, string>) => (page: Page, locale: Locale) =>
  openAndHydratePage(page, paths[locale]);
const product = at({ en: '/product/lee-serum', da: '/da/produkt/lae-serum' });

async function openBag(page: Page, locale: Locale): Promise<void> {
  await product(page, locale);
  await addToBag(page, locale);
}

const screens: readonly Screen[] = [
  { name: 'home', open: at({ en: '/', da: '/da' }) },
  { name: 'collection', open: at({ en: '/dune-grass', da: '/da/marehalm' }) },
  { name: 'product', open: product },
  { name: 'bag', open: openBag },
  {
    name: 'checkout',
    open: async (page, locale) => {
      await openBag(page, locale);
      await page.getByRole('link', { name: getMessage(locale, 'bag.checkout') }).click();
      await expect(
        page.getByLabel(getMessage(locale, 'checkout.field.email'), { exact: true }),
      ).toBeVisible();
    },
  },
  { name: 'article', open: at({ en: '/journal/skin-in-february', da: '/da/journal/hud-i-februar' }) },
  {
    name: 'search',
    open: async (page, locale) => {
      await product(page, locale);
      await page
        .getByRole('banner')
        .getByRole('button', { name: getMessage(locale, 'site.search'), exact: true })
        .click();
      const dialog = page.getByRole('dialog', { name: getMessage(locale, 'search.title') });
      await dialog.getByRole('searchbox').fill(locale === 'en' ? 'serum' : 'creme');
      await expect(dialog.locator('img').first()).toBeVisible();
    },
  },
];

/** Waits until everything in the viewport has loaded and nothing moves. */
async function waitForStillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const seen = [...document.images].filter((picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      return picture.checkVisibility() && bottom > 0 && top < innerHeight;
    });
    await Promise.all(seen.map((picture) => picture.decode().catch(() => undefined)));
    // Scroll-driven animations never end.
    const ending = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

for (const { name, open } of screens)
  for (const locale of ['en', 'da'] as const)
    for (const viewport of viewports)
      test(`${name}, ${locale}, ${viewport.width} px`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await open(page, locale);
        await waitForStillness(page);
        const session = await page.context().newCDPSession(page);
        const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 78 });
        await mkdir(directory, { recursive: true });
        await writeFile(
          join(directory, `${name}-${locale}-${viewport.width}.webp`),
          Buffer.from(data, 'base64'),
        );
      });
