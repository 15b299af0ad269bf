import { attempt } from '../internal/attempt.ts';

/** The used part of the browser's Navigation API, which older browsers lack. */
interface History {
  readonly entries: () => readonly Pick<NavigationHistoryEntry, 'key' | 'url' | 'sameDocument'>[];
  readonly currentEntry: Pick<NavigationHistoryEntry, 'index' | 'key' | 'url'> | null;
}

/**
 * Returns the key of the oldest entry in the unbroken run of history entries that show the current page; `undefined` when that is the
 * current entry, or the browser does not reveal it.
 */
export function findFirstHistoryEntryKeyOfPage({ entries, currentEntry }: History): string | undefined {
  const pathOf = (url: string | null | undefined) => (url ? URL.parse(url)?.pathname : undefined);
  if (!currentEntry) return undefined;
  const path = pathOf(currentEntry.url);
  const before = entries().slice(0, currentEntry.index);
  const isHere = (entry: (typeof before)[number]) => entry.sameDocument && pathOf(entry.url) === path;
  return before[before.findLastIndex((entry) => !isHere(entry)) + 1]?.key;
}

/**
 * Goes back to the first consecutive history entry of the current page, so that a following `navigate(…, { replace: true })` replaces all of them.
 * Resolves when the router has handled the traversal; at once if the browser has no Navigation API or the page has only one entry.
 */
export async function goToFirstHistoryEntryOfPage(): Promise<void> {
  const navigation = attempt(() => window.navigation as Navigation | undefined);
  if (!navigation) return;
  const key = attempt(() =>
    findFirstHistoryEntryKeyOfPage({
      entries: () => navigation.entries(),
      currentEntry: navigation.currentEntry,
    }),
  );
  if (key === undefined) return;
  await new Promise<void>((resolve) => {
    // The router also listens to this event. The promises of the traversal resolve earlier.
    addEventListener('popstate', () => resolve(), { once: true });
    const { committed, finished } = attempt(() => navigation.traverseTo(key)) ?? {};
    // If the browser refuses, the entries of the page stay in the history.
    if (committed) committed.catch(() => resolve());
    else resolve();
    finished?.catch(() => undefined);
  });
}
