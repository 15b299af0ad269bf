import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isInstalled, linkWorkspacePackages } from '../install.mjs';
import { findNode24 } from '../node24.mjs';
import { root } from './workspace.ts';

type Packages = Record<string, object>;

describe('isInstalled()', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'install-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function workspace(wanted: Packages, installed?: Packages) {
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }));
    if (installed === undefined) return;
    await mkdir(join(folder, 'node_modules'));
    await writeFile(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  }

  const zod = { 'node_modules/zod': { version: '4.6.7' } };
  test.each<[what: string, wanted: Packages, installed: Packages | undefined, expected: boolean]>([
    ['is false on a fresh clone', zod, undefined, false],
    [
      'is true when everything is there',
      { '': { name: 'marehalm' }, 'libs/x': { version: '0.0.0' }, ...zod },
      zod,
      true,
    ],
    ['is false when a package is missing', zod, {}, false],
    [
      'is false when the lockfile has another version',
      zod,
      { 'node_modules/zod': { version: '4.6.6' } },
      false,
    ],
    [
      'ignores a package for another platform',
      { ...zod, 'node_modules/win': { version: '1.0.0', optional: true } },
      zod,
      true,
    ],
    [
      'is false when a workspace is not linked',
      { 'node_modules/@marehalm/x': { resolved: 'libs/x', link: true } },
      {},
      false,
    ],
  ])('%s', async (_what, wanted, installed, expected) => {
    await workspace(wanted, installed);
    expect(isInstalled(folder)).toBe(expected);
  });

  test('is true once linkWorkspacePackages() has linked a new workspace package', async () => {
    await workspace({ ...zod, 'node_modules/@marehalm/x': { resolved: 'libs/x', link: true } }, zod);
    await mkdir(join(folder, 'libs/x'), { recursive: true });
    await writeFile(join(folder, 'libs/x/package.json'), '{ "name": "@marehalm/x" }');
    expect(isInstalled(folder)).toBe(false);
    linkWorkspacePackages(folder);
    linkWorkspacePackages(folder);
    expect(isInstalled(folder)).toBe(true);
    expect(await readFile(join(folder, 'node_modules/@marehalm/x/package.json'), 'utf8')).toContain(
      '"@marehalm/x"',
    );
  });

  test('linkWorkspacePackages() leaves a fresh clone to npm', async () => {
    await workspace({ 'node_modules/@marehalm/x': { resolved: 'libs/x', link: true } });
    linkWorkspacePackages(folder);
    expect(isInstalled(folder)).toBe(false);
  });

  test('is true in this repository', () => {
    expect(isInstalled(root)).toBe(true);
  });
});

describe('findNode24()', () => {
  test('returns the running Node when it is new enough and no other is installed', () => {
    expect(findNode24('/nowhere')).toBe(process.execPath);
  });
});
