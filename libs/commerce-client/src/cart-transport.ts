import { isFailure, isTemporary } from './answer.ts';
import {
  addCartLines,
  type CartAnswer,
  type CommerceCart,
  type CommerceDiscountCode,
  createCart,
  readCart,
  removeCartLines,
  setBuyerIdentity,
  setDiscountCodes,
  updateCartLines,
} from './cart.ts';
import type { CartWarning } from './cart-answer.ts';
import type { StorefrontClient } from './client.ts';
import { giftCardAttributes, type GiftCardWishes, giftCardWishesOf } from './gift-card-attributes.ts';
import type { Money } from './money.ts';

/*
 * The types below have the shapes of `CartTransport` of `@marehalm/cart-domain`, so that its sync engine can use the transport while
 * neither library needs the other.
 */

/** A line to put into a cart. */
export interface TransportLine {
  readonly sku: string;
  /** Whole units, 1 or more. */
  readonly quantity: number;
  readonly giftCard?: GiftCardWishes;
}

/** A line of a cart. */
export interface TransportCartLine extends TransportLine {
  readonly id: string;
  /** Of one unit, before discounts. */
  readonly unitPrice: Money;
}

/** Something the shop did differently than asked. */
export interface TransportMessage {
  readonly kind: 'out-of-stock' | 'not-enough-stock' | 'code-refused' | 'other';
  readonly sku?: string;
  readonly code?: string;
  /** The schema's own word for why, such as `DISCOUNT_NOT_FOUND`. */
  readonly reason?: string;
}

/** A cart with what a bag and a checkout need of it. */
export interface TransportCart {
  /** The key in it is a secret. */
  readonly id: string;
  /** Where the shop itself takes payment. */
  readonly checkoutUrl: string;
  readonly lines: readonly TransportCartLine[];
  readonly codes: readonly CommerceDiscountCode[];
  readonly cost: { readonly subtotal: Money; readonly total: Money };
  readonly messages: readonly TransportMessage[];
}

/** What came of a change. `retry`: it is not known whether it happened. */
export type TransportAnswer =
  | { readonly kind: 'ok'; readonly cart: TransportCart }
  | { readonly kind: 'cart-missing' }
  | { readonly kind: 'retry' }
  | { readonly kind: 'refused'; readonly skus: readonly string[]; readonly reason?: string };

/** Changes that are meant together. */
export interface TransportChanges {
  readonly add: readonly TransportLine[];
  /** Quantities are absolute, so that a repeated update does no harm. */
  readonly update: readonly (TransportLine & { readonly id: string })[];
  /** Ids of lines. */
  readonly remove: readonly string[];
  /** All codes, when they change. */
  readonly codes?: readonly string[];
}

/** The way to the carts of one shop. */
export interface StorefrontCartTransport {
  /** Creates a cart. */
  create(
    input: Pick<TransportChanges, 'codes'> & { readonly lines: readonly TransportLine[] },
  ): Promise<TransportAnswer>;
  /** Returns a cart as it is. */
  read(id: string): Promise<TransportAnswer>;
  /** Changes a cart. */
  apply(id: string, changes: TransportChanges): Promise<TransportAnswer>;
}

/** What a transport needs to know of its shop and shopper. */
export interface CartTransportOptions {
  readonly client: StorefrontClient;
  /** Returns the variant that a SKU is in this shop; `undefined` when the shop does not sell it. */
  readonly variantOf: (sku: string) => string | undefined;
  /** ISO 3166-1 country of the buyer; decides prices. */
  readonly country: string;
  /** IANA time zone of the days on which gift cards are sent; UTC unless given. */
  readonly timeZone?: string;
  /** Returns the token of the customer who is logged in: their carts become their own. */
  readonly customerToken?: () => string | undefined;
  /** Called when a cart could not become its customer's yet and has to be read once more. */
  readonly onAssignMissed?: () => void;
}

/** The reason of a refusal for SKUs without a variant. */
const NOT_SOLD = 'not sold in this market';

/**
 * Creates the transport of a bag's sync engine to one shop. Changes are sent in this order: removals, quantities, additions, codes;
 * the answer to the last is the cart.
 *
 * @example
 * ```ts
 * const transport = createCartTransport({
 *   client: createStorefrontClient({
 *     endpoint: 'https://shop.example/api/2026-04/graphql.json',
 *     accessToken: 'public storefront access token',
 *     country: 'DK',
 *     language: 'DA',
 *     fetch: async () => new Response('upstream connect error', { status: 503 }),
 *   }),
 *   variantOf: (sku) => (sku === 'SERUM-30' ? 'gid://shopify/ProductVariant/1' : undefined),
 *   country: 'DK',
 * });
 * const codes: string[] = [];
 * await transport.create({ lines: [{ sku: 'SERUM-30', quantity: 1 }], codes }); // => { kind: 'retry' }
 * const refused = await transport.create({ lines: [{ sku: 'SOAP', quantity: 1 }], codes });
 * refused; // => { kind: 'refused', skus: ['SOAP'], reason: 'not sold in this market' }
 * ```
 */
export function createCartTransport({
  client,
  variantOf,
  country,
  timeZone = 'UTC',
  customerToken = () => undefined,
  onAssignMissed = () => undefined,
}: CartTransportOptions): StorefrontCartTransport {
  const toNewLines = (lines: readonly TransportLine[]) => ({
    known: lines.flatMap(({ sku, quantity, giftCard }) => {
      const merchandiseId = variantOf(sku);
      if (!merchandiseId) return [];
      const offset = giftCard?.type === 'email-on-date' ? offsetOn(giftCard.sendOn, timeZone) : undefined;
      const attributes = giftCard ? { attributes: giftCardAttributes(giftCard, offset) } : {};
      return [{ merchandiseId, quantity, ...attributes }];
    }),
    unknown: lines.filter(({ sku }) => !variantOf(sku)).map(({ sku }) => sku),
  });

  /** The token that each cart has been assigned with. */
  const assigned = new Map<string, string>();

  /**
   * Makes the cart of an answer its customer's. A token that opens nothing leaves the cart as it is: the pages of the account find
   * out, and a bag needs no account.
   */
  const assign = async (answer: TransportAnswer): Promise<TransportAnswer> => {
    const token = customerToken();
    if (answer.kind !== 'ok' || token === undefined) return answer;
    const { cart } = answer;
    if (assigned.get(cart.id) === token) return answer;
    const own = toAnswer(await setBuyerIdentity(client, cart.id, { customerAccessToken: token }));
    if (own.kind === 'retry') return own;
    assigned.set(cart.id, token);
    // The buyer decides which codes apply, so the customer's cart counts; earlier messages still hold.
    return own.kind === 'ok'
      ? { kind: 'ok', cart: { ...own.cart, messages: [...cart.messages, ...own.cart.messages] } }
      : own.kind === 'cart-missing'
        ? own
        : answer;
  };

  /** The same after a change, which must not be sent again because the assignment failed. */
  const assignAfterChange = async (answer: TransportAnswer): Promise<TransportAnswer> => {
    const after = await assign(answer);
    if (after.kind !== 'retry' || answer.kind === 'retry') return after;
    onAssignMissed();
    return answer;
  };

  return {
    async create({ lines, codes = [] }) {
      const { known, unknown } = toNewLines(lines);
      if (unknown.length > 0) return { kind: 'refused', skus: unknown, reason: NOT_SOLD };
      const created = await createCart(client, {
        lines: known,
        discountCodes: codes,
        buyer: { countryCode: country },
      });
      return assignAfterChange(toAnswer(created, skusOf(lines)));
    },

    async read(id) {
      return assign(toAnswer(await readCart(client, id)));
    },

    async apply(id, { add, update, remove, codes }) {
      const { known, unknown } = toNewLines(add);
      if (unknown.length > 0) return { kind: 'refused', skus: unknown, reason: NOT_SOLD };
      const steps: (() => Promise<TransportAnswer>)[] = [];
      if (remove.length > 0) steps.push(async () => toAnswer(await removeCartLines(client, id, remove)));
      if (update.length > 0) {
        const changes = update.map((line) => ({ id: line.id, quantity: line.quantity }));
        steps.push(async () => toAnswer(await updateCartLines(client, id, changes), skusOf(update)));
      }
      if (known.length > 0) {
        steps.push(async () => toAnswer(await addCartLines(client, id, known), skusOf(add)));
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

function skusOf(lines: readonly TransportLine[]): readonly string[] {
  return lines.map(({ sku }) => sku);
}

function toAnswer(answer: CartAnswer, skus: readonly string[] = []): TransportAnswer {
  if (isFailure(answer)) {
    return isTemporary(answer) || answer.kind === 'aborted'
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
      const giftCard = giftCardWishesOf(attributes, unitPrice.currency);
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

/** Returns the minutes from the time of `timeZone` to UTC at noon of a day. */
function offsetOn(day: string, timeZone: string): number {
  const noon = new Date(`${day}T12:00:00Z`);
  const hour = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone });
  return (12 - Number(hour.format(noon))) * 60;
}
