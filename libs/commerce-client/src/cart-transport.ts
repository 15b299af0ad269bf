import { isStorefrontFailure, isTemporaryFailure } from './storefront-answer.ts';
import {
  addCartLines,
  type CartAnswer,
  type CommerceCart,
  type CartDiscountCode,
  createCart,
  fetchCart,
  removeCartLines,
  setBuyerIdentity,
  setDiscountCodes,
  updateCartLines,
} from './cart.ts';
import type { CartWarning } from './cart-outcome.ts';
import { getTimeZoneOffset } from './internal/time-zone-offset.ts';
import type { StorefrontClient } from './storefront-client.ts';
import {
  toGiftCardAttributes,
  type GiftCardDetails,
  parseGiftCardAttributes,
} from './gift-card-attributes.ts';
import type { Money } from './money.ts';

/*
 * The types below have the shapes of `CartTransport` of `@marehalm/cart-domain`, so that its sync engine can use the transport while
 * neither library needs the other.
 */

/** A line to add to a cart. */
export interface TransportLine {
  readonly sku: string;
  /** Units, from 1. */
  readonly quantity: number;
  readonly giftCard?: GiftCardDetails;
}

/** A line of a cart. */
export interface TransportCartLine extends TransportLine {
  readonly id: string;
  /** For one unit, before discounts. */
  readonly unitPrice: Money;
}

/** A deviation of the shop from the request. */
export interface TransportMessage {
  readonly kind: 'out-of-stock' | 'not-enough-stock' | 'code-refused' | 'other';
  readonly sku?: string;
  readonly code?: string;
  /** The schema's own reason, such as `DISCOUNT_NOT_FOUND`. */
  readonly reason?: string;
}

/** The part of a cart that bag and checkout need. */
export interface TransportCart {
  /** Contains a secret key. */
  readonly id: string;
  /** The shop's own checkout page. */
  readonly checkoutUrl: string;
  readonly lines: readonly TransportCartLine[];
  readonly codes: readonly CartDiscountCode[];
  readonly cost: { readonly subtotal: Money; readonly total: Money };
  readonly messages: readonly TransportMessage[];
}

/** Result of a change. `retry`: the outcome is unknown. */
export type TransportAnswer =
  | { readonly kind: 'ok'; readonly cart: TransportCart }
  | { readonly kind: 'cart-missing' }
  | { readonly kind: 'retry' }
  | { readonly kind: 'refused'; readonly skus: readonly string[]; readonly reason?: string };

/** Changes that are sent together. */
export interface TransportChanges {
  readonly add: readonly TransportLine[];
  /** Quantities are absolute, so that repeating an update is safe. */
  readonly update: readonly (TransportLine & { readonly id: string })[];
  /** Ids of lines. */
  readonly remove: readonly string[];
  /** The whole list of codes, when it changes. */
  readonly codes?: readonly string[];
}

/** Access to the carts of one shop. */
export interface StorefrontCartTransport {
  /** Creates a cart. */
  createCart(
    input: Pick<TransportChanges, 'codes'> & { readonly lines: readonly TransportLine[] },
  ): Promise<TransportAnswer>;
  /** Fetches a cart. */
  fetchCart(id: string): Promise<TransportAnswer>;
  /** Changes a cart. */
  changeCart(id: string, changes: TransportChanges): Promise<TransportAnswer>;
}

/** Options of a transport. */
export interface CartTransportOptions {
  readonly client: StorefrontClient;
  /** Finds the variant id of a SKU in this shop; `undefined` when it is not sold there. */
  readonly findVariantId: (sku: string) => string | undefined;
  /** Country of the buyer, ISO 3166-1; decides prices. */
  readonly country: string;
  /** IANA time zone of the days on which gift cards are sent; UTC by default. */
  readonly timeZone?: string;
  /** Returns the token of the logged-in customer, to whom carts are assigned. */
  readonly getCustomerToken?: () => string | undefined;
  /** Called when a cart could not be assigned to the customer yet and has to be fetched again. */
  readonly onCustomerAssignmentFailed?: () => void;
}

/** Reason of a refusal for SKUs without a variant. */
const NOT_SOLD_REASON = 'not sold in this market';

/**
 * Creates the transport between the sync engine of a bag and one shop. Changes are sent in this order: removals,
 * quantities, additions, codes; the last answer is returned.
 *
 * @example
 * ```ts
 * const transport = createCartTransport({
 *   client: createStorefrontClient({
 *     endpoint: 'https://shop.example/api/2026-04/graphql.json',
 *     accessToken: 'public storefront access token',
 *     country: 'DE',
 *     language: 'DE',
 *     fetch: async () => new Response('upstream connect error', { status: 503 }),
 *   }),
 *   findVariantId: (sku) => (sku === 'SERUM-30' ? 'gid://shopify/ProductVariant/1' : undefined),
 *   country: 'DE',
 * });
 * const codes: string[] = [];
 * await transport.createCart({ lines: [{ sku: 'SERUM-30', quantity: 1 }], codes }); // => { kind: 'retry' }
 * const refused = await transport.createCart({ lines: [{ sku: 'SOAP', quantity: 1 }], codes });
 * refused; // => { kind: 'refused', skus: ['SOAP'], reason: 'not sold in this market' }
 * ```
 */
export function createCartTransport({
  client,
  findVariantId,
  country,
  timeZone = 'UTC',
  getCustomerToken = () => undefined,
  onCustomerAssignmentFailed = () => undefined,
}: CartTransportOptions): StorefrontCartTransport {
  const toNewLines = (lines: readonly TransportLine[]) => ({
    known: lines.flatMap(({ sku, quantity, giftCard }) => {
      const merchandiseId = findVariantId(sku);
      if (!merchandiseId) return [];
      const offset =
        giftCard?.type === 'email-on-date' ? getTimeZoneOffset(giftCard.sendOn, timeZone) : undefined;
      const attributes = giftCard ? { attributes: toGiftCardAttributes(giftCard, offset) } : {};
      return [{ merchandiseId, quantity, ...attributes }];
    }),
    unknown: lines.filter(({ sku }) => !findVariantId(sku)).map(({ sku }) => sku),
  });

  /** The token with which each cart was assigned. */
  const assigned = new Map<string, string>();

  /**
   * Assigns the cart of an answer to the customer. An invalid token leaves the cart as it is: the account pages
   * handle it, and a bag needs no account.
   */
  const assign = async (answer: TransportAnswer): Promise<TransportAnswer> => {
    const token = getCustomerToken();
    if (answer.kind !== 'ok' || token === undefined) return answer;
    const { cart } = answer;
    if (assigned.get(cart.id) === token) return answer;
    const own = toAnswer(await setBuyerIdentity(client, cart.id, { customerAccessToken: token }));
    if (own.kind === 'retry') return own;
    assigned.set(cart.id, token);
    // The buyer affects which codes apply, so return the assigned cart, with the earlier messages.
    return own.kind === 'ok'
      ? { kind: 'ok', cart: { ...own.cart, messages: [...cart.messages, ...own.cart.messages] } }
      : own.kind === 'cart-missing'
        ? own
        : answer;
  };

  /** The same after a change, which must not be repeated because the assignment failed. */
  const assignAfterChange = async (answer: TransportAnswer): Promise<TransportAnswer> => {
    const after = await assign(answer);
    if (after.kind !== 'retry' || answer.kind === 'retry') return after;
    onCustomerAssignmentFailed();
    return answer;
  };

  return {
    async createCart({ lines, codes = [] }) {
      const { known, unknown } = toNewLines(lines);
      if (unknown.length > 0) return { kind: 'refused', skus: unknown, reason: NOT_SOLD_REASON };
      const created = await createCart(client, {
        lines: known,
        discountCodes: codes,
        buyer: { countryCode: country },
      });
      return assignAfterChange(toAnswer(created, toSkus(lines)));
    },

    async fetchCart(id) {
      return assign(toAnswer(await fetchCart(client, id)));
    },

    async changeCart(id, { add, update, remove, codes }) {
      const { known, unknown } = toNewLines(add);
      if (unknown.length > 0) return { kind: 'refused', skus: unknown, reason: NOT_SOLD_REASON };
      const steps: (() => Promise<TransportAnswer>)[] = [];
      if (remove.length > 0) steps.push(async () => toAnswer(await removeCartLines(client, id, remove)));
      if (update.length > 0) {
        const changes = update.map((line) => ({ id: line.id, quantity: line.quantity }));
        steps.push(async () => toAnswer(await updateCartLines(client, id, changes), toSkus(update)));
      }
      if (known.length > 0) {
        steps.push(async () => toAnswer(await addCartLines(client, id, known), toSkus(add)));
      }
      if (codes) steps.push(async () => toAnswer(await setDiscountCodes(client, id, codes)));

      let last: TransportAnswer = { kind: 'retry' };
      const messages: TransportMessage[] = [];
      for (const step of steps) {
        last = await step();
        if (last.kind !== 'ok') return last;
        messages.push(...last.cart.messages);
      }
      return last.kind === 'ok' ? assignAfterChange({ kind: 'ok', cart: { ...last.cart, messages } }) : last;
    },
  };
}

function toSkus(lines: readonly TransportLine[]): readonly string[] {
  return lines.map(({ sku }) => sku);
}

function toAnswer(answer: CartAnswer, skus: readonly string[] = []): TransportAnswer {
  if (isStorefrontFailure(answer)) {
    return isTemporaryFailure(answer) || answer.kind === 'aborted'
      ? { kind: 'retry' }
      : { kind: 'refused', skus, reason: answer.message };
  }
  switch (answer.kind) {
    case 'ok':
      return { kind: 'ok', cart: toTransportCart(answer.cart, answer.warnings) };
    case 'missing':
      return { kind: 'cart-missing' };
    case 'refused': {
      const [problem] = answer.problems;
      return { kind: 'refused', skus, ...(problem ? { reason: problem.message } : {}) };
    }
  }
}

function toTransportCart(cart: CommerceCart, warnings: readonly CartWarning[]): TransportCart {
  return {
    id: cart.id,
    checkoutUrl: cart.checkoutUrl,
    lines: cart.lines.map(({ id, sku, merchandiseId, quantity, unitPrice, attributes }) => {
      const giftCard = parseGiftCardAttributes(attributes, unitPrice.currency);
      return { id, sku: sku ?? merchandiseId, quantity, unitPrice, ...(giftCard ? { giftCard } : {}) };
    }),
    codes: cart.discountCodes,
    cost: { subtotal: cart.cost.subtotal, total: cart.cost.total },
    messages: warnings.map((warning) => toMessage(warning, cart)),
  };
}

function toMessage({ kind, code, target }: CartWarning, cart: CommerceCart): TransportMessage {
  const sku = cart.lines.find((line) => line.id === target || line.merchandiseId === target)?.sku;
  const about = sku === undefined ? {} : { sku };
  switch (kind) {
    case 'out-of-stock':
    case 'not-enough-stock':
      return { kind, ...about };
    case 'code-refused':
      return { kind, code: target, reason: code };
    default:
      return { kind: 'other', reason: code, ...about };
  }
}
