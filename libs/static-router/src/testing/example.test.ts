/** Builds the example, which knows nothing of any shop, and drives it in Chromium. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serveSite } from './serve-site.ts';

const example = path.join(import.meta.dirname, '../../example');
/** CHROMIUM_PATH, or the system's browser, or the one that Playwright has installed. */
const executablePath = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find(
  (file) => file && existsSync(file),
);
const modules = /\/assets\/[\w.-]+\.js$/;
const hydrated = 'html[data-hydration=done]';

let folder: string;
let site: Awaited<ReturnType<typeof serveSite>>;
let browser: Browser;
/** Errors of pages, and refusals of the policy. */
let problems: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'static-router-'));
  const built = promisify(execFile)(process.execPath, ['--conditions=@marehalm/source', 'build.ts', folder], {
    cwd: example,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  [browser] = await Promise.all([
    chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    }),
    built,
  ]);
  site = await serveSite(path.join(folder, 'site'));
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  const found = problems;
  problems = [];
  expect(found).toEqual([]);
});

async function openPage(address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await newPage(options);
  await page.goto(address);
  return page;
}

async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  return page;
}

const heading = (page: Page) => page.locator('h1').textContent();
const waitForHydration = (page: Page) => page.locator(hydrated).waitFor();
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Holds back the modules of a page; returns how to let them load. */
async function holdModules(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(modules, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

test.each([
  ['/', 'Field notes', '/articles/skylark', 'The skylark'],
  ['/de', 'Feldnotizen', '/de/artikel/wren', 'Der Zaunkönig'],
])('a visitor without JavaScript reads %s and follows links', async (path, title, link, next) => {
  const page = await openPage(path, { javaScriptEnabled: false });
  expect(await heading(page)).toBe(title);
  await page.locator(`a[href="${link}"]`).click();
  expect(await heading(page)).toBe(next);
});

test('a visitor without JavaScript sends the form', async () => {
  const page = await openPage('/contact', { javaScriptEnabled: false });
  await page.getByLabel('Name').fill('Ada');
  await button(page, 'Send').click();
  await page.waitForURL(/\/contact\?name=Ada$/);
});

test('a page hydrates after its largest paint, also on a slow processor', async () => {
  const page = await newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto('/articles/skylark');
  await waitForHydration(page);
  const [paint = 0, script = 0] = await page.evaluate(async () => {
    const paints = await new Promise<PerformanceEntryList>((resolve) =>
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      }),
    );
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return [paints.at(-1)?.startTime, scripts[0]?.startTime];
  });
  expect(script).toBeGreaterThan(paint);
  await button(page, 'Likes').click();
  expect(await button(page, 'Likes').textContent()).toBe('Likes: 1');
});

test('slow first calls are made while the modules are loading', async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    const { supportedLocalesOf } = Intl.NumberFormat;
    Intl.NumberFormat.supportedLocalesOf = (...parameters) => {
      document.documentElement.dataset['warm'] = '';
      return supportedLocalesOf(...parameters);
    };
  });
  const release = await holdModules(page);
  await page.goto('/');
  await page.locator('html[data-warm]').waitFor();
  release();
  await waitForHydration(page);
});

test('clicks and typed text from before hydration are replayed, once', async () => {
  const page = await newPage();
  const release = await holdModules(page);
  await page.goto('/articles/skylark');
  for (const name of ['Likes', 'Likes', 'Seen', 'Seen']) await button(page, name).click();
  expect(await button(page, 'Likes').textContent()).toBe('Likes: 0');
  release();
  // Two presses in [data-once] count as one.
  await page.getByText('Likes: 1').waitFor();
  await page.getByText('Seen: 2').waitFor();
});

test('a part that hydrates when it is used does so when a pointer is on it', async () => {
  const page = await newPage();
  await page.goto('/articles/skylark');
  await waitForHydration(page);
  await button(page, 'Seen').hover();
  await page.locator('.sightings [data-hydrated]').waitFor();
});

test('a part that hydrates when it is used does so at a press without a pointer', async () => {
  const page = await newPage();
  await page.goto('/articles/skylark');
  await waitForHydration(page);
  const sightings = page.locator('.sightings [data-hydration-boundary]');
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /sightings-/.test(name)),
      ),
    )
    .toBe(true);
  expect(await sightings.getAttribute('data-hydrated')).toBeNull();
  // As a screen reader presses: without a pointer, a key or the focus.
  await button(page, 'Seen').evaluate((element) => (element as HTMLElement).click());
  await page.getByText('Seen: 1').waitFor();
  expect(await sightings.getAttribute('data-hydrated')).toBe('');
});

test('a form that is submitted before hydration keeps what was typed', async () => {
  const page = await newPage();
  const release = await holdModules(page);
  await page.goto('/de/kontakt');
  await page.getByLabel('Name').fill('Grace');
  await page.getByLabel('Name').press('Enter');
  release();
  await page.getByText('Danke, Grace').waitFor();
  expect(page.url()).toBe(`${site.origin}/de/kontakt`);
});

test('a link navigates without a reload, with prefetched data, and focuses the heading', async () => {
  const page = await newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/');
  await waitForHydration(page);
  // In sight.
  await expect.poll(() => requests).toContain('/articles/wren.data');
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /article-/.test(name))),
    )
    .toBe(true);
  const before = requests.length;
  await page.getByRole('link', { name: 'The wren' }).click();
  await page.locator('h1:focus', { hasText: 'The wren' }).waitFor();
  expect(requests.slice(before).filter((name) => /wren|article-/.test(name))).toEqual([]);
});

test('Back restores the scroll position, and a new page starts at its top', async () => {
  const page = await openPage('/articles/skylark');
  await waitForHydration(page);
  const link = page.getByRole('link', { name: 'The wren' });
  await link.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  expect(position).toBeGreaterThan(500);
  await link.click();
  await page.locator('h1', { hasText: 'The wren' }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await page.locator('h1', { hasText: 'The skylark' }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
});

test('offline, a link to a page that is not cached keeps the page and shows a message', async () => {
  const page = await openPage('/articles/skylark');
  await waitForHydration(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Contact' }).click();
  await page.getByText('The page is unreachable.').waitFor();
  // What was prefetched when the connection was lost.
  problems = problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'));
  expect(await heading(page)).toBe('The skylark');
  expect(page.url()).toMatch(/\/articles\/skylark$/);
});

test('a page whose code is gone after a deploy is reloaded, at most once in 60 seconds', async () => {
  const page = await openPage('/contact');
  await waitForHydration(page);
  const isGone = /\/assets\/(?:home|article)-[\w-]+\.js$/;
  await page.route(isGone, (route) => route.fulfill({ status: 404 }));
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  const reachable = page.waitForResponse((response) => response.request().method() === 'HEAD');
  await page.getByRole('link', { name: 'Field notes' }).click();
  await page.locator('h1', { hasText: 'Field notes' }).waitFor();
  // Its own code is gone as well: it stays HTML, and is not loaded again.
  await page.locator('html[data-hydration=failed]').waitFor();
  await reachable;
  // By now the page has the answer.
  await page.evaluate(() => fetch(location.href, { method: 'HEAD' }).then(() => undefined));
  expect(await heading(page)).toBe('Field notes');
  expect(documents).toEqual(['/']);
  problems = problems.filter((problem) => !/404|dynamically imported module/.test(problem));
});

test('a page whose modules fail to load stays HTML, and is reloaded once the server is reachable', async () => {
  const page = await newPage();
  let isBroken = true;
  let restore: () => void = () => undefined;
  const restored = new Promise<void>((resolve) => (restore = resolve));
  await page.route(modules, (route) => (isBroken ? route.abort() : route.continue()));
  // The page asks whether the server can be reached, and gets no answer before it can.
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      if (route.request().method() === 'HEAD') await restored;
      await route.continue();
    },
  );
  await page.goto('/');
  await page.locator('html[data-hydration=failed]').waitFor();
  isBroken = false;
  restore();
  await waitForHydration(page);
  problems = problems.filter((problem) => !/ERR_FAILED|dynamically imported module/.test(problem));
});

test('inline code is the same on all pages, and the policy allows it by its hash', async () => {
  const files = await readdir(path.join(folder, 'site'), { recursive: true });
  const scripts = new Set<string>();
  for (const file of files.filter((name) => name.endsWith('.html')))
    for (const [, code = ''] of (await readFile(path.join(folder, 'site', file), 'utf8')).matchAll(
      /<script(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g,
    ))
      scripts.add(code);
  const headers = await readFile(path.join(folder, 'site/_headers'), 'utf8');
  expect(scripts.size).toBe(2);
  expect(headers.match(/script-src [^;]*/)?.[0].match(/sha256/g)).toHaveLength(2);
  expect(headers).not.toContain('unsafe');
});

test('blocked code is reported as a problem', async () => {
  const page = await openPage('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    Object.assign(globalThis, { isInjected: false });
    try {
      script.textContent = 'globalThis.isInjected = true';
    } catch {
      // Trusted Types.
    }
    document.head.append(script);
  });
  expect(await page.evaluate(() => (globalThis as { isInjected?: boolean }).isInjected)).toBe(false);
  expect(problems.join()).toMatch(/TrustedScript|Content Security Policy/);
  problems = [];
});
