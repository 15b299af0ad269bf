import type { GiftCardDetails } from './gift-card.ts';

/** Whether all lines are gift cards sent by email, so that nothing is shipped. `false` for an empty list. */
export function hasOnlyEmailedGiftCards(lines: readonly { readonly giftCard?: GiftCardDetails }[]): boolean {
  return lines.length > 0 && lines.every(({ giftCard }) => giftCard && giftCard.type !== 'printed');
}
