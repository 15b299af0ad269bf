import type { Page } from '@playwright/test';
import { getBagButton, getBagDrawer, getQuantityField } from './bag.ts';
import { holdRequests } from './hold-requests.ts';
import { getMessage } from './messages.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';
import {
  hydrateFirstBoundary,
  navigateTo,
  openAndHydratePage,
  waitUntilIdle,
  waitUntilHydrated,
} from './open-page.ts';

const phone = { width: 390, height: 844 };

/** A slow phone: 1.6 Mbit/s, 150 ms round trip, and a processor four times slower. */
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

for (const path of sampleCases(['/product/lee-serum', '/', '/da/marehalm'])) {
  test(`largest picture of ${path} is painted on a slow phone before any script is fetched`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await slowDown(page);
    await openAndHydratePage(page, path);
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

test('two taps on "Add to bag" before hydration add one', async ({ page }) => {
  await page.setViewportSize(phone);
  const letModulesCome = await holdRequests(page, modules);
  await page.goto('/product/lee-serum');
  const add = page.getByRole('main').getByRole('button', { name: getMessage('en', 'product.addToBag') });
  await add.click();
  await add.click();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydration');
  await letModulesCome();

  await expect(getQuantityField(getBagDrawer(page, 'en'), 'en', 'Lee Serum')).toHaveValue('1');
  await page.reload();
  await waitUntilHydrated(page);
  await expect(getBagButton(page, 'en', 1)).toBeVisible();
});

test('tap on "Menu" before hydration opens it, without invoker commands', async ({ page }) => {
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
  const letModulesCome = await holdRequests(page, modules);
  await page.goto('/');
  await page.getByRole('button', { name: getMessage('en', 'site.menu') }).click();
  const menu = page.getByRole('dialog', { name: getMessage('en', 'site.menu') });
  await expect(menu).toBeHidden();
  await letModulesCome();
  await expect(menu).toBeVisible();
});

test('letters typed before hydration are kept', async ({ page }) => {
  const letModulesCome = await holdRequests(page, modules);
  await page.goto('/');
  const email = page.getByRole('main').getByRole('textbox', { name: getMessage('en', 'newsletter.email') });
  await email.pressSequentially('ida@example');
  await letModulesCome();
  await waitUntilHydrated(page);
  await email.pressSequentially('.com');
  await expect(email).toHaveValue('ida@example.com');
  await expect(email).toBeFocused();
});

test('press on "Play" before hydration starts the film', { tag: '@all' }, async ({ page }) => {
  test.slow();
  // So slow that the film is hydrated well after the page around it.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const letModulesCome = await holdRequests(page, modules);
  await page.goto('/about/about');
  await page.getByRole('button', { name: 'Play the film The sea one morning' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-hydration');
  await letModulesCome();
  await page.locator('[data-hydrated]').last().waitFor({ state: 'attached' });
  await expect(page.locator('video')).toBeFocused();
});

/** Opens `/shop` while the code of its list is held. */
async function openWithoutList(page: Page) {
  const letListCome = await holdRequests(page, '**/assets/live-product-list-*.js');
  await openAndHydratePage(page, '/shop');
  const list = page.locator('main section[aria-label] [data-hydration-boundary]');
  await expect(list).not.toHaveAttribute('data-hydrated');
  return { list, letListCome };
}

test('link in a list that is not hydrated yet is a client navigation', async ({ page }) => {
  const { list, letListCome } = await openWithoutList(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await list.getByRole('link', { name: 'Lee Serum', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Lee Serum' })).toBeFocused();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await letListCome();
  await page.goBack();
  await expect(list).toHaveAttribute('data-hydrated');
});

test('skip link before hydration of the list keeps the list', { tag: '@all' }, async ({ page }) => {
  const { list, letListCome } = await openWithoutList(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shop#main');
  await expect(page.getByRole('main')).toBeFocused();
  // After the router has handled it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await expect(list.getByRole('link', { name: 'Lee Serum', exact: true })).toBeVisible();
  await letListCome();
  await hydrateFirstBoundary(page);
});

test('hydration changes no style of the root element, which would restyle every element', async ({
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
  await openAndHydratePage(page, '/product/lee-serum');
  await waitUntilHydrated(page);
  await waitUntilIdle(page);
  expect(await page.evaluate(() => (window as unknown as { written: () => string[] }).written())).toEqual([]);
});

test('idle work runs in a browser that never reports idle time', { tag: '@all' }, async ({ page }) => {
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
  await productInSight('dune-gel-cleanser', () => openAndHydratePage(page, '/dune-grass'));
  await productInSight('pier-soap-bar', () => navigateTo(page, '/kelp'));
  await navigateTo(page, '/');
  await page.getByRole('textbox', { name: getMessage('en', 'newsletter.email') }).fill('łukasz@example.com');
  await expect(page.locator('link[rel=stylesheet][href*="/extended-fonts-"]')).toHaveCount(1);
});

test(
  'gallery that is swiped before hydration continues at its position',
  { tag: '@all' },
  async ({ page }) => {
    await page.setViewportSize(phone);
    const letScriptsCome = await holdRequests(page, modules);
    await page.goto('/product/lee-serum');
    const gallery = page.getByRole('main').getByRole('region').first();
    const count = await gallery.getByRole('listitem').count();
    const at = (position: number) => getMessage('en', 'gallery.position', { position, count });
    await gallery
      .getByRole('list')
      .evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }));
    await letScriptsCome();
    await waitUntilHydrated(page);
    const status = gallery.getByRole('status');
    await expect(status).toHaveText(at(2));
    await gallery.getByRole('button', { name: getMessage('en', 'gallery.previous') }).click();
    await expect(status).toHaveText(at(1));
  },
);

test('shared chunks begin with the hint that they be compiled eagerly', async ({ page }) => {
  await openAndHydratePage(page, '/');
  const start = JSON.parse((await page.locator('#hydration-plan').textContent()) ?? '') as {
    shared: string[];
  };
  const code = start.shared.filter((address) => /\/(?:react|shop)-/.test(address));
  expect(code).toHaveLength(2);
  for (const address of code) {
    expect(await (await page.request.get(address)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});
