import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findTestReferenceProblem, parseTestReferences } from './test-references.ts';
import { root } from './workspace.ts';

const page = readFileSync(join(root, 'docs/accessibility.md'), 'utf8');

/** The success criteria of WCAG 2.2, levels A and AA, without 4.1.1, which 2.2 has taken out. */
const levels = {
  A: `1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4
    2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2`,
  AA: `1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2
    3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3`,
};
const criteria = Object.entries(levels).flatMap(([level, numbers]) =>
  numbers.split(/\s+/).map((number) => `${number} ${level}`),
);

const rows = [...page.matchAll(/^\| (\d\.\d\.\d+) [^|]+\| (A+) +\| ([^|]+?) *\| ([^|]*?) *\|$/gm)].map(
  ([, number = '', level = '', how = '', shownBy = '']) => ({ number, level, how, shownBy }),
);

test('docs/accessibility.md lists every success criterion of WCAG 2.2 A and AA once, with its level', () => {
  expect(criteria).toHaveLength(55);
  expect(rows.map(({ number, level }) => `${number} ${level}`).toSorted()).toEqual(criteria.toSorted());
});

test('docs/accessibility.md says how each criterion is met, and omits tests only for what the shop does not have', () => {
  expect(rows.filter(({ how }) => how.length < 10)).toEqual([]);
  expect(rows.filter(({ shownBy }) => shownBy === '').map(({ number }) => number)).toEqual([
    '1.2.4',
    '1.2.5',
    '2.3.1',
    '2.5.4',
  ]);
  // A manual check has a date.
  expect(rows.filter(({ shownBy }) => shownBy !== '' && !/`|\b20\d\d-\d\d-\d\d\b/.test(shownBy))).toEqual([]);
});

const named = rows.flatMap(({ number, shownBy }) =>
  parseTestReferences(shownBy, 'apps/storefront-e2e/src').map((each) => ({ number, ...each })),
);

test('docs/accessibility.md names tests', () => {
  expect(named.length).toBeGreaterThan(60);
});

test.each(named)('docs/accessibility.md: $number names an existing test: $file: $title', (each) => {
  expect(findTestReferenceProblem(each)).toBeUndefined();
});
