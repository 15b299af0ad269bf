import { describe, expect, test } from 'vitest';
import { limitQuery, limitQueryBytes } from './limit-query.ts';

describe('limitQuery()', () => {
  test.each<[criterion: string, query: string, expected: string]>([
    ['keeps 512 characters', 'a'.repeat(512), 'a'.repeat(512)],
    ['cuts the 513th', 'a'.repeat(513), 'a'.repeat(512)],
    ['keeps blanks, so that a second word can be typed', 'hand ', 'hand '],
    ['never truncates within a character', `${'a'.repeat(511)}🌾`, 'a'.repeat(511)],
    ['keeps a surrogate pair that fits', `${'a'.repeat(510)}🌾b`, `${'a'.repeat(510)}🌾`],
    ['keeps a last character without a pair', `${'a'.repeat(511)}\uFFFFb`, `${'a'.repeat(511)}\uFFFF`],
    ['replaces half a surrogate pair, which a URL cannot contain', 'a\uD83Cb', 'a\uFFFDb'],
    ['replaces every half', '\uD83C\uD83C', '\uFFFD\uFFFD'],
  ])('%s', (_criterion, query, expected) => {
    expect(limitQuery(query)).toBe(expected);
  });
});

describe('limitQueryBytes()', () => {
  test.each<[criterion: string, query: string, expected: string]>([
    ['counts a basic letter as one byte', 'a'.repeat(512), 'a'.repeat(512)],
    ['counts DEL, the last ASCII character, as one byte', '\x7F'.repeat(512), '\x7F'.repeat(512)],
    ['counts U+0080 as two bytes', '\x80'.repeat(300), '\x80'.repeat(256)],
    ['counts a Danish letter as two bytes', 'ø'.repeat(300), 'ø'.repeat(256)],
    ['counts U+07FF as two bytes', '\u07FF'.repeat(300), '\u07FF'.repeat(256)],
    ['counts U+0800 as three bytes', '\u0800'.repeat(300), '\u0800'.repeat(170)],
    ['counts U+FFFF as three bytes', '\uFFFF'.repeat(300), '\uFFFF'.repeat(170)],
    ['counts other code points as four bytes', '\u{10000}'.repeat(200), '\u{10000}'.repeat(128)],
  ])('%s', (_criterion, query, expected) => {
    expect(limitQueryBytes(query)).toBe(expected);
  });
});
