import { describe, expect, test } from 'vitest';
import { createMarketOfferFinder } from './market-offer-finder.ts';
import { type BagSources, facts, twoSerums, totalsOf } from './testing/bag-of-three-markets.ts';

const offersOf = (sources: BagSources) => createMarketOfferFinder(sources, facts[sources.market].currency);

describe.each(Object.getOwnPropertyNames(Object.prototype))('with a line of the SKU %j', (sku) => {
  test('createMarketOfferFinder() offers nothing', () => {
    expect(offersOf(twoSerums)(sku)).toBeUndefined();
  });

  test('calculateMarketTotals() refuses the line and counts the others', () => {
    const bag = { ...twoSerums.bag, lines: [...twoSerums.bag.lines, { sku, quantity: 1 }] };
    const { lines, refusals } = totalsOf({ ...twoSerums, bag });
    expect(lines.map((line) => line.sku)).toEqual(['SERUM']);
    expect(refusals).toMatchObject([{ kind: 'line', sku }]);
  });
});
