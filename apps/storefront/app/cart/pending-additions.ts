import { storageKeys } from '@marehalm/shop';
import { attempt } from '@marehalm/static-router/client';
import { cartStore, type Addition } from './cart-store';

/** Adds to the pending additions. A second press while it is pending is impatience, and adds nothing. */
export function addPendingAddition(addition: Addition): void {
  const { pending } = cartStore.getState();
  const isPending = pending.some((one) => (one as Addition | null)?.sku === addition.sku);
  if (!isPending) save([...pending, addition]);
}

/** Restores the additions that were pending when this tab was left or reloaded. Returns their number. */
export function restorePendingAdditions(): number {
  const { pending } = cartStore.getState();
  if (pending.length > 0) return pending.length;
  const stored = attempt(
    () => JSON.parse(sessionStorage.getItem(storageKeys.pendingAdditions) ?? '') as unknown,
  );
  if (!Array.isArray(stored)) return 0;
  cartStore.setState({ pending: stored });
  return stored.length;
}

/** Returns the pending additions and removes them. */
export function takePendingAdditions(): readonly unknown[] {
  restorePendingAdditions();
  const { pending } = cartStore.getState();
  if (pending.length > 0) save([]);
  return pending;
}

/** Without access to the storage, additions are pending as long as the page is open. */
function save(pending: readonly unknown[]): void {
  cartStore.setState({ pending });
  attempt(() =>
    pending.length > 0
      ? sessionStorage.setItem(storageKeys.pendingAdditions, JSON.stringify(pending))
      : sessionStorage.removeItem(storageKeys.pendingAdditions),
  );
}
