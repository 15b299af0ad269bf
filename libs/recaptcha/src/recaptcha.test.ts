import { afterEach, beforeEach, describe, expect, expectTypeOf, onTestFinished, test, vi } from 'vitest';
import { type RecaptchaWindow } from './grecaptcha.ts';
import { createRecaptcha } from './recaptcha.ts';
import { RecaptchaError } from './recaptcha-error.ts';
import { type RecaptchaOptions } from './options.ts';
import { getFailure, createTestRecaptcha, siteKey } from './testing/create-test-recaptcha.ts';

describe('createRecaptcha()', () => {
  test.each([
    [{ siteKey: '' }, 'no-key', 'ReCaptcha error: No key provided'],
    [{ siteKey: '  ' }, 'no-key', 'ReCaptcha error: No key provided'],
    [{ siteKey: undefined }, 'no-key', 'ReCaptcha error: No key provided'],
    [{ siteKey, version: null }, 'no-version', 'ReCaptcha error: No version provided'],
    [{ siteKey, version: 0 }, 'no-version', 'ReCaptcha error: No version provided'],
    [{ siteKey, version: 4 }, 'no-version', 'ReCaptcha error: No version provided'],
    [{ siteKey, version: '3' }, 'no-version', 'ReCaptcha error: No version provided'],
  ])('throws for %j', (options, kind, message) => {
    const create = () => createRecaptcha(options as RecaptchaOptions);
    expect(create).toThrow(RecaptchaError);
    expect(create).toThrow(expect.objectContaining({ kind, message }));
  });

  test.each([0, -1, Number.NaN, 2 ** 31])('throws for a timeout of %d ms', (timeoutMs) => {
    expect(() => createRecaptcha({ siteKey, timeoutMs })).toThrow(RangeError);
  });

  test('works in the window of the page, and in any other that is passed', () => {
    expectTypeOf<Window & typeof globalThis>().toExtend<RecaptchaWindow>();
    expectTypeOf(createRecaptcha).parameter(0).toExtend<{ readonly siteKey: string }>();
    // @ts-expect-error -- There is no version 1 any more.
    expect(() => createRecaptcha({ siteKey, version: 1 })).toThrow(RecaptchaError);
    // @ts-expect-error -- Nothing works without a key.
    expect(() => createRecaptcha({ version: 2 })).toThrow(RecaptchaError);
  });

  test('touches nothing on the page before its first use', () => {
    const { page } = createTestRecaptcha();
    expect(page.addresses()).toEqual([]);
    expect(() => createRecaptcha({ siteKey })).not.toThrow();
  });
});

describe('load()', () => {
  test.each<[Partial<RecaptchaOptions>, string]>([
    [{}, 'https://www.google.com/recaptcha/api.js?render=explicit'],
    [{ version: 3 }, 'https://www.google.com/recaptcha/api.js?render=public-key'],
    [{ mode: 'enterprise', version: 3 }, 'https://www.google.com/recaptcha/enterprise.js?render=public-key'],
    [{ language: 'da' }, 'https://www.google.com/recaptcha/api.js?render=explicit&hl=da'],
    [{ host: 'https://www.recaptcha.net/' }, 'https://www.recaptcha.net/recaptcha/api.js?render=explicit'],
    [{ host: '' }, '/recaptcha/api.js?render=explicit'],
  ])('with %j loads %s', async (options, address) => {
    const { page, recaptcha } = createTestRecaptcha(options);
    const loading = recaptcha.load();
    expect(page.addresses()).toEqual([address]);
    page.arrive(options.mode);
    await loading;
  });

  test('sets the nonce of the script and does not block the page', () => {
    const { page, recaptcha } = createTestRecaptcha({ nonce: 'abc' });
    recaptcha.load().catch(() => undefined);
    expect(page.script()).toMatchObject({ nonce: 'abc', async: true });
  });

  test('loads the script once, however many handles load it and however often', async () => {
    const { page, recaptcha } = createTestRecaptcha();
    const other = createRecaptcha({ siteKey }, { window: page.window });
    const loads = [recaptcha.load(), recaptcha.load(), other.load()];
    page.arrive();
    await Promise.all(loads);
    recaptcha.destroy();
    await recaptcha.load();
    expect(page.addresses()).toHaveLength(1);
  });

  test('remembers that the script is loaded, even if its element was removed', async () => {
    const { page, recaptcha } = createTestRecaptcha({ version: 3 });
    const loading = recaptcha.load();
    page.arrive();
    await loading;
    (page.script() as { remove(): void }).remove();
    const other = createRecaptcha({ siteKey, version: 3 }, { window: page.window });
    expect(await other.execute('login')).toBe('token');
    expect(page.addresses()).toEqual([]);
  });

  test.each([
    'https://www.google.com/recaptcha/api.js?render=explicit',
    'https://www.google.com/recaptcha/api.js',
    'https://www.recaptcha.net/recaptcha/api.js?hl=da&render=explicit&onload=start',
    '/recaptcha/api.js?render=another-key',
  ])('uses a script that is already on the page: %s', async (address) => {
    const { page, recaptcha } = createTestRecaptcha();
    page.addScript(address);
    const loading = recaptcha.load();
    page.arrive();
    await loading;
    expect(page.addresses()).toEqual([address]);

    const other = createRecaptcha({ siteKey }, { window: page.window });
    await other.load();
    expect(page.addresses()).toEqual([address]);
  });

  test('uses a script that the page has already loaded', async () => {
    const { page, recaptcha } = createTestRecaptcha();
    page.addScript('https://www.google.com/recaptcha/api.js');
    page.arrive();
    await recaptcha.load();
    expect(page.addresses()).toHaveLength(1);
  });

  test('ignores the script of the other product, and one of a similar name', async () => {
    const { page, recaptcha } = createTestRecaptcha();
    page.addScript('https://www.google.com/recaptcha/enterprise.js?render=key');
    page.addScript('https://shop.example/assets/api.js?from=/recaptcha/api.js');
    const loading = recaptcha.load();
    expect(page.addresses()).toHaveLength(3);
    page.arrive();
    await loading;
  });

  test('reports a URL that the page does not allow', async () => {
    const { page, recaptcha } = createTestRecaptcha();
    const refusal = new TypeError("This document requires 'TrustedScriptURL' assignment.");
    page.refuseAddresses(refusal);
    expect(await getFailure(recaptcha.load())).toMatchObject({ kind: 'load', cause: refusal });
    expect(page.addresses()).toEqual([]);
  });

  test('waits until the provider is ready', async () => {
    const { page, recaptcha } = createTestRecaptcha();
    page.provider.isReady = false;
    let isLoaded = false;
    const loading = recaptcha.load().then(() => (isLoaded = true));
    page.arrive();
    await Promise.resolve();
    expect(isLoaded).toBe(false);
    page.provider.becomeReady();
    await loading;
  });

  test('reports a blocked script, and retries with the next call', async () => {
    const { page, recaptcha } = createTestRecaptcha();
    const failure = getFailure(recaptcha.load());
    page.block();
    expect(await failure).toMatchObject({ kind: 'load', message: 'ReCaptcha error: Failed to load script' });
    expect(page.addresses()).toEqual([]);

    const again = recaptcha.load();
    expect(page.addresses()).toHaveLength(1);
    page.arrive();
    await again;
  });

  test('reports a script that defines something else', async () => {
    const { page, recaptcha } = createTestRecaptcha({ mode: 'enterprise' });
    const failure = getFailure(recaptcha.load());
    page.arrive('base');
    expect(await failure).toMatchObject({
      kind: 'load',
      cause: { message: expect.stringContaining('did not define') },
    });
  });

  const broken = new Error('grecaptcha is broken');
  const throwing = () => {
    throw broken;
  };
  test.each<[criterion: string, ready: unknown, cause: unknown]>([
    ['throws', throwing, broken],
    ['is no function', {}, expect.any(TypeError)],
  ])('reports at once when the `ready` of the script %s', async (_criterion, ready, cause) => {
    vi.useFakeTimers(); // Not awaited here.
    onTestFinished(() => void vi.useRealTimers());
    const { page, recaptcha } = createTestRecaptcha();
    const failure = getFailure(recaptcha.load());
    page.arrive('base', { ready });
    expect(await failure).toMatchObject({ kind: 'load', cause });
    expect(vi.getTimerCount()).toBe(0);
    expect(page.addresses()).toEqual([]);

    page.addScript('https://www.google.com/recaptcha/api.js');
    expect(await getFailure(recaptcha.load())).toMatchObject({ kind: 'load', cause });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('reports a missing page', async () => {
    expect(await getFailure(createRecaptcha({ siteKey }).load())).toMatchObject({ kind: 'load' });
  });

  describe('with a timeout', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    test('fails when the script does not load', async () => {
      const { page, recaptcha } = createTestRecaptcha({ timeoutMs: 3000 });
      const failure = getFailure(recaptcha.load());
      vi.advanceTimersByTime(3000);
      expect(await failure).toMatchObject({
        kind: 'load',
        cause: { message: expect.stringContaining('3000 ms') },
      });
      expect(page.addresses()).toEqual([]);
    });

    test('leaves no timer behind that could affect a loaded script or a token', async () => {
      const { page, recaptcha } = createTestRecaptcha({ version: 3 });
      const token = recaptcha.execute('login');
      page.arrive();
      await token;
      expect(vi.getTimerCount()).toBe(0);
    });

    test('fails when the script loads but does not become ready', async () => {
      const { page, recaptcha } = createTestRecaptcha();
      page.provider.isReady = false;
      const failure = getFailure(recaptcha.load());
      page.arrive();
      vi.advanceTimersByTime(10_000);
      expect((await failure).kind).toBe('load');
    });
  });
});

describe('destroy()', () => {
  test('rejects pending calls, also for a script that is still loading', async () => {
    const { page, recaptcha } = createTestRecaptcha({ version: 3 });
    const failure = getFailure(recaptcha.execute());
    recaptcha.destroy();
    expect((await failure).message).toBe(
      'ReCaptcha error: Failed to execute because the bot check was taken away',
    );
    page.arrive();
    expect(page.provider.scores).toEqual([]);
  });

  test('empties the elements of its widgets and keeps those of others', async () => {
    const { page, recaptcha } = createTestRecaptcha();
    const other = createRecaptcha({ siteKey }, { window: page.window });
    const [mine, theirs] = [page.place(), page.place()];
    const rendering = Promise.all([recaptcha.render(mine), other.render(theirs)]);
    page.arrive();
    await rendering;
    recaptcha.destroy();
    expect([mine.children.length, theirs.children.length]).toEqual([0, 1]);
  });

  test('empties elements that have left the page as well, which the provider no longer knows', async () => {
    const { page, recaptcha } = createTestRecaptcha();
    const [gone, there] = [page.place(), page.place()];
    const rendering = Promise.all([recaptcha.render(gone), recaptcha.render(there)]);
    page.arrive();
    await rendering;
    gone.remove();
    expect(() => recaptcha.destroy()).not.toThrow();
    expect([gone.children.length, there.children.length]).toEqual([0, 0]);
  });

  test('leaves nothing of a call made in the same task', async () => {
    const { page, recaptcha } = createTestRecaptcha();
    const loading = recaptcha.load();
    page.arrive();
    await loading;
    const place = page.place();
    const rendering = getFailure(recaptcha.render(place));
    const executing = getFailure(recaptcha.execute());
    recaptcha.destroy();
    for (const failure of [await rendering, await executing]) {
      expect(failure.message).toBe('ReCaptcha error: Failed to execute because the bot check was taken away');
    }
    expect(place.children).toHaveLength(0);
    expect(page.provider.widgets).toHaveLength(0);
  });

  test('rejects a call that waits for the visitor', async () => {
    const { page, recaptcha } = createTestRecaptcha({ size: 'invisible' });
    const failure = getFailure(recaptcha.execute());
    page.arrive();
    await expect.poll(() => page.provider.challenges).toHaveLength(1);
    recaptcha.destroy();
    expect((await failure).kind).toBe('execute');
    expect(page.body.children).toEqual([]);
  });

  test('leaves a handle that can be used again', async () => {
    const { page, recaptcha } = createTestRecaptcha({ version: 3 });
    recaptcha.destroy();
    const token = recaptcha.execute();
    page.arrive();
    expect(await token).toBe('token');
    recaptcha.destroy();
    expect(await recaptcha.execute()).toBe('token');
  });
});

describe('the badge', () => {
  test('is visible while a handle is used, and is removed with it', async () => {
    const { page, recaptcha } = createTestRecaptcha({ version: 3 });
    const loading = recaptcha.load();
    page.arrive();
    await loading;
    expect(page.isBadgeHidden()).toBe(false);
    recaptcha.destroy();
    expect(page.isBadgeHidden()).toBe(true);
  });

  test('stays visible, and the check works, where stylesheets cannot be constructed', async () => {
    const { page, recaptcha } = createTestRecaptcha({ version: 3, hideBadge: true });
    Object.assign(page.window, {
      CSSStyleSheet: class {
        replaceSync() {
          throw new TypeError('replaceSync is not a function');
        }
      },
    });
    const token = recaptcha.execute('login');
    page.arrive();
    expect(await token).toBe('token');
    recaptcha.destroy();
    expect(page.isBadgeHidden()).toBe(false);
  });

  test('is hidden while at least one handle wants it hidden', async () => {
    const { page, recaptcha } = createTestRecaptcha({ version: 3 });
    const discreet = createRecaptcha({ siteKey, version: 3, hideBadge: true }, { window: page.window });
    const loading = Promise.all([recaptcha.load(), discreet.load()]);
    page.arrive();
    await loading;
    expect(page.isBadgeHidden()).toBe(true);
    discreet.destroy();
    expect(page.isBadgeHidden()).toBe(false);
  });
});
