import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage, waitUntilHydrated } from './open-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

const styles = '**/style-*.css';
const below = '[data-below-fold]';

for (const path of sampleCases(['/da/produkt/lae-serum', '/', '/da/marehalm'])) {
  test(`content below the fold of ${path} is laid out in pieces once its stylesheet has loaded`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.addInitScript(() => {
      const pieces: number[] = [];
      // Called once for all changes of one piece.
      new MutationObserver((changes) => pieces.push(changes.length)).observe(document, {
        subtree: true,
        attributeFilter: ['data-below-fold'],
      });
      Object.assign(window, { pieces });
    });
    const letStylesCome = await holdRequests(page, styles);
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
  'reload restores the scroll position before the stylesheets have loaded',
  { tag: '@all' },
  async ({ page }) => {
    await openAndHydratePage(page, '/');
    const place = 2500;
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), place);
    await expect.poll(() => scrolled(page)).toBe(place);
    const letStylesCome = await holdRequests(page, styles);
    await page.reload({ waitUntil: 'domcontentloaded' });
    // At the same element, whose position differs without styles.
    await expect.poll(() => scrolled(page)).toBeGreaterThan(place / 2);
    await letStylesCome();
    await waitUntilHydrated(page);
    expect(await scrolled(page)).toBe(place);
  },
);

test('link to a hash scrolls there before the stylesheets have loaded', { tag: '@all' }, async ({ page }) => {
  const letStylesCome = await holdRequests(page, styles);
  await page.goto('/about/ingredients#letter-g', { waitUntil: 'domcontentloaded' });
  const place = page.locator('#letter-g');
  await expect(place).toBeInViewport();
  expect(await scrolled(page)).toBeGreaterThan(2000);
  await letStylesCome();
  await waitUntilHydrated(page);
  await expect(place).toBeInViewport();
});

test(
  'link to content that is not laid out yet scrolls there once it is',
  { tag: '@all' },
  async ({ page }) => {
    const letStylesCome = await holdRequests(page, styles);
    await page.goto('/about/help', { waitUntil: 'domcontentloaded' });
    const link = page.getByRole('main').getByRole('navigation').getByRole('link').last();
    const id = ((await link.getAttribute('href')) ?? '').slice(1);
    await link.click();
    await expect(page).toHaveURL(`/about/help#${id}`);
    await letStylesCome();
    await waitUntilHydrated(page);
    const place = page.locator(`[id="${id}"]`);
    await expect(place).toBeInViewport();
    expect(await place.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200);
  },
);

test('stylesheet causes a new layout only where it changes the look', async ({ page, browser }) => {
  const letStylesCome = await holdRequests(page, styles);
  // Styles of a chunk come after the stylesheet: one that loads still later is not the last.
  await holdRequests(page, '**/assets/*.js');
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
  // What was below the fold.
  expect(reasons.filter((reason) => reason === 'Added to layout').length).toBeGreaterThan(100);
  // A stylesheet that changes the order of layers or adds fonts causes a new layout of all text.
  expect(reasons.filter((reason) => reason === 'Fonts changed')).toEqual([]);
  expect(reasons.filter((reason) => reason === 'Style changed').length).toBeLessThan(20);
});
