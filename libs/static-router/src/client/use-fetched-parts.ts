import { useEffect, useEffectEvent, useState } from 'react';
import { noteUnreachable } from './unreachable.ts';
import { isLeaving } from './is-leaving.ts';

/**
 * Returns the parts of a page, such as dialogs, whose code has been fetched, including `open` once its code is there: those stay mounted,
 * so that closing is animated. If the code does not come, the page stays as it is, `useIsUnreachable()` says so, and `close` is called, so
 * that the next press tries again. A page that reloads for the code keeps the part open.
 *
 * @param open The part to show.
 * @param fetch Fetches the code of a part. Rejects when it does not come.
 */
export function useFetchedParts<Part extends string>(
  open: Part | null,
  fetch: (part: Part) => Promise<unknown>,
  close: () => void,
): ReadonlySet<Part> {
  const [fetched, setFetched] = useState<ReadonlySet<Part>>(new Set());
  const start = useEffectEvent(fetch);
  const onMissing = useEffectEvent((missing: Part) => {
    if (open !== missing || isLeaving()) return;
    noteUnreachable();
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
