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
import { parseStoredBag, serializeBag, type LoadedBag, type CommandCountsByTab } from './bag-storage.ts';
import { createSafeStorage } from './internal/safe-storage.ts';
import { createTabMessenger } from './internal/tab-messenger.ts';
import { createIsolatedListener } from './internal/isolate-errors.ts';
import { type ReadableStore } from './readable-store.ts';
import { type TextStorageGetter, type TabChannel } from './browser-apis.ts';

/** Storage key of the bag unless another is given. */
export const DEFAULT_BAG_STORAGE_KEY = 'bag';

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
  readonly storage?: TextStorageGetter | undefined;
  /** Notifies the other tabs. Without it a tab sees their changes at the next {@link BagStore.reload}. */
  readonly channel?: TabChannel | undefined;
  readonly limits?: BagLimits | undefined;
  /** Storage key; `bag` by default. Each key holds a separate bag. */
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
interface NumberedCommand {
  readonly command: BagCommand;
  readonly tab: string;
  /** Position among the commands of its tab, from 1. */
  readonly count: number;
  /** Revision of the bag after the command. */
  readonly revision: number;
}

/** Messages between tabs. */
type TabMessage = ({ readonly type: 'given' } & NumberedCommand) | { readonly type: 'stored' };

/** A bag with the number of commands applied per tab. */
type CountedBag = Omit<LoadedBag, 'kind'>;

/** Maximum number of commands a tab remembers: more than all tabs issue before each receives the first message. */
const MAX_REMEMBERED_COMMANDS = 32;

/** Maximum number of tabs whose commands are counted in the stored bag. */
const MAX_COUNTED_TABS = 16;

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
  key = DEFAULT_BAG_STORAGE_KEY,
  tab = String(Math.random()),
}: BagStoreOptions = {}): BagStore {
  const storage = createSafeStorage(source);
  const tabMessenger = createTabMessenger<TabMessage>(channel, key);
  const store = createStore<BagState>(() => ({ bag: emptyBag, revision: 0, saved: false }));
  /** The bag of this tab. */
  let currentBag: CountedBag = { bag: emptyBag, revision: 0, counts: {} };
  /** The bag in the storage as this tab last read or wrote it, and its text. */
  let [storedBag, storedText]: [CountedBag, string | null] = [currentBag, null];
  /** Whether an empty storage accepts writes. A tab that cannot store its bag does not share it. */
  let isStorageWritable = false;
  let ownCount = 0;
  /** Commands of this tab that are neither stored nor broadcast yet. */
  let unsentCommands: readonly NumberedCommand[] = [];
  /** The latest commands of all tabs that this tab knows of. */
  let recentCommands: readonly NumberedCommand[] = [];

  /** Returns the stored bag, with the commands applied that are missing in it. */
  function loadLatest(): CountedBag {
    const begun = loadStored();
    return recentCommands.reduce(
      (bag, one) => (isMissing(one, bag) && isNext(one, bag) ? withCommand(bag, one) : bag),
      begun,
    );
  }

  function loadStored(): CountedBag {
    const text = storage.read(key);
    // Unchanged, cleared or unreadable: the bag of this tab is all there is.
    if (text === null || text === storedText) return currentBag;
    const { kind, ...bag } = parseStoredBag(text, limits);
    // Damaged beyond recovery: the bag of this tab is newer.
    if (kind === 'recovered' && isEmptyBag(bag.bag) && bag.revision <= currentBag.revision) return currentBag;
    [storedBag, storedText] = [bag, text];
    // Stored by a script that does not count commands: missing ones cannot be detected.
    if (Object.keys(bag.counts).length === 0) recentCommands = [];
    return bag;
  }

  /** Whether the bag contains all earlier commands of the same tab. */
  function isNext({ tab: from, count }: NumberedCommand, { counts }: CountedBag): boolean {
    return from === tab || (countOf(from, counts) ?? 0) + 1 === count;
  }

  function remember(one: NumberedCommand): void {
    const { saved } = store.getState();
    recentCommands = [...(saved ? recentCommands.slice(1 - MAX_REMEMBERED_COMMANDS) : recentCommands), one];
  }

  function withCommand(before: CountedBag, { command, tab: from, count }: NumberedCommand): CountedBag {
    const others = Object.entries(before.counts).filter(([name]) => name !== from);
    return {
      bag: reduceBag(before.bag, command, limits),
      revision: before.revision + 1,
      counts: Object.fromEntries([...others.slice(1 - MAX_COUNTED_TABS), [from, count]]),
    };
  }

  /** Makes `next` the bag of this tab; stores and broadcasts it unless it is already stored. */
  function adopt(next: CountedBag): void {
    currentBag = next;
    const isNews = next !== storedBag && write(next);
    const { bag, revision } = next;
    const saved = next === storedBag && (storedText !== null || isStorageWritable);
    const before = store.getState();
    if (bag !== before.bag || revision !== before.revision || saved !== before.saved) {
      store.setState({ bag, revision, saved });
    }
    if (isNews) broadcastChanges();
  }

  function write(next: CountedBag): boolean {
    const text = serializeBag(next.bag, next.revision, next.counts);
    const isWritten = storage.write(key, text);
    if (isWritten) [storedBag, storedText] = [next, text];
    return isWritten;
  }

  function broadcastChanges(): void {
    const messages: readonly TabMessage[] = unsentCommands.map((one) => ({ type: 'given', ...one }));
    unsentCommands = [];
    for (const message of messages.length > 0 ? messages : [{ type: 'stored' } as const])
      tabMessenger.broadcast(message);
  }

  function reload(): void {
    adopt(loadLatest());
  }

  function dispatch(command: BagCommand): Bag {
    const before = loadLatest();
    const own = { command, tab, count: ownCount + 1, revision: before.revision + 1 };
    const after = withCommand(before, own);
    if (after.bag === before.bag) {
      adopt(before);
      return before.bag;
    }
    ownCount += 1;
    unsentCommands = [...unsentCommands, own];
    remember(own);
    adopt(after);
    return currentBag.bag;
  }

  function receive(message: TabMessage | undefined): void {
    // A tab without a storage has a separate bag.
    const isAlone = storedText === null && !isStorageWritable;
    // A message of another version only triggers a reload.
    if (message?.type === 'given' && isBagCommand(message.command) && !isAlone) remember(message);
    reload();
  }

  isStorageWritable = storage.write(`${key}-probe`, '');
  storage.remove(`${key}-probe`);
  reload();
  const end = tabMessenger.listen(receive);

  return {
    tab,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: (listener) => store.subscribe(createIsolatedListener(listener)),
    dispatch,
    reload,
    close: end,
  };
}

/** Whether the bag lacks a command. */
function isMissing({ tab, count, revision }: NumberedCommand, bag: CountedBag): boolean {
  const counted = countOf(tab, bag.counts);
  if (counted !== undefined) return counted < count;
  // A tab drops out of the counts after this many changes by others, although the bag contains its commands.
  return bag.revision < revision + MAX_COUNTED_TABS;
}

/** Returns how many commands of a tab are counted. The name is untrusted: it may be `constructor`. */
function countOf(tab: string, counts: CommandCountsByTab): number | undefined {
  return Object.hasOwn(counts, tab) ? counts[tab] : undefined;
}
