import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { resolveOptions, scriptUrl } from './options.ts';

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

describe('scriptUrl()', () => {
  const anyText = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== '');

  test.prop([anyText, anyText])(
    'carries any key and language without letting them out of the query',
    (siteKey, language) => {
      const settings = resolveOptions({ siteKey, version: 3, language });
      const url = new URL(scriptUrl(settings));
      expect(url.origin + url.pathname).toBe('https://www.google.com/recaptcha/api.js');
      expect([...url.searchParams]).toEqual([
        ['render', siteKey.trim()],
        ['hl', language],
      ]);
    },
  );
});
