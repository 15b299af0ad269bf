import { expect, test } from 'vitest';
import { truncateText } from './truncate-text.ts';

test.each([
  ['keeps a shorter text', 'abc', 4, 'abc'],
  ['keeps a text of the maximum length', 'ab😀', 4, 'ab😀'],
  ['truncates a longer text', 'abcde', 4, 'abcd'],
  ['truncates between characters', 'abc😀', 4, 'abc'],
  ['keeps broken characters before the end', 'a\uD83Dbcd', 4, 'a\uD83Dbc'],
  ['returns an empty text for a limit of zero', 'abc', 0, ''],
])('truncateText() %s', (_criterion, text, limit, expected) => {
  expect(truncateText(text, limit)).toBe(expected);
});
