import { describe, expect, test } from 'vitest';
import { createRecaptcha } from './recaptcha.ts';
import { RecaptchaError } from './recaptcha-error.ts';
import { type RecaptchaOptions } from './options.ts';
import { createFakePage } from './testing/fake-page.ts';
import { getFailure, createTestRecaptcha, siteKey } from './testing/create-test-recaptcha.ts';

describe('execute() in version 3', () => {
  test('returns a token for the action', async () => {
    const { page, recaptcha } = createTestRecaptcha({ version: 3 });
    const token = recaptcha.execute('newsletter');
    page.arrive();
    expect(await token).toBe('token');
    expect(await recaptcha.execute()).toBe('token');
    expect(page.provider.scores).toEqual([
      [siteKey, 'newsletter'],
      [siteKey, undefined],
    ]);
  });

  test.each([
    ['an error', new Error('Invalid site key'), 'ReCaptcha error: Failed to execute Invalid site key'],
    ['a text', 'Timeout', 'ReCaptcha error: Failed to execute Timeout'],
    ['nothing', null, 'ReCaptcha error: Failed to execute for an unknown reason'],
  ])('names the reason when the provider rejects with %s', async (_criterion, reason, message) => {
    const { page, recaptcha } = createTestRecaptcha({ version: 3 });
    page.provider.score = () => Promise.reject(reason);
    const failure = getFailure(recaptcha.execute('login'));
    page.arrive();
    expect(await failure).toMatchObject({ kind: 'execute', message, cause: reason });
  });

  test.each([null, undefined, '', 7])('fails when the provider has %j for a token', async (nothing) => {
    const { page, recaptcha } = createTestRecaptcha({ version: 3 });
    page.provider.score = () => Promise.resolve(nothing);
    const failure = getFailure(recaptcha.execute('login'));
    page.arrive();
    expect(await failure).toBeInstanceOf(RecaptchaError);
    expect(await failure).toMatchObject({
      kind: 'execute',
      message: 'ReCaptcha error: Failed to execute because the provider gave no token',
    });
  });

  test('refuses an action that the provider would refuse', async () => {
    const { page, recaptcha } = createTestRecaptcha({ version: 3 });
    const failure = getFailure(recaptcha.execute('sign up!'));
    page.arrive();
    expect((await failure).message).toBe('ReCaptcha error: Failed to execute with the action "sign up!"');
    expect(page.provider.scores).toEqual([]);
  });

  test('fails after the timeout', async () => {
    const { page, recaptcha } = createTestRecaptcha({ version: 3, timeoutMs: 20 });
    page.provider.score = () => new Promise(() => undefined);
    const failure = getFailure(recaptcha.execute('login'));
    page.arrive();
    expect((await failure).message).toBe('ReCaptcha error: Failed to execute within 20 ms');
  });

  test('works beside version 2, in any order, with one script', async () => {
    for (const order of [
      [2, 3],
      [3, 2],
    ]) {
      const page = createFakePage();
      const checkbox = createRecaptcha({ siteKey: 'checkbox-key' }, { window: page.window });
      const score = createRecaptcha({ siteKey: 'score-key', version: 3 }, { window: page.window });
      const handles = { 2: checkbox, 3: score };
      for (const version of order) {
        const loading = handles[version as 2 | 3].load();
        if (page.addresses().length > 0 && !page.window.grecaptcha) page.arrive();
        await loading;
      }
      const widget = await checkbox.render(page.place());
      expect(await score.execute('login')).toBe('token');
      expect(await score.execute('pay')).toBe('token');
      expect(page.provider.widgets[widget]?.parameters.sitekey).toBe('checkbox-key');
      expect(page.provider.scores).toEqual([
        ['score-key', 'login'],
        ['score-key', 'pay'],
      ]);
      expect(page.addresses()).toHaveLength(1);
      score.destroy();
      checkbox.destroy();
      // The container that the test created for the checkbox.
      expect(page.body.children).toHaveLength(1);
    }
  });

  test('works with several keys and one script', async () => {
    const { page, recaptcha } = createTestRecaptcha({ version: 3 });
    const other = createRecaptcha({ siteKey: 'other-key', version: 3 }, { window: page.window });
    const tokens = Promise.all([recaptcha.execute('login'), other.execute('login')]);
    page.arrive();
    await tokens;
    expect(page.provider.scores.map(([key]) => key)).toEqual([siteKey, 'other-key']);
    expect(page.addresses()).toHaveLength(1);
  });

  test('has no widget', async () => {
    const { page, recaptcha } = createTestRecaptcha({ version: 3 });
    const failure = getFailure(recaptcha.render(page.place()));
    page.arrive();
    expect((await failure).kind).toBe('execute');
  });
});

describe('the checkbox of version 2', () => {
  async function ticked(options: Partial<RecaptchaOptions> = {}) {
    const { page, recaptcha } = createTestRecaptcha(options);
    const calls: string[] = [];
    const rendering = recaptcha.render(page.place(), {
      theme: 'dark',
      tabIndex: 2,
      onToken: (token) => calls.push(token),
      onExpired: () => calls.push('expired'),
      onError: ({ kind }) => calls.push(kind),
    });
    page.arrive();
    const widget = await rendering;
    return { page, recaptcha, calls, widget };
  }

  test('is rendered with its options', async () => {
    const { page, widget } = await ticked({ size: 'compact' });
    expect(page.provider.widgets[widget]?.parameters).toMatchObject({
      sitekey: siteKey,
      size: 'compact',
      theme: 'dark',
      tabindex: 2,
    });
  });

  test('calls its handlers', async () => {
    const { page, calls, widget } = await ticked();
    page.provider.pass(widget, 'first');
    page.provider.widgets[widget]?.parameters['expired-callback']?.();
    page.provider.widgets[widget]?.parameters['error-callback']?.();
    expect(calls).toEqual(['first', 'expired', 'execute']);
  });

  test('returns its token once ticked, until it is reset', async () => {
    const { page, recaptcha, widget } = await ticked();
    expect((await getFailure(recaptcha.execute())).message).toBe(
      'ReCaptcha error: Failed to execute because the box is not ticked',
    );
    page.provider.pass(widget, 'first');
    expect(await recaptcha.execute()).toBe('first');
    expect(recaptcha.getResponse()).toBe('first');
    recaptcha.reset();
    expect(recaptcha.getResponse(widget)).toBe('');
  });

  test('refuses an element that has a widget', async () => {
    const { page, recaptcha } = await ticked();
    const place = page.place();
    await recaptcha.render(place);
    expect((await getFailure(recaptcha.render(place))).message).toMatch(
      /Failed to execute reCAPTCHA has already/u,
    );
  });

  test('is ignored once its form is gone', async () => {
    const { page, recaptcha, widget } = await ticked();
    page.provider.pass(widget, 'old form');
    (page.body.children[0] as { remove(): void }).remove();
    const second = await recaptcha.render(page.place());
    page.provider.pass(second, 'new form');
    expect(await recaptcha.execute()).toBe('new form');
  });

  test('keeps its number private to its handle', async () => {
    const { page, recaptcha, widget } = await ticked();
    page.provider.pass(widget, 'first');
    const other = createRecaptcha({ siteKey }, { window: page.window });
    await other.render(page.place());
    expect(other.getResponse(widget)).toBe('');
    other.reset(widget);
    expect(recaptcha.getResponse(widget)).toBe('first');
    expect(recaptcha.getResponse(99)).toBe('');
    recaptcha.destroy();
    await recaptcha.load();
    expect(recaptcha.getResponse(widget)).toBe('');
  });

  test('has no token before it is rendered', () => {
    const { recaptcha } = createTestRecaptcha();
    expect(recaptcha.getResponse()).toBe('');
    expect(() => recaptcha.reset()).not.toThrow();
  });
});

describe('the invisible widget of version 2', () => {
  /** Loads the provider. */
  const turn = () => new Promise((resolve) => setTimeout(resolve));

  test('needs no visible element, and returns a token when the visitor passes', async () => {
    const { page, recaptcha } = createTestRecaptcha({ size: 'invisible' });
    const token = recaptcha.execute();
    page.arrive();
    await turn();
    page.provider.pass(0, 'passed');
    expect(await token).toBe('passed');
    recaptcha.destroy();
    expect(page.body.children).toEqual([]);
  });

  test('asks again when the visitor closed the challenge; both calls get the token', async () => {
    const { page, recaptcha } = createTestRecaptcha({ size: 'invisible' });
    const first = recaptcha.execute();
    page.arrive();
    await turn();
    const second = recaptcha.execute();
    await turn();
    expect(page.provider.challenges).toEqual([0, 0]);
    page.provider.pass(0, 'passed');
    expect(await Promise.all([first, second])).toEqual(['passed', 'passed']);
  });

  test('returns a new token for each call, because verification uses it up', async () => {
    const { page, recaptcha } = createTestRecaptcha({ size: 'invisible' });
    const first = recaptcha.execute();
    page.arrive();
    await turn();
    page.provider.pass(0, 'first');
    await first;
    const second = recaptcha.execute();
    await turn();
    expect(recaptcha.getResponse()).toBe('');
    page.provider.pass(0, 'second');
    expect(await second).toBe('second');
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('Missing required parameters: sitekey');
      },
    ],
    ['rejects', () => Promise.reject(new Error('Missing required parameters: sitekey'))],
  ])('fails with the reason when the provider %s', async (_how, challenge) => {
    const { page, recaptcha } = createTestRecaptcha({ size: 'invisible' });
    page.provider.challenge = challenge;
    const failure = getFailure(recaptcha.execute());
    page.arrive();
    expect(await failure).toMatchObject({
      kind: 'execute',
      message: 'ReCaptcha error: Failed to execute Missing required parameters: sitekey',
    });
  });

  test('fails when the provider cannot be reached', async () => {
    const { page, recaptcha } = createTestRecaptcha({ size: 'invisible' });
    const failure = getFailure(recaptcha.execute());
    page.arrive();
    await turn();
    page.provider.widgets[0]?.parameters['error-callback']?.();
    expect((await failure).kind).toBe('execute');
  });
});
