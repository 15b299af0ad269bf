import type { Page } from '@playwright/test';
import { bagButton, bagDrawer, quantityOf } from './bag.ts';
import { hold } from './hold.ts';
import { looksOf } from './looks.ts';
import { message } from './messages.ts';
import { sampled } from './sampled.ts';
import { expect, test } from './test.ts';
import { goTo, openPage, openWhole, untilIdle, untilReady } from './visit.ts';

const phone = { width: 390, height: 844 };

/** A phone in a train: 1.6 Mbit/s with 150 ms to the server and back, and a processor four times slower. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

const modules = '**/assets/*.js';

for (const path of sampled(['/product/lee-serum', '/', '/da/marehalm'])) {
  test(`a shopper on a slow phone sees the largest picture of ${path} before any script is fetched`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await slowDown(page);
    await openPage(page, path);
    const { largest, firstScript } = await page.evaluate(async () => {
      const paints = await new Promise<LargestContentfulPaint[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries() as LargestContentfulPaint[])).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      });
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'));
      const last = paints.at(-1);
      return {
        largest: { what: last?.element?.tagName, at: last?.startTime ?? Number.NaN },
        firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
      };
    });
    expect(largest.what).toBe('IMG');
    expect(firstScript).toBeGreaterThanOrEqual(largest.at);
    expect(firstScript).toBeLessThan(Number.POSITIVE_INFINITY);
  });
}

test('a shopper who taps "Add to bag" twice before the page can answer finds one in the bag', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const letModulesCome = await hold(page, modules);
  await page.goto('/product/lee-serum');
  const add = page.getByRole('main').getByRole('button', { name: message('en', 'product.addToBag') });
  await add.click();
  await add.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydration');
  await letModulesCome();

  await expect(quantityOf(bagDrawer(page, 'en'), 'en', 'Lee Serum')).toHaveValue('1');
  await page.reload();
  await untilReady(page);
  await expect(bagButton(page, 'en', 1)).toBeVisible();
});

test('a shopper who taps "Menu" before the page can answer gets it, where the browser opens nothing by itself', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    addEventListener(
      'command',
      (event) => {
        event.preventDefault();
      },
      true,
    );
  });
  const letModulesCome = await hold(page, modules);
  await page.goto('/');
  await page.getByRole('button', { name: message('en', 'site.menu') }).click();
  const menu = page.getByRole('dialog', { name: message('en', 'site.menu') });
  await expect(menu).toBeHidden();
  await letModulesCome();
  await expect(menu).toBeVisible();
});

test('a shopper who types before the page can answer loses no letter', async ({ page }) => {
  const letModulesCome = await hold(page, modules);
  await page.goto('/');
  const email = page.getByRole('main').getByRole('textbox', { name: message('en', 'newsletter.email') });
  await email.pressSequentially('ida@example');
  await letModulesCome();
  await untilReady(page);
  await email.pressSequentially('.com');
  await expect(email).toHaveValue('ida@example.com');
  await expect(email).toBeFocused();
});

test(
  'a shopper who presses play before the film can answer sees it play',
  { tag: '@all' },
  async ({ page }) => {
    test.slow();
    // So slow that the film is hydrated well after the page around it.
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const letModulesCome = await hold(page, modules);
    await page.goto('/about/about');
    await page.getByRole('button', { name: 'Play the film The sea one morning' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-hydration');
    await letModulesCome();
    await page.locator('[data-hydrated]').last().waitFor({ state: 'attached' });
    await expect(page.locator('video')).toBeFocused();
  },
);

/** `/shop`, whose list waits for its code. */
async function openWithoutList(page: Page) {
  const letListCome = await hold(page, '**/assets/live-product-list-*.js');
  await openPage(page, '/shop');
  const list = page.locator('main [data-hydration-boundary]');
  await expect(list).not.toHaveAttribute('data-hydrated');
  return { list, letListCome };
}

test('a shopper who follows a link of a list before its code has come stays within the shop', async ({
  page,
}) => {
  const { list, letListCome } = await openWithoutList(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await list.getByRole('link', { name: 'Lee Serum', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lee Serum' })).toBeFocused();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await letListCome();
  await page.goBack();
  await expect(list).toHaveAttribute('data-hydrated');
});

test(
  'a shopper who skips to the content before the code of its list has come keeps the list',
  { tag: '@all' },
  async ({ page }) => {
    const { list, letListCome } = await openWithoutList(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/shop#main');
    await expect(page.getByRole('main')).toBeFocused();
    // After the router has heard of it.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    await expect(list.getByRole('link', { name: 'Lee Serum', exact: true })).toBeVisible();
    await letListCome();
    await expect(list).toHaveAttribute('data-hydrated');
  },
);

test('a page that begins to answer changes no style of its root, with which every element would be styled anew', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const written: string[] = [];
    new MutationObserver(() => written.push(document.documentElement.getAttribute('style') ?? '')).observe(
      document,
      {
        subtree: true,
        attributeFilter: ['style'],
      },
    );
    Object.assign(window, { written: () => written.filter((style) => style.includes('--')) });
  });
  await openPage(page, '/product/lee-serum');
  await untilReady(page);
  await untilIdle(page);
  expect(await page.evaluate(() => (window as unknown as { written: () => string[] }).written())).toEqual([]);
});

test(
  'what waits until a browser has nothing to do comes where the browser never says so',
  { tag: '@all' },
  async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (act, { timeout } = {}) =>
        timeout === undefined
          ? 0
          : window.setTimeout(() => act({ didTimeout: true, timeRemaining: () => 0 }), timeout);
    });
    const productInSight = async (slug: string, go: () => Promise<void>) => {
      const ahead = page.waitForResponse(`**/product/${slug}.data`);
      await go();
      await page.locator(`main a[href="/product/${slug}"]`).first().scrollIntoViewIfNeeded();
      await ahead;
    };
    await productInSight('dune-gel-cleanser', () => openPage(page, '/dune-grass'));
    await productInSight('pier-soap-bar', () => goTo(page, '/kelp'));
    await goTo(page, '/');
    await page.getByRole('textbox', { name: message('en', 'newsletter.email') }).fill('łukasz@example.com');
    await expect(page.locator('link[rel=stylesheet][href*="/other-letters-"]')).toHaveCount(1);
  },
);

test(
  'a shopper who swipes through the pictures before there are scripts goes on from where they are',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize(phone);
    const letScriptsCome = await hold(page, modules);
    await page.goto('/product/lee-serum');
    const gallery = page.getByRole('main').getByRole('region').first();
    const count = await gallery.getByRole('listitem').count();
    const at = (position: number) => message('en', 'gallery.position', { position, count });
    await gallery
      .getByRole('list')
      .evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }));
    await letScriptsCome();
    await untilReady(page);
    const status = gallery.getByRole('status');
    await expect(status).toHaveText(at(2));
    await gallery.getByRole('button', { name: message('en', 'gallery.previous') }).click();
    await expect(status).toHaveText(at(1));
  },
);

test('what all pages load begins with the hint that it be compiled before it is called', async ({ page }) => {
  await openPage(page, '/');
  const start = JSON.parse((await page.locator('#hydration-plan').textContent()) ?? '') as {
    shared: string[];
  };
  const code = start.shared.filter((address) => /\/(?:react|shop)-/.test(address));
  expect(code).toHaveLength(2);
  for (const address of code) {
    expect(await (await page.request.get(address)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

/** As the browser tells it; TypeScript does not know it yet. */
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

/** Notes every shift of the layout from now on, the worst kind of surprise on a phone, and what has moved. */
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

/** What is less than this moves by less than a pixel; reports round it to a CLS of 0. */
const MAX_LAYOUT_SHIFT = 0.001;

const phoneAndDesk = [phone, { width: 1440, height: 900 }];

for (const { path, viewport } of sampled(
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
  test(`nothing moves under a shopper who reads ${path} at ${viewport.width}px to its end`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    // The second page of a visit: the fonts are here.
    await openPage(page, '/cart');
    const shifted = await watchShifts(page);
    await openPage(page, path);
    for (const picture of await page.locator('main img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await picture.evaluate((image: HTMLImageElement) => image.decode());
    }
    expectNothingMoved(await shifted());
  });
}

/** How far below the window's top, in pixels, begins the first of `elements`. */
const topOf = (elements: Element[]) =>
  Math.min(
    ...elements
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect().top),
    Number.MAX_SAFE_INTEGER,
  );

for (const { path, viewport } of sampled(
  [
    '/',
    '/product/windbreak-day-cream',
    '/da/produkt/lae-serum',
    '/da/marehalm',
    '/da/shop',
    // So short that the footer is in the first window.
    '/da/tips-tricks/krop',
    '/da/journal/hud-i-februar',
    '/da/cart',
    '/checkout',
  ].flatMap((path) =>
    [phone, { width: 768, height: 1024 }, { width: 1440, height: 900 }].map((viewport) => ({
      path,
      viewport,
    })),
  ),
  ({ path }) => path,
  ({ viewport }) => viewport.width,
)) {
  test(`what stands on ${path} at ${viewport.width}px stays in its place when styles and fonts come late`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const letFontsCome = await hold(page, '**/*.woff2');
    const letStylesCome = await hold(page, '**/style-*.css');
    const letDataCome = await hold(page, '**/start-*.json');
    const shifted = await watchShifts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const early = await looksOf(page);
    expect(early.length).toBeGreaterThan(10);
    expect(await page.locator('[data-below-fold]').evaluateAll(topOf)).toBeGreaterThanOrEqual(
      viewport.height,
    );
    await letStylesCome();
    await expect(page.locator('[data-below-fold]')).toHaveCount(0);
    expect(await looksOf(page)).toEqual(early);
    await letDataCome();
    await page.locator('html[data-hydration=done]').waitFor();
    await letFontsCome();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await page.evaluate(() => document.fonts.check('1rem "Hanken Grotesk Variable"'))).toBe(true);
    expectNothingMoved(await shifted());
  });
}

/** The first card of the list, and the picture that a pointer brings to light. */
function cardOf(page: Page) {
  const card = page.getByRole('main').getByRole('article').first();
  return { card, link: card.getByRole('link'), pictures: card.locator('img') };
}

test('a pointer over a product fetches another picture of it, which is seen when it is here', async ({
  page,
}) => {
  await openWhole(page, '/shop');
  const { card, pictures } = cardOf(page);
  await expect(pictures).toHaveCount(1);
  const letPictureCome = await hold(page, '**/pictures/*');
  await card.hover();
  await expect(pictures).toHaveCount(2);
  const second = card.locator('picture').nth(1).locator('..');
  await expect(second).toHaveCSS('opacity', '0');
  await letPictureCome();
  await expect(second).toHaveCSS('opacity', '1');
});

test.describe('on a phone that has no pointer', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('a shopper fetches no picture that only a pointer brings to light', async ({ page }) => {
    await openWhole(page, '/shop');
    const { link, pictures } = cardOf(page);
    await expect(pictures).toHaveCount(1);
    await link.focus();
    await expect(pictures).toHaveCount(2);
    await expect(pictures.nth(1)).toBeHidden();
    expect(await pictures.nth(1).evaluate((image: HTMLImageElement) => image.currentSrc)).toBe('');
  });
});

for (const [market, path, currency] of sampled([
  ['no', '/product/lee-serum', 'NOK'],
  ['dk', '/product/lee-serum', 'DKK'],
  ['int', '/da/produkt/lae-serum', '€'],
] as const)) {
  test(`a shopper who once chose ${market} never sees another currency on ${path}`, async ({
    page,
    context,
    shop,
  }) => {
    await context.addCookies([{ name: 'marehalm_market', value: market, url: shop.origin }]);
    await page.addInitScript(() => {
      const seen = new Set<string>();
      const look = () => {
        // What is displayed, as opposed to what is in the HTML.
        const text = document.querySelector('main')?.innerText ?? '';
        for (const sign of text.match(/DKK|NOK|€|kr\./g) ?? []) seen.add(sign);
        requestAnimationFrame(look);
      };
      look();
      Object.assign(window, { seenCurrencies: () => [...seen] });
    });
    await openPage(page, path);
    const seen = () =>
      page.evaluate(() => (window as unknown as { seenCurrencies: () => string[] }).seenCurrencies());
    await expect.poll(seen).not.toEqual([]);
    expect(await seen()).toEqual([currency]);
  });
}
