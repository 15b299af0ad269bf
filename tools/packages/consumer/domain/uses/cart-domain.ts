import { calculateBagTotals, emptyBag, money, reduceBag, type Offer } from '@marehalm/cart-domain';

const serum: Offer = {
  sku: 'SERUM-30',
  product: 'serum',
  collections: [],
  kind: 'merchandise',
  price: money(25_000, 'DKK'),
  available: true,
};

/** Prices a bag with the tax it includes. */
export function run() {
  const bag = reduceBag(emptyBag, { type: 'addLine', sku: 'SERUM-30', quantity: 2 });
  const { total, includedTaxes } = calculateBagTotals({
    bag,
    offers: (sku) => (sku === serum.sku ? serum : undefined),
    currency: 'DKK',
    vatRate: 0.25,
    at: new Date('2026-11-21T09:00:00Z'),
  });
  return { total, includedTaxes };
}

export const expected = {
  total: { amount: 50_000, currency: 'DKK' },
  includedTaxes: [
    { rate: 0.25, amount: { amount: 10_000, currency: 'DKK' }, paid: { amount: 50_000, currency: 'DKK' } },
  ],
};
