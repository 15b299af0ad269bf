import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { createAfterOrderCommands, toOrderedGoods } from '@marehalm/cart-domain/bag';
import {
  findAttemptMarket,
  isReturnedAttempt,
  type OrderOutcome,
  type OrderPorts,
  type OrderReference,
  placeOrder,
  recoverAttempt,
  toBuyerDetails,
} from '@marehalm/checkout-domain';
import {
  type CheckoutCart,
  createCheckoutService,
  fetchCompletionAttempt,
  toLineContents,
} from '@marehalm/commerce-client';
import { type MarketId, marketIds } from '@marehalm/shop';
import { contactRules } from '@marehalm/shop/contact';
import { usePageLocale } from '../../intl/page-locale';
import { createRandomToken } from '../../browser/create-random-token';
import { dispatchToBag } from '../../cart/bag';
import { bagStore } from '../../cart/bag-store';
import { dismissNotices } from '../../cart/cart-store';
import { currentSync } from '../../cart/bag-sync';
import { paymentProvider } from '../../config/payment-provider';
import { createMarketClient } from '../../config/storefront-client';
import { putBagBack } from '../../cart/set-aside-bag';
import type { CheckoutPaths } from '../../server/checkout.server';
import type { ShopAttempt, ShopMoney } from '../state/checkout-types';
import { attemptLog, checkoutStorage } from '../state/checkout-storage';
import { toOrderDraft } from './order-draft';
import { orderStorage } from '../state/order-storage';
import { goToFirstEntry } from '../state/first-entry';
import { forgetPaymentChoice } from '../state/payment-choice';
import type { CheckoutSession } from '../state/use-checkout-state';
import { loginOf } from '../state/use-login';

type ShopOrderPorts = OrderPorts<ShopMoney, CheckoutCart, MarketId>;
type ShopOrderOutcome = OrderOutcome<ShopMoney, CheckoutCart>;

/**
 * Places the order, finds out what became of one whose answer was lost, and leads on from there.
 *
 * @param learn Takes over the cart that the shop has told instead of the one that was shown.
 */
export function useOrder(
  { dispatch, latest, view, cart, work, setWork, setNotice }: CheckoutSession,
  receiveCart: (cart: CheckoutCart) => void,
  paths: CheckoutPaths,
) {
  const locale = usePageLocale();
  const navigate = useNavigate();
  const { market } = view;

  const isUnshared = useRef(false);
  const ports = useCallback(
    (): ShopOrderPorts => ({
      service: createCheckoutService(createMarketClient(market, locale)),
      payments: paymentProvider,
      sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      now: () => Date.now(),
      createToken: createRandomToken,
      saveAttempt: (attempt: ShopAttempt) => {
        isUnshared.current = !attemptLog.save(attempt);
        dispatch({ type: 'attemptStarted', attempt });
      },
      findOpenAttempt: attemptLog.findOpen,
      toOrderedGoods: ({ lines, discountCodes }) =>
        toOrderedGoods(
          lines.map(toLineContents),
          discountCodes.map(({ code }) => code),
        ),
    }),
    [market, locale, dispatch],
  );

  const endAttempt = useCallback(
    (isDeclined: boolean) => {
      const { attempt } = latest();
      if (attempt) attemptLog.close(attempt);
      dispatch({ type: 'attemptEnded', isDeclined });
    },
    [latest, dispatch],
  );

  const showConfirmation = useCallback(
    (order: OrderReference) => {
      setWork('leaving');
      const placed = { placedAt: new Date().toISOString(), ...order };
      const { attempt } = latest();
      const isLink = attempt !== undefined && isReturnedAttempt(attempt);
      if (isLink || attempt?.isFromOtherTab) orderStorage.save(placed);
      else orderStorage.confirmDraft(placed);
      // No way back leads over the steps of an order that is placed.
      void goToFirstEntry().then(() => navigate(paths.confirmation, { replace: true }));
      // What could not be remembered is known to this tab alone.
      const taken = attempt && (attemptLog.claim(attempt) ?? (isUnshared.current ? attempt : undefined));
      // A link does not say who opens it: the bag may be another shopper's, whose checkout goes on without it.
      if (isLink && !taken) {
        dispatch({ type: 'attemptEnded', isDeclined: false });
        return;
      }
      checkoutStorage.remove();
      forgetPaymentChoice();
      if (!taken) return;
      bagStore.reload();
      const commands = createAfterOrderCommands(bagStore.getState().bag, taken.ordered);
      for (const command of commands) dispatchToBag(command);
      putBagBack();
      currentSync()?.forgetCart();
    },
    [dispatch, latest, setWork, navigate, paths.confirmation],
  );

  // Id of the attempt for which the bank waits, once the shopper has been told.
  const waitsFor = useRef<string>(undefined);
  const handleOutcome = useCallback(
    (outcome: ShopOrderOutcome, isPressed: boolean) => {
      switch (outcome.kind) {
        case 'placed':
          showConfirmation(outcome.order);
          return;
        case 'action-required':
          if (outcome.redirectUrl === undefined) {
            setNotice({ kind: 'unanswered' });
            break;
          }
          if (isPressed && !latest().attempt?.isFromOtherTab) {
            window.location.assign(outcome.redirectUrl);
            return;
          }
          // A shopper who came back from the bank, or began the attempt in another tab, must not be sent there again.
          waitsFor.current = latest().attempt?.id;
          setNotice({ kind: 'action-required', redirectUrl: outcome.redirectUrl });
          break;
        case 'unanswered':
        case 'unreachable':
          setNotice(outcome);
          break;
        case 'changed':
          receiveCart(outcome.cart);
          setNotice(outcome);
          endAttempt(false);
          currentSync()?.refresh();
          break;
        case 'missing':
          setNotice(outcome);
          endAttempt(false);
          currentSync()?.refresh();
          break;
        case 'refused':
        case 'declined':
          setNotice(outcome);
          endAttempt(outcome.kind === 'declined');
          // What changed while the bank was asked is told beside the lines.
          currentSync()?.refresh();
          break;
      }
      setWork('nothing');
    },
    [latest, setWork, setNotice, receiveCart, showConfirmation, endAttempt],
  );

  const recoverOrder = useCallback(() => {
    const { attempt } = latest();
    if (!attempt) return;
    setWork('asking');
    setNotice(undefined);
    const clientOf = (id: MarketId) => createMarketClient(id, locale);
    const recover = async () => {
      const { id } = attempt;
      const shop =
        id !== undefined && isReturnedAttempt(attempt)
          ? await findAttemptMarket(attempt, marketIds, async (one) => {
              const answer = await fetchCompletionAttempt(clientOf(one), id);
              return answer.kind !== 'missing';
            })
          : attempt.market;
      if (shop === undefined) {
        setNotice({ kind: 'unknown' });
        dispatch({ type: 'attemptEnded', isDeclined: false });
        return setWork('nothing');
      }
      const service = createCheckoutService(clientOf(shop));
      const outcome = await recoverAttempt({ ...ports(), service }, attempt);
      if (outcome) return handleOutcome(outcome, false);
      // It is kept: should the lost request arrive late, the next press must not be a second order.
      setNotice({ kind: 'not-placed' });
      setWork('nothing');
    };
    void recover();
  }, [locale, latest, dispatch, setWork, setNotice, ports, handleOutcome]);

  // A reload in the middle of an order: what became of it is the first thing to know.
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    recoverOrder();
  }, [recoverOrder]);

  // Back from the bank the browser may show the page as it was left, still waiting for what happened there.
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) recoverOrder();
    };
    addEventListener('pageshow', shown);
    return () => {
      removeEventListener('pageshow', shown);
    };
  }, [recoverOrder]);

  const changePaymentMethod = useCallback(() => {
    setNotice(undefined);
    endAttempt(true);
  }, [setNotice, endAttempt]);

  // Presses may come faster than the page is drawn: state alone would let the second one through.
  const isBuying = useRef(false);
  const buy = useCallback(() => {
    const { paymentMethod, attempt } = latest();
    if (!cart || paymentMethod === undefined || work !== 'nothing' || isBuying.current) return;
    isBuying.current = true;
    setWork('order');
    setNotice(undefined);
    // What was told before the button was pressed has been seen.
    dismissNotices();
    const details = toBuyerDetails(contactRules, latest(), loginOf(market) === undefined);
    orderStorage.saveDraft(toOrderDraft(cart, details, view));
    // A bank that waits has been told of: paying now is another decision, and the cart becomes an order only once.
    const isReleased = waitsFor.current !== undefined && attempt?.id === waitsFor.current;
    if (attempt && isReleased) attemptLog.close(attempt);
    void placeOrder(ports(), {
      market,
      details,
      shown: cart,
      method: paymentMethod,
      ...(attempt && !isReleased && !isReturnedAttempt(attempt) ? { attempt } : {}),
    })
      .then((outcome) => {
        handleOutcome(outcome, true);
      })
      .finally(() => {
        isBuying.current = false;
      });
  }, [cart, latest, market, ports, setNotice, setWork, handleOutcome, view, work]);

  return { buy, recoverOrder, changePaymentMethod };
}
