import { expect, test } from 'vitest';
import { truncateText } from './truncate-text.ts';

test.each([
  ['keeps what is shorter', 'abc', 4, 'abc'],
  ['keeps what just fits', 'ab😀', 4, 'ab😀'],
  ['cuts what is longer', 'abcde', 4, 'abcd'],
  ['cuts no character in half', 'abc😀', 4, 'abc'],
  ['mends nothing before the cut', 'a\uD83Dbcd', 4, 'a\uD83Dbc'],
  ['leaves nothing of a limit of nothing', 'abc', 0, ''],
])('truncateText() %s', (_criterion, text, limit, expected) => {
  expect(truncateText(text, limit)).toBe(expected);
});
