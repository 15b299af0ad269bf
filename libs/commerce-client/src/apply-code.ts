import { setDiscountCodes } from './cart.ts';
import type { AppliedGiftCard, CheckoutCart } from './checkout.ts';
import type { StorefrontClient } from './storefront-client.ts';
import { addGiftCardCodes } from './gift-cards.ts';

/** Result of {@link tryPromoCode}. */
export type PromoCodeResult =
  | { readonly kind: 'applied'; readonly code: string }
  /** `reason` is the shop's own sentence, in the language of the client. Missing where it gave none. */
  | { readonly kind: 'refused'; readonly code: string; readonly reason?: string }
  | { readonly kind: 'unreachable' };

/**
 * Adds a promo code to a cart and restores the previous codes when it does not apply.
 *
 * @param code Compared regardless of case.
 *
 * @param codes The codes that the cart has.
 * @param code In the spelling that the shop uses; upper and lower case are the same.
 */
export async function tryPromoCode(
  client: StorefrontClient,
  cartId: string,
  codes: readonly string[],
  code: string,
): Promise<PromoCodeResult> {
  const answer = await setDiscountCodes(client, cartId, [...codes, code]);
  if (answer.kind === 'refused') return toRefusal(code, answer.problems[0]?.message);
  if (answer.kind !== 'ok') return { kind: 'unreachable' };
  const { cart, warnings } = answer;
  if (cart.discountCodes.some((one) => one.applicable && isSameCode(one.code, code)))
    return { kind: 'applied', code };
  await setDiscountCodes(client, cartId, codes);
  return toRefusal(code, warnings.find(({ target }) => isSameCode(target, code))?.message);
}

const isSameCode = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();

function toRefusal(code: string, reason: string | undefined): PromoCodeResult {
  return { kind: 'refused', code, ...(reason === undefined ? {} : { reason }) };
}

/** Result of {@link applyGiftCard}. */
export type GiftCardResult =
  | { readonly kind: 'applied'; readonly cart: CheckoutCart }
  /** It pays for this cart already. */
  | { readonly kind: 'already' }
  /** `reason` is the shop's own sentence, in the language of the client. Missing where it gave none. */
  | { readonly kind: 'refused'; readonly reason?: string }
  /** Too many codes were tried. */
  | { readonly kind: 'throttled' }
  | { readonly kind: 'unreachable' };

/**
 * Pays for a cart with a gift card. The code is sent to the shop and stored nowhere: with it anyone can spend the card.
 *
 * @param before The gift cards that the cart has.
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
