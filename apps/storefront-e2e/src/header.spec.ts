import type { Page } from '@playwright/test';
import { addTemporaryStyle } from './add-temporary-style.ts';
import { getMessage } from './messages.ts';
import { waitUntilPainted } from './wait-until-painted.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { getHomeLink, openAndHydratePage } from './open-page.ts';

/** Lowest and highest relative luminance (WCAG 2.2) of the background behind the header's text. */
async function groundUnderWords(
  page: Page,
): Promise<{ readonly darkest: number; readonly lightest: number }> {
  const header = page.getByRole('banner');
  const words = header.locator('a:visible, summary:visible, button:visible');
  const boxes = await words.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      // The outermost pixels may belong to the neighboring element.
      return { x: x + 2, y: y + 2, width: width - 4, height: height - 4 };
    }),
  );
  const showWords = await addTemporaryStyle(
    page,
    'header * { color: transparent !important; stroke: transparent !important; fill: transparent !important; }',
  );
  const picture = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  await showWords();

  // The policy of the shop forbids drawing foreign bytes, so another page does.
  const table = await page.context().newPage();
  const range = await table.evaluate(
    async ({ picture, boxes }) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('Cannot look at the picture: this browser draws none');
      context.drawImage(image, 0, 0);
      const linear = (value: number) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      };
      let darkest = 1;
      let lightest = 0;
      for (const { x, y, width, height } of boxes) {
        const { data } = context.getImageData(Math.max(0, x), Math.max(0, y), width, height);
        for (let at = 0; at < data.length; at += 4) {
          const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3);
          const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
          darkest = Math.min(darkest, luminance);
          lightest = Math.max(lightest, luminance);
        }
      }
      return { darkest, lightest };
    },
    { picture, boxes },
  );
  await table.close();
  return range;
}

/** Relative luminance of the text color `#1f2a26`. */
const INK_LUMINANCE = 0.0215;

test('header text has enough contrast on the picture of the front page, in every viewport', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openAndHydratePage(page, '/da');
  const picture = page.getByRole('main').locator('img').first();
  const kindOf = (width: number) => (width < 700 ? 'phone' : width < 1400 ? 'tablet' : 'desk');
  for (const width of sampleCases([320, 390, 768, 1024, 1440, 1920], kindOf)) {
    await page.setViewportSize({ width, height: 800 });
    await waitUntilPainted(page);
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    const { darkest } = await groundUnderWords(page);
    expect.soft((darkest + 0.05) / (INK_LUMINANCE + 0.05), `at ${width} px`).toBeGreaterThan(4.5);
  }
});

test('logo and search do not overlap on a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAndHydratePage(page, '/cart');
  const banner = page.getByRole('banner');
  const mark = await getHomeLink(page).boundingBox();
  const search = await banner.getByRole('button', { name: getMessage('en', 'site.search') }).boundingBox();
  expect(mark && mark.x + mark.width).toBeLessThanOrEqual(search?.x ?? 0);
});

test('header changes from transparent to opaque on scroll, without layout shifts', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  // The second page of a visit, with cached fonts.
  await openAndHydratePage(page, '/da/cart');
  await openAndHydratePage(page, '/da');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 400);
  await expect(header).toHaveCSS('background-color', 'rgb(250, 248, 243)');
  await page.mouse.wheel(0, -400);
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const shifted = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
  );
  expect(shifted).toBeLessThan(0.001);
});
