import { expect, test } from 'vitest';
import { normalizeQuery } from './normalize-query.ts';

test.each([
  ['\uff33\uff30\uff26\uff13\uff10', 'SPF30'],
  ['\u202as\u00aderum\u200b', 'serum'],
  ['hand ', 'hand '],
  ['\u200b ', ''],
])('a search for %j asks for %j', (typed, asked) => {
  expect(normalizeQuery(typed)).toBe(asked);
});
