import type { Locale } from './messages.ts';
import type { MarketId } from './running-shop.ts';

/** A test shopper of one market and language: the product they buy, their contact data and the total they pay. */
export interface TestShopper {
  readonly locale: Locale;
  readonly market: MarketId;
  readonly product: { readonly path: string; readonly name: string };
  /** Values by field: `street` is typed into the field with the message `checkout.field.street`. A `country` is selected. */
  readonly contact: Readonly<Record<string, string>>;
  /** The town that the postcode fills in, if any. */
  readonly town?: string;
  /** Price of one product with the default delivery, as the last button shows it. */
  readonly total: string;
}

/** Shops in Danish and pays in Danish kroner; the postcode fills in the town. */
export const danishShopper: TestShopper = {
  locale: 'da',
  market: 'dk',
  product: { path: '/da/produkt/lae-serum', name: 'Læ Serum' },
  contact: {
    firstName: 'Ida',
    lastName: 'Ærø',
    street: 'Klitvej 12, 1. tv.',
    postcode: '9990',
    phone: '20 12 34 56',
  },
  town: 'Skagen',
  total: '375 kr.',
};

/** Shops in English and pays in Norwegian kroner; the postcode fills in the town. */
export const norwegianShopper: TestShopper = {
  locale: 'en',
  market: 'no',
  product: { path: '/product/lee-serum', name: 'Lee Serum' },
  contact: {
    firstName: 'Kari',
    lastName: 'Nordmann',
    street: 'Storgata 1',
    postcode: '0155',
    phone: '22 22 22 22',
  },
  town: 'Oslo',
  total: 'NOK 648',
};

/** Shops in English, pays in euros and lives in Germany. */
export const germanShopper: TestShopper = {
  locale: 'en',
  market: 'int',
  product: { path: '/product/lee-serum', name: 'Lee Serum' },
  contact: {
    country: 'DE',
    firstName: 'Ada',
    lastName: 'Berg',
    street: 'Kastanienallee 7',
    postcode: '10435',
    city: 'Berlin',
    phone: '+49 30 1234567',
  },
  total: '€62',
};

/** Shoppers of the Danish market in both languages. */
export const danishMarketShoppers: readonly TestShopper[] = [
  { ...danishShopper, locale: 'en', product: norwegianShopper.product },
  danishShopper,
];

/** Returns the street of the shopper; empty if they have none. */
export const getContactStreet = ({ contact }: TestShopper): string => contact['street'] ?? '';
