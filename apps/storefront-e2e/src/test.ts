import { expect, test as base, type ConsoleMessage } from '@playwright/test';
import { bundleAnalytics } from './analytics-test-page.ts';
import { parsePrerenderedPage, loadPrerenderedPages, type PrerenderedPage } from './prerendered-pages.ts';
import { startRunningShop, type RunningShop } from './running-shop.ts';

export { expect };

interface Fixtures {
  /**
   * Expected console messages, such as those about a service that the test breaks, and other origins that may be
   * requested.
   */
  readonly expectedComplaints: RegExp | undefined;
}

interface WorkerFixtures {
  /** One shop per worker, so that faults do not affect other tests. */
  readonly shop: RunningShop;
  /** Every page of the build. */
  readonly prerenderedPages: readonly PrerenderedPage[];
  /** Parses the HTML of one page without running it. */
  readonly parseHtml: (html: string) => ReturnType<typeof parsePrerenderedPage>;
  /**
   * The bundled analytics library. Here, because tests with other worker fixtures would start another worker and
   * shop.
   */
  readonly analyticsCode: string;
}

/** Playwright's `test` with a running shop; paths such as `/da/shop` are pages of it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  shop: [
    // Playwright requires a destructuring pattern here.
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are asked for from this pattern.
    async ({}, provide) => {
      const shop = await startRunningShop();
      await provide(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],

  prerenderedPages: [
    async ({ browser }, provide) => {
      const page = await browser.newPage();
      await provide(await loadPrerenderedPages(page));
      await page.close();
    },
    { scope: 'worker' },
  ],

  parseHtml: [
    async ({ browser }, provide) => {
      const page = await browser.newPage();
      await provide((html) => parsePrerenderedPage(page, html));
      await page.close();
    },
    { scope: 'worker' },
  ],

  analyticsCode: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are asked for from this pattern.
    async ({}, provide) => {
      await provide(await bundleAnalytics());
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ shop }, provide) => {
    await provide(shop.origin);
    await shop.clearFaults();
  },

  expectedComplaints: [undefined, { option: true }],

  // Fails the test if the browser reports an error, an unhandled rejection or a policy violation, or requests another
  // origin.
  context: async ({ context, expectedComplaints, shop }, provide) => {
    const complaints: string[] = [];
    const note = (complaint: string) => {
      if (!expectedComplaints?.test(complaint)) complaints.push(complaint);
    };
    context.on('console', (message) => {
      if (message.type() === 'error') note(describe(message));
    });
    context.on('weberror', (problem) => note(problem.error().stack || problem.error().message));
    context.on('request', (request) => {
      const { protocol, origin } = new URL(request.url());
      if (/^(?:https?|wss?):$/.test(protocol) && origin !== shop.origin)
        note(`The browser has asked another origin: ${request.url()}`);
    });
    await provide(context);
    expect(complaints, 'complaints of the browser').toEqual([]);
  },
});

function describe(message: ConsoleMessage): string {
  return `${message.text()} (${message.location().url})`;
}
