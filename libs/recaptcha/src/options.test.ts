import { describe, expect, test } from 'vitest';
import { isScriptUrl, resolveOptions } from './options.ts';

describe('resolveOptions()', () => {
  test('has the defaults of the specification: version 2, base, normal, badge not hidden', () => {
    expect(resolveOptions({ siteKey: 'key' })).toMatchObject({
      version: 2,
      mode: 'base',
      size: 'normal',
      hideBadge: false,
    });
  });
});

describe('isScriptUrl() recognizes the script of a product', () => {
  test.each<[address: string, mode: 'base' | 'enterprise', expected: boolean]>([
    ['https://www.google.com/recaptcha/api.js', 'base', true],
    ['/recaptcha/api.js?render=explicit', 'base', true],
    ['https://www.recaptcha.net/recaptcha/enterprise.js?render=key', 'enterprise', true],
    ['https://www.google.com/recaptcha/enterprise.js', 'base', false],
    ['https://www.google.com/recaptcha/api.js', 'enterprise', false],
    ['https://shop.example/api.js?next=/recaptcha/api.js', 'base', false],
    ['', 'base', false],
  ])('at %j for %s: %s', (address, mode, expected) => {
    expect(isScriptUrl(address, mode)).toBe(expected);
  });
});
