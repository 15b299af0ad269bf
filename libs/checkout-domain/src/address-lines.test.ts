import { expect, test } from 'vitest';
import type { Address } from './address.ts';
import { getAddressName, toAddressLines } from './address-lines.ts';

test.each<[address: Address, name: string]>([
  [{ firstName: 'Eva', lastName: 'Ek', company: 'Ek AB' }, 'Eva Ek'],
  [{ lastName: 'Ek' }, 'Ek'],
  [{ company: 'Ek AB' }, 'Ek AB'],
  [{}, ''],
])('getAddressName() of %j is %j', (address, name) => {
  expect(getAddressName(address)).toBe(name);
});

test.each<[address: Address, lines: readonly string[]]>([
  [
    {
      firstName: 'Eva',
      company: 'Ek AB',
      address1: 'Storgatan 1',
      address2: '2 tr',
      zip: '114 55',
      city: 'Stockholm',
    },
    ['Ek AB', 'Storgatan 1, 2 tr', '114 55 Stockholm'],
  ],
  [{ company: 'Ek AB', city: 'Stockholm', countryCode: 'SE' }, ['Stockholm']],
  [{ lastName: 'Ek', company: 'Ek AB' }, ['Ek AB']],
  [{}, []],
])('toAddressLines() of %j', (address, lines) => {
  expect(toAddressLines(address)).toEqual(lines);
});
