import { type Bag, type BagCommand, emptyBag, reduceBag } from '../bag.ts';
import { createBagStore, type BagStore } from '../bag-store.ts';
import { type BagSync, type BagSyncOptions, createBagSync } from '../bag-sync.ts';
import { calculateBagTotals } from '../bag-totals.ts';
import { toDesiredCart, type FreeItems } from '../desired-cart.ts';
import { type GiftRule } from '../gifts.ts';
import { type FindOffer } from '../offer.ts';
import { type CartAnswer, type CartTransport } from '../cart-transport.ts';
import { type SyncNotice } from '../sync-notice.ts';
import { type TabLocks } from '../browser-apis.ts';
import { createSimulatedBrowser, type SimulatedTab, type TabDelays } from './simulated-browser.ts';
import { createSimulatedService, type SimulatedServiceOptions } from './simulated-service.ts';
import { createVirtualTime } from './virtual-time.ts';
import { freeSkus, giftRules, createShopOffers, today } from './shop-fixtures.ts';

/** The outcome of a request. Times in milliseconds. */
export type RequestOutcome =
  | { readonly kind: 'answered'; readonly there: number; readonly back: number }
  /** It never arrives; the transport times out. */
  | { readonly kind: 'request-lost'; readonly after: number }
  /** It is executed, but the answer is lost. */
  | { readonly kind: 'answer-lost'; readonly there: number; readonly after: number }
  /** It arrives long after the timeout, behind later requests. */
  | { readonly kind: 'late'; readonly there: number; readonly after: number }
  /** It arrives twice. */
  | { readonly kind: 'doubled'; readonly there: number; readonly back: number; readonly again: number }
  /** The transport never settles its promise. */
  | { readonly kind: 'silent'; readonly there: number }
  /** The transport fails: it rejects or throws. */
  | { readonly kind: 'rejected' | 'thrown'; readonly after: number }
  | { readonly kind: 'throttled'; readonly after: number; readonly afterMs: number };

/** A page of the shop in one tab. */
export interface SimulatedPage {
  readonly tab: SimulatedTab;
  readonly store: BagStore;
  /** The current market. */
  shop: string;
  sync: BagSync;
  readonly connect: (shop: string) => BagSync;
}

/** Options of a simulated page: whether it can store and broadcast, and the market it starts in. */
export interface SimulatedPageOptions extends Pick<BagSyncOptions, 'key'> {
  readonly canStore?: boolean;
  readonly withChannel?: boolean;
  readonly shop?: string;
}

/** A shop with a service, a browser and any number of pages. */
export type SimulatedShop = ReturnType<typeof createSimulatedShop>;

/** Options of a simulated shop: support for locks, offers and gift rules of its pages, delays between tabs. */
export interface SimulatedShopOptions {
  readonly locks?: 'granted' | 'forbidden' | 'missing';
  /** Offers loaded by the pages. */
  readonly offers?: FindOffer;
  readonly rules?: readonly GiftRule[];
  readonly delays?: TabDelays | undefined;
}

const prompt: RequestOutcome = { kind: 'answered', there: 20, back: 20 };

/** Without locks, as in an opaque origin. */
const forbiddenLocks: TabLocks = {
  request: () => Promise.reject(new Error('SecurityError')),
};

/**
 * Creates a shop with one browser and one service. The requests get the outcomes in `fates` in order; later ones are answered
 * after 20 ms each way.
 */
export function createSimulatedShop(
  habits: Partial<SimulatedServiceOptions> = {},
  fates: readonly RequestOutcome[] = [],
  {
    locks = 'granted',
    offers = createShopOffers('DKK'),
    rules = giftRules,
    delays,
  }: SimulatedShopOptions = {},
) {
  const knownCodes = new Set(['KYST10', 'VELKOMMEN15', 'FRIFRAGT']);
  const time = createVirtualTime();
  const browser = createSimulatedBrowser(time, delays);
  const serviceHabits: SimulatedServiceOptions = {
    offers,
    currency: 'DKK',
    knownCodes,
    explains: true,
    unknownSku: 'drops',
    shortStock: 'drops',
    unknownCode: 'drops',
    noteLength: 1000,
    keepsGiftCards: false,
    ...habits,
  };
  const service = createSimulatedService(serviceHabits);
  const remainingFates = [...fates];
  const pages: SimulatedPage[] = [];
  const requests: string[] = [];
  const notices: SyncNotice[] = [];
  const networkListeners = new Set<() => void>();
  const engineCommands: BagCommand[] = [];
  let isClicking = false;
  let online = true;
  /** The expected bag: every command of shopper and engine, in order. */
  let expectedBag: Bag = emptyBag;

  const freeItems = (bag: Bag, unavailable: readonly string[]): FreeItems =>
    calculateBagTotals({
      bag,
      offers: (sku) => {
        const offer = offers(sku);
        return offer && unavailable.includes(sku) ? { ...offer, available: false } : offer;
      },
      currency: 'DKK',
      giftRules: rules,
      vatRate: 0.25,
      at: today,
    });

  function send(tab: SimulatedTab, name: string, act: () => CartAnswer): Promise<CartAnswer> {
    requests.push(name);
    const fate = online ? (remainingFates.shift() ?? prompt) : ({ kind: 'request-lost', after: 10 } as const);
    if (fate.kind === 'thrown') throw new Error('fetch is not a function');
    return new Promise((resolve, reject) => {
      const answer = (delay: number, value: CartAnswer): void => {
        time.after(delay, () => tab.run(() => resolve(value)));
      };
      switch (fate.kind) {
        case 'answered':
        case 'doubled':
          time.after(fate.there, () => answer(fate.back, act()));
          if (fate.kind === 'doubled') time.after(fate.there + fate.again, act);
          return;
        case 'answer-lost':
        case 'late':
          time.after(fate.there, act);
          return answer(fate.after, { kind: 'retry' });
        case 'request-lost':
          return answer(fate.after, { kind: 'retry' });
        case 'silent':
          time.after(fate.there, act);
          return;
        case 'rejected':
          time.after(fate.after, () => tab.run(() => reject(new Error('fetch failed'))));
          return;
        case 'throttled':
          return answer(fate.after, { kind: 'retry', afterMs: fate.afterMs });
      }
    });
  }

  function transportOf(tab: SimulatedTab): CartTransport {
    return {
      createCart: (input) => send(tab, 'create', () => service.create(input)),
      fetchCart: (id) => send(tab, 'read', () => service.read(id)),
      changeCart: (id, changes) => send(tab, 'apply', () => service.apply(id, changes)),
    };
  }

  /** Records every command. */
  function counted(store: BagStore): BagStore {
    return {
      ...store,
      dispatch(command) {
        expectedBag = reduceBag(expectedBag, command);
        if (!isClicking) engineCommands.push(command);
        return store.dispatch(command);
      },
    };
  }

  function open({
    canStore = true,
    withChannel = true,
    shop = 'dk',
    key,
  }: SimulatedPageOptions = {}): SimulatedPage {
    const tab = browser.open();
    const ports = {
      storage: () => (canStore ? tab.storage : undefined),
      ...(withChannel && { channel: tab.channel }),
    };
    const store = counted(createBagStore({ ...ports, tab: `tab ${pages.length}` }));
    const connect = (name: string): BagSync => {
      const sync = createBagSync({
        shop: name,
        store,
        transport: transportOf(tab),
        freeItems,
        offers,
        timers: tab.timers,
        random: () => 0.5,
        ...ports,
        ...(locks !== 'missing' && { locks: locks === 'granted' ? tab.locks : forbiddenLocks }),
        network: {
          isOnline: () => online,
          subscribe(listener) {
            const inTab = (): void => tab.run(listener);
            networkListeners.add(inTab);
            return () => networkListeners.delete(inTab);
          },
        },
        key,
      });
      sync.onNotice((notice) => {
        if (sync.getState().leading) notices.push(notice);
      });
      return sync;
    };
    const page = { tab, store, shop, sync: connect(shop), connect };
    pages.push(page);
    return page;
  }

  return {
    time,
    service,
    requests,
    notices,
    pages,
    open,
    /** Pages that are still open. */
    alive: () => pages.filter(({ tab }) => tab.isAlive()),
    stored: browser.stored,
    setFull: browser.setFull,
    /** Sends a message from another page on the same channel, such as one of an older build. */
    say(data: unknown) {
      browser.open().channel.postMessage(data);
    },
    setOnline(value: boolean) {
      online = value;
      for (const listener of networkListeners) listener();
    },
    /** Answers every request from here on. */
    calm() {
      remainingFates.length = 0;
      service.catchUp();
      browser.setFull(false);
      this.setOnline(true);
    },
    expectedBag: () => expectedBag,
    /** Contents of the cart whose id the browser stores. */
    remote(shop = 'dk') {
      const id = browser.stored.get(`cart-${shop}`) ?? '';
      return { lines: service.linesOf(id), codes: service.codesOf(id) };
    },
    /** Its gift cards and note, as far as the service has them. */
    remarks(shop = 'dk') {
      const id = browser.stored.get(`cart-${shop}`) ?? '';
      return { giftCards: service.giftCardsOf(id), note: service.noteOf(id) };
    },
    /** Its purchased lines. */
    purchases() {
      return Object.fromEntries(
        Object.entries(this.remote().lines).filter(([key]) => !key.startsWith('MH-FREE')),
      );
    },
    /** Expected contents, without what the service does not sell. */
    wanted() {
      const gone = freeSkus.filter((sku) => service.stockOf(sku) === 0);
      const free = freeItems(expectedBag, gone);
      const { lines, codes, giftCards, note } = toDesiredCart(expectedBag, free, offers);
      const { keepsGiftCards, noteLength, shortStock } = serviceHabits;
      const given = [...lines]
        .map(([key, { sku, quantity }]) => {
          const most = offers(sku) ? service.stockOf(sku) : 0;
          const rest = shortStock === 'drops' ? most : 0;
          return [key, quantity > most ? rest : quantity] as const;
        })
        .filter(([, quantity]) => quantity > 0);
      return {
        lines: Object.fromEntries(given),
        codes: codes.filter((code) => knownCodes.has(code)),
        giftCards: keepsGiftCards ? giftCards : [],
        note: note.slice(0, noteLength),
      };
    },
    /** Changes of the bag by the engine. */
    engineCommands: () => engineCommands,
    /** SKUs of free items that a cart charges for. */
    charged() {
      return ['dk', 'no'].flatMap((shop) => {
        const answer = service.read(browser.stored.get(`cart-${shop}`) ?? '');
        const lines = answer.kind === 'ok' ? answer.cart.lines : [];
        return lines.filter(({ sku, unitPrice }) => /SAMPLE|FREE/u.test(sku) && unitPrice.amount > 0);
      });
    },
    /** Switches to another market. */
    switchMarket(page: SimulatedPage, market: string) {
      page.sync.close();
      page.shop = market;
      page.sync = page.connect(market);
    },
    /** Turns the shopper's cart into an order. */
    order(page: SimulatedPage) {
      service.complete(page.sync.getState().cart?.id ?? '');
      this.click(page, { type: 'clear' });
      page.sync.forgetCart();
    },
    /** Dispatches a command of the shopper. */
    click(page: SimulatedPage, command: BagCommand) {
      isClicking = true;
      page.store.dispatch(command);
      isClicking = false;
    },
  };
}
