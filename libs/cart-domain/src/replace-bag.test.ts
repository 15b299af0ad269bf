import { expect, test } from 'vitest';
import { emptyBag } from './bag.ts';
import { createShopperBagStore } from './shopper-bag-store.ts';
import { replaceBag, mergeSetAsideBag } from './replace-bag.ts';
import { createSetAsideBagStorage } from './set-aside-bag-storage.ts';
import { createShopBag } from './shop-bag.ts';
import { type Locale, locales, type TestMarket, markets, salve, soap } from './testing/market-shop.ts';

function open() {
  const cart = createShopperBagStore<TestMarket, Locale>();
  const bag = createShopBag({
    shopperBagStore: cart,
    markets,
    locales,
    keys: { bag: 'bag', offers: 'offers' },
  });
  const aside = createSetAsideBagStorage<TestMarket, Locale>({
    markets,
    locales,
    source: () => undefined,
    key: 'aside',
    offersKey: 'aside-offers',
  });
  const skus = () => cart.getState().bag?.lines.map(({ sku, quantity }) => `${quantity} ${sku}`);
  return { cart, bag, aside, skus };
}

const shared = { ...emptyBag, lines: [{ sku: 'SALVE', quantity: 2 }] };
const offers = { SALVE: salve };

test('replaceBag() puts the own bag aside, and mergeSetAsideBag() adds it again', () => {
  const { cart, bag, aside, skus } = open();
  bag.addOffer(soap);
  replaceBag(bag, aside, shared, offers);
  expect([skus(), aside.has()]).toEqual([['2 SALVE'], true]);
  expect(cart.getState().offers['SALVE']).toEqual(salve);
  mergeSetAsideBag(bag, aside);
  expect([skus(), aside.has()]).toEqual([['2 SALVE', '1 SOAP'], false]);
  mergeSetAsideBag(bag, aside);
  expect(skus()).toEqual(['2 SALVE', '1 SOAP']);
});

test('replaceBag() puts nothing aside that is empty or has the same lines', () => {
  const { bag, aside, skus } = open();
  replaceBag(bag, aside, shared, offers);
  replaceBag(bag, aside, shared, {});
  expect([skus(), aside.has()]).toEqual([['2 SALVE'], false]);
});
