import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { normalizeCode } from '@marehalm/cart-domain';
import {
  type CartProblem,
  type CheckoutCart,
  type CompletionProblem,
  removeGiftCards,
} from '@marehalm/commerce-client';
import type { MarketId } from '@marehalm/i18n-routing';
import { usePageLocale } from '../../page-locale';
import { randomToken } from '../../random-token';
import { chosenCountry, useChosenCountry } from '../../shell/country';
import { currentMarket } from '../../shell/market';
import { sessionsStore } from '../../wiring/account-sessions';
import { bagStore } from '../../wiring/bag';
import { payments } from '../../wiring/payments';
import { currentSync, dismissNotices } from '../../wiring/bag-sync';
import { storefrontClient } from '../../wiring/storefront-client';
import { isAllByMail } from '../bag/gift-card-words';
import { dispatchToBag } from '../bag/use-bag';
import { useBagView, type BagView } from '../bag/use-bag-view';
import { billingAddressOf } from './billing';
import { bringCart } from './bring-cart';
import type { CheckoutPaths } from './checkout-facts';
import { reduceCheckout, type Attempt, type CheckoutEvent, type CheckoutState } from './checkout-state';
import { forgetCheckout, readCheckout, writeCheckout, type SessionSource } from './checkout-storage';
import { addressOf, nameAndCountryOf } from '../../addresses/contact';
import { type GiftCardAnswer, tryGiftCard } from './gift-card-payment';
import { confirmDraftOrder, keepDraftOrder, keepPlacedOrder } from './last-order';
import type { Difference } from './order-facts';
import { draftOrder } from './draft-order';
import { commandsAfterOrder } from './ordered-goods';
import { askAttempt, placeOrder, type OrderOutcome, type OrderPorts } from './place-order';
import {
  endAttempt,
  isReturned,
  marketOfAttempt,
  openAttempt,
  rememberAttempt,
  returnedAttempt,
  takeAttempt,
  type StorageSource,
} from './returned-attempt';
import { settledCartId } from './settled-cart';

/** What the checkout is busy with. `leaving` is after the order: the confirmation is on its way. */
export type CheckoutWork = 'nothing' | 'cart' | 'order' | 'asking' | 'leaving';

/** What the shopper must be told, until they go on. */
export type CheckoutNews =
  | { readonly kind: 'changed'; readonly differences: readonly Difference[] }
  | { readonly kind: 'refused' | 'declined'; readonly problems: readonly (CartProblem | CompletionProblem)[] }
  /** The bank waits for the shopper, who has come back without an answer for it. */
  | { readonly kind: 'action-required'; readonly redirectUrl: string }
  /** Whoever was logged in is not any more, or somebody else is. */
  | { readonly kind: 'logged-out' | 'other-account' }
  /** Nothing was to be carried, and now something is. */
  | { readonly kind: 'address-needed' }
  /** Gift cards paid in the currency of another market. */
  | { readonly kind: 'gift-cards-left' }
  | { readonly kind: 'missing' | 'unreachable' | 'unanswered' | 'not-placed' }
  /** No shop has heard of the attempt in the address. */
  | { readonly kind: 'unknown' };

/** What came of bringing the cart after what was typed. */
export type Brought =
  | { readonly kind: 'ok'; readonly cart: CheckoutCart }
  | { readonly kind: 'refused'; readonly problems: readonly CartProblem[] }
  /** The shopper has chosen another country meanwhile: what is said of the one before is of no use. */
  | { readonly kind: 'moved' }
  | { readonly kind: 'unreachable' };

export interface Checkout {
  readonly state: CheckoutState;
  readonly dispatch: (event: CheckoutEvent) => void;
  readonly view: BagView;
  /** As the shop last told it; missing until there is a contact. */
  readonly cart: CheckoutCart | undefined;
  /** Why a code gives nothing, in the shop's words, by code. */
  readonly codeReasons: Readonly<Record<string, string>>;
  readonly work: CheckoutWork;
  readonly news: CheckoutNews | undefined;
  readonly setNews: (news: CheckoutNews | undefined) => void;
  /** Brings the shop's cart after `state`. */
  readonly bring: (state: CheckoutState) => Promise<Brought>;
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

const session: SessionSource = () => window.sessionStorage;
const local: StorageSource = () => window.localStorage;
const noGiftCards: CheckoutCart['giftCards'] = [];

/** Everything that the steps of the checkout share. It lives in the browser alone. */
export function useCheckout(paths: CheckoutPaths): Checkout {
  const locale = usePageLocale();
  const navigate = useNavigate();
  const view = useBagView();
  const { market, link } = view;
  const country = useChosenCountry();
  const [state, dispatch] = useReducer(reduceCheckout, market, (first) =>
    withAttempt(
      withCountry(readCheckout(session, first), first, country),
      returnedAttempt(window.location.search, first) ?? openAttempt(local),
    ),
  );
  const [cart, setCart] = useState<CheckoutCart>();
  const [codeReasons, setCodeReasons] = useState<Readonly<Record<string, string>>>({});
  const [work, setWork] = useState<CheckoutWork>(state.attempt ? 'asking' : 'nothing');
  const [news, setNews] = useState<CheckoutNews>();
  const giftCards = cart?.giftCards ?? noGiftCards;

  useEffect(() => {
    writeCheckout(session, state);
  }, [state]);

  const known = useRef({ market, country, giftCards });
  useEffect(() => {
    const before = known.current;
    known.current = { market, country, giftCards };
    if (before.market === market && before.country === country) return;
    dispatch({ type: 'marketChanged', market, country });
    if (before.market === market) return;
    setCart(undefined);
    if (before.giftCards.length > 0) setNews({ kind: 'gift-cards-left' });
  }, [market, country, giftCards]);

  // The answer to what was asked before the shopper chose another country may come after that.
  const isLeft = useCallback(
    () => currentMarket() !== market || chosenCountry() !== country,
    [market, country],
  );
  const learn = useCallback(
    (told: CheckoutCart) => {
      if (isLeft()) return;
      setCart(told);
      // A cart whose goods are all sold out offers no delivery, which says nothing of the address.
      if (told.totalQuantity === 0) return;
      const handles = told.deliveryGroups.flatMap(({ options }) => options.map(({ handle }) => handle));
      dispatch({ type: 'deliveryOffered', handles });
    },
    [isLeft],
  );

  // Another tab may log out, or log somebody else in, while this page is open and before it was.
  const sessions = useStore(sessionsStore);
  const login = sessions[market]?.login;
  const { filledIn } = state;
  const isAccountGone = filledIn !== undefined && sessions[filledIn.market]?.login !== filledIn.login;
  const knownLogin = useRef({ market, login });
  useEffect(() => {
    const before = knownLogin.current;
    knownLogin.current = { market, login };
    const hasChanged = before.market === market && before.login !== login;
    if (isAccountGone) dispatch({ type: 'accountLeft', market });
    if (hasChanged) {
      setCart(undefined);
      currentSync()?.refresh();
    }
    if (isAccountGone || (hasChanged && before.login !== undefined))
      setNews({ kind: login === undefined ? 'logged-out' : 'other-account' });
  }, [market, login, isAccountGone]);

  // One request after the other: a later wish must not be overtaken by an earlier one.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = useCallback(<Result>(run: () => Promise<Result>): Promise<Result> => {
    setWork((now) => (now === 'nothing' ? 'cart' : now));
    const result = queue.current.then(run, run);
    queue.current = result;
    return result.finally(() => {
      setWork((now) => (now === 'cart' ? 'nothing' : now));
    });
  }, []);
  const bring = useCallback(
    (wished: CheckoutState): Promise<Brought> => {
      const run = async (): Promise<Brought> => {
        const cartId = await settledCartId();
        if (isLeft()) return { kind: 'moved' };
        if (cartId === undefined) return { kind: 'unreachable' };
        const asked = loginOf(market);
        const answer = await bringCart(storefrontClient(market, locale), cartId, wishOf(wished, asked));
        if (isLeft()) return { kind: 'moved' };
        if (loginOf(market) !== asked) return run();
        if (answer.kind === 'refused') return { kind: 'refused', problems: answer.problems };
        if (answer.kind === 'missing') currentSync()?.refresh();
        if (answer.kind !== 'ok') return { kind: 'unreachable' };
        learn(answer.cart);
        const told = answer.warnings.filter(({ code }) => code.startsWith('DISCOUNT_'));
        setCodeReasons((known) => ({
          ...known,
          ...Object.fromEntries(told.map(({ target, message }) => [normalizeCode(target), message])),
        }));
        return { kind: 'ok', cart: answer.cart };
      };
      return inTurn(run);
    },
    [market, locale, inTurn, learn, isLeft],
  );

  const payWithGiftCard = useCallback(
    (code: string) =>
      inTurn(async (): Promise<GiftCardAnswer> => {
        const cartId = await settledCartId();
        if (cartId === undefined) return { kind: 'unreachable' };
        const answer = await tryGiftCard(storefrontClient(market, locale), cartId, giftCards, code);
        if (answer.kind === 'applied' && !isLeft()) setCart(answer.cart);
        return answer;
      }),
    [market, locale, inTurn, giftCards, isLeft],
  );
  const takeGiftCardOff = useCallback(
    (id: string) =>
      inTurn(async () => {
        const cartId = await settledCartId();
        if (cartId === undefined) return false;
        const answer = await removeGiftCards(storefrontClient(market, locale), cartId, [id]);
        if (answer.kind === 'ok' && !isLeft()) setCart(answer.cart);
        return answer.kind === 'ok';
      }),
    [market, locale, inTurn, isLeft],
  );

  // Learnt from every cart, for delivery and gift cards change it alike: what paid for all may no longer.
  const due = cart?.cost.due.amount;
  useEffect(() => {
    if (due !== undefined) dispatch({ type: 'dueLearnt', isNothing: due === 0 });
  }, [due]);

  // The shop's cart follows the bag: after a reload, another tab's change, a price that the shop knew better.
  const { status, cart: bagCart } = link.sync ?? {};
  const contents =
    status === 'settled' && bagCart ? JSON.stringify([bagCart.id, bagCart.lines, bagCart.codes]) : undefined;
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const { lines } = view.totals;
  const isLeaving = work === 'leaving';
  useEffect(() => {
    // The order takes out of the bag what it was made of, which says nothing of what was told for it.
    if (isLeaving || lines.length === 0) return;
    const event: CheckoutEvent = { type: 'goodsLearnt', isMailed: isAllByMail(lines) };
    const before = latest.current;
    dispatch(event);
    if (before.isContactConfirmed && !reduceCheckout(before, event).isContactConfirmed)
      setNews({ kind: 'address-needed' });
  }, [lines, isLeaving]);

  const { isContactConfirmed } = state;
  const isOrdering = work === 'order' || work === 'asking' || work === 'leaving';
  useEffect(() => {
    if (!isContactConfirmed || contents === undefined || isOrdering) return;
    void bring(latest.current).then((answer) => {
      if (answer.kind === 'unreachable') setNews({ kind: 'unreachable' });
    });
  }, [isContactConfirmed, contents, login, isOrdering, bring]);

  const isUnshared = useRef(false);
  const ports = useCallback(
    (): OrderPorts => ({
      client: storefrontClient(market, locale),
      payments,
      sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      now: () => Date.now(),
      newToken: randomToken,
      keepAttempt: (attempt: Attempt) => {
        isUnshared.current = !rememberAttempt(local, attempt);
        dispatch({ type: 'attemptStarted', attempt });
      },
      openAttempt: () => openAttempt(local),
    }),
    [market, locale],
  );

  const endOwn = useCallback((isDeclined: boolean) => {
    const { attempt } = latest.current;
    if (attempt) endAttempt(local, attempt);
    dispatch({ type: 'attemptEnded', isDeclined });
  }, []);

  // Id of the attempt for which the bank waits, once the shopper has been told.
  const waitsFor = useRef<string>(undefined);
  const take = useCallback(
    (outcome: OrderOutcome, isPressed: boolean) => {
      switch (outcome.kind) {
        case 'placed': {
          setWork('leaving');
          const placed = { placedAt: new Date().toISOString(), ...outcome.order };
          const { attempt } = latest.current;
          const isLink = attempt !== undefined && isReturned(attempt);
          if (isLink || attempt?.isElsewhere) keepPlacedOrder(session, placed);
          else confirmDraftOrder(session, placed);
          void navigate(paths.confirmation, { replace: true });
          // What could not be remembered is known to this tab alone.
          const taken =
            attempt && (takeAttempt(local, attempt) ?? (isUnshared.current ? attempt : undefined));
          // A link says nothing of who opens it: what is in this bag may be somebody else's. Their own checkout goes on without it.
          if (isLink && !taken) {
            dispatch({ type: 'attemptEnded', isDeclined: false });
            return;
          }
          forgetCheckout(session);
          if (!taken) return;
          bagStore.reload();
          const commands = commandsAfterOrder(bagStore.getState().bag, taken.ordered);
          for (const command of commands) dispatchToBag(command);
          currentSync()?.forget();
          return;
        }
        case 'action-required':
          if (outcome.redirectUrl === undefined) {
            setNews({ kind: 'unanswered' });
            break;
          }
          if (isPressed && !latest.current.attempt?.isElsewhere) {
            window.location.assign(outcome.redirectUrl);
            return;
          }
          // Whoever came back from the bank by themselves, or began it in another tab, must not be sent there again.
          waitsFor.current = latest.current.attempt?.id;
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
    [learn, navigate, paths.confirmation, endOwn],
  );

  const ask = useCallback(() => {
    const { attempt } = latest.current;
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
  }, [locale, ports, take]);

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
  }, [endOwn]);

  // Presses may come faster than the page is drawn: state alone would let the second one through.
  const isBuying = useRef(false);
  const buy = useCallback(() => {
    const { payment, attempt } = latest.current;
    if (!cart || payment === undefined || work !== 'nothing' || isBuying.current) return;
    isBuying.current = true;
    setWork('order');
    setNews(undefined);
    // What was told before the button was pressed has been seen.
    dismissNotices();
    const wish = wishOf(latest.current, loginOf(market));
    keepDraftOrder(session, draftOrder(cart, wish, view));
    // A bank that waits has been told of: paying now is another decision, and the cart becomes an order only once.
    const isLetGo = waitsFor.current !== undefined && attempt?.id === waitsFor.current;
    if (attempt && isLetGo) endAttempt(local, attempt);
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
  }, [cart, market, ports, take, view, work]);

  return {
    state,
    dispatch,
    view,
    cart,
    codeReasons,
    work,
    news,
    setNews,
    bring,
    buy,
    ask,
    payOtherwise,
    payWithGiftCard,
    takeGiftCardOff,
  };
}

function withAttempt(state: CheckoutState, attempt: CheckoutState['attempt']): CheckoutState {
  return state.attempt || !attempt ? state : { ...state, attempt };
}

/** A country that was chosen elsewhere is not asked for again (WCAG 2.2, 3.3.7). */
function withCountry(state: CheckoutState, market: MarketId, country: string | undefined): CheckoutState {
  return state.contact.country === ''
    ? reduceCheckout(state, { type: 'marketChanged', market, country })
    : state;
}

const loginOf = (market: MarketId) => sessionsStore.getState()[market]?.login;

function wishOf({ contact, isMailed, delivery, billing }: CheckoutState, login: string | undefined) {
  return {
    isGuest: login === undefined,
    email: contact.email.trim(),
    address: isMailed ? nameAndCountryOf(contact) : addressOf(contact),
    ...(billing ? { billingAddress: billingAddressOf(billing) } : {}),
    ...(delivery === undefined ? {} : { delivery }),
  };
}
