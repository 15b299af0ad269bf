/* eslint-disable no-restricted-imports -- The test of the adapter needs the framework that it adapts to. */
import { act, createElement, type ReactElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RecaptchaOptions } from './options.ts';
import { type RecaptchaHandle } from './recaptcha.ts';
import { RecaptchaWidget, type RecaptchaWidgetProps, useRecaptcha } from './react.ts';
import { createFakePage } from './testing/fake-page.ts';

const siteKey = 'public-key';

interface FormProps extends Partial<RecaptchaOptions>, Omit<RecaptchaWidgetProps, 'recaptcha'> {
  readonly onRender?: (recaptcha: RecaptchaHandle) => void;
}

function Form({ theme, tabIndex, onToken, onExpired, onError, onRender, ...options }: FormProps) {
  const recaptcha = useRecaptcha({ siteKey, ...options });
  onRender?.(recaptcha);
  const widget = { recaptcha, theme, tabIndex, onToken, onExpired, onError };
  return createElement('form', null, createElement(RecaptchaWidget, widget));
}

describe('useRecaptcha() and RecaptchaWidget', () => {
  test('can be prerendered without a window', () => {
    expect(renderToString(createElement(Form, { size: 'compact' }))).toBe('<form><div></div></form>');
  });

  test('fail at once without a key', () => {
    expect(() => renderToString(createElement(Form, { siteKey: '' }))).toThrow(
      'ReCaptcha error: No key provided',
    );
  });
});

describe('RecaptchaWidget on a page', () => {
  let page: ReturnType<typeof createFakePage>;
  let root: ReturnType<typeof createRoot>;
  const globals = globalThis as { window?: unknown; IS_REACT_ACT_ENVIRONMENT?: boolean };

  beforeEach(() => {
    page = createFakePage();
    globals.window = page.window;
    globals.IS_REACT_ACT_ENVIRONMENT = true;
    root = createRoot(page.place());
  });
  afterEach(async () => {
    await act(() => root.unmount());
    delete globals.window;
    delete globals.IS_REACT_ACT_ENVIRONMENT;
  });

  const show = (element: ReactElement) => act(async () => root.render(element));
  const arrive = () => act(async () => page.arrive());
  /** Returns the contents of the widgets' containers. */
  const frames = () => {
    const all = (element: (typeof page.body.children)[number]): string[] => [
      element.tag,
      ...element.children.flatMap(all),
    ];
    return all(page.body).filter((tag) => tag === 'iframe').length;
  };

  test('loads the script, shows one widget with its options, and removes it again', async () => {
    await show(createElement(Form, { theme: 'dark', tabIndex: 3, size: 'compact' }));
    expect(page.addresses()).toHaveLength(1);
    await arrive();
    expect(page.provider.widgets.map(({ parameters }) => parameters)).toMatchObject([
      { sitekey: siteKey, theme: 'dark', tabindex: 3, size: 'compact' },
    ]);
    expect(frames()).toBe(1);
    await show(createElement('p'));
    expect(frames()).toBe(0);
    expect(page.isBadgeHidden()).toBe(true);
  });

  test('is one widget in strict mode too, where effects run twice', async () => {
    await show(createElement(StrictMode, null, createElement(Form)));
    await arrive();
    expect(frames()).toBe(1);
    expect(page.addresses()).toHaveLength(1);
  });

  test('calls the newest handlers', async () => {
    const calls: string[] = [];
    const handlers = (name: string) => ({
      onToken: (token: string) => calls.push(`${name} ${token}`),
      onExpired: () => calls.push(`${name} expired`),
      onError: ({ kind }: { kind: string }) => calls.push(`${name} ${kind}`),
    });
    await show(createElement(Form, handlers('old')));
    await arrive();
    await show(createElement(Form, handlers('new')));
    expect(page.provider.widgets).toHaveLength(1);
    await act(async () => {
      page.provider.pass(0, 'token');
      page.provider.widgets[0]?.parameters['expired-callback']?.();
      page.provider.widgets[0]?.parameters['error-callback']?.();
    });
    expect(calls).toEqual(['new token', 'new expired', 'new execute']);
  });

  test('needs no handlers', async () => {
    await show(createElement(Form));
    await arrive();
    await act(async () => {
      page.provider.pass(0, 'token');
      page.provider.widgets[0]?.parameters['expired-callback']?.();
      page.provider.widgets[0]?.parameters['error-callback']?.();
    });
    await show(createElement(Form, { siteKey: 'other-key' }));
    expect(frames()).toBe(1);
  });

  test('is replaced by another when an option changes', async () => {
    const handles = new Set<RecaptchaHandle>();
    const onRender = (recaptcha: RecaptchaHandle) => handles.add(recaptcha);
    await show(createElement(Form, { theme: 'light', onRender }));
    await arrive();
    await show(createElement(Form, { theme: 'light', onRender }));
    expect(handles.size).toBe(1);
    await show(createElement(Form, { theme: 'dark', onRender }));
    expect(handles.size).toBe(1);
    await show(createElement(Form, { theme: 'dark', size: 'compact', onRender }));
    expect(handles.size).toBe(2);
    expect(frames()).toBe(1);
    expect(page.provider.widgets.map(({ parameters: { theme, size } }) => [theme, size])).toEqual([
      ['light', 'normal'],
      ['dark', 'normal'],
      ['dark', 'compact'],
    ]);
  });

  test('reports a blocked script', async () => {
    const calls: string[] = [];
    await show(createElement(Form, { onError: ({ message }) => calls.push(message) }));
    await act(async () => page.block());
    expect(calls).toEqual(['ReCaptcha error: Failed to load script']);
    await show(createElement(Form));
  });

  test('reports and shows nothing after it was removed', async () => {
    const calls: string[] = [];
    const onError = ({ kind }: { kind: string }) => calls.push(kind);
    await show(createElement(Form, { onError }));
    await show(createElement('p'));
    await arrive();
    expect(calls).toEqual([]);
    expect(page.provider.widgets).toHaveLength(0);
  });

  test('shows nothing if it is removed before the script has loaded, though its form stays', async () => {
    const Steps = ({ step }: { readonly step: number }) => {
      const recaptcha = useRecaptcha({ siteKey });
      return createElement('form', null, step === 1 ? createElement(RecaptchaWidget, { recaptcha }) : null);
    };
    await show(createElement(Steps, { step: 1 }));
    await show(createElement(Steps, { step: 2 }));
    await arrive();
    expect(page.provider.widgets).toHaveLength(0);
    await show(createElement(Steps, { step: 1 }));
    expect(frames()).toBe(1);
  });
});
