import { setDiscountCodes } from './cart.ts';
import type { StorefrontClient } from './storefront-client.ts';

/** Result of {@link applyPromoCode}. */
export type PromoCodeResult =
  | { readonly kind: 'applied'; readonly code: string }
  /** `reason` is the shop's own sentence, in the language of the client. Missing where it gave none. */
  | { readonly kind: 'refused'; readonly code: string; readonly reason?: string }
  | { readonly kind: 'unreachable' };

/**
 * Adds a promo code to a cart, and restores the previous codes when it does not apply.
 *
 * @param codes All codes of the cart before; the request replaces the list.
 * @param code The code to add, in any case.
 */
export async function applyPromoCode(
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
