import { describe, expect, test } from 'vitest';
import { toDeliveryOption } from './delivery.ts';
import { CurrencyMismatchError, money } from './money.ts';
import { deliveryMethods } from './testing/shop-fixtures.ts';

const [parcelShop, home] = deliveryMethods.DKK;
const [parcel] = deliveryMethods.EUR;

describe('toDeliveryOption()', () => {
  test.each([
    ['just under the amount', 8_499, 1_200, money(1, 'EUR')],
    ['at the amount', 8_500, 0, undefined],
    ['for an empty bag', 0, 1_200, money(8_500, 'EUR')],
  ])('%s', (_criterion, goods, cost, missing) => {
    expect(toDeliveryOption(parcel, money(goods, 'EUR'))).toEqual({
      method: 'parcel',
      price: money(1_200, 'EUR'),
      cost: money(cost, 'EUR'),
      freeDelivery: { method: 'parcel', from: money(8_500, 'EUR'), ...(missing && { missing }) },
    });
  });

  test('is always free with a threshold of zero', () => {
    expect(toDeliveryOption(parcelShop, money(0, 'DKK')).freeDelivery).toEqual({
      method: 'parcel-shop',
      from: money(0, 'DKK'),
    });
  });

  test('is never free without a threshold', () => {
    expect(toDeliveryOption(home, money(1_000_000, 'DKK'))).toEqual({
      method: 'home',
      price: money(5_900, 'DKK'),
      cost: money(5_900, 'DKK'),
    });
  });

  test('has no missing amount when a code pays for it', () => {
    const option = toDeliveryOption(parcel, money(3_000, 'EUR'), true);
    expect(option.cost).toEqual(money(0, 'EUR'));
    expect(option.freeDelivery).toEqual({ method: 'parcel', from: money(0, 'EUR') });
  });

  test('costs its price when a code pays for another method', () => {
    expect(toDeliveryOption(home, money(0, 'DKK'), false).cost).toEqual(money(5_900, 'DKK'));
    expect(toDeliveryOption(home, money(0, 'DKK'), true)).toEqual({
      method: 'home',
      price: money(5_900, 'DKK'),
      cost: money(0, 'DKK'),
      freeDelivery: { method: 'home', from: money(0, 'DKK') },
    });
  });

  test('throws for goods of another market, also without a threshold', () => {
    expect(() => toDeliveryOption(parcel, money(0, 'DKK'))).toThrow(CurrencyMismatchError);
    expect(() => toDeliveryOption(home, money(0, 'EUR'))).toThrow(CurrencyMismatchError);
    expect(() => toDeliveryOption({ ...parcel, freeFrom: money(0, 'DKK') }, money(0, 'EUR'))).toThrow(
      CurrencyMismatchError,
    );
  });
});
