import { attempt } from '@marehalm/static-router/client';

/** The used part of the Navigation API, which older browsers lack. */
interface History {
  readonly entries: () => readonly Pick<NavigationHistoryEntry, 'key' | 'url' | 'sameDocument'>[];
  readonly currentEntry: Pick<NavigationHistoryEntry, 'index' | 'key' | 'url'> | null;
}

/**
 * Returns the key of the first of the consecutive history entries that show the current page; `undefined` if that is the current
 * entry, or in browsers without the API.
 */
export function findFirstEntryKey({ entries, currentEntry }: History): string | undefined {
  const pathOf = (url: string | null | undefined) => (url ? URL.parse(url)?.pathname : undefined);
  if (!currentEntry) return undefined;
  const path = pathOf(currentEntry.url);
  const before = entries().slice(0, currentEntry.index);
  const isHere = (entry: (typeof before)[number]) => entry.sameDocument && pathOf(entry.url) === path;
  return before[before.findLastIndex((entry) => !isHere(entry)) + 1]?.key;
}

/** Goes back to the first history entry of the current page, so that the next navigation replaces all its steps. */
export async function goToFirstEntry(): Promise<void> {
  const navigation = attempt(() => window.navigation as Navigation | undefined);
  if (!navigation) return;
  const key = attempt(() =>
    findFirstEntryKey({ entries: () => navigation.entries(), currentEntry: navigation.currentEntry }),
  );
  if (key === undefined) return;
  await new Promise<void>((resolve) => {
    // The router also listens to this event. The promises of the traversal resolve earlier.
    addEventListener('popstate', () => resolve(), { once: true });
    const { committed, finished } = attempt(() => navigation.traverseTo(key)) ?? {};
    // If the traversal fails, the entries of the checkout stay in the history.
    if (committed) committed.catch(() => resolve());
    else resolve();
    finished?.catch(() => undefined);
  });
}
