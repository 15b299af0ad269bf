import { type Bag, type BagCommand, lineKey, type LineRef, normalizeCode } from '@marehalm/cart-domain';
import { type CheckoutCart, giftCardWishesOf } from '@marehalm/commerce-client';

/** What an order takes out of the bag once it is placed. It is kept with the attempt, so it says nothing of people. */
export interface OrderedGoods {
  /** Names of lines with whole units. */
  readonly lines: readonly (readonly [name: string, quantity: number])[];
  /** Promo codes, in the form of `normalizeCode`. */
  readonly codes: readonly string[];
}

/** What is ordered with a cart. */
export function orderedGoods({ lines, discountCodes }: CheckoutCart): OrderedGoods {
  return {
    lines: lines.map(({ sku, merchandiseId, quantity, unitPrice, attributes }) => {
      const giftCard = giftCardWishesOf(attributes, unitPrice.currency);
      return [nameOf({ sku: sku ?? merchandiseId, ...(giftCard ? { giftCard } : {}) }), quantity];
    }),
    codes: discountCodes.map(({ code }) => normalizeCode(code)),
  };
}

/**
 * What takes an order out of a bag: what was ordered, and what was used with it. What was added meanwhile, in another tab for
 * instance, stays. Where it is not known what was ordered, everything goes.
 */
export function commandsAfterOrder(bag: Bag, ordered: OrderedGoods | undefined): readonly BagCommand[] {
  const units = new Map<string, number>();
  for (const [name, quantity] of ordered?.lines ?? []) units.set(name, (units.get(name) ?? 0) + quantity);
  const changes = bag.lines.map((line): BagCommand & { readonly quantity: number } => ({
    ...line,
    type: 'setQuantity',
    quantity: Math.max(0, line.quantity - (units.get(nameOf(line)) ?? 0)),
  }));
  if (!ordered || changes.every(({ quantity }) => quantity === 0)) return [{ type: 'clear' }];
  return [
    ...changes,
    { type: 'selectSamples', skus: bag.samples.filter((sku) => !units.has(sku)) },
    ...ordered.codes.map((code): BagCommand => ({ type: 'removePromoCode', code })),
    { type: 'setNote', note: '' },
  ];
}

/** The key of a line, in which a gift card's recipient can only be recognised, not read. */
function nameOf(ref: LineRef): string {
  if (!ref.giftCard) return ref.sku;
  let hash = 0;
  for (const character of lineKey(ref)) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return `${ref.sku} ${hash}`;
}
