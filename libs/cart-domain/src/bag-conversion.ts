import { type Bag, type BagCommand, emptyBag, getLineKey, type LineRef, reduceBag } from './bag.ts';
import { type GoodsKind } from './offer.ts';

/** Returns the commands that turn an empty bag into `bag`, or add its contents to another one. */
export function toBagCommands({ lines, samples, promoCodes, giftCards, note }: Bag): readonly BagCommand[] {
  return [
    ...lines.map((line): BagCommand => ({ ...line, type: 'addLine' })),
    { type: 'selectSamples', skus: samples },
    ...promoCodes.map((code): BagCommand => ({ type: 'applyPromoCode', code })),
    ...giftCards.map((code): BagCommand => ({ type: 'redeemGiftCard', code })),
    { type: 'setNote', note },
  ];
}

/**
 * Returns a bag with the contents of a cart, whichever client filled it: purchases, samples and codes. Gifts are omitted, because
 * the bag's rules add those it earns.
 *
 * @param findKind Returns what a SKU is sold as; unknown SKUs are bought.
 */
export function createBagFromCart(
  lines: readonly (LineRef & { readonly quantity: number })[],
  codes: readonly string[],
  findKind: (sku: string) => GoodsKind | undefined,
): Bag {
  const bought = lines.filter(({ sku }) => !['sample', 'gift'].includes(findKind(sku) ?? ''));
  const samples = lines.filter(({ sku }) => findKind(sku) === 'sample').map(({ sku }) => sku);
  const commands: readonly BagCommand[] = [
    ...bought.map((line): BagCommand => ({ ...line, type: 'addLine' })),
    { type: 'selectSamples', skus: samples },
    ...codes.map((code): BagCommand => ({ type: 'applyPromoCode', code })),
  ];
  return commands.reduce((bag, command) => reduceBag(bag, command), emptyBag);
}

/** Whether two bags hold the same units of the same goods, samples aside. */
export function hasSameLines(one: Bag, other: Bag): boolean {
  const unitsOf = ({ lines }: Bag) =>
    JSON.stringify(lines.map((line) => [getLineKey(line), line.quantity]).sort());
  return unitsOf(one) === unitsOf(other);
}
