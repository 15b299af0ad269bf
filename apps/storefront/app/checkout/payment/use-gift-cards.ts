import { useCallback } from 'react';
import { normalizeInput } from '@marehalm/checkout-domain';
import { payWithGiftCard as pay, removeGiftCards, type GiftCardResult } from '@marehalm/commerce-client';
import { usePageLocale } from '../../intl/page-locale';
import { createMarketClient } from '../../config/storefront-client';
import { settledCartId } from '../../cart/settled-cart';
import type { CheckoutSession } from '../state/use-checkout-state';

/**
 * Puts gift cards to the order, and takes them off it.
 *
 * @param isLeft Whether the shopper has chosen another country meanwhile.
 */
export function useGiftCards({ view, cart, setCart, enqueue }: CheckoutSession, hasMoved: () => boolean) {
  const locale = usePageLocale();
  const { market } = view;
  const giftCards = cart?.giftCards;

  const payWithGiftCard = useCallback(
    (code: string) =>
      enqueue(async (): Promise<GiftCardResult> => {
        const cartId = await settledCartId();
        if (cartId === undefined) return { kind: 'unreachable' };
        const client = createMarketClient(market, locale);
        const answer = await pay(client, cartId, giftCards ?? [], normalizeInput(code));
        if (answer.kind === 'applied' && !hasMoved()) setCart(answer.cart);
        return answer;
      }),
    [market, locale, enqueue, giftCards, setCart, hasMoved],
  );
  const takeGiftCardOff = useCallback(
    (id: string) =>
      enqueue(async () => {
        const cartId = await settledCartId();
        if (cartId === undefined) return false;
        const answer = await removeGiftCards(createMarketClient(market, locale), cartId, [id]);
        if (answer.kind === 'ok' && !hasMoved()) setCart(answer.cart);
        return answer.kind === 'ok';
      }),
    [market, locale, enqueue, setCart, hasMoved],
  );
  return { payWithGiftCard, takeGiftCardOff };
}
