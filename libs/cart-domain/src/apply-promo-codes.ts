import { type Money, sumMoney } from './money.ts';
import {
  checkPromoCode,
  findPromoCode,
  calculatePromoDiscounts,
  type PromoCode,
  type PromoContext,
  type PromoRefusalDetails,
} from './promo-code.ts';

/** A promo code that applies to the bag, with the amount it takes off the goods. */
export interface AppliedDiscount {
  /** The code in its own spelling. */
  readonly code: string;
  /** The code as in the bag: its own spelling or an alias. */
  readonly typed: string;
  /** Reduction of the goods; 0 for free delivery. */
  readonly amount: Money;
}

/** A code in the bag that has no effect. `typed` is the code as in the bag. */
export type PromoCodeRefusal = { readonly kind: 'promo-code'; readonly typed: string } & PromoRefusalDetails;

/** The effect of all codes of a bag. */
export interface PromoCodeEffects {
  readonly discounts: readonly AppliedDiscount[];
  readonly refusals: readonly PromoCodeRefusal[];
  /** Reduction of each line in minor units, by line key. */
  readonly byLine: ReadonlyMap<string, number>;
  /** Ids of the delivery methods that become free. */
  readonly freeMethods: ReadonlySet<string>;
}

/**
 * Applies the codes of a bag one after the other, each to what the previous codes left. Price reductions come first,
 * in the order of the bag; free delivery is checked last, against the reduced price of the goods.
 *
 * @param standardMethods Ids of the delivery methods that become free when the code names none.
 */
export function applyPromoCodes(
  typedCodes: readonly string[],
  promoCodes: readonly PromoCode[],
  context: Omit<PromoContext, 'applied' | 'discounts'>,
  standardMethods: readonly string[],
): PromoCodeEffects {
  const applied: PromoCode[] = [];
  const discounts: AppliedDiscount[] = [];
  const refusals: PromoCodeRefusal[] = [];
  const byLine = new Map<string, number>();
  for (const { typed, found } of inOrder(typedCodes, promoCodes)) {
    const check = checkPromoCode(found, { ...context, applied, discounts: byLine });
    if (check.kind === 'refused') {
      refusals.push({ ...check, kind: 'promo-code', typed });
    } else {
      const { promoCode } = check;
      const taken = calculatePromoDiscounts(promoCode, { ...context, discounts: byLine });
      for (const [key, { amount }] of taken) byLine.set(key, (byLine.get(key) ?? 0) + amount);
      applied.push(promoCode);
      discounts.push({
        code: promoCode.code,
        typed,
        amount: sumMoney(taken.values(), context.currency),
      });
    }
  }
  return {
    discounts,
    refusals,
    byLine,
    freeMethods: new Set(
      applied.flatMap((code) => (code.kind === 'free-delivery' ? (code.methods ?? standardMethods) : [])),
    ),
  };
}

function inOrder(typedCodes: readonly string[], promoCodes: readonly PromoCode[]) {
  const codes = typedCodes.map((typed) => ({ typed, found: findPromoCode(promoCodes, typed) }));
  const isLast = ({ found }: (typeof codes)[number]) => found?.kind === 'free-delivery';
  return [...codes.filter((code) => !isLast(code)), ...codes.filter(isLast)];
}
