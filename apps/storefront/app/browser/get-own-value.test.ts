import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { getOwnValue } from './get-own-value.ts';

const key = fc.oneof(fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)), fc.string());

test.prop([key, fc.array(fc.tuple(key, fc.integer()))])(
  'getOwnValue() finds own properties only',
  (wanted, entries) => {
    expect(getOwnValue(Object.fromEntries(entries), wanted)).toBe(new Map(entries).get(wanted));
  },
);
