import type { CheckoutEvent } from '../checkout-state.ts';
import type { CheckoutDependencies } from '../checkout-dependencies.ts';
import type { CheckoutCartWithGiftCards, CheckoutSnapshot } from '../checkout-snapshot.ts';
import type { Money } from '../money.ts';
import { fetchAttemptMarket, isAttemptKnownByIdOnly } from '../payment-attempt.ts';
import {
  type OrderOutcome,
  type OrderDependencies,
  type OrderReference,
  placeOrder,
  recoverAttempt,
} from '../place-order.ts';
import { type BuyerDetails, toBuyerDetails } from '../update-checkout-cart.ts';

/** The actions on the order of a checkout. */
export interface OrderActions<Cart> {
  /**
   * Places the order as it is shown.
   *
   * @param keepDraft Called before anything is sent, to store the draft for the confirmation.
   */
  readonly buy: (keepDraft: (cart: Cart, details: BuyerDetails) => void) => void;
  /** Fetches the outcome of an order whose answer was lost. */
  readonly recoverOrder: () => void;
  /** Abandons an attempt that waits for the bank, so that another payment can be chosen. Nothing has been charged. */
  readonly changePaymentMethod: () => void;
}

/** The checkout around its order. */
interface OrderContext<Amount extends Money, Cart, Market extends string> {
  readonly getState: () => CheckoutSnapshot<Amount, Cart, Market>;
  readonly set: (change: Partial<CheckoutSnapshot<Amount, Cart, Market>>) => void;
  readonly dispatch: (event: CheckoutEvent<Market>) => void;
  readonly getMarket: () => Market;
  readonly isGuest: (market: Market) => boolean;
  /** Returns a function that shows a cart, unless the shopper has changed the market or country since. */
  readonly receiverOfCart: () => (cart: Cart) => void;
}

/**
 * Creates the actions that place the order and, when an answer was lost, find out whether it was placed and continue from there.
 */
export function createOrderActions<
  Amount extends Money,
  Cart extends CheckoutCartWithGiftCards<Amount>,
  Market extends string,
>(
  ports: CheckoutDependencies<Amount, Cart, Market>,
  { getState, set, dispatch, getMarket, isGuest, receiverOfCart }: OrderContext<Amount, Cart, Market>,
): OrderActions<Cart> {
  const { rules, attempts } = ports;
  /** Whether the attempt could not be logged, so that only this tab knows it. */
  let isUnshared = false;
  /** Id of the attempt that waits for the bank, once the notice has been shown. */
  let waitingId: string | undefined;
  /** Whether an order is being placed: a second click may come before the next render. */
  let isBuying = false;

  const orderPorts = (market: Market): OrderDependencies<Amount, Cart, Market> => ({
    ...ports,
    service: ports.createService(market),
    saveAttempt: (attempt) => {
      isUnshared = !attempts.save(attempt);
      dispatch({ type: 'attemptStarted', attempt });
    },
    findOpenAttempt: attempts.findOpen,
  });

  const endAttempt = (isDeclined: boolean) => {
    const { attempt } = getState().state;
    if (attempt) attempts.close(attempt);
    dispatch({ type: 'attemptEnded', isDeclined });
  };

  const showConfirmation = (order: OrderReference) => {
    set({ activity: 'leaving' });
    const placed = { placedAt: new Date(ports.now()).toISOString(), ...order };
    const { attempt } = getState().state;
    const isLink = attempt !== undefined && isAttemptKnownByIdOnly(attempt);
    if (isLink || attempt?.isFromOtherTab) ports.orders.save(placed);
    else ports.orders.confirmDraft(placed);
    ports.openConfirmation();
    // Only this tab knows an attempt that could not be logged.
    const taken = attempt && (attempts.claim(attempt) ?? (isUnshared ? attempt : undefined));
    // Anyone may open a link: the bag may be that of another shopper, whose checkout must not change.
    if (isLink && !taken) return dispatch({ type: 'attemptEnded', isDeclined: false });
    ports.storage.remove();
    if (taken) ports.takeFromBag(taken.ordered);
  };

  const handleOutcome = (
    outcome: OrderOutcome<Amount, Cart>,
    { isPressed, receiveCart }: { isPressed: boolean; receiveCart: (cart: Cart) => void },
  ) => {
    const { attempt } = getState().state;
    switch (outcome.kind) {
      case 'placed':
        return showConfirmation(outcome.order);
      case 'action-required': {
        const { redirectUrl } = outcome;
        if (redirectUrl === undefined) {
          set({ notice: { kind: 'unanswered' } });
          break;
        }
        // A shopper who came back from the bank, or began the attempt in another tab, must not be sent there again.
        if (isPressed && !attempt?.isFromOtherTab) return ports.redirect(redirectUrl);
        waitingId = attempt?.id;
        set({ notice: { kind: 'action-required', redirectUrl } });
        break;
      }
      case 'unanswered':
      case 'unreachable':
        set({ notice: outcome });
        break;
      case 'changed':
      case 'missing':
      case 'refused':
      case 'declined':
        if (outcome.kind === 'changed') receiveCart(outcome.cart);
        set({ notice: outcome });
        endAttempt(outcome.kind === 'declined');
        // Fetch changes that happened during the payment, so that they are shown beside the lines.
        ports.refreshCart();
    }
    set({ activity: 'nothing' });
  };

  const recover = async () => {
    const { attempt } = getState().state;
    if (!attempt) return;
    const receiveCart = receiverOfCart();
    set({ activity: 'asking', notice: undefined });
    const { id } = attempt;
    const market =
      id !== undefined && isAttemptKnownByIdOnly(attempt)
        ? await fetchAttemptMarket(attempt, ports.markets, async (one) => {
            const result = await ports.createService(one).fetchAttempt(id);
            return result.kind !== 'missing';
          })
        : attempt.market;
    if (market === undefined) {
      dispatch({ type: 'attemptEnded', isDeclined: false });
      return set({ activity: 'nothing', notice: { kind: 'unknown' } });
    }
    const outcome = await recoverAttempt(orderPorts(market), attempt);
    if (outcome) return handleOutcome(outcome, { isPressed: false, receiveCart });
    // Keep the attempt: if the lost request arrives late, the next click must not place a second order.
    set({ activity: 'nothing', notice: { kind: 'not-placed' } });
  };

  const buy = async (keepDraft: (cart: Cart, details: BuyerDetails) => void) => {
    const { state, cart, activity } = getState();
    const { paymentMethod, attempt } = state;
    if (!cart || paymentMethod === undefined || activity !== 'nothing' || isBuying) return;
    isBuying = true;
    const market = getMarket();
    const receiveCart = receiverOfCart();
    set({ activity: 'order', notice: undefined });
    const details = toBuyerDetails(rules, state, isGuest(market));
    keepDraft(cart, details);
    // The shopper knows of the pending payment, so this is a new attempt. The cart can become an order only once.
    const isReleased = waitingId !== undefined && attempt?.id === waitingId;
    if (attempt && isReleased) attempts.close(attempt);
    const outcome = await placeOrder(orderPorts(market), {
      market,
      details,
      shown: cart,
      method: paymentMethod,
      ...(attempt && !isReleased && !isAttemptKnownByIdOnly(attempt) ? { attempt } : {}),
    });
    isBuying = false;
    handleOutcome(outcome, { isPressed: true, receiveCart });
  };

  return {
    buy: (keepDraft) => void buy(keepDraft),
    recoverOrder: () => void recover(),
    changePaymentMethod: () => {
      set({ notice: undefined });
      endAttempt(true);
    },
  };
}
