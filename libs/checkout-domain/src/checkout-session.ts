import type { CheckoutPorts, CheckoutContext } from './checkout-ports.ts';
import type { ServiceProblem, ServiceWarning } from './checkout-service.ts';
import type { CheckoutNotice, CheckoutCartWithGiftCards, CheckoutSnapshot } from './checkout-snapshot.ts';
import { type CheckoutEvent, type CheckoutState, reduceCheckout } from './checkout-state.ts';
import { createOrderActions, type OrderActions } from './internal/order-actions.ts';
import { createStepActions, type StepActions } from './internal/step-actions.ts';
import type { Money } from './money.ts';
import { parseReturnedAttempt } from './payment-attempt.ts';
import { toBuyerDetails, updateCheckoutCart } from './update-checkout-cart.ts';

/** Time after which a bag that has not settled by itself is asked for. */
const UNSETTLED_MS = 5000;

/**
 * Result of sending the entered contact and delivery to the cart. `moved`: the shopper chose another country before the answer,
 * so discard it; `unreachable`: the session shows it as a notice.
 */
export type CartUpdateResult<Cart> =
  | { readonly kind: 'ok'; readonly cart: Cart }
  | { readonly kind: 'refused'; readonly problems: readonly ServiceProblem[] }
  /** The shopper has chosen another country meanwhile: what is said of the one before is of no use. */
  | { readonly kind: 'moved' }
  /** Is in the notice, until the service answers. */
  | { readonly kind: 'unreachable' };

/** The store and the actions of one checkout. Nothing is stored or sent before `start`. */
export interface CheckoutSession<Amount extends Money, Cart, Market extends string>
  extends OrderActions<Cart>, StepActions {
  /** Returns the checkout as it is now. */
  readonly getState: () => CheckoutSnapshot<Amount, Cart, Market>;
  /** Calls `listener` after every change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins to store the checkout and to update the cart, and asks once what became of a pending attempt. */
  readonly start: () => void;
  /** Stops what `start` began. */
  readonly stop: () => void;
  /** Applies changed surroundings of the checkout. */
  readonly follow: (surroundings: CheckoutContext<Market>) => void;
  /** Changes the state by an event of the shopper. */
  readonly dispatch: (event: CheckoutEvent<Market>) => void;
  /** Shows a notice, or none. */
  readonly setNotice: (notice: CheckoutNotice<Amount> | undefined) => void;
  /** Updates the cart with what was entered. Requests are sent one after the other. */
  readonly updateCart: (entered: CheckoutState<Market>) => Promise<CartUpdateResult<Cart>>;
  /** Changes the cart otherwise, and shows the `cart` of the result, if it has one; `undefined` if it cannot be reached. */
  readonly changeCart: <Result extends object>(
    change: (cartId: string, shown: Cart | undefined) => Promise<Result>,
  ) => Promise<Result | undefined>;
}

/**
 * Creates a checkout session from the stored input and the latest payment attempt.
 *
 * @param search Query of the page, where a bank may have put the id of an attempt.
 */
export function createCheckoutSession<
  Amount extends Money,
  Cart extends CheckoutCartWithGiftCards<Amount>,
  Market extends string,
>(
  ports: CheckoutPorts<Amount, Cart, Market>,
  first: CheckoutContext<Market>,
  search = '',
): CheckoutSession<Amount, Cart, Market> {
  const { rules, storage } = ports;
  type Snapshot = CheckoutSnapshot<Amount, Cart, Market>;
  let around = first;
  const state = loadState(ports, first, search);
  let snapshot: Snapshot = {
    state,
    cart: undefined,
    work: state.attempt ? 'asking' : 'nothing',
    notice: undefined,
    warnings: [],
  };
  let isActive = false;
  const listeners = new Set<() => void>();

  const set = (change: Partial<Snapshot>) => {
    if (Object.keys(change).length > 0) snapshot = { ...snapshot, ...change };
    if (isActive) {
      if (change.state) storage.save(change.state);
      react();
    }
    for (const listener of listeners) listener();
  };
  const dispatch = (event: CheckoutEvent<Market>) => {
    const next = reduceCheckout(rules, snapshot.state, event);
    if (next !== snapshot.state) set({ state: next });
  };
  /** Returns whether the shopper has chosen another country since: the answer to a request may come after that. */
  const moveDetector = () => {
    const { market, country } = around;
    return () => around.market !== market || around.country !== country;
  };

  // One request after the other: a later one must not be overtaken by an earlier one.
  let queue: Promise<unknown> = Promise.resolve();
  const enqueue = <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (snapshot.work === 'nothing') set({ work: 'cart' });
    const result = queue.then(run, run);
    queue = result;
    return result.finally(() => {
      if (snapshot.work === 'cart') set({ work: 'nothing' });
    });
  };

  const receiveCart = (received: Cart) => {
    // What this tab removes is no longer shown by then: another tab has removed it, or another order has used it up.
    const ids = new Set(received.giftCards.map(({ id }) => id));
    const isCardGone = snapshot.cart?.giftCards.some(({ id }) => !ids.has(id)) ?? false;
    set({ cart: received, ...(isCardGone ? { notice: { kind: 'gift-card-gone' } } : {}) });
    // A cart whose goods are all sold out offers no delivery, which says nothing of the address.
    if (received.lines.every(({ quantity }) => quantity === 0)) return;
    const handles = received.deliveryGroups.flatMap(({ options }) => options.map(({ handle }) => handle));
    dispatch({ type: 'deliveryOptionsReceived', handles });
  };

  const sendEntered = async (
    entered: CheckoutState<Market>,
    market: Market,
    hasMoved: () => boolean,
  ): Promise<CartUpdateResult<Cart>> => {
    const cartId = await ports.settleCart();
    if (hasMoved()) return { kind: 'moved' };
    if (cartId === undefined) return { kind: 'unreachable' };
    const login = around.logins[market];
    const details = toBuyerDetails(rules, entered, login === undefined);
    const result = await updateCheckoutCart<Amount, Cart>(ports.createService(market), cartId, details);
    if (hasMoved()) return { kind: 'moved' };
    if (around.logins[market] !== login) return sendEntered(entered, market, hasMoved);
    if (result.kind === 'refused') return { kind: 'refused', problems: result.problems };
    if (result.kind === 'missing') ports.refreshCart();
    if (result.kind !== 'ok') return { kind: 'unreachable' };
    const isRepeated = (one: ServiceWarning) =>
      result.warnings.some(({ code, target }) => code === one.code && target === one.target);
    const others = snapshot.warnings.filter((one) => !isRepeated(one));
    set({ warnings: [...others, ...result.warnings] });
    receiveCart(result.cart);
    return { kind: 'ok', cart: result.cart };
  };
  const updateCart = (entered: CheckoutState<Market>): Promise<CartUpdateResult<Cart>> => {
    const { market } = around;
    const hasMoved = moveDetector();
    return enqueue(async () => {
      const update = await sendEntered(entered, market, hasMoved);
      if (update.kind === 'unreachable') set({ notice: update });
      else if (update.kind === 'ok' && snapshot.notice?.kind === 'unreachable') set({ notice: undefined });
      return update;
    });
  };

  let dueBefore: number | undefined;
  let requestBefore: string | undefined;
  let wait: object | undefined;

  /** Draws the consequences of a change, one at a time: each changes what it depends on. */
  function react(): void {
    const { market, country, logins, requiresShipping, contents } = around;
    const { state: checkout, cart, work } = snapshot;
    const { prefilled, isContactConfirmed } = checkout;
    const after = (event: CheckoutEvent<Market>) => reduceCheckout(rules, checkout, event);
    if (prefilled && logins[prefilled.market] !== prefilled.login)
      return set({
        state: after({ type: 'accountSignedOut', market }),
        notice: endOfLogin(logins[market]),
      });
    // The order takes out of the bag what it was made of, which says nothing of what was entered for it.
    if (
      requiresShipping !== undefined &&
      requiresShipping !== checkout.requiresShipping &&
      work !== 'leaving'
    ) {
      const next = after({ type: 'goodsChanged', requiresShipping });
      const isReopened = isContactConfirmed && !next.isContactConfirmed;
      return set({ state: next, ...(isReopened ? { notice: { kind: 'address-needed' } } : {}) });
    }
    // Delivery and gift cards change it alike: what paid for everything may no longer.
    const due = cart?.cost.due.amount;
    if (due !== dueBefore) {
      dueBefore = due;
      if (due !== undefined) dispatch({ type: 'amountDueReceived', isZero: due === 0 });
      return react();
    }
    // The cart follows the bag: after a reload, a change in another tab, a price that the service knew better.
    const isOrdering = work === 'order' || work === 'asking' || work === 'leaving';
    const request =
      isContactConfirmed && contents !== undefined && !isOrdering
        ? JSON.stringify([contents, logins[market], market, country])
        : undefined;
    if (request !== requestBefore) {
      requestBefore = request;
      if (request !== undefined) void updateCart(checkout);
    }
    // Until the bag settles there is no cart and no last button: a bag that does not settle is reported.
    const isUnsettled = isContactConfirmed && !cart && contents === undefined && !isOrdering;
    if (!isUnsettled) wait = undefined;
    else if (!wait) {
      const now = {};
      wait = now;
      void ports.sleep(UNSETTLED_MS).then(() => {
        if (wait === now) void updateCart(snapshot.state);
      });
    }
  }

  const order = createOrderActions(ports, {
    getState: () => snapshot,
    set,
    dispatch,
    getMarket: () => around.market,
    isGuest: (market) => around.logins[market] === undefined,
    receiverOfCart: () => {
      const hasMoved = moveDetector();
      return (cart) => {
        if (!hasMoved()) receiveCart(cart);
      };
    },
  });
  let isRecovered = false;
  const getState = () => snapshot;
  const setNotice = (notice: Snapshot['notice']) => set({ notice });

  return {
    ...order,
    ...createStepActions<Amount, Cart, Market>(rules, { getState, dispatch, setNotice, updateCart }),
    getState,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: () => {
      isActive = true;
      storage.save(snapshot.state);
      react();
      if (isRecovered) return;
      isRecovered = true;
      order.recoverOrder();
    },
    stop: () => {
      isActive = false;
      wait = undefined;
    },
    follow: (next) => {
      const { market, country, logins } = around;
      around = next;
      const isOtherMarket = next.market !== market;
      const isMoved = isOtherMarket || next.country !== country;
      const isOtherLogin = !isOtherMarket && next.logins[market] !== logins[market];
      const hasGiftCards = snapshot.cart !== undefined && snapshot.cart.giftCards.length > 0;
      const moved = { type: 'marketChanged', market: next.market, country: next.country } as const;
      // In one step: a cart is neither shown nor updated with what belongs to another market or customer.
      set({
        ...(isMoved ? { state: reduceCheckout(rules, snapshot.state, moved) } : {}),
        ...(isOtherMarket || isOtherLogin ? { cart: undefined } : {}),
        ...(isOtherMarket && hasGiftCards ? { notice: { kind: 'gift-cards-left' } } : {}),
        ...(isOtherLogin && logins[market] !== undefined ? { notice: endOfLogin(next.logins[market]) } : {}),
      });
    },
    dispatch,
    setNotice,
    updateCart,
    changeCart: (change) => {
      const hasMoved = moveDetector();
      return enqueue(async () => {
        const cartId = await ports.settleCart();
        if (cartId === undefined) return undefined;
        const result = await change(cartId, snapshot.cart);
        const { cart: changed } = result as { readonly cart?: Cart };
        if (changed && !hasMoved()) set({ cart: changed });
        return result;
      });
    },
  };
}

/** Loads the checkout of the tab, with the country chosen elsewhere and the attempt that any tab has begun. */
function loadState<
  Amount extends Money,
  Cart extends CheckoutCartWithGiftCards<Amount>,
  Market extends string,
>(
  { rules, storage, attempts }: CheckoutPorts<Amount, Cart, Market>,
  { market, country }: CheckoutContext<Market>,
  search: string,
): CheckoutState<Market> {
  const loaded = storage.load(market);
  // A country that was chosen elsewhere is not asked for again (WCAG 2.2, 3.3.7).
  const checkout =
    loaded.contact.country === ''
      ? reduceCheckout(rules, loaded, { type: 'marketChanged', market, country })
      : loaded;
  const attempt = checkout.attempt ?? parseReturnedAttempt(search, market) ?? attempts.findOpen();
  return attempt ? { ...checkout, attempt } : checkout;
}

const endOfLogin = (login: string | undefined) =>
  ({ kind: login === undefined ? 'logged-out' : 'other-account' }) as const;
