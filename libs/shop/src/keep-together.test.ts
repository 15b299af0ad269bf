import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

const texts = fc.array(
  fc.oneof(
    fc.constantFrom(' ', 'ml', 'l', 'g', '%', 'kr.', 'mdr.', 'SPF', 'Set of', '30', '1.249', 'Læ', 'liter'),
    fc.string({ maxLength: 3 }),
  ),
);

describe('keepTogether()', () => {
  test.each([
    ['skintonic 30 ml', 'skintonic 30\u00a0ml'],
    ['59 kr. i alt', '59\u00a0kr. i alt'],
    ['50 % genanvendt', '50\u00a0% genanvendt'],
    ['Dagcreme SPF 30', 'Dagcreme SPF\u00a030'],
    ['Set of 5', 'Set of\u00a05'],
    ['12 mdr. efter åbning', '12\u00a0mdr. efter åbning'],
    ['NOK 579 or 579 NOK', 'NOK\u00a0579 or 579\u00a0NOK'],
  ])('joins number and unit in "%s"', (text, expected) => {
    expect(keepTogether(text)).toBe(expected);
  });

  test.each(['5 layers', '3 grams', '2 lag', 'offset of 5', 'Trin 2 af 4', '/da/om/levering'])(
    'leaves "%s" as it is',
    (text) => {
      expect(keepTogether(text)).toBe(text);
    },
  );

  test('changes only spaces, and its own result no more', () => {
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.join('');
        const kept = keepTogether(text);
        expect(kept.replaceAll('\u00a0', ' ')).toBe(text.replaceAll('\u00a0', ' '));
        expect(kept).toHaveLength(text.length);
        expect(keepTogether(kept)).toBe(kept);
      }),
    );
  });

  test('keeps a unit after any number on the line of the number', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom('ml', 'l', 'g', 'kg', '%', 'kr.', 'mdr.'), (number, unit) => {
        expect(keepTogether(`om ${number} ${unit}, eller`)).toBe(`om ${number}\u00a0${unit}, eller`);
      }),
    );
  });
});
