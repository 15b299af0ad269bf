import { expect, test } from 'vitest';
import { missingFrom } from './sbom.ts';

const lock = {
  packages: {
    '': {},
    'node_modules/react': { version: '19.3.1' },
    'node_modules/a/node_modules/@formatjs/intl': { version: '6.1.4' },
    'node_modules/vitest': { version: '5.1.0', dev: true },
    'node_modules/@marehalm/search': { link: true },
  },
};

test('missingFrom() names what is released and not in the bill, and no tool', () => {
  const react = { purl: 'pkg:npm/react@19.3.1' };
  expect(missingFrom({ components: [react, { purl: 'pkg:npm/%40formatjs/intl@6.1.4' }] }, lock)).toEqual([]);
  expect(missingFrom({ components: [react] }, lock)).toEqual(['@formatjs/intl@6.1.4']);
  expect(missingFrom({}, lock)).toEqual(['react@19.3.1', '@formatjs/intl@6.1.4']);
});
