import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Bag, type BagCommand, type BagLimits, emptyBag, isEmptyBag, reduceBag } from './bag.ts';
import { parseStoredBag, serializeBag, type StoredBag } from './bag-storage.ts';
import { postMessage } from './internal/post-message.ts';
import { safeStorage } from './internal/safe-storage.ts';
import { type StorageSource, type TabChannel } from './tab-ports.ts';

/** The key that the bag is stored under unless another is given. */
export const DEFAULT_BAG_KEY = 'marehalm-bag';

/** What {@link createBagStore} keeps. */
export interface BagState {
  readonly bag: Bag;
  /** How many changes the bag has seen, in all tabs together. */
  readonly revision: number;
  /** Whether the bag is stored. While it cannot be, this tab keeps it in memory, for itself. */
  readonly saved: boolean;
}

/** What the store needs from outside. Without a storage and a channel it lives in memory, as on a server. */
export interface BagStoreOptions {
  readonly storage?: StorageSource;
  /** Tells the other tabs. */
  readonly channel?: TabChannel;
  readonly limits?: BagLimits;
  /** {@link DEFAULT_BAG_KEY} unless given. */
  readonly key?: string;
  /** A name that no other tab has; a random one unless given. */
  readonly tab?: string;
}

/**
 * The bag of a shopper in this tab. It is a store of zustand, so `useStore(store, (state) => state.bag)` works in React;
 * its initial state is the empty bag, which is what prerendered pages show.
 */
export interface BagStore extends Pick<StoreApi<BagState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Applies a command to what is stored now, also when another tab stored it. Returns the bag after it. */
  dispatch(command: BagCommand): Bag;
  /** Takes over what is stored now: after the page was frozen, or restored by the back button. */
  reload(): void;
  /** Stops listening to other tabs. */
  close(): void;
}

/** What tabs tell each other: a command, as the `count`th of its tab, or that there is something to read. */
type TabMessage =
  | {
      readonly type: 'bag-command';
      readonly tab: string;
      readonly count: number;
      readonly command: BagCommand;
    }
  | { readonly type: 'bag-stored' };

/** A bag, and how many commands of each tab are in it. */
type CountedBag = Omit<StoredBag, 'kind'>;

/** Own commands that are remembered: more than anybody gives before another tab hears of the first. */
const REMEMBERED_COMMANDS = 32;

/** Tabs whose commands are counted in what is stored. */
const COUNTED_TABS = 16;

/**
 * Makes a bag that survives reload, is the same in every tab, and never throws for a storage that is full, forbidden or
 * damaged.
 *
 * Browsers tell one tab of what another one stored only after some milliseconds, so two tabs that act at once overwrite
 * each other. Therefore what is stored counts the commands of each tab, and a tab that finds one missing, its own or one
 * that it is told of, gives it again.
 *
 * @example
 * const store = createBagStore({
 *   storage: () => window.localStorage,
 *   channel: new BroadcastChannel('marehalm'),
 * });
 * store.dispatch({ type: 'addLine', sku: 'MH-P04-30', quantity: 1 });
 */
export function createBagStore({
  storage: source,
  channel,
  limits = {},
  key = DEFAULT_BAG_KEY,
  tab = Math.random().toString(36).slice(2),
}: BagStoreOptions = {}): BagStore {
  const storage = safeStorage(source);
  const store = createStore<BagState>(() => ({ bag: emptyBag, revision: 0, saved: false }));
  let known: CountedBag = { bag: emptyBag, revision: 0, counts: {} };
  let lastText: string | null = null;
  let ownCount = 0;
  let ownCommands: readonly { readonly command: BagCommand; readonly count: number }[] = [];

  /** What is stored, unless that is less than what this tab knows. */
  function stored(): CountedBag {
    const text = storage.read(key);
    // Cleared from outside, or this tab could not write: its own bag is all there is.
    if (text === null || text === lastText || (lastText !== null && !store.getState().saved)) return known;
    const { kind, ...found } = parseStoredBag(text, limits);
    // Damaged beyond use, while this tab still knows better.
    if (kind === 'recovered' && isEmptyBag(found.bag)) return known;
    lastText = text;
    return found;
  }

  /** What is stored, with those of this tab's commands that another tab overwrote before it had heard of them. */
  function latest(): CountedBag {
    const found = stored();
    // Somebody who does not count stored it: then nobody can tell what is missing.
    const isCounted = Object.keys(found.counts).length > 0;
    const missing = ownCommands.filter(({ count }) => isCounted && count > (found.counts[tab] ?? 0));
    // Whoever stored this knows of all of them, and so will everything that is stored after it.
    if (found !== known && missing.length === 0) ownCommands = [];
    return missing.reduce((bag, { command, count }) => given(bag, command, tab, count), found);
  }

  function given(before: CountedBag, command: BagCommand, from: string, count: number): CountedBag {
    const others = Object.entries(before.counts).filter(([name]) => name !== from);
    return {
      bag: reduceBag(before.bag, command, limits),
      revision: before.revision + 1,
      counts: Object.fromEntries([...others.slice(1 - COUNTED_TABS), [from, count]]),
    };
  }

  /** Makes `next` the bag of this tab, and stores it unless it is what is stored. Returns whether it was stored now. */
  function adopt(next: CountedBag): boolean {
    if (next === known) return false;
    known = next;
    const { bag, revision, counts } = next;
    const text = serializeBag(bag, revision, counts);
    const isNew = text !== lastText;
    const saved = !isNew || storage.write(key, text);
    lastText = text;
    store.setState({ bag, revision, saved }, true);
    return isNew && saved;
  }

  function reload(): void {
    tellIf(adopt(latest()));
  }

  function tellIf(isStored: boolean): void {
    if (isStored) postMessage(channel, { type: 'bag-stored' } satisfies TabMessage);
  }

  function dispatch(command: BagCommand): Bag {
    const before = latest();
    if (reduceBag(before.bag, command, limits) === before.bag) {
      tellIf(adopt(before));
      return before.bag;
    }
    ownCount += 1;
    const own = { command, count: ownCount };
    ownCommands = [...ownCommands, own].slice(-REMEMBERED_COMMANDS);
    if (adopt(given(before, command, tab, ownCount))) {
      postMessage(channel, { type: 'bag-command', tab, ...own } satisfies TabMessage);
    }
    return known.bag;
  }

  function onMessage({ data }: { readonly data: unknown }): void {
    const message = data as TabMessage | null;
    if (message?.type === 'bag-stored') reload();
    if (message?.type !== 'bag-command' || !store.getState().saved) return;
    const { command, tab: from, count } = message;
    const before = latest();
    const isMissing = (before.counts[from] ?? 0) + 1 === count;
    tellIf(adopt(isMissing ? given(before, command, from, count) : before));
  }

  /** Whether a storage that holds no bag would take one: tabs that cannot write must know that they are alone. */
  function probe(): void {
    const saved = storage.write(`${key}-probe`, '');
    if (!saved) return;
    storage.remove(`${key}-probe`);
    store.setState({ ...store.getState(), saved }, true);
  }

  reload();
  if (!store.getState().saved) probe();
  channel?.addEventListener('message', onMessage);

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    dispatch,
    reload,
    close: () => channel?.removeEventListener('message', onMessage),
  };
}
