/* eslint-disable no-restricted-imports -- The test of the adapter needs the framework that it adapts to. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { RecaptchaWidget, useRecaptcha } from './react.ts';

function Form({ siteKey }: { readonly siteKey: string }) {
  const recaptcha = useRecaptcha({ siteKey, size: 'compact' });
  return createElement('form', null, createElement(RecaptchaWidget, { recaptcha }));
}

describe('useRecaptcha() and RecaptchaWidget', () => {
  test('can be prerendered where there is no window', () => {
    expect(renderToString(createElement(Form, { siteKey: 'public-key' }))).toBe('<form><div></div></form>');
  });

  test('fail at once without a key', () => {
    expect(() => renderToString(createElement(Form, { siteKey: '' }))).toThrow(
      'ReCaptcha error: No key provided',
    );
  });
});
