import { allocateMoney, money, type Money, multiplyMoney, subtractMoney } from '@marehalm/cart-domain';
import { type SettledCart, type SettledLine, totalledLineOf } from './cart-settlement.ts';
import type { RequestContext } from './request-context.ts';

/** What one line of a cart costs. `subtotal = unitPrice × quantity = discount + total`. */
export interface LineCost {
  readonly unitPrice: Money;
  readonly compareAtPrice?: Money;
  readonly subtotal: Money;
  readonly discount: Money;
  readonly total: Money;
}

/**
 * The costs of all lines by their id. Where lines of one SKU differ only in attributes, the discount that the totals give
 * their SKU is split between them without losing an øre.
 */
export function lineCosts(
  { lines, totals }: SettledCart,
  context: RequestContext,
): ReadonlyMap<string, LineCost> {
  const costs = new Map<string, LineCost>();
  for (const [sku, group] of groupBySku(lines)) {
    const [first] = group;
    if (!first) continue;
    const { price, compareAtPrice } = first.variant.priceAt(context.now);
    const discount = totalledLineOf(first, totals)?.discount ?? money(0, price.currency);
    const subtotals = group.map(({ quantity }) => multiplyMoney(price, quantity));
    const shares = allocateMoney(
      discount,
      subtotals.map(({ amount }) => amount),
    );
    group.forEach((line, index) => {
      const subtotal = subtotals[index];
      const share = shares[index];
      if (!subtotal || !share) throw new Error(`Cannot cost the lines of ${sku}`);
      costs.set(line.id, {
        unitPrice: price,
        ...(compareAtPrice ? { compareAtPrice } : {}),
        subtotal,
        discount: share,
        total: subtractMoney(subtotal, share),
      });
    });
  }
  return costs;
}

function groupBySku(lines: readonly SettledLine[]): ReadonlyMap<string, readonly SettledLine[]> {
  const groups = new Map<string, SettledLine[]>();
  for (const line of lines) groups.set(line.sku, [...(groups.get(line.sku) ?? []), line]);
  return groups;
}
