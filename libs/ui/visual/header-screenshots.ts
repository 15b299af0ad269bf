import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { waitForImagesAndFonts, setViewportWidth } from './open-story.ts';

const directory = join(import.meta.dirname, '../../../docs/screens');

// No page of the shop begins with a dark picture today; the header is ready for one.
for (const language of ['en', 'da'])
  for (const width of [390, 768, 1440])
    test(`header over a dark picture, ${language}, ${width} px`, async ({ page }) => {
      await setViewportWidth(page, width);
      const globals = `language:${language};theme:header-over-dark;motion:reduced;a11y.manual:!true`;
      const address = process.env['STORYBOOK_ADDRESS'] ?? '';
      await page.goto(`${address}iframe.html?id=pages-home--desk&viewMode=story&globals=${globals}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await waitForImagesAndFonts(page);
      const session = await page.context().newCDPSession(page);
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 78 });
      mkdirSync(directory, { recursive: true });
      writeFileSync(join(directory, `dark-header-${language}-${width}.webp`), Buffer.from(data, 'base64'));
    });
