import { GraphQLError } from 'graphql';

export { MAX_LINE_QUANTITY } from '@marehalm/cart-domain/bag';

/** Maximum lines of a cart, and maximum entries of any list in one request, as at Shopify. */
export const MAX_INPUT_ITEMS = 250;

/** @throws GraphQLError with Shopify's message if a list in the arguments is too long. */
export function requireInputSize(list: readonly unknown[]): void {
  if (list.length <= MAX_INPUT_ITEMS) return;
  throw new GraphQLError(
    `The input array size of ${list.length} is greater than the maximum allowed of ${MAX_INPUT_ITEMS}.`,
    { extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' } },
  );
}
