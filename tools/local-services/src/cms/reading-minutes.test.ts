import { expect, test } from 'vitest';
import { calculateReadingMinutes } from './reading-minutes.ts';

const words = (count: number) => 'ord '.repeat(count).trim();
const text = (en: number, da: number) =>
  ({ type: 'rich-text', text: { en: words(en), da: words(da) } }) as const;

test.each([
  ['a few words as one minute', [text(10, 10)], 'en', 1],
  ['200 words as one minute', [text(200, 1)], 'en', 1],
  ['201 words as two', [text(201, 1)], 'en', 2],
  ['the requested language', [text(10, 450)], 'da', 3],
  ['all texts together', [text(150, 1), text(150, 1)], 'en', 2],
  ['pictures alone as one minute', [{ type: 'picture', picture: 'p04' }], 'en', 1],
] as const)('calculateReadingMinutes() counts %s', (_what, blocks, locale, minutes) => {
  expect(calculateReadingMinutes([...blocks], locale)).toBe(minutes);
});
