import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { CheckoutCart } from '@marehalm/commerce-client';
import type { MarketId } from '@marehalm/i18n-routing';
import { usePageLocale } from '../../page-locale';
import { randomToken } from '../../random-token';
import { bagStore } from '../../wiring/bag';
import { currentSync, dismissNotices } from '../../wiring/bag-sync';
import { payments } from '../../wiring/payments';
import { storefrontClient } from '../../wiring/storefront-client';
import { putBagBack } from '../bag/set-aside-bag';
import { dispatchToBag } from '../bag/use-bag';
import { wishOf } from './bring-cart';
import type { CheckoutPaths } from './checkout-facts';
import type { Attempt } from './checkout-state';
import { forgetCheckout, sharedStorage, tabStorage } from './checkout-storage';
import { draftOrder } from './draft-order';
import { confirmDraftOrder, keepDraftOrder, keepPlacedOrder } from './last-order';
import { commandsAfterOrder } from './ordered-goods';
import { goToFirstEntry } from './first-entry';
import { forgetPaymentChoice } from './payment-choice';
import { askAttempt, placeOrder, type OrderOutcome, type OrderPorts, type PlacedOrder } from './place-order';
import {
  endAttempt,
  isReturned,
  marketOfAttempt,
  openAttempt,
  rememberAttempt,
  takeAttempt,
} from './returned-attempt';
import type { OpenCheckout } from './use-checkout-state';
import { loginOf } from './use-login';

/**
 * Places the order, finds out what became of one whose answer was lost, and leads on from there.
 *
 * @param learn Takes over the cart that the shop has told instead of the one that was shown.
 */
export function useOrder(
  { dispatch, latest, view, cart, work, setWork, setNews }: OpenCheckout,
  learn: (told: CheckoutCart) => void,
  paths: CheckoutPaths,
) {
  const locale = usePageLocale();
  const navigate = useNavigate();
  const { market } = view;

  const isUnshared = useRef(false);
  const ports = useCallback(
    (): OrderPorts => ({
      client: storefrontClient(market, locale),
      payments,
      sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      now: () => Date.now(),
      newToken: randomToken,
      keepAttempt: (attempt: Attempt) => {
        isUnshared.current = !rememberAttempt(sharedStorage, attempt);
        dispatch({ type: 'attemptStarted', attempt });
      },
      openAttempt: () => openAttempt(sharedStorage),
    }),
    [market, locale, dispatch],
  );

  const endOwn = useCallback(
    (isDeclined: boolean) => {
      const { attempt } = latest();
      if (attempt) endAttempt(sharedStorage, attempt);
      dispatch({ type: 'attemptEnded', isDeclined });
    },
    [latest, dispatch],
  );

  const leave = useCallback(
    (order: PlacedOrder) => {
      setWork('leaving');
      const placed = { placedAt: new Date().toISOString(), ...order };
      const { attempt } = latest();
      const isLink = attempt !== undefined && isReturned(attempt);
      if (isLink || attempt?.isElsewhere) keepPlacedOrder(tabStorage, placed);
      else confirmDraftOrder(tabStorage, placed);
      // No way back leads over the steps of an order that is placed.
      void goToFirstEntry().then(() => navigate(paths.confirmation, { replace: true }));
      // What could not be remembered is known to this tab alone.
      const taken =
        attempt && (takeAttempt(sharedStorage, attempt) ?? (isUnshared.current ? attempt : undefined));
      // A link says nothing of who opens it: what is in this bag may be somebody else's. Their own checkout goes on without it.
      if (isLink && !taken) {
        dispatch({ type: 'attemptEnded', isDeclined: false });
        return;
      }
      forgetCheckout(tabStorage);
      forgetPaymentChoice();
      if (!taken) return;
      bagStore.reload();
      const commands = commandsAfterOrder(bagStore.getState().bag, taken.ordered);
      for (const command of commands) dispatchToBag(command);
      putBagBack();
      currentSync()?.forget();
    },
    [dispatch, latest, setWork, navigate, paths.confirmation],
  );

  // Id of the attempt for which the bank waits, once the shopper has been told.
  const waitsFor = useRef<string>(undefined);
  const take = useCallback(
    (outcome: OrderOutcome, isPressed: boolean) => {
      switch (outcome.kind) {
        case 'placed':
          leave(outcome.order);
          return;
        case 'action-required':
          if (outcome.redirectUrl === undefined) {
            setNews({ kind: 'unanswered' });
            break;
          }
          if (isPressed && !latest().attempt?.isElsewhere) {
            window.location.assign(outcome.redirectUrl);
            return;
          }
          // Whoever came back from the bank by themselves, or began it in another tab, must not be sent there again.
          waitsFor.current = latest().attempt?.id;
          setNews({ kind: 'action-required', redirectUrl: outcome.redirectUrl });
          break;
        case 'unanswered':
        case 'unreachable':
          setNews(outcome);
          break;
        case 'changed':
          learn(outcome.cart);
          setNews(outcome);
          endOwn(false);
          currentSync()?.refresh();
          break;
        case 'missing':
          setNews(outcome);
          endOwn(false);
          currentSync()?.refresh();
          break;
        case 'refused':
        case 'declined':
          setNews(outcome);
          endOwn(outcome.kind === 'declined');
          // What changed while the bank was asked is told beside the lines.
          currentSync()?.refresh();
          break;
      }
      setWork('nothing');
    },
    [latest, setWork, setNews, learn, leave, endOwn],
  );

  const ask = useCallback(() => {
    const { attempt } = latest();
    if (!attempt) return;
    setWork('asking');
    setNews(undefined);
    const clientOf = (id: MarketId) => storefrontClient(id, locale);
    const whatBecame = async () => {
      const shop = isReturned(attempt) ? await marketOfAttempt(clientOf, attempt) : attempt.market;
      if (shop === undefined) {
        setNews({ kind: 'unknown' });
        dispatch({ type: 'attemptEnded', isDeclined: false });
        return setWork('nothing');
      }
      const answer = await askAttempt({ ...ports(), client: clientOf(shop) }, attempt);
      if (answer.kind === 'known') return take(answer.outcome, false);
      // It is kept: should the lost request arrive late, the next press must not be a second order.
      setNews({ kind: 'not-placed' });
      setWork('nothing');
    };
    void whatBecame();
  }, [locale, latest, dispatch, setWork, setNews, ports, take]);

  // A reload in the middle of an order: what became of it is the first thing to know.
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    ask();
  }, [ask]);

  // Back from the bank the browser may show the page as it was left, still waiting for what happened there.
  useEffect(() => {
    const shown = (event: PageTransitionEvent) => {
      if (event.persisted) ask();
    };
    addEventListener('pageshow', shown);
    return () => {
      removeEventListener('pageshow', shown);
    };
  }, [ask]);

  const payOtherwise = useCallback(() => {
    setNews(undefined);
    endOwn(true);
  }, [setNews, endOwn]);

  // Presses may come faster than the page is drawn: state alone would let the second one through.
  const isBuying = useRef(false);
  const buy = useCallback(() => {
    const { payment, attempt } = latest();
    if (!cart || payment === undefined || work !== 'nothing' || isBuying.current) return;
    isBuying.current = true;
    setWork('order');
    setNews(undefined);
    // What was told before the button was pressed has been seen.
    dismissNotices();
    const wish = wishOf(latest(), loginOf(market));
    keepDraftOrder(tabStorage, draftOrder(cart, wish, view));
    // A bank that waits has been told of: paying now is another decision, and the cart becomes an order only once.
    const isLetGo = waitsFor.current !== undefined && attempt?.id === waitsFor.current;
    if (attempt && isLetGo) endAttempt(sharedStorage, attempt);
    void placeOrder(ports(), {
      market,
      wish,
      shown: cart,
      method: payment,
      ...(attempt && !isLetGo && !isReturned(attempt) ? { attempt } : {}),
    })
      .then((outcome) => {
        take(outcome, true);
      })
      .finally(() => {
        isBuying.current = false;
      });
  }, [cart, latest, market, ports, setNews, setWork, take, view, work]);

  return { buy, ask, payOtherwise };
}
