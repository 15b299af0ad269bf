import { expect, test } from 'vitest';
import { budgetProblems, readBudgets, type Measured } from './size-budgets.ts';

test.each<[what: string, budget: Omit<Measured, 'name'>, problem: string | undefined]>([
  ['a budget that holds', { passed: true, size: 900, sizeLimit: 1000 }, undefined],
  [
    'an exceeded budget',
    { passed: false, size: 1100, sizeLimit: 1000 },
    '"all" has 1100 bytes, its limit is 1000',
  ],
  ['a budget without a limit', { size: 900 }, '"all" has 900 bytes and no limit'],
  ['a budget for a missing file', { passed: true, size: -32 }, '"all" weighs nothing: is its path right?'],
])('budgetProblems() checks %s', (_what, budget, problem) => {
  expect(budgetProblems({ name: 'all', ...budget })).toEqual(problem === undefined ? [] : [problem]);
});

test('readBudgets() throws with the output of size-limit when it is not JSON', () => {
  expect(() => readBudgets('', 'Cannot find plugin')).toThrow('cannot weigh it: Cannot find plugin');
  expect(() => readBudgets('{ "error": "no" }', '')).toThrow('{ "error": "no" }');
});
