import type { CheckoutPaths } from '../../server/checkout.server';
import type { ShopCheckout } from './checkout-types';
import type { GiftCardResult } from '@marehalm/commerce-client';
import { useCheckoutCart, type CartUpdate } from './use-checkout-cart';
import { useCheckoutState, type CheckoutSession } from './use-checkout-state';
import { useGiftCards } from '../payment/use-gift-cards';
import { useLogin } from './use-login';
import { useMarketChange } from './use-market-change';
import { useOrder } from '../payment/use-order';

type Shared = 'state' | 'dispatch' | 'latest' | 'view' | 'cart' | 'work' | 'notice' | 'setNotice';

/** The checkout as its steps know it: what is known of it so far, and what can be done in it. */
export interface Checkout extends Pick<CheckoutSession, Shared> {
  /** Why a code gives nothing, in the shop's words, by code. */
  readonly codeReasons: Readonly<Record<string, string>>;
  /** Brings the shop's cart after `state`. */
  readonly updateCart: (state: ShopCheckout) => Promise<CartUpdate>;
  readonly buy: () => void;
  /** Asks what became of an order whose answer was lost. */
  readonly recoverOrder: () => void;
  /** Lets go of an attempt that waits for the bank, to pay in another way. Nothing of it has been paid. */
  readonly changePaymentMethod: () => void;
  /** Pays with a gift card, as far as it goes. */
  readonly payWithGiftCard: (code: string) => Promise<GiftCardResult>;
  /** Takes a gift card off the order, by its id there; false when the shop could not be reached. */
  readonly takeGiftCardOff: (id: string) => Promise<boolean>;
}

/** Everything that the steps of the checkout share. It lives in the browser alone. */
export function useCheckout(paths: CheckoutPaths): Checkout {
  const open = useCheckoutState();
  // In this order: what a move or a log-in makes void is gone before the cart is brought again.
  const hasMoved = useMarketChange(open);
  const login = useLogin(open);
  const { codeReasons, updateCart, receiveCart } = useCheckoutCart(open, login, hasMoved);
  const giftCards = useGiftCards(open, hasMoved);
  const order = useOrder(open, receiveCart, paths);
  const { state, dispatch, latest, view, cart, work, notice, setNotice } = open;
  return {
    state,
    dispatch,
    latest,
    view,
    cart,
    codeReasons,
    work,
    notice,
    setNotice,
    updateCart,
    ...giftCards,
    ...order,
  };
}
