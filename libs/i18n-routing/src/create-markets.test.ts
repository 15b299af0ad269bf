import { describe, expect, test, vi } from 'vitest';
import { isMarketId, marketForCountry, marketIds, negotiateMarket } from './testing/example-shop.ts';

describe('createMarkets()', () => {
  test('lists its markets in the order of the table, and recognizes their ids', () => {
    expect(marketIds).toEqual(['dk', 'no', 'int']);
    expect(['dk', 'no', 'int', 'DK', 'valueOf', undefined, ['dk']].filter(isMarketId)).toEqual(marketIds);
  });

  test('finds the market of a country', () => {
    expect([marketForCountry('se'), marketForCountry('US'), marketForCountry('')]).toEqual([
      'int',
      undefined,
      undefined,
    ]);
  });
});

describe('negotiateMarket()', () => {
  test.each([
    ['the one of the region', ['nb-NO'], 'no'],
    ['the one of a language without a region', ['nn'], 'no'],
    ['the one of many countries', ['fr-FR'], 'int'],
    ['the next region, when there is no delivery to the first', ['en-US', 'en', 'da-DK'], 'dk'],
    ['none for a country without delivery', ['en-US', '*', 'not a tag'], undefined],
    ['none without languages', [], undefined],
  ])('chooses %s', (_criterion, languages, expected) => {
    expect(negotiateMarket(languages)).toBe(expected);
  });

  test('loads no table of likely countries for lists that end with plain English', () => {
    using maximize = vi.spyOn(Intl.Locale.prototype, 'maximize');
    expect(negotiateMarket(['en-GB', 'en-US', 'en'])).toBeUndefined();
    expect(maximize).not.toHaveBeenCalled();
  });
});
