import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isLicenceAllowed, findLicenceProblems, type LockedPackages } from './licences.ts';
import { root } from './workspace.ts';

test('the shop and its libraries have the MIT licence, and the fonts have theirs', () => {
  const packages = [
    { directory: root, own: ['MIT'] },
    ...readdirSync(join(root, 'libs')).map((folder) => ({
      directory: join(root, 'libs', folder),
      own: folder === 'ui' ? ['MIT', 'OFL-1.1'] : ['MIT'],
    })),
  ];
  for (const { directory, own } of packages) {
    const { license } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as {
      license: string;
    };
    expect(license, directory).toBe(own.join(' AND '));
    expect(readFileSync(join(directory, 'LICENSE'), 'utf8'), directory).toMatch(/^MIT License\n/);
  }
});

test('every package in the lockfile has an accepted licence', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockedPackages;
  expect(Object.keys(lock.packages).length).toBeGreaterThan(500);
  expect(findLicenceProblems(lock)).toEqual([]);
});

test.each([
  ['a copyleft licence', { license: 'AGPL-3.0-only', dev: true }, true],
  ['a licence accepted for tools, in the shop', { license: 'MPL-2.0' }, true],
  ['a licence accepted for tools, in a tool', { license: 'MPL-2.0', dev: true }, false],
  ['a missing licence', {}, true],
  ['a permissive licence', { license: 'MIT' }, false],
])('findLicenceProblems() judges %s', (_what, entry, isProblem) => {
  const problems = findLicenceProblems({ packages: { 'node_modules/a/node_modules/@b/c': entry } });
  expect(problems.map(({ name }) => name)).toEqual(isProblem ? ['@b/c'] : []);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only) AND GPL-3.0-only', false],
  ['GPL-3.0-only AND (MIT OR GPL-3.0-only)', false],
  ['MIT OR GPL-3.0-only AND GPL-3.0-only', true],
  ['((MIT AND MIT) OR GPL-3.0-only) AND MIT', true],
  ['MIT GPL-3.0-only', false],
  ['(MIT', false],
  ['MIT OR', false],
  ['MIT AND', false],
  ['', false],
])('isLicenceAllowed() of %s is %j', (expression, expected) => {
  expect(isLicenceAllowed(expression, ['MIT'])).toBe(expected);
});
