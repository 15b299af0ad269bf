import { describe, expect, test } from 'vitest';
import { slugify } from './slugify.ts';

describe('slugify()', () => {
  test.each([
    ['Læ Serum, 30 ml', 'lae-serum-30-ml'],
    ['Graesset, der holder på kysten', 'graesset-der-holder-paa-kysten'],
    ['BLØD', 'bloed'],
    // A mathematical letter, which is none of the alphabet before it is taken apart.
    ['\u{1D6A4}ce', 'ice'],
    ['Œuvre, Straße, Þór, Ðe', 'oeuvre-strasse-thor-de'],
    ['Ærø Å', 'aeroe-aa'],
    ['Łódź, Đorđe, Iğdır, Kåfjord–Gáivuotna, Šuoŋŋir', 'lodz-dorde-igdir-kaafjord-gaivuotna-suongngir'],
    ['A\u030Angstro\u0308m', 'aangstrom'],
    ['Ǿ, ǽ, Ǻ', 'oe-ae-aa'],
    ['Crème brûlée', 'creme-brulee'],
    ['The grass’s root & the sea', 'the-grasss-root-the-sea'],
    ['  --Tør / normal--  ', 'toer-normal'],
    ['日本', '日本'],
    ['化粧水 (ローズ)', '化粧水-ローズ'],
    ['がぎ', 'がぎ'],
    ['مصل الورد', 'مصل-الورد'],
    ['Крем «Йод»', 'крем-йод'],
    ['हिन्दी क्रीम', 'हिन्दी-क्रीम'],
    ['Ｆｕｌｌ ３０', 'full-30'],
    ['Café 化粧水', 'cafe-化粧水'],
    ['', 'untitled'],
    ['!? 👒', '21-3f-20-1f452'],
    ['\u0301', '301'],
  ])('%j is %j', (text, expected) => {
    expect(slugify(text)).toBe(expected);
  });
});
