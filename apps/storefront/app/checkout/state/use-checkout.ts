import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { hasOnlyEmailedGiftCards, normalizeCode } from '@marehalm/cart-domain/bag';
import { dismissNoticesAndMarketChange } from '@marehalm/cart-domain/store';
import { type CheckoutSnapshot, type CheckoutContext, normalizeInput } from '@marehalm/checkout-domain';
import { useCheckoutSession } from '@marehalm/checkout-domain/react';
import {
  type CheckoutCart,
  type GiftCardResult,
  applyGiftCard,
  removeGiftCards,
} from '@marehalm/commerce-client';
import { type MarketId, marketIds } from '@marehalm/shop';
import { goToFirstHistoryEntryOfPage } from '@marehalm/static-router/client';
import { shopperBagStore } from '../../cart/shopper-bag-store';
import { type BagView, useBagView } from '../../cart/use-bag-view';
import { createMarketClient } from '../../config/storefront-client';
import { usePageLocale } from '../../intl/page-locale';
import type { CheckoutPaths } from '@marehalm/page-data';
import { accountSessions } from '../../session/account-sessions';
import { useChosenCountry } from '../../session/chosen-country';
import { toOrderDraft } from '../payment/order-draft';
import type { ShopCheckoutState, ShopCheckoutSession, ShopMoney } from './checkout-types';
import { createShopCheckoutSession } from './create-shop-checkout-session';
import { orderStorage } from './order-storage';

/** The checkout with its data and actions, as the steps use it. */
export interface CheckoutController
  extends
    Omit<CheckoutSnapshot<ShopMoney, CheckoutCart, MarketId>, 'warnings'>,
    Pick<
      ShopCheckoutSession,
      | 'dispatch'
      | 'setNotice'
      | 'updateCart'
      | 'recoverOrder'
      | 'changePaymentMethod'
      | 'confirmContact'
      | 'confirmDelivery'
    > {
  /** Returns the current state, for code that continues after a request. */
  readonly latest: () => ShopCheckoutState;
  readonly view: BagView;
  /** The shop's reasons why codes do not apply, by code. */
  readonly codeReasons: Readonly<Record<string, string>>;
  readonly buy: () => void;
  /** Pays with a gift card as much as its balance allows. */
  readonly payWithGiftCard: (code: string) => Promise<GiftCardResult>;
  /** Removes a gift card from the order by its id; false if the shop is unreachable. */
  readonly takeGiftCardOff: (id: string) => Promise<boolean>;
}

/**
 * Returns the state and actions of the checkout, which every step shares. Browser only. `buy` places the order and opens the
 * confirmation page.
 */
export function useCheckout(paths: CheckoutPaths): CheckoutController {
  const locale = usePageLocale();
  const navigate = useNavigate();
  const view = useBagView();
  const surroundings = useSurroundings(view);
  const { session, snapshot } = useCheckoutSession(
    () =>
      createShopCheckoutSession(surroundings, locale, () => {
        // The steps of a placed order leave the browser history.
        void goToFirstHistoryEntryOfPage().then(() => navigate(paths.confirmation, { replace: true }));
      }),
    surroundings,
  );
  const client = createMarketClient(view.market, locale);
  return {
    ...session,
    ...snapshot,
    latest: () => session.getState().state,
    view,
    codeReasons: Object.fromEntries(
      snapshot.warnings
        .filter(({ code }) => code.startsWith('DISCOUNT_'))
        .map(({ target, message }) => [normalizeCode(target), message]),
    ),
    buy: () => {
      session.buy((cart, details) => {
        // The shopper has seen the notices before pressing the button.
        dismissNoticesAndMarketChange(shopperBagStore);
        orderStorage.saveDraft(toOrderDraft(cart, details, view, session.getState().state.paymentMethod));
      });
    },
    payWithGiftCard: async (code) => {
      const result = await session.changeCart((cartId, cart) =>
        applyGiftCard(client, cartId, cart?.giftCards ?? [], normalizeInput(code)),
      );
      return result ?? { kind: 'unreachable' };
    },
    takeGiftCardOff: async (id) => {
      const result = await session.changeCart((cartId) => removeGiftCards(client, cartId, [id]));
      return result?.kind === 'ok';
    },
  };
}

function useSurroundings({ market, totals, cartService }: BagView): CheckoutContext<MarketId> {
  const country = useChosenCountry();
  const sessions = useStore(accountSessions);
  const { status, cart } = cartService.sync ?? {};
  const isSettled = status === 'settled' && cart !== undefined;
  return {
    market,
    country,
    logins: Object.fromEntries(marketIds.map((id) => [id, sessions[id]?.login])),
    requiresShipping: totals.lines.length > 0 ? !hasOnlyEmailedGiftCards(totals.lines) : undefined,
    contents: isSettled ? JSON.stringify([cart.id, cart.lines, cart.codes]) : undefined,
  };
}
