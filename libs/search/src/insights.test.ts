import { describe, expect, test } from 'vitest';
import { hitAddedToBag, hitClicked, hitsViewed } from './insights.ts';

const search = { index: 'products_da', userToken: 'anonymous-1' };

describe('hitClicked()', () => {
  test('has a position only together with the query it was found by', () => {
    expect(hitClicked({ ...search, queryID: 'q1' }, 'p04', 3)).toMatchObject({
      queryID: 'q1',
      positions: [3],
    });
    expect(hitClicked(search, 'p04', 3)).not.toHaveProperty('positions');
  });
});

test('hitAddedToBag() gives the price in whole units, as the protocol asks', () => {
  const event = hitAddedToBag(search, 'p04', { unitPrice: 37550, currency: 'DKK', quantity: 2 });
  expect(event).toMatchObject({ currency: 'DKK', objectData: [{ price: 375.5, quantity: 2 }] });
});

test('hitsViewed() spreads 45 hits over events of at most 20', () => {
  const objectIDs = Array.from({ length: 45 }, (_, index) => `p${index}`);
  const events = hitsViewed(search, objectIDs);
  expect(events.map((event) => event.objectIDs.length)).toEqual([20, 20, 5]);
  expect(events.flatMap((event) => event.objectIDs)).toEqual(objectIDs);
});
