import { allocateMoney, money, type Money, multiplyMoney, subtractMoney } from '@marehalm/cart-domain/money';
import { type CalculatedCart, type AvailableCartLine, findLineTotals } from './calculate-cart.ts';
import type { RequestContext } from './request-context.ts';

/** The costs of one line of a cart. `subtotal = unitPrice × quantity = discount + total`. */
export interface LineCost {
  readonly unitPrice: Money;
  readonly compareAtPrice?: Money;
  readonly subtotal: Money;
  readonly discount: Money;
  readonly total: Money;
}

/**
 * Calculates the costs of all lines by id. The discount of a SKU is split exactly between its lines if they differ only in
 * attributes.
 */
export function calculateLineCosts(
  settled: CalculatedCart,
  context: RequestContext,
): ReadonlyMap<string, LineCost> {
  const known = costsOf.get(settled) ?? computeCosts(settled, context);
  costsOf.set(settled, known);
  return known;
}

/** Every field of a cart and every line of its mail need the costs, so they are calculated once. */
const costsOf = new WeakMap<CalculatedCart, ReadonlyMap<string, LineCost>>();

function computeCosts(settled: CalculatedCart, context: RequestContext): ReadonlyMap<string, LineCost> {
  const { totals } = settled;
  const costs = new Map<string, LineCost>();
  for (const [sku, group] of groupByPrice(settled)) {
    const [first] = group;
    if (!first) continue;
    const { price: listPrice, compareAtPrice } = first.variant.priceAt(context.now);
    const totalled = findLineTotals(first, totals);
    // The buyer of a gift card may have chosen its amount.
    const price = totalled?.unitPrice ?? listPrice;
    const discount = totalled?.discount ?? money(0, price.currency);
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

/** Groups the lines that are one line of the totals. */
function groupByPrice({ lines, totals }: CalculatedCart): ReadonlyMap<string, readonly AvailableCartLine[]> {
  const groups = new Map<string, AvailableCartLine[]>();
  for (const line of lines) {
    const key = findLineTotals(line, totals)?.key ?? line.sku;
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  return groups;
}
