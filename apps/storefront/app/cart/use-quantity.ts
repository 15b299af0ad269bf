import { getLineKey, type LineRef } from '@marehalm/cart-domain/bag';
import { useCart } from './cart-store';

/** Returns the quantity of a line in the bag; `undefined` if it is no longer there. */
export function useQuantity(line: LineRef): number | undefined {
  const key = getLineKey(line);
  return useCart(
    ({ bag }) => bag?.lines.find((one) => one.sku === line.sku && getLineKey(one) === key)?.quantity,
  );
}
