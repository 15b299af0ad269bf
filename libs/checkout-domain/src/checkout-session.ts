import type { CheckoutDependencies } from './checkout-dependencies.ts';
import type { CheckoutContext } from './checkout-context.ts';
import type { ServiceProblem, ServiceWarning } from './checkout-service.ts';
import type { CheckoutNotice, CheckoutCartWithGiftCards, CheckoutSnapshot } from './checkout-snapshot.ts';
import { type CheckoutEvent, type CheckoutState, reduceCheckout } from './checkout-state.ts';
import { createOrderActions, type OrderActions } from './internal/order-actions.ts';
import { createStepActions, type StepActions } from './internal/step-actions.ts';
import type { Money } from './money.ts';
import { parseReturnedAttempt } from './payment-attempt.ts';
import { toBuyerDetails, updateCheckoutCart } from './update-checkout-cart.ts';

/** Time after which the session requests the cart of a bag that has not settled, so that a failure is reported. */
const UNSETTLED_BAG_TIMEOUT_MS = 5000;

/** Result of sending the entered contact and delivery to the cart. */
export type CartUpdateResult<Cart> =
  | { readonly kind: 'ok'; readonly cart: Cart }
  | { readonly kind: 'refused'; readonly problems: readonly ServiceProblem[] }
  /** The shopper has chosen another market or country meanwhile: discard the result. */
  | { readonly kind: 'moved' }
  /** The session shows it as a notice until the service answers. */
  | { readonly kind: 'unreachable' };

/** The store and the actions of one checkout. It stores and sends nothing before `start`. */
export interface CheckoutSession<Amount extends Money, Cart, Market extends string>
  extends OrderActions<Cart>, StepActions {
  /** Returns the checkout as it is now. */
  readonly getState: () => CheckoutSnapshot<Amount, Cart, Market>;
  /** Calls `listener` after every change. Returns a function that removes it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts to store the checkout and to update the cart. The first call also fetches the outcome of a pending attempt. */
  readonly start: () => void;
  /** Stops storing and updating; `start` resumes it. */
  readonly stop: () => void;
  /** Applies a changed context: market, country, log-ins or bag. */
  readonly updateContext: (context: CheckoutContext<Market>) => void;
  /** Applies an event to the state. */
  readonly dispatch: (event: CheckoutEvent<Market>) => void;
  /** Shows a notice; `undefined` removes it. */
  readonly setNotice: (notice: CheckoutNotice<Amount> | undefined) => void;
  /** Sends the entered contact and delivery to the cart, after all earlier requests of the session. */
  readonly updateCart: (entered: CheckoutState<Market>) => Promise<CartUpdateResult<Cart>>;
  /**
   * Runs another change of the cart, after all earlier requests of the session, and shows the `cart` of its result. Resolves to `undefined`
   * when the cart cannot be reached.
   */
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
  ports: CheckoutDependencies<Amount, Cart, Market>,
  initialContext: CheckoutContext<Market>,
  search = '',
): CheckoutSession<Amount, Cart, Market> {
  const { rules, storage } = ports;
  type Snapshot = CheckoutSnapshot<Amount, Cart, Market>;
  let context = initialContext;
  const state = loadState(ports, initialContext, search);
  let snapshot: Snapshot = {
    state,
    cart: undefined,
    activity: state.attempt ? 'asking' : 'nothing',
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
    const { market, country } = context;
    return () => context.market !== market || context.country !== country;
  };

  // Requests run one after the other, so that an earlier one cannot overwrite a later one.
  let queue: Promise<unknown> = Promise.resolve();
  const enqueue = <Result>(run: () => Promise<Result>): Promise<Result> => {
    if (snapshot.activity === 'nothing') set({ activity: 'cart' });
    const result = queue.then(run, run);
    queue = result;
    return result.finally(() => {
      if (snapshot.activity === 'cart') set({ activity: 'nothing' });
    });
  };

  const receiveCart = (received: Cart) => {
    // Cards that this tab removes are no longer shown by then. So another tab removed it, or another order used it up.
    const ids = new Set(received.giftCards.map(({ id }) => id));
    const isCardGone = snapshot.cart?.giftCards.some(({ id }) => !ids.has(id)) ?? false;
    set({ cart: received, ...(isCardGone ? { notice: { kind: 'gift-card-gone' } } : {}) });
    // A cart whose goods are all sold out has no delivery options, whatever the address.
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
    const login = context.logins[market];
    const details = toBuyerDetails(rules, entered, login === undefined);
    const result = await updateCheckoutCart<Amount, Cart>(ports.createService(market), cartId, details);
    if (hasMoved()) return { kind: 'moved' };
    if (context.logins[market] !== login) return sendEntered(entered, market, hasMoved);
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
    const { market } = context;
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

  /** Reacts to a change, one consequence at a time, because each changes the state that the next depends on. */
  function react(): void {
    const { market, country, logins, requiresShipping, contents } = context;
    const { state: checkout, cart, activity } = snapshot;
    const { prefilled, isContactConfirmed } = checkout;
    const after = (event: CheckoutEvent<Market>) => reduceCheckout(rules, checkout, event);
    if (prefilled && logins[prefilled.market] !== prefilled.login)
      return set({
        state: after({ type: 'accountSignedOut', market }),
        notice: endOfLogin(logins[market]),
      });
    // After an order the bag is empty, which must not reset the entered contact.
    if (
      requiresShipping !== undefined &&
      requiresShipping !== checkout.requiresShipping &&
      activity !== 'leaving'
    ) {
      const next = after({ type: 'goodsChanged', requiresShipping });
      const isReopened = isContactConfirmed && !next.isContactConfirmed;
      return set({ state: next, ...(isReopened ? { notice: { kind: 'address-needed' } } : {}) });
    }
    // Delivery and gift cards change the amount due, so gift cards may no longer pay all of it.
    const due = cart?.cost.due.amount;
    if (due !== dueBefore) {
      dueBefore = due;
      if (due !== undefined) dispatch({ type: 'amountDueReceived', isZero: due === 0 });
      return react();
    }
    // Update the cart when the settled bag changes: after a reload, a change in another tab, or a corrected price.
    const isOrdering = activity === 'order' || activity === 'asking' || activity === 'leaving';
    const request =
      isContactConfirmed && contents !== undefined && !isOrdering
        ? JSON.stringify([contents, logins[market], market, country])
        : undefined;
    if (request !== requestBefore) {
      requestBefore = request;
      if (request !== undefined) void updateCart(checkout);
    }
    // Without a settled bag there is no cart and no button to order: report a bag that does not settle.
    const isUnsettled = isContactConfirmed && !cart && contents === undefined && !isOrdering;
    if (!isUnsettled) wait = undefined;
    else if (!wait) {
      const now = {};
      wait = now;
      void ports.sleep(UNSETTLED_BAG_TIMEOUT_MS).then(() => {
        if (wait === now) void updateCart(snapshot.state);
      });
    }
  }

  const order = createOrderActions(ports, {
    getState: () => snapshot,
    set,
    dispatch,
    getMarket: () => context.market,
    isGuest: (market) => context.logins[market] === undefined,
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
    updateContext: (next) => {
      const { market, country, logins } = context;
      context = next;
      const isOtherMarket = next.market !== market;
      const isMoved = isOtherMarket || next.country !== country;
      const isOtherLogin = !isOtherMarket && next.logins[market] !== logins[market];
      const hasGiftCards = snapshot.cart !== undefined && snapshot.cart.giftCards.length > 0;
      const moved = { type: 'marketChanged', market: next.market, country: next.country } as const;
      // In one step, so that no cart is shown or updated with data of another market or customer.
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

/** Loads the checkout of the tab, with the country chosen outside of the checkout and an open attempt of any tab. */
function loadState<
  Amount extends Money,
  Cart extends CheckoutCartWithGiftCards<Amount>,
  Market extends string,
>(
  { rules, storage, attempts }: CheckoutDependencies<Amount, Cart, Market>,
  { market, country }: CheckoutContext<Market>,
  search: string,
): CheckoutState<Market> {
  const loaded = storage.load(market);
  // Do not ask again for a country chosen outside of the checkout (WCAG 2.2, 3.3.7).
  const checkout =
    loaded.contact.country === ''
      ? reduceCheckout(rules, loaded, { type: 'marketChanged', market, country })
      : loaded;
  const attempt = checkout.attempt ?? parseReturnedAttempt(search, market) ?? attempts.findOpen();
  return attempt ? { ...checkout, attempt } : checkout;
}

const endOfLogin = (login: string | undefined) =>
  ({ kind: login === undefined ? 'logged-out' : 'other-account' }) as const;
