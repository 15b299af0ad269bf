import type { Page } from '@playwright/test';
import { hold } from './hold.ts';
import { sampled } from './sampled.ts';
import { expect, test } from './test.ts';
import { openPage, untilReady } from './visit.ts';

test.use({ viewport: { width: 390, height: 844 } });

const styles = '**/style-*.css';
const below = '[data-below-fold]';

for (const path of sampled(['/da/produkt/lae-serum', '/', '/da/marehalm'])) {
  test(`what stands below the first window of ${path} is laid out in pieces once its styles are here`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.addInitScript(() => {
      const pieces: number[] = [];
      // Called once for all that one piece changes.
      new MutationObserver((changes) => pieces.push(changes.length)).observe(document, {
        subtree: true,
        attributeFilter: ['data-below-fold'],
      });
      Object.assign(window, { pieces });
    });
    const letStylesCome = await hold(page, styles);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const marked = await page.locator(below).count();
    expect(marked).toBeGreaterThan(2);
    const heightOfPage = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await heightOfPage();
    await letStylesCome();
    await expect(page.locator('html')).not.toHaveAttribute('data-lazy-layout');
    await expect(page.locator(below)).toHaveCount(0);
    expect(await heightOfPage()).toBeGreaterThan(1.2 * before);
    const pieces = await page.evaluate(() => (window as unknown as { pieces: number[] }).pieces);
    expect(pieces.reduce((sum, count) => sum + count)).toBe(marked);
    expect(pieces.length).toBeGreaterThan(1);
  });
}

const scrolled = (page: Page) => page.evaluate(() => scrollY);

test(
  'a shopper who reloads a page far down is there before its styles are, and stays',
  { tag: '@all' },
  async ({ page }) => {
    await openPage(page, '/');
    const place = 2500;
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place);
    await expect.poll(() => scrolled(page)).toBe(place);
    const letStylesCome = await hold(page, styles);
    await page.reload({ waitUntil: 'domcontentloaded' });
    // At the same element, which stands somewhere else without styles.
    await expect.poll(() => scrolled(page)).toBeGreaterThan(place / 2);
    await letStylesCome();
    await untilReady(page);
    expect(await scrolled(page)).toBe(place);
  },
);

test(
  'a shopper who follows a link to a place far down in a page is there before its styles are',
  { tag: '@all' },
  async ({ page }) => {
    const letStylesCome = await hold(page, styles);
    await page.goto('/about/ingredients#letter-g', { waitUntil: 'domcontentloaded' });
    const place = page.locator('#letter-g');
    await expect(place).toBeInViewport();
    expect(await scrolled(page)).toBeGreaterThan(2000);
    await letStylesCome();
    await untilReady(page);
    await expect(place).toBeInViewport();
  },
);

test(
  'a shopper who follows a link on a page to what is not laid out yet is led there once it is',
  { tag: '@all' },
  async ({ page }) => {
    const letStylesCome = await hold(page, styles);
    await page.goto('/about/help', { waitUntil: 'domcontentloaded' });
    const link = page.getByRole('main').getByRole('navigation').getByRole('link').last();
    const id = ((await link.getAttribute('href')) ?? '').slice(1);
    await link.click();
    await expect(page).toHaveURL(`/about/help#${id}`);
    await letStylesCome();
    await untilReady(page);
    const place = page.locator(`[id="${id}"]`);
    await expect(place).toBeInViewport();
    expect(await place.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200);
  },
);

test('a page that gets its stylesheet is laid out anew only where it looks otherwise', async ({
  page,
  browser,
}) => {
  const letStylesCome = await hold(page, styles);
  // Code brings styles of its own, which stand behind the stylesheet: one that comes later still is not the last.
  await hold(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const areFontsHere = () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const faces = [...document.fonts].filter(({ family }) => family.includes('Variable'));
      return faces.length === 2 && faces.every(({ status }) => status === 'loaded');
    });
  await expect.poll(areFontsHere).toBe(true);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.invalidationTracking'],
  });
  await letStylesCome();
  await expect(page.locator('[data-below-fold]')).toHaveCount(0);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly { name: string; args: { data?: { reason?: string } } }[];
  };
  const reasons = traceEvents
    .filter(({ name }) => name === 'LayoutInvalidationTracking')
    .map(({ args }) => args.data?.reason);
  // What was below the window.
  expect(reasons.filter((reason) => reason === 'Added to layout').length).toBeGreaterThan(100);
  // A stylesheet that changes the order of layers, or brings faces, has all text on the page laid out anew.
  expect(reasons.filter((reason) => reason === 'Fonts changed')).toEqual([]);
  expect(reasons.filter((reason) => reason === 'Style changed').length).toBeLessThan(20);
});
