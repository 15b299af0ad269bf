import type { AccountOrder } from '@marehalm/commerce-client';
import { hrefFor, type LocaleCode } from '@marehalm/shop';

/** Returns the path of an order. Its id is not secret (docs/decisions/0010): only the owner sees the order. */
export function getOrderHref(id: string, locale: LocaleCode): string {
  return `${hrefFor('accountOrder', locale)}?${String(new URLSearchParams({ id }))}`;
}

/** Returns the path of the withdrawal page with the order's number filled in. */
export function addOrderToWithdrawalPath(withdraw: string, { name }: Pick<AccountOrder, 'name'>): string {
  return `${withdraw}?${String(new URLSearchParams({ order: name }))}`;
}

/** Returns the page that tracks an order: the carrier's for one parcel, the order's own for several, none before it was sent. */
export function getTrackingHref(
  { id, canceledAt, tracking }: Pick<AccountOrder, 'id' | 'canceledAt' | 'tracking'>,
  locale: LocaleCode,
): string | undefined {
  const [url, ...others] = tracking.flatMap((parcel) => parcel.url ?? []);
  if (url === undefined || canceledAt !== undefined) return undefined;
  return others.length === 0 ? url : getOrderHref(id, locale);
}

/**
 * Returns whether an order is still `under-way`, `over` (fulfilled) or `stopped` (cancelled). Determines the color of its status.
 */
export function getOrderProgress({
  canceledAt,
  fulfillment,
}: AccountOrder): 'under-way' | 'over' | 'stopped' {
  if (canceledAt !== undefined) return 'stopped';
  return fulfillment === 'fulfilled' ? 'over' : 'under-way';
}
