import { allocateMoney, type Money } from '@marehalm/cart-domain/money';

/**
 * Splits the discount of one line between the discount codes in proportion to their totals; the shares add up exactly. Omits
 * shares of zero.
 */
export function allocateDiscountToCodes<Discount extends { readonly amount: number }>(
  discount: Money,
  discounts: readonly Discount[],
): readonly { readonly of: Discount; readonly amount: Money }[] {
  if (discount.amount === 0 || discounts.length === 0) return [];
  const shares = allocateMoney(
    discount,
    discounts.map(({ amount }) => amount),
  );
  return discounts.flatMap((of, index) => {
    const amount = shares[index];
    return amount && amount.amount > 0 ? [{ of, amount }] : [];
  });
}
