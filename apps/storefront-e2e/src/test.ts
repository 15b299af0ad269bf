import { expect, test as base, type ConsoleMessage } from '@playwright/test';
import { bundleAnalytics } from './analytics-trial.ts';
import { parse, readPrerenderedPages, type PrerenderedPage } from './prerendered-pages.ts';
import { openShop, type RunningShop } from './running-shop.ts';

export { expect };

interface Fixtures {
  /**
   * What the browser may complain about in this test, such as the answers of a service that the test breaks; and addresses of
   * other origins that it may ask.
   */
  readonly expectedComplaints: RegExp | undefined;
}

interface WorkerFixtures {
  /** One shop per worker, so that a test that breaks a service disturbs no other. */
  readonly shop: RunningShop;
  /** Every page of the build. */
  readonly prerenderedPages: readonly PrerenderedPage[];
  /** Reads the HTML of one page; nothing of it runs. */
  readonly parseHtml: (html: string) => ReturnType<typeof parse>;
  /** The library behind the tag manager, as a script. Here, for tests with other worker fixtures start another worker and another shop. */
  readonly analyticsCode: string;
}

/** Playwright's `test` with a running shop; paths such as `/da/shop` are pages of it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  shop: [
    // Playwright wants the first argument to be a pattern.
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are asked for from this pattern.
    async ({}, provide) => {
      const shop = await openShop();
      await provide(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],

  prerenderedPages: [
    async ({ browser }, provide) => {
      const page = await browser.newPage();
      await provide(await readPrerenderedPages(page));
      await page.close();
    },
    { scope: 'worker' },
  ],

  parseHtml: [
    async ({ browser }, provide) => {
      const page = await browser.newPage();
      await provide((html) => parse(page, html));
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
    await shop.repair();
  },

  expectedComplaints: [undefined, { option: true }],

  // Fails the test when the browser reports an error, a broken promise or what the policy has refused, and when anything is asked
  // of somebody else.
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
