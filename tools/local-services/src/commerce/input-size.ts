import { GraphQLError } from 'graphql';

export { MAX_LINE_QUANTITY } from '@marehalm/cart-domain/bag';

/** Maximum lines of a cart, and maximum entries of any list in one request, as at Shopify. */
export const MAX_INPUT_ITEMS = 250;

/**
 * Checks that a list in the arguments has at most {@link MAX_INPUT_ITEMS} entries.
 * @throws GraphQLError with Shopify's message and the code `MAX_INPUT_SIZE_EXCEEDED` if it is longer.
 */
export function requireInputSize(list: readonly unknown[]): void {
  if (list.length <= MAX_INPUT_ITEMS) return;
  throw new GraphQLError(
    `The input array size of ${list.length} is greater than the maximum allowed of ${MAX_INPUT_ITEMS}.`,
    { extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' } },
  );
}
