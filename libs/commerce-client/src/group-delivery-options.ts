import type { DeliveryOption } from './checkout.ts';

/** A choice of the buyer: one delivery option, or a group of pickup points. */
export type DeliveryOptionGroup =
  | { readonly kind: 'option'; readonly option: DeliveryOption }
  | {
      readonly kind: 'pickup-points';
      /** Two or more, in the order of the shop: nearest first where the location is known. */
      readonly points: readonly DeliveryOption[];
    };

/**
 * Groups delivery options for the buyer. A shop lists every pickup point as an option; here they form one group, at
 * the position of the first. A single pickup point stays an option.
 *
 * @example
 * ```ts
 * const point = { method: 'PICKUP_POINT', cost: { amount: 0, currency: 'EUR' } } as const;
 * const ways = groupDeliveryOptions([
 *   { ...point, handle: 'shop-1', title: 'Parcel shop Nørreport', description: 'Frederiksborggade 18, 1360 København K' },
 *   { ...point, handle: 'shop-2', title: 'Parcel shop Vesterbro', description: 'Vesterbrogade 112, 1620 København V' },
 *   { handle: 'home', title: 'Home delivery', method: 'SHIPPING', cost: { amount: 5_900, currency: 'EUR' } },
 * ]);
 * ways.map(({ kind }) => kind); // => ['pickup-points', 'option']
 * ```
 */
export function groupDeliveryOptions(options: readonly DeliveryOption[]): readonly DeliveryOptionGroup[] {
  const points = options.filter(({ method }) => method === 'PICKUP_POINT');
  return options.flatMap((option): DeliveryOptionGroup[] => {
    if (points.length < 2 || option.method !== 'PICKUP_POINT') return [{ kind: 'option', option }];
    return option === points[0] ? [{ kind: 'pickup-points', points }] : [];
  });
}
