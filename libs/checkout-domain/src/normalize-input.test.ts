import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { normalizeName, normalizeInput } from './normalize-input.ts';

test.each<[what: string, typed: string, expected: string]>([
  ['marks of writing direction', '\u202a+45 20 20 20 20\u202c', '+45 20 20 20 20'],
  ['zero-width spaces', '\u200bWELCOME\u200b15\ufeff', 'WELCOME15'],
  ['soft hyphens', 'ase@exam\u00adple.com', 'ase@example.com'],
  ['spaces that do not break', '\u00a02100\u202f', '2100'],
  ['hyphens and dashes', '00\u2011950 00\u2013950 \u2212', '00-950 00-950 -'],
  ['full-width letters and digits', '\uff33\uff30\uff26\uff13\uff10', 'SPF30'],
  ['Arabic and Persian digits', '\u0662\u0661\u0660\u0660 \u06f2\u06f1', '2100 21'],
  ['spaces at the ends and in a row', '  a \t b ', 'a b'],
  ['nothing of Danish letters', 'Smørrebrød på Ærø', 'Smørrebrød på Ærø'],
])('normalizeInput() normalizes %s', (_what, typed, expected) => {
  expect(normalizeInput(typed)).toBe(expected);
});

test('normalizeName() keeps the letters of a name and drops what reverses or hides them', () => {
  expect(normalizeName(' \u202eÅse\u00ad  Marie\u200b ')).toBe('Åse Marie');
  // A joiner that Persian is written with.
  expect(normalizeName('\u0646\u06cc\u200c\u0627')).toBe('\u0646\u06cc\u200c\u0627');
});

property.prop([fc.string({ unit: 'binary' })])('normalizing twice changes nothing more', (typed) => {
  for (const normalize of [normalizeInput, normalizeName]) {
    const once = normalize(typed);
    expect(normalize(once)).toBe(once);
  }
});
