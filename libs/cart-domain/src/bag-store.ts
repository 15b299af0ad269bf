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

/** Default storage key of the bag. */
export const DEFAULT_BAG_KEY = 'marehalm-bag';

/** State of a {@link BagStore}. */
export interface BagState {
  readonly bag: Bag;
  /** Number of changes to the bag in all tabs together, from 0. */
  readonly revision: number;
  /** Whether the bag is stored. Until it can be, this tab keeps it in memory and retries at every change and reload. */
  readonly saved: boolean;
}

/** Dependencies of the store. Without a storage and a channel the bag lives in memory, as on a server. */
export interface BagStoreOptions {
  /** Shared by all tabs of the browser, and kept across reloads. */
  readonly storage?: StorageSource | undefined;
  /** Notifies the other tabs. Without it a tab sees their changes at the next {@link BagStore.reload}. */
  readonly channel?: TabChannel | undefined;
  readonly limits?: BagLimits | undefined;
  /** Storage key; {@link DEFAULT_BAG_STORAGE_KEY} by default. Each key holds a separate bag. */
  readonly key?: string | undefined;
  /** Name of this tab, unique among all pages past and present; random by default. */
  readonly tab?: string | undefined;
}

/** The shopper's bag in this tab. The initial state is the empty bag, as in prerendered pages. */
export interface BagStore extends ReadableStore<BagState> {
  /** Name of this tab until the page is left. */
  readonly tab: string;
  /**
   * Applies a command to the latest stored bag, including changes by other tabs. Returns the resulting bag. Never
   * throws.
   */
  dispatch(command: BagCommand): Bag;
  /**
   * Loads the latest stored bag and retries a failed save. Call it when a page was frozen or restored from the
   * back/forward cache, or on the window's `storage` event where there is no channel.
   */
  reload(): void;
  /** Stops listening to other tabs. */
  close(): void;
}

/** A command with the tab that issued it. */
interface GivenCommand {
  readonly command: BagCommand;
  readonly tab: string;
  /** Position among the commands of its tab, from 1. */
  readonly count: number;
  /** Revision of the bag after the command. */
  readonly revision: number;
}

/** Messages between tabs. */
type TabMessage = ({ readonly type: 'given' } & GivenCommand) | { readonly type: 'stored' };

/** A bag with the number of commands applied per tab. */
type CountedBag = Omit<StoredBag, 'kind'>;

/** Maximum number of commands a tab remembers: more than all tabs issue before each receives the first message. */
const REMEMBERED_COMMANDS = 32;

/** Maximum number of tabs whose commands are counted in the stored bag. */
const COUNTED_TABS = 16;

/**
 * Creates a bag that survives reloads and is the same in every tab. Never throws for a storage that is full,
 * forbidden or damaged.
 *
 * A tab sees the writes of another tab only after some milliseconds, so two tabs that act at once overwrite each
 * other. Therefore the stored bag counts the commands of each tab, tabs broadcast their commands, and a tab that
 * finds a command missing applies it again.
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
  /** The bag in the storage as this tab last read or wrote it, and its text. */
  let [held, heldText]: [CountedBag, string | null] = [known, null];
  /** Whether an empty storage accepts writes. A tab that cannot store its bag does not share it. */
  let isTaking = false;
  let ownCount = 0;
  /** Commands of this tab that are neither stored nor broadcast yet. */
  let untold: readonly GivenCommand[] = [];
  /** The latest commands of all tabs that this tab knows of. */
  let remembered: readonly GivenCommand[] = [];

  /** Returns the stored bag, with the commands applied that are missing in it. */
  function latest(): CountedBag {
    const begun = found();
    return remembered.reduce(
      (bag, one) => (isMissing(one, bag) && isNext(one, bag) ? withCommand(bag, one) : bag),
      begun,
    );
  }

  function found(): CountedBag {
    const text = storage.read(key);
    // Unchanged, cleared or unreadable: the bag of this tab is all there is.
    if (text === null || text === heldText) return known;
    const { kind, ...bag } = parseStoredBag(text, limits);
    // Damaged beyond recovery: the bag of this tab is newer.
    if (kind === 'recovered' && isEmptyBag(bag.bag) && bag.revision <= known.revision) return known;
    [held, heldText] = [bag, text];
    // Stored by a script that does not count commands: missing ones cannot be detected.
    if (Object.keys(bag.counts).length === 0) remembered = [];
    return bag;
  }

  /** Whether the bag contains all earlier commands of the same tab. */
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

  /** Makes `next` the bag of this tab; stores and broadcasts it unless it is already stored. */
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
    // A tab without a storage has a separate bag.
    const isAlone = heldText === null && !isTaking;
    // A message of another version only triggers a reload.
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

/** Whether the bag lacks a command. */
function isMissing({ tab, count, revision }: GivenCommand, bag: CountedBag): boolean {
  const counted = countOf(tab, bag.counts);
  if (counted !== undefined) return counted < count;
  // A tab drops out of the counts after this many changes by others, although the bag contains its commands.
  return bag.revision < revision + COUNTED_TABS;
}

/** Returns how many commands of a tab are counted. The name is untrusted: it may be `constructor`. */
function countOf(tab: string, counts: TabCounts): number | undefined {
  return Object.hasOwn(counts, tab) ? counts[tab] : undefined;
}
