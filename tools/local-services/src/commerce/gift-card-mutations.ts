import { changeCart } from './cart-resolvers.ts';
import { applyGiftCards, removeAppliedGiftCards } from './gift-card-changes.ts';
import { requireInputSize } from './input-size.ts';
import type { RequestContext } from './request-context.ts';

interface CartArguments {
  readonly cartId: string;
}

/** The fields of `Mutation` about paying with gift cards. */
export const giftCardMutations = {
  cartGiftCardCodesAdd: (
    { cartId, giftCardCodes }: CartArguments & { readonly giftCardCodes: readonly string[] },
    context: RequestContext,
  ) => {
    requireInputSize(giftCardCodes);
    return changeCart(cartId, context, (cart) =>
      applyGiftCards(cart, giftCardCodes, cart.giftCards, ['giftCardCodes'], context),
    );
  },
  cartGiftCardCodesUpdate: (
    { cartId, giftCardCodes }: CartArguments & { readonly giftCardCodes: readonly string[] },
    context: RequestContext,
  ) => {
    requireInputSize(giftCardCodes);
    return changeCart(cartId, context, (cart) =>
      applyGiftCards(cart, giftCardCodes, [], ['giftCardCodes'], context),
    );
  },
  cartGiftCardCodesRemove: (
    { cartId, appliedGiftCardIds }: CartArguments & { readonly appliedGiftCardIds: readonly string[] },
    context: RequestContext,
  ) => {
    requireInputSize(appliedGiftCardIds);
    return changeCart(cartId, context, (cart) => removeAppliedGiftCards(cart, appliedGiftCardIds));
  },
};
