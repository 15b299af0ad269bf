import { execFileSync } from 'node:child_process';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import {
  findAndScrollToVisibleElement,
  HYDRATED_XPATH,
  ACTION_TIMEOUT_MS,
  type BrowserLauncher,
  type BrowserDriver,
} from './browser-driver.ts';

/** Value of Firefox's setting "Block all cookies". */
const BLOCK_ALL_COOKIES = 2;

/** Milliseconds between two polls of a page. */
const POLL_INTERVAL_MS = 100;

/** Debian's Firefox, driven by WebDriver BiDi. */
export const firefox: BrowserLauncher = {
  name: 'Firefox ESR',
  packages: ['firefox-esr'],
  version,
  start: () => startFirefox({}),
};

/** Firefox with all cookies blocked, so that storage, workers and broadcast channels throw. */
export const firefoxWithoutCookies: BrowserLauncher = {
  name: 'Firefox ESR, all cookies blocked',
  packages: ['firefox-esr'],
  version,
  start: () => startFirefox({ 'network.cookie.cookieBehavior': BLOCK_ALL_COOKIES }),
};

function version(): string {
  return execFileSync('firefox-esr', ['--version'], { encoding: 'utf8' }).trim();
}

async function startFirefox(settings: Record<string, unknown>): Promise<BrowserDriver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'ui.prefersReducedMotion': 1, ...settings },
    protocolTimeout: 120_000,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(ACTION_TIMEOUT_MS);
  page.setDefaultNavigationTimeout(ACTION_TIMEOUT_MS * 2);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const find = (path: string) =>
    waitFor(
      async () => (await page.evaluateHandle(findAndScrollToVisibleElement, path)).asElement(),
      () => `Nothing is seen of ${path} at ${page.url()}`,
    ) as Promise<ElementHandle<HTMLInputElement>>;
  return {
    async open(address) {
      await page.goto(address, { waitUntil: 'load' });
      await page.waitForSelector(`::-p-xpath(${HYDRATED_XPATH})`);
    },
    press: async (path) => (await find(path)).click(),
    async write(path, text) {
      const field = await find(path);
      await field.evaluate((element) => element.select());
      await field.type(text);
    },
    async select(path, value) {
      await (await find(path)).select(value);
    },
    async see(path) {
      await find(path);
    },
    back: () => page.evaluate(() => history.back()),
    async arrive(end) {
      await waitFor(
        async () => (await page.evaluate(() => location.href)).endsWith(end) || null,
        () => `The address is ${page.url()}, not ${end}`,
      );
    },
    errors,
    close: () => browser.close(),
  };
}

/**
 * Waits until `look` gives something. Puppeteer's own waiting makes a function of a text, which the policy of the pages forbids in Firefox
 * ESR 140.
 * @throws Error with what `describe` says, and with what went wrong at the last look.
 */
async function waitFor<Found>(look: () => Promise<Found | null>, describe: () => string): Promise<Found> {
  const until = Date.now() + ACTION_TIMEOUT_MS;
  let cause: unknown;
  while (Date.now() < until) {
    cause = undefined;
    // A page that is navigating away does not answer.
    const found = await look().catch((error: unknown) => {
      cause = error;
      return null;
    });
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  throw new Error(describe(), { cause });
}
