import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { kitDefaults } from '../scripts/kit-defaults.ts';
import { boxes, invisibleThings, markShapes, textsAndTheirCuts, withoutBase } from './in-page.ts';
import { openStory, setWidth, test } from './open-story.ts';
import { allVariants, pages, widthsOf } from './stories.ts';

/** WCAG 1.4.12: what a reader may set without losing anything. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/**
 * All but the last are of a document, not of a sheet of variants. Contrast is the system's under forced colours: axe would compare
 * the colours that the page asked for with the grounds that it was given.
 */
const NOT_ASKED = [
  'region',
  'page-has-heading-one',
  'landmark-one-main',
  'landmark-unique',
  'bypass',
  'color-contrast',
];

for (const story of [...allVariants(), ...pages()]) {
  test(`${story.title}: ${story.name} stands what its readers set`, async ({ page }) => {
    await openStory(page, story, 320);

    await test.step('320 px: nothing needs scrolling sideways', async () => {
      const [content, frame] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect.soft(content, `${story.title} scrolls sideways at 320 px`).toBeLessThanOrEqual(frame ?? 0);
    });

    await test.step('wider text spacing cuts nothing off', async () => {
      await setWidth(page, 390);
      const before = await page.evaluate(textsAndTheirCuts);
      const spacing = await page.addStyleTag({ content: TEXT_SPACING });
      const after = await page.evaluate(textsAndTheirCuts);
      const lost = after.filter(({ cut }, index) => cut !== '' && before[index]?.cut === '');
      expect.soft(lost, `${story.title} with text spacing`).toEqual([]);
      await spacing.evaluate((element) => {
        (element as Element).remove();
      });
    });

    await test.step('forced colours hide nothing', async () => {
      await setWidth(page, widthsOf(story)[0] ?? 1440);
      await page.evaluate(markShapes);
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
      expect.soft(await page.evaluate(invisibleThings), `${story.title} in forced colours`).toEqual([]);
      const { violations } = await new AxeBuilder({ page }).disableRules(NOT_ASKED).analyze();
      const problems = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
      // A sheet without anything to press: every browser scrolls a document by keyboard.
      const real = problems.filter((problem) => problem !== 'scrollable-region-focusable: html');
      expect.soft(real, `${story.title} in forced colours, axe`).toEqual([]);
    });

    await test.step('without base.css every box stands where it stood', async () => {
      await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
      const before = await page.evaluate(boxes);
      await page.evaluate(withoutBase);
      await page.addStyleTag({ content: kitDefaults() });
      const after = await page.evaluate(boxes);
      const moved = after.filter((box, index) => box !== before[index]);
      expect.soft(moved.slice(0, 8), `${story.title} without base.css`).toEqual([]);
    });
  });
}
