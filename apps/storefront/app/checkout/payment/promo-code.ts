import { setDiscountCodes, type StorefrontClient } from '@marehalm/commerce-client';
import { normalizeCode } from '@marehalm/cart-domain';
import { normalizeInput } from '@marehalm/checkout-domain';

/** What came of trying a promo code. */
export type PromoAnswer =
  | { readonly kind: 'applied'; readonly code: string }
  /** `reason` is the shop's own sentence, in the language it was asked in; missing when it gave none. */
  | { readonly kind: 'refused'; readonly code: string; readonly reason?: string }
  | { readonly kind: 'unreachable' };

/**
 * Tries a code on a commerce cart and leaves a refused one out of it again. The shop knows its codes and says in words why
 * one does not apply; the bag learns of a code only after the shop has taken it.
 *
 * @param codes Those that the bag has already.
 */
export async function tryPromoCode(
  client: StorefrontClient,
  cartId: string,
  codes: readonly string[],
  typed: string,
): Promise<PromoAnswer> {
  const code = normalizeCode(normalizeInput(typed));
  const answer = await setDiscountCodes(client, cartId, [...codes, code]);
  if (answer.kind === 'refused') {
    const [problem] = answer.problems;
    return { kind: 'refused', code, ...(problem ? { reason: problem.message } : {}) };
  }
  if (answer.kind !== 'ok') return { kind: 'unreachable' };
  const known = answer.cart.discountCodes.find((one) => normalizeCode(one.code) === code);
  if (known?.applicable) return { kind: 'applied', code };
  await setDiscountCodes(client, cartId, codes);
  const warning = answer.warnings.find(({ target }) => normalizeCode(target) === code);
  return { kind: 'refused', code, ...(warning ? { reason: warning.message } : {}) };
}
