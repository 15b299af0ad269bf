import type { CheckoutCart, AppliedGiftCard } from './checkout.ts';
import { addGiftCardCodes } from './gift-cards.ts';
import type { StorefrontClient } from './storefront-client.ts';

/** Result of {@link applyGiftCard}. */
export type GiftCardResult =
  | { readonly kind: 'applied'; readonly cart: CheckoutCart }
  /** The card already pays for this cart. */
  | { readonly kind: 'already' }
  /** `reason` is the shop's own sentence, in the language of the client. Missing where it gave none. */
  | { readonly kind: 'refused'; readonly reason?: string }
  /** Too many codes were tried. */
  | { readonly kind: 'throttled' }
  | { readonly kind: 'unreachable' };

/**
 * Pays for a cart with a gift card. The code is sent to the shop and stored nowhere: with it anyone can spend the card.
 *
 * @param before Gift cards that the cart has before; the card counts as applied when there is one more.
 */
export async function applyGiftCard(
  client: StorefrontClient,
  cartId: string,
  before: readonly AppliedGiftCard[],
  code: string,
): Promise<GiftCardResult> {
  const answer = await addGiftCardCodes(client, cartId, [code]);
  switch (answer.kind) {
    case 'ok':
      return answer.cart.giftCards.length > before.length
        ? { kind: 'applied', cart: answer.cart }
        : { kind: 'already' };
    case 'refused': {
      const [problem] = answer.problems;
      return { kind: 'refused', ...(problem ? { reason: problem.message } : {}) };
    }
    case 'throttled':
      return { kind: 'throttled' };
    default:
      return { kind: 'unreachable' };
  }
}
