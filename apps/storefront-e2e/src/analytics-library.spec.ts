import type { AnalyticsEvent, Consent } from '@marehalm/analytics';
import type { BrowserContext, Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openAnalyticsTestPage, getDataLayer, type AnalyticsTestPage } from './analytics-test-page.ts';
import { sampleCases } from './sample-cases.ts';
import { expect, test } from './test.ts';

const everything = { statistics: true, marketing: true };
const statistics = { statistics: true, marketing: false };
const nothing = { statistics: false, marketing: false };

const items = [
  {
    sku: 'MH-P04-30',
    name: 'Lee Serum',
    unitPrice: { amount: 37_500, currency: 'DKK' as const },
    quantity: 2,
  },
];
const added: AnalyticsEvent = { name: 'add_to_cart', items };
const searched: AnalyticsEvent = { name: 'search', term: 'serum' };
const painted: AnalyticsEvent = {
  name: 'LCP',
  value: 812.5,
  delta: 812.5,
  id: 'v6-1-1',
  rating: 'good',
  navigationType: 'navigate',
};
const purchased: AnalyticsEvent = { name: 'purchase', transactionId: '1001', items };

/** Sets the library up as a shop does, with the stored consent. */
async function start(page: Page, consent?: Consent): Promise<void> {
  await page.evaluate((earlier) => {
    window.analytics = window.marehalmAnalytics.createAnalytics({
      containerId: 'GTM-LOCAL',
      host: '',
      consent: earlier,
    });
  }, consent);
}

const track = (page: Page, event: AnalyticsEvent) =>
  page.evaluate((one) => window.analytics.track(one), event);
const choose = (page: Page, consent: Consent) =>
  page.evaluate((one) => window.analytics.setConsent(one), consent);
const status = (page: Page) => page.evaluate(() => window.analytics.status());

/** All events of a shop, and consent given twice. */
async function shopAndAgree(page: Page): Promise<void> {
  await start(page, everything);
  for (const event of [searched, added, painted]) await track(page, event);
  await choose(page, everything);
  await track(page, purchased);
}

async function expectNoTrace(trial: AnalyticsTestPage, page: Page, context: BrowserContext): Promise<void> {
  expect(await trial.requests(), 'requests').toEqual([]);
  expect(await context.cookies(), 'cookies').toEqual([]);
  expect(await trial.records(), 'records of the tag manager').toEqual([]);
  expect(await getDataLayer(page), 'data layer').toBeUndefined();
  expect(await page.locator('script[src]').count(), 'scripts').toBe(0);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length]), 'storage').toEqual([0, 0]);
}

/** Names of events and commands, without the entries that empty the data layer. */
function namesOf(entries: readonly unknown[]): readonly string[] {
  return entries.flatMap((entry) => {
    if (Array.isArray(entry)) return [entry.slice(0, 2).join(' ')];
    return (entry as { event?: string }).event ?? [];
  });
}

test('do-not-track prevents requests and cookies, whatever the consent', async ({
  shop,
  analyticsCode,
  playwright,
  launchOptions,
}) => {
  // The browser's own setting instead of a mocked property; the headless shell has no settings.
  const executablePath = ['/usr/bin/chromium', playwright.chromium.executablePath()].find((path) =>
    existsSync(path),
  );
  const profile = await mkdtemp(join(tmpdir(), 'marehalm-do-not-track-'));
  await mkdir(join(profile, 'Default'));
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify({ enable_do_not_track: true }));
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    const page = await context.newPage();
    const trial = await openAnalyticsTestPage(
      { context, page },
      { origin: shop.origin, code: analyticsCode },
    );
    await trial.open();
    expect(await page.evaluate(() => navigator.doNotTrack)).toBe('1');
    await shopAndAgree(page);
    expect(await status(page)).toBe('refused');
    await expectNoTrace(trial, page, context);
  } finally {
    await context.close();
    await rm(profile, { recursive: true });
  }
});

test.describe('with Global Privacy Control', () => {
  test.use({ extraHTTPHeaders: { 'Sec-GPC': '1' } });

  test('prevents requests and cookies, whatever the consent', async ({
    context,
    page,
    shop,
    analyticsCode,
  }) => {
    const trial = await openAnalyticsTestPage(
      { context, page },
      { origin: shop.origin, code: analyticsCode },
    );
    // Chromium has no such setting.
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
    await trial.open();
    await shopAndAgree(page);
    expect(await status(page)).toBe('refused');
    await expectNoTrace(trial, page, context);
  });
});

test('no request and no cookie before the shopper answers', async ({
  context,
  page,
  shop,
  analyticsCode,
}) => {
  const trial = await openAnalyticsTestPage({ context, page }, { origin: shop.origin, code: analyticsCode });
  await trial.open();
  await start(page);
  for (const event of [searched, added, painted]) await track(page, event);
  expect(await status(page)).toBe('waiting');
  await expectNoTrace(trial, page, context);
});

test('no request and no cookie after a refusal, for earlier and later events', async ({
  context,
  page,
  shop,
  analyticsCode,
}) => {
  const trial = await openAnalyticsTestPage({ context, page }, { origin: shop.origin, code: analyticsCode });
  await trial.open();
  await start(page);
  await track(page, searched);
  await choose(page, nothing);
  await track(page, added);
  expect(await status(page)).toBe('refused');
  await expectNoTrace(trial, page, context);
});

test('consent sends queued and later events once, after the consent mode', async ({
  context,
  page,
  shop,
  analyticsCode,
}) => {
  const trial = await openAnalyticsTestPage({ context, page }, { origin: shop.origin, code: analyticsCode });
  await trial.open();
  await start(page);
  await track(page, searched);
  await track(page, added);
  await choose(page, statistics);
  await expect.poll(() => status(page)).toBe('loaded');
  await choose(page, statistics);
  await track(page, painted);
  await track(page, purchased);

  const inOrder = [
    'consent default',
    'set ads_data_redaction',
    'consent update',
    'gtm.js',
    'search',
    'add_to_cart',
    'LCP',
    'purchase',
  ];
  // The queue is complete before the script is requested.
  expect(namesOf(trial.dataLayerAtLoad() ?? [])).toEqual(inOrder.slice(0, 6));
  expect(trial.dataLayerAtLoad()?.[0]).toEqual([
    'consent',
    'default',
    {
      analytics_storage: 'denied',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      functionality_storage: 'denied',
      personalization_storage: 'denied',
    },
  ]);
  expect(namesOf((await getDataLayer(page)) ?? [])).toEqual(inOrder);

  await expect.poll(async () => namesOf(await trial.records()).toSorted()).toEqual(inOrder.toSorted());
  const records = await trial.records();
  expect(records).toContainEqual([
    'consent',
    'update',
    {
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    },
  ]);
  expect(records).toContainEqual({
    event: 'add_to_cart',
    ecommerce: {
      currency: 'DKK',
      value: 750,
      items: [{ item_id: 'MH-P04-30', item_name: 'Lee Serum', price: 375, quantity: 2 }],
    },
  });

  const requests = await trial.requests();
  const script = `${shop.origin}/gtm.js?id=GTM-LOCAL`;
  expect(requests.filter((url) => url === script)).toHaveLength(1);
  expect([...new Set(requests)]).toEqual([script, `${shop.origin}/gtm/records`]);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['_tag']);
});

test('withdrawn consent stops events, on this page and the next', async ({
  context,
  page,
  shop,
  analyticsCode,
}) => {
  const trial = await openAnalyticsTestPage({ context, page }, { origin: shop.origin, code: analyticsCode });
  const startWithKept = () =>
    page.evaluate(() => {
      const { createAnalytics, loadConsent } = window.marehalmAnalytics;
      const consent = loadConsent(() => localStorage, Date.now());
      window.analytics = createAnalytics({ containerId: 'GTM-LOCAL', host: '', consent });
    });
  const answer = (consent: Consent) =>
    page.evaluate((one) => {
      window.marehalmAnalytics.saveConsent(() => localStorage, one, Date.now());
      window.analytics.setConsent(one);
    }, consent);

  await trial.open();
  await startWithKept();
  await answer(everything);
  await track(page, searched);
  await expect.poll(() => status(page)).toBe('loaded');
  await expect.poll(async () => namesOf(await trial.records())).toContain('search');

  await answer(nothing);
  await track(page, added);
  expect(await status(page)).toBe('refused');
  await expect
    .poll(() => trial.records())
    .toContainEqual([
      'consent',
      'update',
      {
        analytics_storage: 'denied',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      },
    ]);
  const until = await trial.requests();
  await track(page, purchased);

  await trial.open();
  await startWithKept();
  await track(page, purchased);
  expect(await status(page)).toBe('refused');
  expect(await trial.requests()).toEqual(until);
  expect(await getDataLayer(page)).toBeUndefined();
  expect(namesOf(await trial.records()).filter((name) => ['add_to_cart', 'purchase'].includes(name))).toEqual(
    [],
  );
});

test.describe('where the tag manager cannot load', () => {
  test.use({
    expectedComplaints:
      /Failed to load resource|Content Security Policy|requires 'TrustedScriptURL'|The tag manager is broken/,
  });

  const blockers: readonly {
    readonly what: string;
    readonly policy?: string;
    readonly block?: (page: Page) => Promise<unknown>;
    readonly asks: number;
    /** The error of the loader; the generic one by default. */
    readonly says?: string;
  }[] = [
    {
      what: 'an extension blocks it',
      block: (page) => page.route('**/gtm.js?*', (route) => route.abort('blockedbyclient')),
      asks: 1,
    },
    {
      what: 'its connection is cut',
      block: (page) => page.route('**/gtm.js?*', (route) => route.abort('connectionreset')),
      asks: 1,
    },
    {
      what: 'its service answers 503',
      block: (page) => page.route('**/gtm.js?*', (route) => route.fulfill({ status: 503 })),
      asks: 1,
    },
    {
      what: 'it never comes',
      block: (page) => page.route('**/gtm.js?*', () => undefined),
      asks: 1,
      says: 'loading',
    },
    {
      what: 'it throws',
      block: (page) =>
        page.route('**/gtm.js?*', (route) =>
          route.fulfill({
            contentType: 'text/javascript',
            body: 'throw new Error("The tag manager is broken")',
          }),
        ),
      asks: 1,
      says: 'loaded',
    },
    {
      what: 'a policy names other scripts',
      policy: "script-src 'unsafe-inline'",
      asks: 1,
    },
    {
      what: 'a policy asks for trusted types',
      policy: "require-trusted-types-for 'script'",
      asks: 0,
    },
  ];
  for (const { what, policy, block, asks, says = 'failed' } of sampleCases(
    blockers,
    ({ says }) => says ?? 'failed',
    ({ policy }) => policy ?? 'none',
  )) {
    test(`page keeps working when ${what}`, async ({ context, page, shop, analyticsCode }) => {
      const { origin } = shop;
      const trial = await openAnalyticsTestPage(
        { context, page },
        { origin, code: analyticsCode, ...(policy === undefined ? {} : { policy }) },
      );
      await block?.(page);
      await trial.open();
      await start(page);
      await track(page, searched);
      await choose(page, everything);
      await expect.poll(() => status(page)).toBe(says);
      const held = (await getDataLayer(page))?.length;
      await track(page, added);
      await choose(page, statistics);
      await track(page, purchased);

      await page.getByRole('button', { name: 'Add to bag' }).click();
      expect(await page.evaluate(() => window.presses)).toBe(1);
      // A script that still loads receives the queue.
      if (says === 'failed') expect(await getDataLayer(page)).toHaveLength(held ?? Number.NaN);
      const requests = await trial.requests();
      expect(requests.length).toBeLessThanOrEqual(asks);
      expect(requests.filter((url) => !url.startsWith(`${origin}/gtm.js?`))).toEqual([]);
      expect([await trial.records(), await context.cookies()]).toEqual([[], []]);
    });
  }
});
