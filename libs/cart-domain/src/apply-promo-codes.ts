import { type Money, sumMoney } from './money.ts';
import {
  checkPromoCode,
  findPromoCode,
  promoDiscounts,
  type PromoCode,
  type PromoContext,
  type PromoRefusalReason,
} from './promo-code.ts';

/** A code that counts. */
export interface AppliedDiscount {
  /** In its own spelling. */
  readonly code: string;
  /** As it stands in the bag: the code or an alias. */
  readonly typed: string;
  /** What it takes off the goods; 0 for free delivery. */
  readonly amount: Money;
}

/** A code in the bag that gives nothing now. */
export interface PromoRefusal {
  readonly kind: 'promo-code';
  /** As it stands in the bag. */
  readonly typed: string;
  readonly reason: PromoRefusalReason;
  /** How much more must be bought, when the reason is `minimum-not-met`. */
  readonly missing?: Money;
}

/** What the codes of a bag come to. */
export interface AppliedCodes {
  readonly discounts: readonly AppliedDiscount[];
  readonly refusals: readonly PromoRefusal[];
  /** Minor units off each line, by line key. */
  readonly byLine: ReadonlyMap<string, number>;
  /** Ids of the delivery methods that codes pay for, given which one is the market's standard. */
  readonly freeMethods: (standard: string) => ReadonlySet<string>;
}

/**
 * Counts the codes of a bag, each against what the codes before it left. Codes that lower prices come first, in the
 * order of the bag; free delivery is judged last, by what the goods then cost.
 */
export function applyPromoCodes(
  typedCodes: readonly string[],
  promoCodes: readonly PromoCode[],
  context: Omit<PromoContext, 'applied' | 'discounts'>,
): AppliedCodes {
  const applied: PromoCode[] = [];
  const discounts: AppliedDiscount[] = [];
  const refusals: PromoRefusal[] = [];
  const byLine = new Map<string, number>();
  for (const { typed, promoCode } of inOrder(typedCodes, promoCodes)) {
    const check = checkPromoCode(promoCode, { ...context, applied, discounts: byLine });
    if (check.kind === 'refused') {
      refusals.push({ ...check, kind: 'promo-code', typed });
    } else if (promoCode !== undefined) {
      const taken = promoDiscounts(promoCode, { ...context, discounts: byLine });
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
    freeMethods: (standard) =>
      new Set(applied.flatMap((code) => (code.kind === 'free-delivery' ? (code.methods ?? [standard]) : []))),
  };
}

function inOrder(typedCodes: readonly string[], promoCodes: readonly PromoCode[]) {
  const found = typedCodes.map((typed) => ({ typed, promoCode: findPromoCode(promoCodes, typed) }));
  const isLast = ({ promoCode }: (typeof found)[number]) => promoCode?.kind === 'free-delivery';
  return [...found.filter((entry) => !isLast(entry)), ...found.filter(isLast)];
}
