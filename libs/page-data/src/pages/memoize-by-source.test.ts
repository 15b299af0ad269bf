import { expect, test, vi } from 'vitest';
import { memoizeBySource } from './memoize-by-source.ts';

test('memoizeBySource() makes one value for each source, also an undefined one', () => {
  const make = vi.fn(() => undefined);
  const makeOnce = memoizeBySource(make);
  const source = {};
  makeOnce(source);
  makeOnce(source);
  makeOnce({});
  expect(make).toHaveBeenCalledTimes(2);
});
