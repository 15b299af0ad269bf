import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { ownValue } from './own-value.ts';

const key = fc.oneof(fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)), fc.string());

test.prop([key, fc.array(fc.tuple(key, fc.integer()))])(
  'ownValue() finds own properties only',
  (wanted, entries) => {
    expect(ownValue(Object.fromEntries(entries), wanted)).toBe(new Map(entries).get(wanted));
  },
);
