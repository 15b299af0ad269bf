import type { Page } from '@playwright/test';
import { holdRequests } from './hold-requests.ts';
import { describePaintedElements } from './painted-styles.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import { openAndHydratePage, openPageWithHydratedBoundary } from './open-page.ts';

const phone = { width: 390, height: 844 };

/** TypeScript does not have this type yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

interface Shift {
  readonly value: number;
  readonly what: readonly string[];
}

/** Records every layout shift from now on, and what has moved. */
async function watchShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const moved = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => {
      const name =
        node instanceof Element ? `${node.localName}.${node.className}` : String(node?.textContent);
      return `${name} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
    };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        shifts.push({ value, what: sources.map(moved) });
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
  });
  return () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return (window as unknown as { shifts: Shift[] }).shifts;
    });
}

function expectNothingMoved(shifts: readonly Shift[]): void {
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, shifts.flatMap(({ what }) => what).join('\n')).toBeLessThan(MAX_LAYOUT_SHIFT);
}

/** Less than a pixel moves below this value; reports round it to a CLS of 0. */
const MAX_LAYOUT_SHIFT = 0.001;

const phoneAndDesk = [phone, { width: 1440, height: 900 }];

for (const { path, viewport } of sampleCases(
  [
    { kind: 'front page', locale: 'en', path: '/' },
    { kind: 'front page', locale: 'da', path: '/da' },
    { kind: 'product', locale: 'en', path: '/product/windbreak-day-cream' },
    { kind: 'product', locale: 'da', path: '/da/produkt/vindvaern-dagcreme' },
    { kind: 'series', locale: 'en', path: '/dune-grass' },
    { kind: 'series', locale: 'da', path: '/da/marehalm' },
  ].flatMap((one) => phoneAndDesk.map((viewport) => ({ ...one, viewport }))),
  ({ kind }) => kind,
  ({ locale }) => locale,
  ({ viewport }) => viewport.width,
)) {
  test(`${path} at ${viewport.width}px has no layout shift while it is read`, async ({ page }) => {
    await page.setViewportSize(viewport);
    // The second page of a visit, with cached fonts.
    await openAndHydratePage(page, '/cart');
    const shifted = await watchShifts(page);
    await openAndHydratePage(page, path);
    for (const picture of await page.locator('main img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await picture.evaluate((image: HTMLImageElement) => image.decode());
    }
    expectNothingMoved(await shifted());
  });
}

/** Distance in pixels of the first of `elements` from the top of the viewport. */
const topOf = (elements: Element[]) =>
  Math.min(
    ...elements
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect().top),
    Number.MAX_SAFE_INTEGER,
  );

for (const { path, viewport } of sampleCases(
  [
    { kind: 'front page', path: '/' },
    { kind: 'product', path: '/product/windbreak-day-cream' },
    { kind: 'product', path: '/da/produkt/lae-serum' },
    { kind: 'list', path: '/da/marehalm' },
    { kind: 'list', path: '/da/shop' },
    // Short enough to show the footer in the first viewport.
    { kind: 'short page', path: '/da/tips-tricks/krop' },
    { kind: 'article', path: '/da/journal/hud-i-februar' },
    { kind: 'page made by scripts', path: '/da/cart' },
    { kind: 'page made by scripts', path: '/checkout' },
  ].flatMap((one) =>
    [phone, { width: 768, height: 1024 }, { width: 1440, height: 900 }].map((viewport) => ({
      ...one,
      viewport,
    })),
  ),
  ({ kind }) => kind,
  ({ viewport }) => viewport.width,
)) {
  test(`${path} at ${viewport.width}px has no layout shift when styles and fonts load late`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const letFontsCome = await holdRequests(page, '**/*.woff2');
    const letStylesCome = await holdRequests(page, '**/style-*.css');
    const letDataCome = await holdRequests(page, '**/start-*.json');
    const shifted = await watchShifts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const early = await describePaintedElements(page);
    expect(early.length).toBeGreaterThan(10);
    expect(await page.locator('[data-below-fold]').evaluateAll(topOf)).toBeGreaterThanOrEqual(
      viewport.height,
    );
    await letStylesCome();
    await expect(page.locator('[data-below-fold]')).toHaveCount(0);
    expect(await describePaintedElements(page)).toEqual(early);
    await letDataCome();
    await page.locator('html[data-hydration=done]').waitFor();
    await letFontsCome();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await page.evaluate(() => document.fonts.check('1rem "Hanken Grotesk Variable"'))).toBe(true);
    expectNothingMoved(await shifted());
  });
}

/** The first product card, and the picture that hover reveals. */
function cardOf(page: Page) {
  const card = page.getByRole('main').getByRole('article').first();
  return { card, link: card.getByRole('link'), pictures: card.locator('img') };
}

test('hover on a product card fetches its second picture, which is shown once it has loaded', async ({
  page,
}) => {
  await openPageWithHydratedBoundary(page, '/shop');
  const { card, pictures } = cardOf(page);
  await expect(pictures).toHaveCount(1);
  const letPictureCome = await holdRequests(page, '**/pictures/*');
  await card.hover();
  await expect(pictures).toHaveCount(2);
  const second = card.locator('picture').nth(1).locator('..');
  await expect(second).toHaveCSS('opacity', '0');
  await letPictureCome();
  await expect(second).toHaveCSS('opacity', '1');
});

test.describe('on a phone that has no pointer', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('second pictures of product cards are not fetched', async ({ page }) => {
    await openPageWithHydratedBoundary(page, '/shop');
    const { link, pictures } = cardOf(page);
    await expect(pictures).toHaveCount(1);
    await link.focus();
    await expect(pictures).toHaveCount(2);
    await expect(pictures.nth(1)).toBeHidden();
    expect(await pictures.nth(1).evaluate((image: HTMLImageElement) => image.currentSrc)).toBe('');
  });
});

for (const [market, path, currency] of sampleCases([
  ['no', '/product/lee-serum', 'NOK'],
  ['dk', '/product/lee-serum', 'DKK'],
  ['int', '/da/produkt/lae-serum', '€'],
] as const)) {
  test(`${path} never shows another currency to a shopper of the market ${market}`, async ({
    page,
    context,
    shop,
  }) => {
    await context.addCookies([{ name: 'marehalm_market', value: market, url: shop.origin }]);
    await page.addInitScript(() => {
      const seen = new Set<string>();
      const look = () => {
        // Visible text only, not all of the HTML.
        const text = document.querySelector('main')?.innerText ?? '';
        for (const sign of text.match(/DKK|NOK|€|kr\./g) ?? []) seen.add(sign);
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { seenCurrencies: () => [...seen] });
    });
    await openAndHydratePage(page, path);
    const seen = () =>
      page.evaluate(() => (window as unknown as { seenCurrencies: () => string[] }).seenCurrencies());
    await expect.poll(seen).not.toEqual([]);
    expect(await seen()).toEqual([currency]);
  });
}
