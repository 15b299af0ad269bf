import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './workspace.ts';

test('package-lock.json names no registry host', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { resolved?: string; integrity?: string; link?: boolean }>;
  };
  const entries = Object.entries(packages);
  const withHost = entries
    .filter(([, { resolved = '' }]) => /^[a-z+]+:/i.test(resolved))
    .map(([path]) => path);
  expect(withHost).toEqual([]);

  // What comes from a registry is known by its content instead.
  const fromRegistry = entries.filter(([path, { link }]) => path.includes('node_modules/') && link !== true);
  expect(fromRegistry.length).toBeGreaterThan(100);
  expect(fromRegistry.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual(
    [],
  );
});
