import { createStore } from 'zustand/vanilla';
import {
  type Bag,
  type BagCommand,
  type BagLimits,
  emptyBag,
  isBagCommand,
  isEmptyBag,
  reduceBag,
} from './bag.ts';
import { parseStoredBag, serializeBag, type StoredBag, type TabCounts } from './bag-storage.ts';
import { safeStorage } from './internal/safe-storage.ts';
import { tabTalk } from './internal/tab-talk.ts';
import { undisturbed } from './internal/undisturbed.ts';
import { type ReadableStore } from './readable-store.ts';
import { type StorageSource, type TabChannel } from './tab-ports.ts';

/** The key that the bag is stored under unless another is given. */
export const DEFAULT_BAG_KEY = 'marehalm-bag';

/** What {@link createBagStore} keeps. */
export interface BagState {
  readonly bag: Bag;
  /** How many changes the bag has seen, in all tabs together, from 0. */
  readonly revision: number;
  /** Whether the bag is stored. While it cannot be, this tab keeps it in memory and tries again at every chance. */
  readonly saved: boolean;
}

/** What the store needs from outside. Without a storage and a channel it lives in memory, as on a server. */
export interface BagStoreOptions {
  /** Survives reloads, and is what the tabs of a browser share. */
  readonly storage?: StorageSource | undefined;
  /** Tells the other tabs. Without one a tab learns what others did when it next looks: see {@link BagStore.reload}. */
  readonly channel?: TabChannel | undefined;
  readonly limits?: BagLimits | undefined;
  /** {@link DEFAULT_BAG_KEY} unless given. Each key is a bag of its own. */
  readonly key?: string | undefined;
  /** A name that no other page has or ever had; a random one unless given. */
  readonly tab?: string | undefined;
}

/** The bag of a shopper in this tab. Its initial state is the empty bag, which is what prerendered pages show. */
export interface BagStore extends ReadableStore<BagState> {
  /** The name of this tab, until the page is left. */
  readonly tab: string;
  /** Applies a command to what is stored now, also when another tab stored it. Returns the bag after it. Never throws. */
  dispatch(command: BagCommand): Bag;
  /**
   * Takes over what is stored now, and stores what could not be stored before: after the page was frozen or restored by
   * the back button, or on the window's `storage` event where there is no channel.
   */
  reload(): void;
  /** Stops listening to other tabs. */
  close(): void;
}

/** A command as its tab gave it. */
interface GivenCommand {
  readonly command: BagCommand;
  readonly tab: string;
  /** The first one of its tab is 1. */
  readonly count: number;
  /** Of the bag after it. */
  readonly revision: number;
}

/** What tabs tell each other. */
type TabMessage = ({ readonly type: 'given' } & GivenCommand) | { readonly type: 'stored' };

/** A bag, and how many commands of each tab are in it. */
type CountedBag = Omit<StoredBag, 'kind'>;

/** Commands that a tab remembers: more than all tabs together give before each has heard of the first. */
const REMEMBERED_COMMANDS = 32;

/** Tabs whose commands are counted in what is stored. */
const COUNTED_TABS = 16;

/**
 * Makes a bag that survives reload, is the same in every tab, and never throws for a storage that is full, forbidden or
 * damaged.
 *
 * Browsers tell one tab of what another one stored only after some milliseconds, so two tabs that act at once overwrite
 * each other. Therefore what is stored counts the commands of each tab, tabs tell each other of their commands, and whoever
 * finds one missing gives it again.
 *
 * In a browser: `createBagStore({ storage: () => window.localStorage, channel: new BroadcastChannel('shop') })`.
 *
 * @example
 * ```ts
 * // Any storage of texts will do.
 * const texts = new Map<string, string>();
 * const storage: TextStorage = {
 *   getItem: (key) => texts.get(key) ?? null,
 *   setItem: (key, text) => void texts.set(key, text),
 *   removeItem: (key) => void texts.delete(key),
 * };
 *
 * const store = createBagStore({ storage: () => storage });
 * store.dispatch({ type: 'addLine', sku: 'SERUM-30', quantity: 2 });
 *
 * // The page is loaded again.
 * const { bag, saved } = createBagStore({ storage: () => storage }).getState();
 * bag.lines; // => [{ sku: 'SERUM-30', quantity: 2 }]
 * saved; // => true
 * ```
 */
export function createBagStore({
  storage: source,
  channel,
  limits = {},
  key = DEFAULT_BAG_KEY,
  tab = String(Math.random()),
}: BagStoreOptions = {}): BagStore {
  const storage = safeStorage(source);
  const talk = tabTalk<TabMessage>(channel, key);
  const store = createStore<BagState>(() => ({ bag: emptyBag, revision: 0, saved: false }));
  /** The bag of this tab. */
  let known: CountedBag = { bag: emptyBag, revision: 0, counts: {} };
  /** The bag that the storage holds, as far as this tab knows, and the text that was last read or written. */
  let [held, heldText]: [CountedBag, string | null] = [known, null];
  /** Whether a storage that holds no bag would take one: tabs that cannot store must know that they are alone. */
  let isTaking = false;
  let ownCount = 0;
  /** Own commands that are not stored yet, and of which nobody else knows. */
  let untold: readonly GivenCommand[] = [];
  /** The latest commands of all tabs, as far as this one gave them or was told of them. */
  let remembered: readonly GivenCommand[] = [];

  /** The bag of this tab, or what another one has stored since, with what that one had not heard of. */
  function latest(): CountedBag {
    const begun = found();
    return remembered.reduce(
      (bag, one) => (isMissing(one, bag) && isNext(one, bag) ? withCommand(bag, one) : bag),
      begun,
    );
  }

  function found(): CountedBag {
    const text = storage.read(key);
    // Nothing new; or cleared from outside, or not to be read: then what this tab knows is all there is.
    if (text === null || text === heldText) return known;
    const { kind, ...bag } = parseStoredBag(text, limits);
    // Damaged beyond use, while this tab still knows better.
    if (kind === 'recovered' && isEmptyBag(bag.bag) && bag.revision <= known.revision) return known;
    [held, heldText] = [bag, text];
    // Somebody who does not count stored it: then nobody can tell what is missing.
    if (Object.keys(bag.counts).length === 0) remembered = [];
    return bag;
  }

  /** Whether every command that its tab gave before is in the bag, as far as it matters. */
  function isNext({ tab: from, count }: GivenCommand, { counts }: CountedBag): boolean {
    return from === tab || (countOf(from, counts) ?? 0) + 1 === count;
  }

  function remember(one: GivenCommand): void {
    const { saved } = store.getState();
    remembered = [...(saved ? remembered.slice(1 - REMEMBERED_COMMANDS) : remembered), one];
  }

  function withCommand(before: CountedBag, { command, tab: from, count }: GivenCommand): CountedBag {
    const others = Object.entries(before.counts).filter(([name]) => name !== from);
    return {
      bag: reduceBag(before.bag, command, limits),
      revision: before.revision + 1,
      counts: Object.fromEntries([...others.slice(1 - COUNTED_TABS), [from, count]]),
    };
  }

  /** Makes `next` the bag of this tab, and stores it and tells the others unless it is what is stored. */
  function adopt(next: CountedBag): void {
    known = next;
    const isNews = next !== held && write(next);
    const { bag, revision } = next;
    const saved = next === held && (heldText !== null || isTaking);
    const before = store.getState();
    if (bag !== before.bag || revision !== before.revision || saved !== before.saved) {
      store.setState({ bag, revision, saved });
    }
    if (isNews) tell();
  }

  function write(next: CountedBag): boolean {
    const text = serializeBag(next.bag, next.revision, next.counts);
    const isWritten = storage.write(key, text);
    if (isWritten) [held, heldText] = [next, text];
    return isWritten;
  }

  function tell(): void {
    const messages: readonly TabMessage[] = untold.map((one) => ({ type: 'given', ...one }));
    untold = [];
    for (const message of messages.length > 0 ? messages : [{ type: 'stored' } as const]) talk.tell(message);
  }

  function reload(): void {
    adopt(latest());
  }

  function dispatch(command: BagCommand): Bag {
    const before = latest();
    const own = { command, tab, count: ownCount + 1, revision: before.revision + 1 };
    const after = withCommand(before, own);
    if (after.bag === before.bag) {
      adopt(before);
      return before.bag;
    }
    ownCount += 1;
    untold = [...untold, own];
    remember(own);
    adopt(after);
    return known.bag;
  }

  function hear(message: TabMessage | undefined): void {
    // A tab that never had a storage has a bag of its own.
    const isAlone = heldText === null && !isTaking;
    // What is of another version can only be read.
    if (message?.type === 'given' && isBagCommand(message.command) && !isAlone) remember(message);
    reload();
  }

  isTaking = storage.write(`${key}-probe`, '');
  storage.remove(`${key}-probe`);
  reload();
  const end = talk.listen(hear);

  return {
    tab,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: (listener) => store.subscribe(undisturbed(listener)),
    dispatch,
    reload,
    close: end,
  };
}

/** Whether a command is not in a bag. */
function isMissing({ tab, count, revision }: GivenCommand, bag: CountedBag): boolean {
  const counted = countOf(tab, bag.counts);
  if (counted !== undefined) return counted < count;
  // After so many changes by others the tab is counted no more, although its commands are in the bag.
  return bag.revision < revision + COUNTED_TABS;
}

/** How many commands of a tab are counted. Its name comes from outside: `constructor` is one, too. */
function countOf(tab: string, counts: TabCounts): number | undefined {
  return Object.hasOwn(counts, tab) ? counts[tab] : undefined;
}
