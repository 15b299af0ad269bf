import { describe, expect, test } from 'vitest';
import { slugify } from './slugify.ts';

describe('slugify()', () => {
  test.each([
    ['Læ Serum, 30 ml', 'lae-serum-30-ml'],
    ['Graesset, der holder på kysten', 'graesset-der-holder-paa-kysten'],
    ['BLØD', 'bloed'],
    ['Œuvre, Straße, Þór, Ðe', 'oeuvre-strasse-thor-de'],
    ['Ærø Å', 'aeroe-aa'],
    ['Łódź, Đorđe, Iğdır, Kåfjord–Gáivuotna, Šuoŋŋir', 'lodz-dorde-igdir-kaafjord-gaivuotna-suongngir'],
    ['A\u030Angstro\u0308m', 'aangstrom'],
    ['Ǿ, ǽ, Ǻ', 'oe-ae-aa'],
    ['Crème brûlée', 'creme-brulee'],
    ['The grass’s root & the sea', 'the-grasss-root-the-sea'],
    ['  --Tør / normal--  ', 'toer-normal'],
    ['日本', ''],
  ])('%j is %j', (text, expected) => {
    expect(slugify(text)).toBe(expected);
  });
});
