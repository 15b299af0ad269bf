import { expect, test } from 'vitest';
import { splitInci } from './product.ts';

test.each([
  ['splits on comma and space', 'Aqua, Glycerin', ['Aqua', 'Glycerin']],
  ['keeps a comma that belongs to a name', 'Aqua, 1,2-Hexanediol', ['Aqua', '1,2-Hexanediol']],
  ['takes a line break of the file as a space', 'Aqua,\nGlycerin', ['Aqua', 'Glycerin']],
])('splitInci() %s', (_criterion, inci, expected) => {
  expect(splitInci(inci)).toEqual(expected);
});
