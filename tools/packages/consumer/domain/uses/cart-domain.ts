import { calculateBagTotals, emptyBag, reduceBag, type Offer } from '@marehalm/cart-domain/bag';
import { money } from '@marehalm/cart-domain/money';

const offer = (sku: string, price: number, vatRate: number): Offer => ({
  sku,
  product: sku,
  collections: [],
  kind: 'merchandise',
  price: money(price, 'SEK'),
  available: true,
  vatRate,
});
const offers = [offer('SOAP', 12_500, 0.25), offer('TEA', 11_200, 0.12), offer('BOOK', 10_600, 0.06)];

/** Prices a bag with the taxes it includes, at 25, 12 and 6 %. */
export function run() {
  const bag = offers.reduce(
    (before, { sku }) => reduceBag(before, { type: 'addLine', sku, quantity: 2 }),
    emptyBag,
  );
  const { total, includedTaxes } = calculateBagTotals({
    bag,
    offers: (sku) => offers.find((one) => one.sku === sku),
    currency: 'SEK',
    vatRate: 0.25,
    at: new Date('2026-11-21T09:00:00Z'),
  });
  return { total, includedTaxes };
}

const tax = (rate: number, amount: number, paid: number) => ({
  rate,
  amount: { amount, currency: 'SEK' },
  paid: { amount: paid, currency: 'SEK' },
});

export const expected = {
  total: { amount: 68_600, currency: 'SEK' },
  includedTaxes: [tax(0.25, 5_000, 25_000), tax(0.12, 2_400, 22_400), tax(0.06, 1_200, 21_200)],
};
