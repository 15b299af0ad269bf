import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { limitQuery, limitQueryBytes } from './query.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 700 });

describe('limitQuery()', () => {
  test('keeps 512 characters and cuts the 513th', () => {
    expect(limitQuery('a'.repeat(513))).toBe('a'.repeat(512));
  });

  test('keeps blanks, so that a second word can be typed', () => {
    expect(limitQuery('hand ')).toBe('hand ');
  });

  test('never cuts a character in two', () => {
    expect(limitQuery(`${'a'.repeat(511)}🌾`)).toBe('a'.repeat(511));
  });

  test('replaces half a character, which no address can carry', () => {
    expect(limitQuery('a\uD83Cb')).toBe('a\uFFFDb');
  });

  property.prop([anyText])('is at most 512 long and changes nothing the second time', (text) => {
    const limited = limitQuery(text);
    expect(limited.length).toBeLessThanOrEqual(512);
    expect(limitQuery(limited)).toBe(limited);
  });
});

describe('limitQueryBytes()', () => {
  test('counts a Danish letter as two bytes', () => {
    expect(limitQueryBytes('ø'.repeat(300))).toBe('ø'.repeat(256));
  });

  property.prop([anyText])(
    'is a beginning of the query in at most 512 bytes, and no shorter than needed',
    (text) => {
      const limited = limitQuery(text);
      const bytes = limitQueryBytes(text);
      expect(limited.startsWith(bytes)).toBe(true);
      expect(Buffer.byteLength(bytes)).toBeLessThanOrEqual(512);
      const [next = ''] = limited.slice(bytes.length);
      if (next !== '') expect(Buffer.byteLength(bytes) + 4).toBeGreaterThan(512);
    },
  );
});
