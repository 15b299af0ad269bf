import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import type { RecaptchaHandle, RecaptchaOptions } from '@marehalm/recaptcha';
import { build, type Rollup } from 'vite';
import type { RunningShop } from './running-shop.ts';
import { expect, test } from './test.ts';
import { root } from './workspace.ts';

/*
 * The shop uses version 3 only. The rest of the library is tested on a page of its own against the local bot check:
 * the built library, under a policy that allows no inline script and no inline style.
 */

/** Globals of the page's script for the tests. */
interface BotCheckPage {
  /** Handles of the test, by name. */
  readonly handles: Record<string, RecaptchaHandle>;
  readonly set: (name: string, options: RecaptchaOptions) => void;
  /** The message of the error that `promise` rejects with. */
  readonly failureOf: (promise: Promise<unknown>) => Promise<string>;
  /** Renders a form with the React adapter in strict mode; returns a function that removes it. */
  readonly mount: (options: RecaptchaOptions) => () => void;
}

declare global {
  interface Window {
    botCheck: BotCheckPage;
  }
}

const source = `
  import { createElement, StrictMode, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  import { createRecaptcha } from '@marehalm/recaptcha';
  import { RecaptchaWidget, useRecaptcha } from '@marehalm/recaptcha/react';

  function Form({ options }) {
    const recaptcha = useRecaptcha(options);
    const [said, say] = useState('');
    return createElement('form', { 'aria-label': 'Comment' },
      createElement(RecaptchaWidget, { recaptcha, onToken: () => say('Passed'), onError: ({ kind }) => say(kind) }),
      createElement('output', null, said));
  }

  const handles = {};
  window.botCheck = {
    handles,
    set: (name, options) => { handles[name] = createRecaptcha(options); },
    failureOf: (promise) => promise.then(() => 'no failure', ({ message }) => message),
    mount(options) {
      const root = createRoot(document.querySelector('main'));
      root.render(createElement(StrictMode, null, createElement(Form, { options })));
      return () => root.unmount();
    },
  };
`;

const html = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Bot check</title><link rel="icon" href="data:,"><script type="module" src="/bot-check/page.js"></script></head>
  <body><h1>Bot check</h1><main></main><div id="place"></div><p class="grecaptcha-badge">Badge</p></body>
</html>`;

const policy = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:";

// One page after the other: the script is built once for all.
test.describe.configure({ mode: 'default' });

let script: string;

test.beforeAll(async () => {
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  await promisify(execFile)(process.execPath, [compiler, '-b', 'libs/recaptcha/tsconfig.lib.json'], {
    cwd: root,
  });
  const { output } = (await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'virtual:page' ? join(import.meta.dirname, 'page.js') : null),
        load: (id) => (id === join(import.meta.dirname, 'page.js') ? source : null),
      },
    ],
    build: { write: false, modulePreload: false, rollupOptions: { input: 'virtual:page' } },
  })) as Rollup.RollupOutput;
  script = output[0].code;
});

test.beforeEach(async ({ page }) => {
  await page.route('**/bot-check', (route) =>
    route.fulfill({ body: html, contentType: 'text/html', headers: { 'content-security-policy': policy } }),
  );
  await page.route('**/bot-check/page.js', (route) =>
    route.fulfill({ body: script, contentType: 'text/javascript' }),
  );
  await page.goto('/bot-check');
  await page.waitForFunction(() => 'botCheck' in window);
});

const options: RecaptchaOptions = { siteKey: 'site-key', host: '' };

/** Creates a handle under a name that later steps use. */
const setUp = (page: Page, name: string, more: Partial<RecaptchaOptions> = {}) =>
  page.evaluate(([handle, all]) => window.botCheck.set(handle, all), [
    name,
    { ...options, ...more },
  ] as const);

const execute = (page: Page, name: string, action?: string) =>
  page.evaluate(([handle, what]) => window.botCheck.handles[handle]?.execute(what) ?? '', [
    name,
    action,
  ] as const);

/** The error message of `deed` on a handle. */
const failureOf = (page: Page, name: string, deed: 'load' | 'execute') =>
  page.evaluate(
    ([handle, what]) =>
      window.botCheck.failureOf(window.botCheck.handles[handle]?.[what]() ?? Promise.resolve()),
    [name, deed] as const,
  );

const render = (page: Page, name: string) =>
  page.evaluate((handle) => {
    const place = document.querySelector<HTMLElement>('#place');
    const container = document.createElement('div');
    place?.append(container);
    return window.botCheck.handles[handle]?.render(container);
  }, name);

const scripts = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.scripts, (each) => each.getAttribute('src') ?? '').filter((src) =>
      src.includes('recaptcha'),
    ),
  );

/** The provider's verdict on a token. */
async function verdictOn(shop: RunningShop, token: string): Promise<unknown> {
  const body = new URLSearchParams({ secret: 'secret', response: token });
  return (await fetch(`${shop.origin}/recaptcha/api/siteverify`, { method: 'POST', body })).json();
}

const box = (page: Page) => page.getByRole('checkbox', { name: 'I am not a robot' });

test('checkbox gives a token that the server accepts once', async ({ page, shop }) => {
  await setUp(page, 'box');
  expect(await scripts(page)).toEqual([]);
  await render(page, 'box');
  expect(await failureOf(page, 'box', 'execute')).toBe(
    'ReCaptcha error: Failed to execute because the box is not ticked',
  );
  await box(page).check();
  await expect(box(page)).toBeDisabled();
  await expect.poll(() => page.evaluate(() => window.botCheck.handles['box']?.getResponse())).not.toBe('');
  const token = await execute(page, 'box');
  expect(await verdictOn(shop, token)).toMatchObject({ success: true });
  expect(await verdictOn(shop, token)).toMatchObject({ success: false });

  await page.evaluate(() => window.botCheck.handles['box']?.reset());
  await expect(box(page)).not.toBeChecked();
  expect(await page.evaluate(() => window.botCheck.handles['box']?.getResponse())).toBe('');
});

test('invisible check gives a token for every submitted form', async ({ page, shop }) => {
  await setUp(page, 'invisible', { size: 'invisible', mode: 'enterprise', language: 'da' });
  const first = await execute(page, 'invisible');
  const second = await execute(page, 'invisible');
  expect(second).not.toBe(first);
  expect(await verdictOn(shop, first)).toMatchObject({ success: true });
  expect(await verdictOn(shop, second)).toMatchObject({ success: true });
  expect(await scripts(page)).toEqual(['/recaptcha/enterprise.js?render=explicit&hl=da']);
});

test('score check asks nothing, and its badge is visible while it is in use', async ({ page, shop }) => {
  const badge = page.getByText('Badge');
  await setUp(page, 'score', { version: 3 });
  const token = await execute(page, 'score', 'newsletter');
  expect(await verdictOn(shop, token)).toMatchObject({ success: true, action: 'newsletter', score: 0.9 });
  await expect(badge).toBeVisible();

  await setUp(page, 'discreet', { version: 3, hideBadge: true });
  await execute(page, 'discreet');
  await expect(badge).toBeHidden();
  await page.evaluate(() => window.botCheck.handles['discreet']?.destroy());
  await expect(badge).toBeVisible();
  await page.evaluate(() => window.botCheck.handles['score']?.destroy());
  await expect(badge).toBeHidden();
});

test('low score can lead to a checkbox, with a single script', { tag: '@all' }, async ({ page, shop }) => {
  await setUp(page, 'box', { siteKey: 'box-key' });
  await setUp(page, 'score', { siteKey: 'score-key', version: 3 });
  await render(page, 'box');
  const score = await execute(page, 'score', 'login');
  expect(await verdictOn(shop, score)).toMatchObject({ success: true, action: 'login' });
  await box(page).check();
  await expect.poll(() => page.evaluate(() => window.botCheck.handles['box']?.getResponse())).not.toBe('');
  expect(await verdictOn(shop, await execute(page, 'box'))).toMatchObject({ success: true });
  expect(await scripts(page)).toEqual(['/recaptcha/api.js?render=explicit']);
});

test('form that is removed and added again loads nothing twice', { tag: '@all' }, async ({ page, shop }) => {
  await setUp(page, 'box');
  await render(page, 'box');
  await expect(box(page)).toBeVisible();
  await page.evaluate(() => window.botCheck.handles['box']?.destroy());
  await expect(box(page)).toHaveCount(0);

  await render(page, 'box');
  await box(page).check();
  await expect.poll(() => page.evaluate(() => window.botCheck.handles['box']?.getResponse())).not.toBe('');
  expect(await verdictOn(shop, await execute(page, 'box'))).toMatchObject({ success: true });
  expect(await scripts(page)).toHaveLength(1);
});

test('React form shows one checkbox, receives the token and removes the checkbox', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Comment' });
  const unmount = await page.evaluateHandle((all) => window.botCheck.mount(all), options);
  await form.getByRole('checkbox', { name: 'I am not a robot' }).check();
  await expect(form.getByRole('status')).toHaveText('Passed');
  expect(await scripts(page)).toHaveLength(1);
  await unmount.evaluate((leave) => leave());
  await expect(box(page)).toHaveCount(0);
});

test.describe('where the provider cannot be reached', () => {
  test.use({ expectedComplaints: /Failed to load resource.*recaptcha/ });

  test('blocked check is reported, and works once it is unblocked', async ({ page, shop }) => {
    await page.route('**/recaptcha/api.js*', (route) => route.abort('blockedbyclient'));
    await setUp(page, 'score', { version: 3 });
    expect(await failureOf(page, 'score', 'execute')).toBe('ReCaptcha error: Failed to load script');
    expect(await scripts(page)).toEqual([]);

    await page.unroute('**/recaptcha/api.js*');
    expect(await verdictOn(shop, await execute(page, 'score'))).toMatchObject({ success: true });
  });

  test('check that does not load times out', async ({ page }) => {
    // Pending until the page is closed.
    await page.route('**/recaptcha/api.js*', () => undefined);
    await setUp(page, 'score', { version: 3, timeoutMs: 50 });
    expect(await failureOf(page, 'score', 'load')).toBe('ReCaptcha error: Failed to load script');
  });

  test.describe(() => {
    test.use({ expectedComplaints: /The bot check is broken/ });
    test('check that throws is reported, and works once it no longer throws', async ({ page, shop }) => {
      await page.route('**/recaptcha/api.js*', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("The bot check is broken")' }),
      );
      await setUp(page, 'score', { version: 3 });
      expect(await failureOf(page, 'score', 'execute')).toBe('ReCaptcha error: Failed to load script');
      await page.unroute('**/recaptcha/api.js*');
      expect(await verdictOn(shop, await execute(page, 'score'))).toMatchObject({ success: true });
    });
  });

  test('React form reports a check that cannot be reached', { tag: '@all' }, async ({ page }) => {
    await page.route('**/recaptcha/api.js*', (route) => route.abort('blockedbyclient'));
    await page.evaluate((all) => void window.botCheck.mount(all), options);
    await expect(page.getByRole('form', { name: 'Comment' }).getByRole('status')).toHaveText('load');
  });
});
