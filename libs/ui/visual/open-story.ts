import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import type { Story } from './stories.ts';

/**
 * Tests whose pages share a browser context per worker, because Storybook's scripts are large and stories store nothing.
 */
export const storyTest = base.extend<object, { kept: BrowserContext }>({
  kept: [
    async ({ browser }, provide, { project }) => {
      const kept = await browser.newContext(project.use.contextOptions);
      await provide(kept);
      await kept.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ kept }, provide) => {
    const page = await kept.newPage();
    await provide(page);
    await page.close();
  },
});

/** Viewport heights in px by width. */
const VIEWPORT_HEIGHTS_PX: Readonly<Record<number, number>> = { 320: 640, 390: 844, 768: 1024, 1440: 900 };

/** Sets the viewport of `page` to the size of a device. */
export const setViewportWidth = (page: Page, width: number): Promise<void> =>
  page.setViewportSize({ width, height: VIEWPORT_HEIGHTS_PX[width] ?? 900 });

/** Opens a story in Danish with reduced motion, and waits for its play function, fonts and pictures. */
export async function openStory(page: Page, story: Story, width: number): Promise<void> {
  await setViewportWidth(page, width);
  // Axe runs on every story elsewhere; here it would only take time.
  const globals = 'language:da;market:dk;motion:reduced;a11y.manual:!true';
  const address = process.env['STORYBOOK_ADDRESS'] ?? '';
  await page.goto(`${address}iframe.html?id=${story.id}&viewMode=story&globals=${globals}`);
  const phase = await page.waitForFunction(() => {
    const preview = (globalThis as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } })
      .__STORYBOOK_PREVIEW__;
    const current = preview?.currentRender?.phase;
    return current === 'finished' || current === 'errored' ? current : false;
  });
  expect(await phase.jsonValue(), `${story.title} renders and plays`).toBe('finished');
  await waitForImagesAndFonts(page);
}

/** Waits for fonts and pictures, also below the viewport. */
export async function waitForImagesAndFonts(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].filter((image) => image.checkVisibility());
    for (const image of images) image.loading = 'eager';
    // A picture that is missing on purpose has nothing to decode.
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
}
