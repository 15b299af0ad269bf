import { execFileSync } from 'node:child_process';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { findVisible, READY, WAIT_MS, type Browser, type Shopper } from './shopper.ts';

/** The value of Firefox's setting by which no site may keep anything: "Block all cookies". */
const BLOCK_ALL_COOKIES = 2;

/** Debian's Firefox, driven by WebDriver BiDi. */
export const firefox: Browser = {
  name: 'Firefox ESR',
  packages: ['firefox-esr'],
  version,
  start: () => startFirefox({}),
};

/** The same where all cookies are blocked: storages, workers and channels between tabs throw. */
export const firefoxWithoutCookies: Browser = {
  name: 'Firefox ESR, all cookies blocked',
  packages: ['firefox-esr'],
  version,
  start: () => startFirefox({ 'network.cookie.cookieBehavior': BLOCK_ALL_COOKIES }),
};

function version(): string {
  return execFileSync('firefox-esr', ['--version'], { encoding: 'utf8' }).trim();
}

async function startFirefox(settings: Record<string, unknown>): Promise<Shopper> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'ui.prefersReducedMotion': 1, ...settings },
    protocolTimeout: 120_000,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(WAIT_MS);
  page.setDefaultNavigationTimeout(WAIT_MS * 2);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const find = async (path: string) => {
    const found = await page
      .waitForFunction(findVisible, {}, path)
      // The driver does not say what it has waited for.
      .catch((error: unknown) => {
        throw new Error(`Nothing is seen of ${path} at ${page.url()}`, { cause: error });
      });
    return found as ElementHandle<HTMLInputElement>;
  };
  return {
    async open(address) {
      await page.goto(address, { waitUntil: 'load' });
      await page.waitForSelector(`::-p-xpath(${READY})`);
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
      await page
        .waitForFunction((end) => location.href.endsWith(end), {}, end)
        .catch((error: unknown) => {
          throw new Error(`The address is ${page.url()}, not ${end}`, { cause: error });
        });
    },
    errors,
    close: () => browser.close(),
  };
}
