import { expect, test } from 'vitest';
import { raiseBudgets, findSizeProblems, createSizeTable } from './component-sizes.ts';

const sizes = { Badge: { js: 200, css: 300 }, Button: { js: 500, css: 700 } };

test.each<[what: string, budgets: Parameters<typeof findSizeProblems>[1], problems: readonly string[]]>([
  ['that hold', { Badge: { js: 200, css: 300 }, Button: { js: 500, css: 700 } }, []],
  [
    'that are exceeded',
    { Badge: { js: 199, css: 300 }, Button: { js: 500, css: 600 } },
    ['Badge has 200 bytes of js, its limit is 199', 'Button has 700 bytes of css, its limit is 600'],
  ],
  ['without one component', { Badge: sizes.Badge }, ['Button has no budget: npm run sizes -- --update']],
  [
    'with one for a component that does not exist',
    { ...sizes, Gone: sizes.Badge },
    ['Gone has a budget and is no component'],
  ],
])('findSizeProblems() checks budgets %s', (_what, budgets, problems) => {
  expect(findSizeProblems(sizes, budgets)).toEqual(problems);
});

test('raiseBudgets() keeps budgets that hold and raises the others with a margin', () => {
  const old = { Badge: { js: 400, css: 400 }, Button: { js: 499, css: 900 }, Gone: { js: 1, css: 1 } };
  expect(raiseBudgets(sizes, old)).toEqual({ Badge: old.Badge, Button: { js: 550, css: 770 } });
});

test('createSizeTable() lists every component with its budget', () => {
  expect(createSizeTable(sizes, sizes)).toContain('| Button | 500 | 500 | 700 | 700 |');
});
