import { danishShopper, norwegianShopper, type Shopper } from './checkout.ts';

/** Shoppers of the Danish market in both languages. */
export const danishMarketShoppers: readonly Shopper[] = [
  { ...danishShopper, locale: 'en', product: norwegianShopper.product },
  danishShopper,
];
