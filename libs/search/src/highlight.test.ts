import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { parseHighlights, highlightTags, type HighlightPart } from './highlight.ts';

const { start, end } = highlightTags;
const plain = (text: string): HighlightPart => ({ text, isFound: false });
const found = (text: string): HighlightPart => ({ text, isFound: true });

describe('parseHighlights()', () => {
  test.each<[criterion: string, marked: string, expected: HighlightPart[]]>([
    ['has no parts for no text', '', []],
    ['leaves a text without marks whole', 'Læ Serum', [plain('Læ Serum')]],
    ['finds a word at the end', `Læ ${start}Serum${end}`, [plain('Læ '), found('Serum')]],
    ['finds the beginning of a word', `${start}Øjen${end}creme`, [found('Øjen'), plain('creme')]],
    ['joins neighbours', `${start}Øjen${end}${start}creme${end}`, [found('Øjencreme')]],
    ['takes markup for text', `${start}<b>${end}x</b>`, [found('<b>'), plain('x</b>')]],
    ['ends an open mark with the text', `Læ ${start}Serum`, [plain('Læ '), found('Serum')]],
    ['ignores an end without a start', `Læ${end} Serum`, [plain('Læ Serum')]],
  ])('%s', (_criterion, marked, expected) => {
    expect(parseHighlights(marked)).toEqual(expected);
  });

  property.prop([
    fc.array(fc.constantFrom(start, end, 'Læ', ' ', '<em>', '&amp;')).map((all) => all.join('')),
  ])('keeps every letter, alternates and has no empty part', (marked) => {
    const parts = parseHighlights(marked);
    expect(parts.map(({ text }) => text).join('')).toBe(marked.replaceAll(/[\uE000\uE001]/g, ''));
    expect(parts.every(({ text }) => text !== '')).toBe(true);
    expect(parts.every((part, at) => at === 0 || parts[at - 1]?.isFound !== part.isFound)).toBe(true);
  });
});
