import { useCallback, useEffect, useRef, useState } from 'react';
import { normalizeCode } from '@marehalm/cart-domain/bag';
import { type ServiceProblem, toBuyerDetails, updateCheckoutCart } from '@marehalm/checkout-domain';
import { type CheckoutCart, createCheckoutService } from '@marehalm/commerce-client';
import { contactRules } from '@marehalm/shop/contact';
import { usePageLocale } from '../../intl/page-locale';
import { currentSync } from '../../cart/bag-sync';
import { createMarketClient } from '../../config/storefront-client';
import { isAllByMail } from '../../cart/gift-card-texts';
import type { ShopCheckout, ShopCheckoutEvent } from './checkout-types';
import { reduceShopCheckout } from './reduce-shop-checkout';
import { settledCartId } from '../../cart/settled-cart';
import { loginOf } from './use-login';
import type { CheckoutSession } from './use-checkout-state';

/** Milliseconds until a bag that has not settled by itself is asked for. */
const UNSETTLED_MS = 5000;

/** What came of bringing the cart after what was typed. */
export type CartUpdate =
  | { readonly kind: 'ok'; readonly cart: CheckoutCart }
  | { readonly kind: 'refused'; readonly problems: readonly ServiceProblem[] }
  /** The shopper has chosen another country meanwhile: what is said of the one before is of no use. */
  | { readonly kind: 'moved' }
  /** Is said where it happens, until the shop answers. */
  | { readonly kind: 'unreachable' };

/**
 * Brings the shop's cart after what was told, and again whenever the bag or the log-in changes.
 *
 * @param isLeft Whether the shopper has chosen another country meanwhile.
 */
export function useCheckoutCart(
  { state, dispatch, latest, view, cart, setCart, work, setNotice, enqueue }: CheckoutSession,
  login: string | undefined,
  hasMoved: () => boolean,
) {
  const locale = usePageLocale();
  const { market, link } = view;
  const [codeReasons, setCodeReasons] = useState<Readonly<Record<string, string>>>({});

  const shown = useRef(cart);
  useEffect(() => {
    shown.current = cart;
  });
  const receiveCart = useCallback(
    (received: CheckoutCart) => {
      if (hasMoved()) return;
      // What this tab takes off is shown by then: another one has, or another order has used it up.
      const giftCards = new Set(received.giftCards.map(({ id }) => id));
      if (shown.current?.giftCards.some(({ id }) => !giftCards.has(id)))
        setNotice({ kind: 'gift-card-gone' });
      setCart(received);
      // A cart whose goods are all sold out offers no delivery, which says nothing of the address.
      if (received.totalQuantity === 0) return;
      const handles = received.deliveryGroups.flatMap(({ options }) => options.map(({ handle }) => handle));
      dispatch({ type: 'deliveryOptionsReceived', handles });
    },
    [hasMoved, setCart, setNotice, dispatch],
  );
  const updateCart = useCallback(
    (entered: ShopCheckout): Promise<CartUpdate> => {
      const run = async (): Promise<CartUpdate> => {
        const cartId = await settledCartId();
        if (hasMoved()) return { kind: 'moved' };
        if (cartId === undefined) return { kind: 'unreachable' };
        const asked = loginOf(market);
        const service = createCheckoutService(createMarketClient(market, locale));
        const details = toBuyerDetails(contactRules, entered, asked === undefined);
        const answer = await updateCheckoutCart(service, cartId, details);
        if (hasMoved()) return { kind: 'moved' };
        if (loginOf(market) !== asked) return run();
        if (answer.kind === 'refused') return { kind: 'refused', problems: answer.problems };
        if (answer.kind === 'missing') currentSync()?.refresh();
        if (answer.kind !== 'ok') return { kind: 'unreachable' };
        receiveCart(answer.cart);
        const discountWarnings = answer.warnings.filter(({ code }) => code.startsWith('DISCOUNT_'));
        setCodeReasons((known) => ({
          ...known,
          ...Object.fromEntries(
            discountWarnings.map(({ target, message }) => [normalizeCode(target), message]),
          ),
        }));
        return { kind: 'ok', cart: answer.cart };
      };
      return enqueue(async () => {
        const brought = await run();
        if (brought.kind === 'unreachable') setNotice(brought);
        else if (brought.kind === 'ok')
          setNotice((notice) => (notice?.kind === 'unreachable' ? undefined : notice));
        return brought;
      });
    },
    [market, locale, enqueue, receiveCart, hasMoved, setNotice],
  );

  // Learnt from every cart, for delivery and gift cards change it alike: what paid for all may no longer.
  const due = cart?.cost.due.amount;
  useEffect(() => {
    if (due !== undefined) dispatch({ type: 'amountDueReceived', isZero: due === 0 });
  }, [due, dispatch]);

  const { lines } = view.totals;
  const isLeaving = work === 'leaving';
  useEffect(() => {
    // The order takes out of the bag what it was made of, which says nothing of what was told for it.
    if (isLeaving || lines.length === 0) return;
    const event: ShopCheckoutEvent = { type: 'goodsChanged', requiresShipping: !isAllByMail(lines) };
    const before = latest();
    dispatch(event);
    if (before.isContactConfirmed && !reduceShopCheckout(before, event).isContactConfirmed)
      setNotice({ kind: 'address-needed' });
  }, [lines, isLeaving, latest, dispatch, setNotice]);

  // The shop's cart follows the bag: after a reload, another tab's change, a price that the shop knew better.
  const { status, cart: bagCart } = link.sync ?? {};
  const contents =
    status === 'settled' && bagCart ? JSON.stringify([bagCart.id, bagCart.lines, bagCart.codes]) : undefined;
  const { isContactConfirmed } = state;
  const isOrdering = work === 'order' || work === 'asking' || work === 'leaving';
  useEffect(() => {
    if (!isContactConfirmed || contents === undefined || isOrdering) return;
    void updateCart(latest());
  }, [isContactConfirmed, contents, login, isOrdering, updateCart, latest]);

  // Until it settles there is no cart, and no last button: a bag that does not settle is told of.
  const isMissing = isContactConfirmed && cart === undefined && contents === undefined && !isOrdering;
  useEffect(() => {
    if (!isMissing) return;
    const timeout = setTimeout(() => void updateCart(latest()), UNSETTLED_MS);
    return () => {
      clearTimeout(timeout);
    };
  }, [isMissing, updateCart, latest]);

  return { codeReasons, updateCart, receiveCart };
}
