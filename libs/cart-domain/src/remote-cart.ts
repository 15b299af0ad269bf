import { type GiftCardDetails } from './gift-card.ts';
import { type Money } from './money.ts';

/** A line of a commerce service's cart. */
export interface RemoteCartLine {
  /** The service's own id. */
  readonly id: string;
  readonly sku: string;
  /** Whole units, from 1. */
  readonly quantity: number;
  /** Must equal the sent value; otherwise it counts as another line, see `getLineKey`. */
  readonly giftCard?: GiftCardDetails;
  /** For one unit, VAT included, before codes. */
  readonly unitPrice: Money;
}

/** A promo code in a commerce service's cart. */
export interface RemoteCartCode {
  readonly code: string;
  readonly applicable: boolean;
  /** What an applicable code reduces. Missing if the service does not report it. */
  readonly lowers?: 'goods' | 'delivery';
}

/** A message of the service about an answer. */
export interface CartMessage {
  /** With `out-of-stock` and `not-enough-stock`, a lower quantity is accepted at once. */
  readonly kind: 'out-of-stock' | 'not-enough-stock' | 'code-refused' | 'other';
  /** The SKU it is about. */
  readonly sku?: string;
  /** The promo or gift-card code it is about. */
  readonly code?: string;
  /** The service's own reason, such as `DISCOUNT_NOT_FOUND`. */
  readonly reason?: string;
}

/**
 * The cart of a commerce service: the authority on price and stock. Tabs send it to each other, so additional fields
 * must be plain data (structured clone).
 */
export interface RemoteCart {
  /** May contain a secret that gives access to the cart. */
  readonly id: string;
  readonly lines: readonly RemoteCartLine[];
  /** Codes as they were sent, with whether they apply now. */
  readonly codes: readonly RemoteCartCode[];
  /** Missing when the service has no gift cards. `lastCharacters` are the last four of the code. */
  readonly giftCards?: readonly { readonly lastCharacters: string; readonly amountUsed?: Money }[];
  /** Missing when the service has no notes. */
  readonly note?: string;
  /** Totals by the service. The sync engine does not use them. */
  readonly cost: { readonly subtotal: Money; readonly total: Money };
  readonly messages: readonly CartMessage[];
  /** ISO 8601 time of the last change, used to recognize outdated answers. */
  readonly updatedAt?: string;
}

/** A line to add to a cart. */
export interface CartLineInput {
  readonly sku: string;
  /** Whole units, from 1. */
  readonly quantity: number;
  readonly giftCard?: GiftCardDetails;
}

/** Contents of a new cart. */
export interface CartInput {
  readonly lines: readonly CartLineInput[];
  /** In the form of `normalizeCode`. */
  readonly codes: readonly string[];
  /** Codes of gift cards, in the form of `normalizeCode`. */
  readonly giftCards: readonly string[];
  readonly note: string;
}

/** A line of a cart with a new quantity. */
export interface CartLineUpdate extends CartLineInput {
  /** The service's own id of the line. */
  readonly id: string;
}

/** Changes to a cart, sent together: removals first, codes last. */
export interface CartChanges {
  /** Lines to add. */
  readonly add: readonly CartLineInput[];
  /** Quantities are absolute, so that a repeated update does no harm. */
  readonly update: readonly CartLineUpdate[];
  /** Ids of lines. */
  readonly remove: readonly string[];
  /** The whole list of codes, when it changes. */
  readonly codes?: readonly string[];
  /** The whole list of gift-card codes, when it changes. */
  readonly giftCards?: readonly string[];
  /** The note, when it changes. */
  readonly note?: string;
}

/** The service's answer. */
export type CartAnswer<Cart extends RemoteCart = RemoteCart> =
  /** The cart after all changes, with the service's messages. */
  | { readonly kind: 'ok'; readonly cart: Cart }
  /** The cart does not exist: it expired or became an order. */
  | { readonly kind: 'cart-missing' }
  /**
   * The outcome is unknown: no answer, a throttle, a server error. `afterMs` is the delay that the service asks for,
   * in milliseconds; at most ten minutes are waited.
   */
  | { readonly kind: 'retry'; readonly afterMs?: number }
  /** The request was refused for good. `skus` are the lines at fault, when the service names them. */
  | { readonly kind: 'refused'; readonly reason?: string; readonly skus?: readonly string[] };

/**
 * Connects the sync engine to a commerce service. It gets one request at a time. A rejected promise, an exception, an
 * answer that is not a {@link CartAnswer} and a timeout of `SyncTiming.requestTimeoutMs` count as `retry`.
 *
 * @example
 * ```ts
 * // The service of this example is closed for the night.
 * const fetchCart = async (path: string, body?: object) => new Response(JSON.stringify({ path, body }), { status: 503 });
 *
 * const answerTo = async (response: Response): Promise<CartAnswer> => {
 *   if (response.ok) return { kind: 'ok', cart: (await response.json()) as RemoteCart };
 *   if (response.status === 404) return { kind: 'cart-missing' };
 *   if (response.status !== 429 && response.status < 500) return { kind: 'refused', reason: await response.text() };
 *   return { kind: 'retry', afterMs: 1000 * Number(response.headers.get('retry-after')) };
 * };
 *
 * const transport: CartTransport = {
 *   create: async (input) => answerTo(await fetchCart('/carts', input)),
 *   read: async (id) => answerTo(await fetchCart(`/carts/${id}`)),
 *   apply: async (id, changes) => answerTo(await fetchCart(`/carts/${id}/changes`, changes)),
 * };
 * await transport.read('42'); // => { kind: 'retry', afterMs: 0 }
 * ```
 */
export interface CartTransport<Cart extends RemoteCart = RemoteCart> {
  /** Creates a cart with at least one purchased line. */
  create(input: CartInput): Promise<CartAnswer<Cart>>;
  /** Fetches the cart. */
  read(id: string): Promise<CartAnswer<Cart>>;
  /** Changes a cart. */
  apply(id: string, changes: CartChanges): Promise<CartAnswer<Cart>>;
}
