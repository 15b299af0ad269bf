import { danishShopper, norwegianShopper, type TestShopper } from './checkout.ts';

/** Shoppers of the Danish market in both languages. */
export const danishMarketShoppers: readonly TestShopper[] = [
  { ...danishShopper, locale: 'en', product: norwegianShopper.product },
  danishShopper,
];
