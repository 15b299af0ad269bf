import type { CheckoutPaths, ShopCheckout } from './checkout-facts';
import type { GiftCardAnswer } from '../bag/gift-card-payment';
import { useCheckoutCart, type Brought } from './use-checkout-cart';
import { useCheckoutState, type OpenCheckout } from './use-checkout-state';
import { useGiftCards } from './use-gift-cards';
import { useLogin } from './use-login';
import { useMove } from './use-move';
import { useOrder } from './use-order';

type Shared = 'state' | 'dispatch' | 'latest' | 'view' | 'cart' | 'work' | 'news' | 'setNews';

/** The checkout as its steps know it: what is known of it so far, and what can be done in it. */
export interface Checkout extends Pick<OpenCheckout, Shared> {
  /** Why a code gives nothing, in the shop's words, by code. */
  readonly codeReasons: Readonly<Record<string, string>>;
  /** Brings the shop's cart after `state`. */
  readonly bring: (state: ShopCheckout) => Promise<Brought>;
  readonly buy: () => void;
  /** Asks what became of an order whose answer was lost. */
  readonly ask: () => void;
  /** Lets go of an attempt that waits for the bank, to pay in another way. Nothing of it has been paid. */
  readonly payOtherwise: () => void;
  /** Pays with a gift card, as far as it goes. */
  readonly payWithGiftCard: (code: string) => Promise<GiftCardAnswer>;
  /** Takes a gift card off the order, by its id there; false when the shop could not be reached. */
  readonly takeGiftCardOff: (id: string) => Promise<boolean>;
}

/** Everything that the steps of the checkout share. It lives in the browser alone. */
export function useCheckout(paths: CheckoutPaths): Checkout {
  const open = useCheckoutState();
  // In this order: what a move or a log-in makes void is gone before the cart is brought again.
  const isLeft = useMove(open);
  const login = useLogin(open);
  const { codeReasons, bring, learn } = useCheckoutCart(open, login, isLeft);
  const giftCards = useGiftCards(open, isLeft);
  const order = useOrder(open, learn, paths);
  const { state, dispatch, latest, view, cart, work, news, setNews } = open;
  return {
    state,
    dispatch,
    latest,
    view,
    cart,
    codeReasons,
    work,
    news,
    setNews,
    bring,
    ...giftCards,
    ...order,
  };
}
