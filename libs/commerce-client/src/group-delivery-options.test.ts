import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import type { DeliveryOption } from './checkout.ts';
import { type DeliveryOptionGroup, groupDeliveryOptions } from './group-delivery-options.ts';

const option = (handle: string, method: DeliveryOption['method']): DeliveryOption => ({
  handle,
  method,
  cost: { amount: 0, currency: 'DKK' },
});
const near = option('near', 'PICKUP_POINT');
const far = option('far', 'PICKUP_POINT');
const home = option('home', 'SHIPPING');

test.each<[criterion: string, options: readonly DeliveryOption[], ways: readonly DeliveryOptionGroup[]]>([
  [
    'groups pickup points',
    [near, far, home],
    [
      { kind: 'pickup-points', points: [near, far] },
      { kind: 'option', option: home },
    ],
  ],
  [
    'keeps position and order',
    [home, far, near],
    [
      { kind: 'option', option: home },
      { kind: 'pickup-points', points: [far, near] },
    ],
  ],
  [
    'groups pickup points that are apart',
    [near, home, far],
    [
      { kind: 'pickup-points', points: [near, far] },
      { kind: 'option', option: home },
    ],
  ],
  [
    'keeps a single pickup point as an option',
    [near, home],
    [
      { kind: 'option', option: near },
      { kind: 'option', option: home },
    ],
  ],
  ['has none for none', [], []],
])('groupDeliveryOptions() %s', (_criterion, options, expected) => {
  expect(groupDeliveryOptions(options)).toEqual(expected);
});

property.prop([
  fc.uniqueArray(
    fc.record({
      handle: fc.string(),
      method: fc.constantFrom('PICKUP_POINT', 'PICK_UP', 'SHIPPING', 'LOCAL', 'NONE', 'RETAIL'),
    }),
    { selector: ({ handle }) => handle },
  ),
])('groupDeliveryOptions() loses and adds no option', (pairs) => {
  const options = pairs.map(({ handle, method }) => option(handle, method));
  const ways = groupDeliveryOptions(options);
  const all = ways.flatMap((way) => (way.kind === 'option' ? [way.option] : way.points));
  expect(new Set(all)).toEqual(new Set(options));
  expect(all).toHaveLength(options.length);
  expect(ways.filter(({ kind }) => kind === 'pickup-points').length).toBeLessThanOrEqual(1);
});
