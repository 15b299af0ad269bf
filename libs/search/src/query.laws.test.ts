import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { limitQuery, limitQueryBytes } from './limit-query.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 700 });

describe('limitQuery()', () => {
  property.prop([anyText])('returns at most 512 well-formed characters, and is idempotent', (text) => {
    const limited = limitQuery(text);
    expect(limited.length).toBeLessThanOrEqual(512);
    expect(limited).not.toMatch(/\p{Surrogate}/u);
    expect(limitQuery(limited)).toBe(limited);
  });

  property.prop([fc.string({ unit: 'grapheme', maxLength: 100 })])('leaves a short text alone', (text) => {
    expect(limitQuery(text)).toBe(text);
  });
});

describe('limitQueryBytes()', () => {
  property.prop([anyText])('is a beginning in at most 512 bytes, and no shorter than needed', (text) => {
    const limited = limitQuery(text);
    const bytes = limitQueryBytes(text);
    expect(limited.startsWith(bytes)).toBe(true);
    expect(Buffer.byteLength(bytes)).toBeLessThanOrEqual(512);
    const [next = ''] = limited.slice(bytes.length);
    if (next !== '') expect(Buffer.byteLength(bytes + next)).toBeGreaterThan(512);
  });
});
