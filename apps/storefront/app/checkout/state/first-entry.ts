import { attempt } from '@marehalm/static-router/client';

/** What of the browser's Navigation API this needs; older browsers have none. */
interface History {
  readonly entries: () => readonly Pick<NavigationHistoryEntry, 'key' | 'url' | 'sameDocument'>[];
  readonly currentEntry: Pick<NavigationHistoryEntry, 'index' | 'key' | 'url'> | null;
}

/**
 * Returns the key of the first entry of the history that shows the page of the current one, all between them doing so too; nothing
 * where that is the current one, or the browser does not tell.
 */
export function keyOfFirstEntry({ entries, currentEntry }: History): string | undefined {
  const pathOf = (url: string | null | undefined) => (url ? URL.parse(url)?.pathname : undefined);
  if (!currentEntry) return undefined;
  const path = pathOf(currentEntry.url);
  const before = entries().slice(0, currentEntry.index);
  const isHere = (entry: (typeof before)[number]) => entry.sameDocument && pathOf(entry.url) === path;
  return before[before.findLastIndex((entry) => !isHere(entry)) + 1]?.key;
}

/** Goes back to the first entry of the page that is shown, so that what is shown next can take the place of all its parts. */
export async function goToFirstEntry(): Promise<void> {
  const navigation = attempt(() => window.navigation as Navigation | undefined);
  if (!navigation) return;
  const key = attempt(() =>
    keyOfFirstEntry({ entries: () => navigation.entries(), currentEntry: navigation.currentEntry }),
  );
  if (key === undefined) return;
  await new Promise<void>((resolve) => {
    // The router, which listens as well, hears of it only then: the promises of the traversal are settled before.
    addEventListener('popstate', () => resolve(), { once: true });
    const { committed, finished } = attempt(() => navigation.traverseTo(key)) ?? {};
    // Then the entries of the checkout stay below the confirmation.
    if (committed) committed.catch(() => resolve());
    else resolve();
    finished?.catch(() => undefined);
  });
}
