import { expect, test } from 'vitest';
import { splitDeliveryDescription } from './split-delivery-description.ts';

test('splitDeliveryDescription() returns no lines without a description', () => {
  expect(splitDeliveryDescription({})).toEqual([]);
});
