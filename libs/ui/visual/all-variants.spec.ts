import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { createScopedElementStyles } from '../scripts/kit-defaults.ts';
import {
  describeKitElements,
  findInvisibleElements,
  markBackgroundOnlyElements,
  measureTextClipping,
  removeBaseStyles,
} from './page-checks.ts';
import { openStory, setViewportWidth, waitForImagesAndFonts, storyTest } from './open-story.ts';
import {
  findVariantStories,
  getBaselineName,
  baselinesFolder,
  findPageStories,
  getWidths,
} from './stories.ts';

/** Highest picture in px. Below that a page of variants repeats itself, and the repository would carry it. */
const MAX_HEIGHT_PX = 1600;

/** All baselines together. */
const MAX_BASELINE_BYTES = 6.5 * 1024 * 1024;

/** WCAG 1.4.12: what a reader may set without losing anything. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/**
 * All but the last are of a document, not of a sheet of variants. Contrast is the system's under forced colours: axe would compare
 * the colours that the page asked for with the grounds that it was given.
 */
const DOCUMENT_RULES = [
  'region',
  'page-has-heading-one',
  'landmark-one-main',
  'landmark-unique',
  'bypass',
  'color-contrast',
];

const runsAllChecks = process.env['TEST_SCOPE'] === 'all';

const components = findVariantStories();

const baselineBrowser = JSON.parse(readFileSync(join(baselinesFolder, 'made-by.json'), 'utf8')) as {
  /** File name of the browser: `chromium-headless-shell`. */
  readonly program: string;
  readonly version: string;
};

const getMajorVersion = (version: string) => version.split('.')[0];

/** Another program or generation draws the edges of letters and shadows its own way; what has moved or is gone differs by more. */
const OTHER_BROWSER = { threshold: 0.25, maxDiffPixels: 1500 };

for (const story of [...components, ...findPageStories()]) {
  storyTest(
    `${story.title}: ${story.name} matches its baseline, and supports the reader's settings`,
    async ({ page, browser, launchOptions }) => {
      const [first = 1440] = getWidths(story);
      const hasBaseline = components.includes(story);
      await openStory(page, story, hasBaseline ? first : 320);

      if (hasBaseline)
        await storyTest.step('it looks as it did', async () => {
          const version = browser.version();
          const program = basename(launchOptions.executablePath ?? '');
          const isSameBrowser =
            program === baselineBrowser.program &&
            getMajorVersion(version) === getMajorVersion(baselineBrowser.version);
          const hint = isSameBrowser
            ? 'side by side in dist/visual/index.html; meant so? npm run test:visual -- --update'
            : `the baselines were made by ${baselineBrowser.program} ${baselineBrowser.version}, this is ${program} ${version}`;
          for (const width of getWidths(story)) {
            await setViewportWidth(page, width);
            await waitForImagesAndFonts(page);
            const height = await page.evaluate(() => document.documentElement.scrollHeight);
            await expect
              .soft(page, `${story.title} at ${width} px; ${hint}`)
              .toHaveScreenshot(getBaselineName(story, width), {
                fullPage: true,
                clip: { x: 0, y: 0, width, height: Math.min(height, MAX_HEIGHT_PX) },
                ...(!isSameBrowser && OTHER_BROWSER),
              });
          }
        });

      await storyTest.step('320 px: nothing needs scrolling sideways', async () => {
        await setViewportWidth(page, 320);
        const [content, frame] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          document.documentElement.clientWidth,
        ]);
        expect.soft(content, `${story.title} scrolls sideways at 320 px`).toBeLessThanOrEqual(frame ?? 0);
      });

      await storyTest.step('wider text spacing cuts nothing off', async () => {
        await setViewportWidth(page, 390);
        const before = await page.evaluate(measureTextClipping);
        const spacing = await page.addStyleTag({ content: TEXT_SPACING });
        const after = await page.evaluate(measureTextClipping);
        const lost = after.filter(({ cut }, index) => cut !== '' && before[index]?.cut === '');
        expect.soft(lost, `${story.title} with text spacing`).toEqual([]);
        await spacing.evaluate((element) => {
          (element as Element).remove();
        });
      });

      await storyTest.step('forced colours hide nothing', async () => {
        await setViewportWidth(page, first);
        await page.evaluate(markBackgroundOnlyElements);
        await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
        expect
          .soft(await page.evaluate(findInvisibleElements), `${story.title} in forced colours`)
          .toEqual([]);
        // Every story has its axe without forced colours, which change nothing that axe sees but contrast.
        if (!runsAllChecks) return;
        const { violations } = await new AxeBuilder({ page }).disableRules(DOCUMENT_RULES).analyze();
        const problems = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        );
        // A sheet without anything to press: every browser scrolls a document by keyboard.
        const real = problems.filter((problem) => problem !== 'scrollable-region-focusable: html');
        expect.soft(real, `${story.title} in forced colours, axe`).toEqual([]);
      });

      await storyTest.step('without base.css every box stands where it stood', async () => {
        await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
        const before = await page.evaluate(describeKitElements);
        await page.evaluate(removeBaseStyles);
        await page.addStyleTag({ content: createScopedElementStyles() });
        const after = await page.evaluate(describeKitElements);
        const moved = after.filter((box, index) => box !== before[index]);
        expect.soft(moved.slice(0, 8), `${story.title} without base.css`).toEqual([]);
      });
    },
  );
}

storyTest('every baseline belongs to a story, and all together stay small', () => {
  const files = readdirSync(baselinesFolder).filter((file) => file.endsWith('.png'));
  const expected = new Set(
    components.flatMap((story) => getWidths(story).map((width) => getBaselineName(story, width))),
  );
  expect(files.filter((file) => !expected.has(file))).toEqual([]);
  const bytes = files.reduce((sum, file) => sum + statSync(join(baselinesFolder, file)).size, 0);
  expect(bytes).toBeLessThan(MAX_BASELINE_BYTES);
});
