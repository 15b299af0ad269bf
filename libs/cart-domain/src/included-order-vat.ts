import { calculateVatFromGross } from './included-vat.ts';
import type { Money } from './money.ts';
import type { GoodsKind } from './offer.ts';
import type { MarketRules } from './shop-rules.ts';

/**
 * Returns the VAT included in the total of a cart, without the price of purchased gift cards (Directive (EU) 2016/1065). Uses the
 * rate of the first of `countries` in `rates`, and 0 when none has a rate.
 *
 * @param countries ISO 3166-1 alpha-2, the country of delivery first; the first one with a rate counts.
 * @param findKind Returns what a SKU is sold as.
 */
export function calculateIncludedOrderVat(
  {
    lines,
    cost,
  }: {
    readonly lines: readonly { readonly sku?: string; readonly total: Money }[];
    readonly cost: { readonly total: Money };
  },
  rates: MarketRules['vatRates'] = {},
  countries: readonly string[],
  findKind: (sku: string) => GoodsKind | undefined,
): Money {
  const country = countries.find((code) => Object.hasOwn(rates, code));
  const giftCards = lines
    .filter(({ sku }) => sku !== undefined && findKind(sku) === 'gift-card')
    .reduce((sum, { total }) => sum + total.amount, 0);
  const taxed = Math.max(0, cost.total.amount - giftCards);
  return calculateVatFromGross({ ...cost.total, amount: taxed }, (country && rates[country]) || 0);
}
