import { GraphQLError } from 'graphql';

export { MAX_LINE_QUANTITY } from '@marehalm/cart-domain/bag';

/** Maximum lines of a cart, and maximum entries of any list in one request, as at Shopify. */
export const MAX_LINES_PER_REQUEST = 250;

/** @throws GraphQLError with Shopify's message if a list in the arguments is too long. */
export function requireInputSize(list: readonly unknown[]): void {
  if (list.length <= MAX_LINES_PER_REQUEST) return;
  throw new GraphQLError(
    `The input array size of ${list.length} is greater than the maximum allowed of ${MAX_LINES_PER_REQUEST}.`,
    { extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' } },
  );
}
