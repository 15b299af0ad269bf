import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findTestReferenceProblem, parseTestReferences } from './test-references.ts';
import { root } from './workspace.ts';

test('parseTestReferences() parses files with and without folders and titles', () => {
  const row =
    "| yes | `bag.spec.ts`: a shopper's bag; `libs/ui/src/tokens.test.ts`: keeps `a`; `late.spec.ts` | `bag.ts` |";
  expect(parseTestReferences(row, 'apps/e2e')).toEqual([
    { file: 'apps/e2e/bag.spec.ts', title: "a shopper's bag" },
    { file: 'libs/ui/src/tokens.test.ts', title: 'keeps' },
    { file: 'apps/e2e/late.spec.ts', title: '' },
  ]);
});

describe('findTestReferenceProblem()', () => {
  const file = 'apps/storefront-e2e/src/bag.spec.ts';

  test('matches part of a title with any quotation marks', () => {
    expect(findTestReferenceProblem({ file, title: 'shopper who presses ’more’ 20 times' })).toBeUndefined();
    expect(findTestReferenceProblem({ file, title: '' })).toBeUndefined();
  });

  test('reports a wrong title and a missing file', () => {
    expect(findTestReferenceProblem({ file, title: 'shopper who presses ’less’' })).toMatch('nothing in');
    expect(findTestReferenceProblem({ file: 'libs/gone.test.ts', title: '' })).toBe(
      'there is no libs/gone.test.ts',
    );
  });
});

test.each([
  { page: 'docs/comparison.md', folder: 'apps/storefront-e2e/src' },
  { page: 'docs/reliability.md', folder: 'tools/local-services/src' },
  { page: 'docs/security.md', folder: 'tools/local-services/src' },
  { page: 'docs/ux-review.md', folder: 'apps/storefront-e2e/src' },
])('$page names only existing tests', ({ page, folder }) => {
  const named = parseTestReferences(readFileSync(join(root, page), 'utf8'), folder);
  expect(named.length).toBeGreaterThan(20);
  expect(named.map(findTestReferenceProblem).filter((problem) => problem !== undefined)).toEqual([]);
});

describe('docs/comparison.md', () => {
  const page = readFileSync(join(root, 'docs/comparison.md'), 'utf8');

  test('supports every row with a test, and every cell about another shop with a file', () => {
    const rows = page
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.slice(1, -1).split('|'))
      .map((cells) => cells.map((cell) => cell.trim()))
      .filter(([what = '']) => !/^-*$/.test(what));
    const compared = rows.filter((cells) => cells.length === 8);
    const shown = rows.filter(([, tests = '']) => parseTestReferences(tests, '').length > 0);
    expect(compared.length).toBeGreaterThan(30);
    expect(shown.map(([what]) => what)).toEqual(compared.map(([what]) => what));
    for (const [what, , ...others] of compared)
      expect(
        others.filter((cell) => !/^not found$|^no packages$|\]\[[a-z]-[a-z\d]+\]/.test(cell)),
        what,
      ).toEqual([]);
  });

  test('defines every link, at a commit', () => {
    const addresses = new Map(
      [...page.matchAll(/^\[([^\]]+)\]: (\S+)$/gm)].map(([, name, address]) => [name, address]),
    );
    const links = [...page.matchAll(/\]\[([a-z\d-]+)\]/g)].map(([, name]) => name);
    expect(links.filter((name) => !addresses.has(name))).toEqual([]);
    expect([...addresses.keys()].filter((name) => !links.includes(name))).toEqual([]);
    for (const address of addresses.values())
      expect(address).toMatch(/^https:\/\/github\.com\/[\w-]+\/[\w-]+\/(?:blob|tree)\/[\da-f]{10}(?:\/|$)/);
  });
});
