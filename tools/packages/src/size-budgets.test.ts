import { expect, test } from 'vitest';
import { findSizeLimitProblems, parseSizeLimitOutput, type MeasuredSize } from './size-budgets.ts';

test.each<[what: string, budget: Omit<MeasuredSize, 'name'>, problem: string | undefined]>([
  ['a budget that holds', { passed: true, size: 900, sizeLimit: 1000 }, undefined],
  [
    'an exceeded budget',
    { passed: false, size: 1100, sizeLimit: 1000 },
    '"all" has 1100 bytes, its limit is 1000',
  ],
  ['a budget without a limit', { size: 900 }, '"all" has 900 bytes and no limit'],
  ['a budget for a missing file', { passed: true, size: -32 }, '"all" weighs nothing: is its path right?'],
])('findSizeLimitProblems() checks %s', (_what, budget, problem) => {
  expect(findSizeLimitProblems({ name: 'all', ...budget })).toEqual(problem === undefined ? [] : [problem]);
});

test('parseSizeLimitOutput() throws with the output of size-limit when it is not JSON', () => {
  expect(() => parseSizeLimitOutput('', 'Cannot find plugin')).toThrow('cannot weigh it: Cannot find plugin');
  expect(() => parseSizeLimitOutput('{ "error": "no" }', '')).toThrow('{ "error": "no" }');
});
