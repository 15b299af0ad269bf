import { allocateMoney, type Money } from '@marehalm/cart-domain/money';

/** Splits the discount of a line exactly between its codes, in proportion to their total discounts. Omits shares of zero. */
export function allocateDiscount<Discount extends { readonly amount: number }>(
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
