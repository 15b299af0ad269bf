import { getLineKey, type LineRef } from '@marehalm/cart-domain/bag';
import { useCart } from './cart-store';

/** Returns how many of a line are in the bag; `undefined` when it is in it no more. */
export function useQuantity(line: LineRef): number | undefined {
  const key = getLineKey(line);
  return useCart(
    ({ bag }) => bag?.lines.find((one) => one.sku === line.sku && getLineKey(one) === key)?.quantity,
  );
}
