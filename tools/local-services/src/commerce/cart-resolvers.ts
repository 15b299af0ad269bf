import type { Attribute, Cart } from './cart.ts';
import { type BuyerIdentityInput, updateBuyerIdentity } from './buyer-identity.ts';
import {
  addLines,
  type CartChangeResult,
  applyCartChanges,
  type CartLineInput,
  type CartLineUpdateInput,
  removeLines,
  updateLines,
  replaceAttributes,
  replaceDiscountCodes,
  replaceNote,
} from './cart-changes.ts';
import { toCartObject } from './cart-object.ts';
import type { CartProblem, CartWarning } from './cart-problems.ts';
import { calculateCart } from './calculate-cart.ts';
import { getCartBytes, MAX_CART_BYTES, createCartToken } from './cart-store.ts';
import { requireGlobalId } from './global-ids.ts';
import { addDeliveryAddresses, type SelectableAddressInput } from './delivery-changes.ts';
import { applyGiftCards } from './gift-card-changes.ts';
import { requireInputSize } from './input-size.ts';
import type { RequestContext } from './request-context.ts';

interface CartArguments {
  readonly cartId: string;
}

interface CartInput {
  readonly lines?: readonly CartLineInput[] | null;
  readonly attributes?: readonly Attribute[] | null;
  readonly note?: string | null;
  readonly discountCodes?: readonly string[] | null;
  readonly giftCardCodes?: readonly string[] | null;
  readonly buyerIdentity?: BuyerIdentityInput | null;
  readonly delivery?: { readonly addresses?: readonly SelectableAddressInput[] | null } | null;
  readonly metafields?: readonly object[] | null;
}

/** The fields of `QueryRoot` about carts. */
export const cartQueries = {
  cart: ({ id }: { readonly id: string }, context: RequestContext) => {
    requireGlobalId(id);
    const opened = context.carts.open(id, context.shop.id);
    return opened ? toCartObject(opened, calculateCart(opened.cart, context), context) : null;
  },
};

/** The fields of `Mutation` about the contents of a cart. */
export const cartMutations = {
  cartCreate: ({ input }: { readonly input?: CartInput | null }, context: RequestContext) => {
    const { lines, attributes, note, discountCodes, giftCardCodes, buyerIdentity, delivery } = input ?? {};
    requireInputSize(lines ?? []);
    const at = context.now.toISOString();
    const empty: Cart = {
      token: createCartToken(),
      shop: context.shop.id,
      country: context.country,
      attributes: [],
      lines: [],
      discountCodes: [],
      giftCards: [],
      addresses: [],
      createdAt: at,
      updatedAt: at,
    };
    const change = applyCartChanges(empty, [
      (cart) => updateBuyerIdentity(cart, buyerIdentity ?? {}, ['input', 'buyerIdentity'], context),
      (cart) => addLines(cart, lines ?? [], ['input', 'lines'], context),
      (cart) => replaceAttributes(cart, attributes ?? [], ['input', 'attributes']),
      (cart) => (note ? replaceNote(cart, note, ['input', 'note']) : { kind: 'changed', cart }),
      (cart) => replaceDiscountCodes(cart, discountCodes ?? [], ['input', 'discountCodes'], context),
      (cart) => applyGiftCards(cart, giftCardCodes ?? [], [], ['input', 'giftCardCodes'], context),
      (cart) =>
        addDeliveryAddresses(cart, delivery?.addresses ?? [], ['input', 'delivery', 'addresses'], context),
      (cart) => refuseUnsupported(cart, input ?? {}),
    ]);
    if (change.kind === 'refused') return { cart: null, userErrors: change.problems, warnings: [] };
    if (getCartBytes(change.cart) > MAX_CART_BYTES)
      return { cart: null, userErrors: [tooLarge(['input'])], warnings: [] };
    context.limits.take('cartsPerClient', context.client);
    countIdentity(empty, change.cart, context);
    const settled = calculateCart(change.cart, context);
    const opened = context.carts.create(settled.cart);
    const warnings = [...settled.warnings, ...(change.warnings ?? [])];
    return { cart: toCartObject(opened, settled, context), userErrors: [], warnings };
  },

  cartLinesAdd: (
    { cartId, lines }: CartArguments & { readonly lines: readonly CartLineInput[] },
    context: RequestContext,
  ) => {
    requireInputSize(lines);
    return changeCart(cartId, context, (cart) => addLines(cart, lines, ['lines'], context));
  },
  cartLinesUpdate: (
    { cartId, lines }: CartArguments & { readonly lines: readonly CartLineUpdateInput[] },
    context: RequestContext,
  ) => {
    requireInputSize(lines);
    return changeCart(cartId, context, (cart) => updateLines(cart, lines, context));
  },
  cartLinesRemove: (
    { cartId, lineIds }: CartArguments & { readonly lineIds: readonly string[] },
    context: RequestContext,
  ) => {
    requireInputSize(lineIds);
    return changeCart(cartId, context, (cart) => removeLines(cart, lineIds));
  },
  cartDiscountCodesUpdate: (
    { cartId, discountCodes }: CartArguments & { readonly discountCodes: readonly string[] },
    context: RequestContext,
  ) => {
    requireInputSize(discountCodes);
    return changeCart(cartId, context, (cart) =>
      replaceDiscountCodes(cart, discountCodes, ['discountCodes'], context),
    );
  },
  cartAttributesUpdate: (
    { cartId, attributes }: CartArguments & { readonly attributes: readonly Attribute[] },
    context: RequestContext,
  ) => {
    requireInputSize(attributes);
    return changeCart(cartId, context, (cart) => replaceAttributes(cart, attributes, ['attributes']));
  },
  cartNoteUpdate: ({ cartId, note }: CartArguments & { readonly note: string }, context: RequestContext) =>
    changeCart(cartId, context, (cart) => replaceNote(cart, note, ['note'])),
  cartBuyerIdentityUpdate: (
    { cartId, buyerIdentity }: CartArguments & { readonly buyerIdentity: BuyerIdentityInput },
    context: RequestContext,
  ) =>
    changeCart(cartId, context, (cart) =>
      updateBuyerIdentity(cart, buyerIdentity, ['buyerIdentity'], context),
    ),
  cartRemovePersonalData: ({ cartId }: CartArguments, context: RequestContext) =>
    changeCart(cartId, context, ({ email: _email, phone: _phone, preferences: _preferences, ...cart }) => {
      const { payment: _payment, deliveryOption: _option, customer: _customer, ...rest } = cart;
      return { kind: 'changed', cart: { ...rest, addresses: [], giftCards: [] } };
    }),
};

/** The answer of every cart mutation. */
export interface CartPayload {
  readonly cart: object | null;
  readonly userErrors: readonly CartProblem[];
  readonly warnings: readonly CartWarning[];
}

/**
 * Changes a cart, settles it and stores it. A refused change changes nothing and returns the cart as it is, so that a client never
 * loses it.
 */
export function changeCart(
  cartId: string,
  context: RequestContext,
  change: (cart: Cart) => CartChangeResult,
): CartPayload {
  requireGlobalId(cartId);
  const opened = context.carts.open(cartId, context.shop.id);
  if (!opened?.hasKey) return { cart: null, userErrors: [missingCartProblem], warnings: [] };
  const changed = change(opened.cart);
  const problems: readonly CartProblem[] =
    changed.kind === 'refused'
      ? changed.problems
      : getCartBytes(changed.cart) > MAX_CART_BYTES
        ? [tooLarge(['cartId'])]
        : [];
  if (changed.kind === 'refused' || problems.length > 0) {
    const settled = calculateCart(opened.cart, context);
    return { cart: toCartObject(opened, settled, context), userErrors: problems, warnings: [] };
  }
  countIdentity(opened.cart, changed.cart, context);
  const settled = calculateCart({ ...changed.cart, updatedAt: context.now.toISOString() }, context);
  context.carts.save(settled.cart);
  const warnings = [...settled.warnings, ...(changed.warnings ?? [])];
  return { cart: toCartObject(opened, settled, context), userErrors: [], warnings };
}

/**
 * Counts another email address on a cart with a code. Whether the code applies reveals if the address is a member or has ordered,
 * so a cart and a client may only try a few.
 * @throws GraphQLError with the code `THROTTLED` above the limit.
 */
function countIdentity(before: Cart, after: Cart, { limits, client }: RequestContext): void {
  if (after.email === undefined || after.discountCodes.length === 0) return;
  const isNew =
    after.email.toLowerCase() !== before.email?.toLowerCase() || before.discountCodes.length === 0;
  if (!isNew) return;
  limits.take('identitiesPerClient', client);
  limits.take('identitiesPerCart', after.token);
}

/** The problem of a cart that does not exist, belongs to another shop or was requested without its key. */
export const missingCartProblem: CartProblem = {
  code: 'INVALID',
  field: ['cartId'],
  message: 'The specified cart does not exist.',
};

const tooLarge = (field: readonly string[]): CartProblem => ({
  code: 'CART_TOO_LARGE',
  field,
  message: `A cart holds at most ${MAX_CART_BYTES} bytes.`,
});

function refuseUnsupported(cart: Cart, { metafields }: CartInput): CartChangeResult {
  const named = { metafields };
  const problems = Object.entries(named)
    .filter(([, value]) => (value?.length ?? 0) > 0)
    .map(([name]) => ({
      code: 'INVALID',
      field: ['input', name],
      message: `${name} are left out of the local Storefront API.`,
    }));
  return problems.length > 0 ? { kind: 'refused', problems } : { kind: 'changed', cart };
}
