import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { normalizeCode } from '@marehalm/cart-domain/bag';
import { type CheckoutSnapshot, type CheckoutSurroundings, normalizeInput } from '@marehalm/checkout-domain';
import {
  type CheckoutCart,
  type GiftCardResult,
  payWithGiftCard,
  removeGiftCards,
} from '@marehalm/commerce-client';
import { type MarketId, marketIds } from '@marehalm/shop';
import { dismissNotices } from '../../cart/cart-store';
import { isAllByMail } from '../../cart/gift-card-texts';
import { type BagView, useBagView } from '../../cart/use-bag-view';
import { createMarketClient } from '../../config/storefront-client';
import { usePageLocale } from '../../intl/page-locale';
import type { CheckoutPaths } from '../../server/checkout.server';
import { accountSessions } from '../../session/account-sessions';
import { useChosenCountry } from '../../session/country';
import { toOrderDraft } from '../payment/order-draft';
import type { ShopCheckout, ShopCheckoutSession, ShopMoney } from './checkout-types';
import { createShopCheckout } from './create-shop-checkout';
import { goToFirstEntry } from './first-entry';
import { orderStorage } from './order-storage';

type Shared = 'dispatch' | 'setNotice' | 'updateCart' | 'recoverOrder' | 'changePaymentMethod';

/** The checkout with its data and actions, as the steps use it. */
export interface Checkout
  extends
    Omit<CheckoutSnapshot<ShopMoney, CheckoutCart, MarketId>, 'warnings'>,
    Pick<ShopCheckoutSession, Shared> {
  /** Returns the current state, for code that continues after a request. */
  readonly latest: () => ShopCheckout;
  readonly view: BagView;
  /** The shop's reasons why codes do not apply, by code. */
  readonly codeReasons: Readonly<Record<string, string>>;
  readonly buy: () => void;
  /** Pays with a gift card as much as its balance allows. */
  readonly payWithGiftCard: (code: string) => Promise<GiftCardResult>;
  /** Removes a gift card from the order by its id; false if the shop is unreachable. */
  readonly takeGiftCardOff: (id: string) => Promise<boolean>;
}

/** Returns the checkout that all steps share. Browser only. */
export function useCheckout(paths: CheckoutPaths): Checkout {
  const locale = usePageLocale();
  const navigate = useNavigate();
  const view = useBagView();
  const surroundings = useSurroundings(view);
  const [session] = useState(() =>
    createShopCheckout(surroundings, locale, () => {
      // Going back must not lead to the steps of a placed order.
      void goToFirstEntry().then(() => navigate(paths.confirmation, { replace: true }));
    }),
  );
  const { warnings, ...snapshot } = useSyncExternalStore(session.subscribe, session.getState);
  useEffect(() => {
    // On return from the bank the browser may restore the page from its cache, still waiting for the payment.
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) session.recoverOrder();
    };
    session.start();
    addEventListener('pageshow', shown);
    return () => {
      removeEventListener('pageshow', shown);
      session.stop();
    };
  }, [session]);
  useEffect(() => session.follow(surroundings));

  const client = createMarketClient(view.market, locale);
  const { dispatch, setNotice, updateCart, recoverOrder, changePaymentMethod } = session;
  return {
    ...snapshot,
    ...{ dispatch, setNotice, updateCart, recoverOrder, changePaymentMethod },
    latest: () => session.getState().state,
    view,
    codeReasons: Object.fromEntries(
      warnings
        .filter(({ code }) => code.startsWith('DISCOUNT_'))
        .map(({ target, message }) => [normalizeCode(target), message]),
    ),
    buy: () => {
      session.buy((cart, details) => {
        // The shopper has seen the notices before pressing the button.
        dismissNotices();
        orderStorage.saveDraft(toOrderDraft(cart, details, view, session.getState().state.paymentMethod));
      });
    },
    payWithGiftCard: async (code) => {
      const result = await session.changeCart((cartId, cart) =>
        payWithGiftCard(client, cartId, cart?.giftCards ?? [], normalizeInput(code)),
      );
      return result ?? { kind: 'unreachable' };
    },
    takeGiftCardOff: async (id) => {
      const result = await session.changeCart((cartId) => removeGiftCards(client, cartId, [id]));
      return result?.kind === 'ok';
    },
  };
}

function useSurroundings({ market, totals, link }: BagView): CheckoutSurroundings<MarketId> {
  const country = useChosenCountry();
  const sessions = useStore(accountSessions);
  const { status, cart } = link.sync ?? {};
  const isSettled = status === 'settled' && cart !== undefined;
  return {
    market,
    country,
    logins: Object.fromEntries(marketIds.map((id) => [id, sessions[id]?.login])),
    requiresShipping: totals.lines.length > 0 ? !isAllByMail(totals.lines) : undefined,
    contents: isSettled ? JSON.stringify([cart.id, cart.lines, cart.codes]) : undefined,
  };
}
