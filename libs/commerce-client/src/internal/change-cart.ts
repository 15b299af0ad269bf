import type { CartOutcome, CartProblem, CartWarning, CartWarningKind } from '../cart-outcome.ts';
import type { RequestOptions, StorefrontClient } from '../storefront-client.ts';
import type { StorefrontOperation } from '../storefront-operation.ts';
import { mapAnswer, requirePayload } from './map-answer.ts';
import { omitEmptyFields } from './omit-empty-fields.ts';
import { findOwnValue } from './find-own-value.ts';

/** Payload of every cart mutation. */
interface CartPayload<Fields> {
  readonly cart: Fields | null;
  readonly userErrors: readonly UserErrorFields[];
  readonly warnings: readonly Omit<CartWarning, 'kind'>[];
}

interface UserErrorFields {
  readonly code: string | null;
  readonly field: readonly string[] | null;
  readonly message: string;
}

/** Sends a cart mutation; `toCart` converts the cart of its answer. */
export async function changeCart<Fields, Cart, Variables>(
  client: StorefrontClient,
  operation: StorefrontOperation<{ readonly payload: CartPayload<Fields> | null }, Variables>,
  variables: Variables,
  toCart: (fields: Fields) => Cart,
  options?: RequestOptions,
): Promise<CartOutcome<Cart>> {
  const answer = await client.request(operation, variables, options);
  return mapAnswer(answer, ({ payload }): CartOutcome<Cart> => {
    const { cart: fields, userErrors, warnings: warned } = requirePayload(payload);
    const problems = userErrors.map(toCartProblem);
    if (fields === null && isCartMissing(problems)) return { kind: 'missing' };
    const warnings = warned.map(toWarning);
    if (fields === null) return { kind: 'refused', problems, warnings };
    const cart = toCart(fields);
    return problems.length > 0
      ? { kind: 'refused', problems, warnings, cart }
      : { kind: 'ok', cart, warnings };
  });
}

const warningKinds: Readonly<Record<string, CartWarningKind>> = {
  MERCHANDISE_NOT_ENOUGH_STOCK: 'not-enough-stock',
  MERCHANDISE_OUT_OF_STOCK: 'out-of-stock',
  DUPLICATE_DELIVERY_ADDRESS: 'duplicate-address',
  PAYMENTS_GIFT_CARDS_UNAVAILABLE: 'gift-cards-unavailable',
};

function toWarning(fields: Omit<CartWarning, 'kind'>): CartWarning {
  const kind = fields.code.startsWith('DISCOUNT_')
    ? 'code-refused'
    : (findOwnValue(warningKinds, fields.code) ?? 'other');
  return { kind, ...fields };
}

/** Converts one entry of `userErrors`. */
export function toCartProblem({ code, field, message }: UserErrorFields): CartProblem {
  return { ...omitEmptyFields({ code, field }), message };
}

/**
 * Whether the cart does not exist: a cart id without its secret, of another shop or of an expired cart gives an error
 * of `cartId`.
 */
export function isCartMissing(problems: readonly CartProblem[]): boolean {
  return problems.length === 0 || problems.some(({ field }) => field?.at(-1) === 'cartId');
}
