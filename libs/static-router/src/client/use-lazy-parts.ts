import { useEffect, useEffectEvent, useState } from 'react';
import { showUnreachableNotice } from './unreachable-store.ts';
import { isPageUnloading } from './is-page-unloading.ts';

/**
 * Fetches the code of the part `open`, such as a dialog, and returns all parts whose code has loaded, so that they stay mounted.
 * If the code fails to load, calls `close` and `showUnreachableNotice`.
 *
 * @param open The part to show.
 * @param fetch Fetches the code of a part. Rejects when it does not come.
 */
export function useLazyParts<Part extends string>(
  open: Part | null,
  fetch: (part: Part) => Promise<unknown>,
  close: () => void,
): ReadonlySet<Part> {
  const [fetched, setFetched] = useState<ReadonlySet<Part>>(new Set());
  const start = useEffectEvent(fetch);
  const onMissing = useEffectEvent((missing: Part) => {
    if (open !== missing || isPageUnloading()) return;
    showUnreachableNotice();
    close();
  });
  useEffect(() => {
    if (!open || fetched.has(open)) return;
    start(open).then(
      () => {
        setFetched((others) => new Set([...others, open]));
      },
      () => {
        onMissing(open);
      },
    );
  }, [open, fetched]);
  return fetched;
}
