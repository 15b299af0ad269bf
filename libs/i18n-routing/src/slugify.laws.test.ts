import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { expect } from 'vitest';
import { slugify } from './slugify.ts';

test.prop([fc.string({ unit: 'binary' })])(
  'slugify() gives words and single hyphens, never nothing',
  (text) => {
    expect(slugify(text)).toMatch(/^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u);
  },
);

test.prop([fc.string({ unit: fc.constantFrom(...'aéÅßøŁ 0-!') })])(
  'slugify() writes Latin letters in ASCII',
  (text) => {
    expect(slugify(text)).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u);
  },
);

test.prop([fc.string({ unit: 'grapheme' })])('slugify() leaves a slug as it is', (text) => {
  expect(slugify(slugify(text))).toBe(slugify(text));
});

test.prop([fc.string({ unit: fc.constantFrom(...'aåæøÅÆØz09 -é') })])(
  'slugify() gives the same slug in upper and lower case, composed and decomposed',
  (text) => {
    for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) {
      expect(slugify(text.normalize(form))).toBe(slugify(text));
      expect(slugify(text.toUpperCase().normalize(form))).toBe(slugify(text));
    }
  },
);
