import {
  useCallback,
  useEffect,
  useReducer,
  useRef,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { parseReturnAddress, type ServiceProblem } from '@marehalm/checkout-domain';
import type { CheckoutCart } from '@marehalm/commerce-client';
import type { MarketId } from '@marehalm/shop';
import { useChosenCountry } from '../../session/country';
import { useBagView, type BagView } from '../../cart/use-bag-view';
import type { ShopCheckout, ShopCheckoutEvent, ShopOrderChange } from './checkout-types';
import { attemptLog, checkoutStorage } from './checkout-storage';
import { keepPaymentChoice, withPaymentChoice } from './payment-choice';
import { reduceShopCheckout } from './reduce-shop-checkout';

/** What the checkout is busy with. `leaving` is after the order: the confirmation is on its way. */
type CheckoutWork = 'nothing' | 'cart' | 'order' | 'asking' | 'leaving';

/** What the shopper must be told, until they go on. */
export type CheckoutNoticeContent =
  | { readonly kind: 'changed'; readonly changes: readonly ShopOrderChange[] }
  | { readonly kind: 'refused' | 'declined'; readonly problems: readonly ServiceProblem[] }
  /** The bank waits for the shopper, who has come back without an answer for it. */
  | { readonly kind: 'action-required'; readonly redirectUrl: string }
  /** The customer who was logged in is logged out, or another one is logged in. */
  | { readonly kind: 'logged-out' | 'other-account' }
  /** Nothing was to be carried, and now something is. */
  | { readonly kind: 'address-needed' }
  /** Gift cards paid in the currency of another market. */
  | { readonly kind: 'gift-cards-left' }
  /** A gift card that paid for this order does not any more. */
  | { readonly kind: 'gift-card-gone' }
  | { readonly kind: 'missing' | 'unreachable' | 'unanswered' | 'not-placed' }
  /** No shop has heard of the attempt in the address. */
  | { readonly kind: 'unknown' };

/** A checkout under way: what has been told, what the shop has answered, and what is being waited for. */
export interface CheckoutSession {
  readonly state: ShopCheckout;
  readonly dispatch: (event: ShopCheckoutEvent) => void;
  /** The state as it was drawn last, for what goes on after that. */
  readonly latest: () => ShopCheckout;
  readonly view: BagView;
  /** As the shop last told it; missing until there is a contact. */
  readonly cart: CheckoutCart | undefined;
  readonly setCart: (cart: CheckoutCart | undefined) => void;
  readonly work: CheckoutWork;
  readonly setWork: Dispatch<SetStateAction<CheckoutWork>>;
  readonly notice: CheckoutNoticeContent | undefined;
  readonly setNotice: Dispatch<SetStateAction<CheckoutNoticeContent | undefined>>;
  /** Asks the shop something about the cart once all that was asked before has been answered. */
  readonly enqueue: <Result>(run: () => Promise<Result>) => Promise<Result>;
}

/** The checkout as this tab left it, with the attempt that any tab has begun, and kept for a reload from then on. */
export function useCheckoutState(): CheckoutSession {
  const view = useBagView();
  const country = useChosenCountry();
  const [state, dispatch] = useReducer(reduceShopCheckout, view.market, (first) =>
    withAttempt(
      withPaymentChoice(withCountry(checkoutStorage.load(first), first, country)),
      parseReturnAddress(window.location.search, first) ?? attemptLog.findOpen(),
    ),
  );
  const [cart, setCart] = useState<CheckoutCart>();
  const [work, setWork] = useState<CheckoutWork>(state.attempt ? 'asking' : 'nothing');
  const [notice, setNotice] = useState<CheckoutNoticeContent>();

  useEffect(() => {
    checkoutStorage.save(state);
    keepPaymentChoice(state);
  }, [state]);
  const drawn = useRef(state);
  useEffect(() => {
    drawn.current = state;
  });
  const latest = useCallback(() => drawn.current, []);

  // One request after the other: a later wish must not be overtaken by an earlier one.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const enqueue = useCallback(<Result>(run: () => Promise<Result>): Promise<Result> => {
    setWork((now) => (now === 'nothing' ? 'cart' : now));
    const result = queue.current.then(run, run);
    queue.current = result;
    return result.finally(() => {
      setWork((now) => (now === 'cart' ? 'nothing' : now));
    });
  }, []);

  return { state, dispatch, latest, view, cart, setCart, work, setWork, notice, setNotice, enqueue };
}

function withAttempt(state: ShopCheckout, attempt: ShopCheckout['attempt']): ShopCheckout {
  return state.attempt || !attempt ? state : { ...state, attempt };
}

/** A country that was chosen elsewhere is not asked for again (WCAG 2.2, 3.3.7). */
function withCountry(state: ShopCheckout, market: MarketId, country: string | undefined): ShopCheckout {
  return state.contact.country === ''
    ? reduceShopCheckout(state, { type: 'marketChanged', market, country })
    : state;
}
