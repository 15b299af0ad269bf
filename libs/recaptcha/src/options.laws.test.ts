import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { isScriptUrl, resolveOptions, toScriptUrl } from './options.ts';

const anyText = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== '');
const anyMode = fc.constantFrom<'base' | 'enterprise'>('base', 'enterprise');

test.prop([anyText, anyText, anyMode])(
  'isScriptUrl() recognizes the URL of any key and language, which cannot break out of the query',
  (siteKey, language, mode) => {
    const address = toScriptUrl(resolveOptions({ siteKey, version: 3, language, mode }));
    const url = new URL(address);
    expect(url.origin).toBe('https://www.google.com');
    expect(url.pathname).toBe(`/recaptcha/${mode === 'base' ? 'api' : 'enterprise'}.js`);
    expect([...url.searchParams]).toEqual([
      ['render', siteKey.trim()],
      ['hl', language],
    ]);
    expect(isScriptUrl(address, mode)).toBe(true);
    expect(isScriptUrl(address, mode === 'base' ? 'enterprise' : 'base')).toBe(false);
  },
);
