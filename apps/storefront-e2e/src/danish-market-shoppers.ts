import { danishShopper, norwegianShopper, type Shopper } from './checkout.ts';

/** Shoppers of the Danish market in both languages. */
export const shoppers: readonly Shopper[] = [
  { ...danishShopper, locale: 'en', product: norwegianShopper.product },
  danishShopper,
];
