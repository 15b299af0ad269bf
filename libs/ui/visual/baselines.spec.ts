import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openStory, setWidth, settle, test } from './open-story.ts';
import { allVariants, baselineOf, baselinesFolder, widthsOf } from './stories.ts';

/** Highest picture in px. Below that a page of variants repeats itself, and the repository would carry it. */
const TALLEST = 1600;

/** All baselines together, in bytes. */
const ROOM = 6 * 1024 * 1024;

const stories = allVariants();

const madeBy = (
  JSON.parse(readFileSync(join(baselinesFolder, 'made-by.json'), 'utf8')) as { chromium: string }
).chromium;

/** What to read before the pictures when one differs. */
const hint = (version: string) =>
  madeBy === version
    ? 'side by side in dist/visual/index.html; meant so? npm run test:visual -- --update'
    : `the baselines were made by Chromium ${madeBy}, this is ${version}: the browser alone may be the difference`;

const major = (version: string) => version.split('.')[0];

for (const story of stories) {
  test(`${story.title} looks as it did`, async ({ page, browser }) => {
    // Another generation draws letters and shadows its own way: a difference would say nothing about the kit.
    test.skip(
      major(browser.version()) !== major(madeBy) && test.info().config.updateSnapshots === 'none',
      `the baselines were made by Chromium ${madeBy}, this is ${browser.version()}`,
    );
    const [first = 1440] = widthsOf(story);
    await openStory(page, story, first);
    for (const width of widthsOf(story)) {
      await setWidth(page, width);
      await settle(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await expect
        .soft(page, `${story.title} at ${width} px; ${hint(browser.version())}`)
        .toHaveScreenshot(baselineOf(story, width), {
          fullPage: true,
          clip: { x: 0, y: 0, width, height: Math.min(height, TALLEST) },
        });
    }
  });
}

test('every baseline belongs to a story, and together they stay small', () => {
  const files = readdirSync(baselinesFolder).filter((file) => file.endsWith('.png'));
  const wanted = new Set(
    stories.flatMap((story) => widthsOf(story).map((width) => baselineOf(story, width))),
  );
  expect(files.filter((file) => !wanted.has(file))).toEqual([]);
  const bytes = files.reduce((sum, file) => sum + statSync(join(baselinesFolder, file)).size, 0);
  expect(bytes).toBeLessThan(ROOM);
});
