import type { DeliveryOption } from './checkout-service.ts';

/**
 * Splits the description of a delivery option into its non-empty lines. For a parcel shop these are the address, then the opening
 * hours.
 */
export function splitDeliveryDescription({
  description = '',
}: Pick<DeliveryOption, 'description'>): readonly string[] {
  return description.split('\n').filter((line) => line.trim() !== '');
}
