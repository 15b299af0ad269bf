import {
  addGiftCardCodes,
  type AppliedGiftCard,
  type CheckoutAnswer,
  type CheckoutCart,
  type StorefrontClient,
} from '@marehalm/commerce-client';
import { type Money, subtractMoney } from '@marehalm/cart-domain';
import { normalizeInput } from '@marehalm/checkout-domain';

/** What came of paying with a gift card. */
export type GiftCardAnswer =
  | { readonly kind: 'applied'; readonly cart: CheckoutCart }
  /** It pays for this order already. */
  | { readonly kind: 'already' }
  /** `reason` is the shop's own sentence, in the language it was asked in; missing when it gave none. */
  | { readonly kind: 'refused'; readonly reason?: string }
  /** Too many codes were tried. */
  | { readonly kind: 'throttled' }
  | { readonly kind: 'unreachable' };

/**
 * Pays for a commerce cart with a gift card. The code is sent to the shop and not stored, because anyone who reads it can spend it.
 *
 * @param before The cards that the cart had.
 */
export async function tryGiftCard(
  client: StorefrontClient,
  cartId: string,
  before: readonly AppliedGiftCard[],
  typed: string,
): Promise<GiftCardAnswer> {
  return giftCardAnswerOf(await addGiftCardCodes(client, cartId, [normalizeInput(typed)]), before);
}

function giftCardAnswerOf(answer: CheckoutAnswer, before: readonly AppliedGiftCard[]): GiftCardAnswer {
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

/** What is on a card once it has paid its part. */
export function balanceAfter({ balance, used }: AppliedGiftCard): Money {
  return subtractMoney(balance, used);
}
