import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { needsExtendedFont } from './load-extended-fonts.ts';

/** Whether a code point is in each face of a stylesheet, in their order. */
function facesOf(stylesheet: string) {
  const css = readFileSync(new URL(stylesheet, import.meta.url), 'utf8');
  return [...css.matchAll(/(?<=unicode-range:)[^;]+/g)].map(([ranges]) => {
    const parts = ranges.split(',').map((range) => {
      const [begin = '', end = begin] = range.trim().slice('U+'.length).split('-');
      return [Number.parseInt(begin, 16), Number.parseInt(end, 16)] as const;
    });
    return (code: number) => parts.some(([begin, end]) => code >= begin && code <= end);
  });
}

const [isInFirst = () => false, isInText] = facesOf('latin-fonts.css');
/** A browser takes the last face that names a letter. */
const [isInSecondOfDisplay = () => false] = facesOf('extended-fonts.css');

test('needsExtendedFont() detects the characters beyond the Latin subset, and no others', () => {
  expect(isInText?.('a'.charCodeAt(0))).toBe(true);
  for (let code = 0x20; code < 0xd800; code += 1) {
    const letter = String.fromCodePoint(code);
    if (/\s/.test(letter)) continue;
    expect(needsExtendedFont(letter), `U+${code.toString(16)}`).toBe(!isInFirst(code));
    const isOtherInDisplay = !isInFirst(code) || isInSecondOfDisplay(code);
    expect(needsExtendedFont(letter, true), `U+${code.toString(16)} in a title`).toBe(isOtherInDisplay);
  }
});

test.each(['#1001', 'a@b', '50 %  > 30 %', 'foo_bar', '3 · 4'])(
  'needsExtendedFont() detects that the title font lacks a character of %s',
  (text) => {
    expect(needsExtendedFont(text, true)).toBe(true);
    expect(needsExtendedFont(text)).toBe(false);
  },
);
