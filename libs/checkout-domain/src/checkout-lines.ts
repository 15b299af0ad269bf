import type { BagSummaryInput } from './compare-bag-with-order.ts';
import type { Money } from './money.ts';
import type { OrderCost } from './order-cost.ts';

/** A bag with its totals, as far as a checkout shows them: a part of `BagTotals` of `@marehalm/cart-domain`. */
export interface CheckoutBag<
  Amount extends Money = Money,
  Line extends object = object,
> extends BagSummaryInput<Amount> {
  readonly lines: readonly (Line & {
    readonly key: string;
    readonly sku: string;
    readonly quantity: number;
    readonly unitPrice: Amount;
  })[];
  readonly giftCardsBought: Amount;
  readonly discount: Amount;
  readonly total: Amount;
  readonly includedTaxes: readonly { readonly amount: Amount }[];
}

/** A line of the order, as a checkout lists it. */
export type CheckoutLine<Amount extends Money, Contents> = Contents & {
  /** Unique among the lines. */
  readonly key: string;
  readonly sku: string;
  /** Units. */
  readonly quantity: number;
  readonly unitPrice: Amount;
};

/**
 * Returns the lines of the order: those of the service's cart, or those of the bag while there is no cart. Goods come first in the order of
 * the bag, then gifts, then samples.
 *
 * @param toContents Converts a line of the cart, like `toBagLineInput` of `@marehalm/commerce-client`.
 */
export function listCheckoutLines<
  Amount extends Money,
  Line extends { readonly id: string; readonly unitPrice: Amount },
  Contents extends { readonly sku: string; readonly quantity: number },
>(
  cart: { readonly lines: readonly Line[] } | undefined,
  { lines, gifts, samples, merchandise }: CheckoutBag<Amount, Contents>,
  toContents: (line: Line) => Contents,
): readonly CheckoutLine<Amount, Contents>[] {
  if (cart) {
    const rankOf = (sku: string) => {
      const position = lines.findIndex((line) => line.sku === sku);
      return position >= 0 ? position : lines.length + (samples.includes(sku) ? 1 : 0);
    };
    return cart.lines
      .map((line) => ({ ...toContents(line), key: line.id, unitPrice: line.unitPrice }))
      .sort((one, other) => rankOf(one.sku) - rankOf(other.sku));
  }
  const unitPrice = { ...merchandise, amount: 0 };
  const free = (sku: string, quantity: number) =>
    ({ key: sku, sku, quantity, unitPrice }) as unknown as CheckoutLine<Amount, Contents>;
  return [
    ...lines,
    ...gifts.map(({ sku, quantity }) => free(sku, quantity)),
    ...samples.map((sku) => free(sku, 1)),
  ];
}

/** Returns the cost of a bag with its VAT, without delivery, for the time before the service's cart is known. */
export function toBagCost<Amount extends Money>({
  merchandise,
  giftCardsBought,
  discount,
  total,
  includedTaxes,
}: CheckoutBag<Amount>): OrderCost<Amount> & { readonly vat: Amount } {
  const vat = includedTaxes.reduce((sum, { amount }) => sum + amount.amount, 0);
  return {
    goods: { ...merchandise, amount: merchandise.amount + giftCardsBought.amount },
    discount,
    total,
    vat: { ...total, amount: vat },
  };
}
