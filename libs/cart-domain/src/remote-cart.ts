import { type GiftCardChoice } from './gift-card.ts';
import { type Money } from './money.ts';

/** A line as the commerce service keeps it. */
export interface RemoteCartLine {
  /** The service's own id. */
  readonly id: string;
  readonly sku: string;
  /** Whole units, from 1. */
  readonly quantity: number;
  /** As it was sent, or the line is taken for another one: see `lineKey`. */
  readonly giftCard?: GiftCardChoice;
  /** For one unit, tax included, before codes. */
  readonly unitPrice: Money;
}

/** A promo code as the commerce service keeps it. */
export interface RemoteCartCode {
  readonly code: string;
  readonly applicable: boolean;
  /** What an applicable code takes something off. Missing where the service does not tell. */
  readonly lowers?: 'goods' | 'delivery';
}

/** Something the service has to say about an answer. */
export interface CartMessage {
  /** With `out-of-stock` and `not-enough-stock`, fewer units than asked for are believed at once. */
  readonly kind: 'out-of-stock' | 'not-enough-stock' | 'code-refused' | 'other';
  /** The SKU it is about. */
  readonly sku?: string;
  /** The promo or gift-card code it is about. */
  readonly code?: string;
  /** The service's own word for why, such as `DISCOUNT_NOT_FOUND`. */
  readonly reason?: string;
}

/**
 * A cart as the commerce service keeps it: the authority on price and stock. Tabs tell each other of it, so whatever else
 * a transport puts into it must be plain data (structured clone).
 */
export interface RemoteCart {
  /** May carry a secret: whoever knows it can read and change the cart. */
  readonly id: string;
  readonly lines: readonly RemoteCartLine[];
  /** Codes as they were sent, each with whether it gives something now. */
  readonly codes: readonly RemoteCartCode[];
  /** Missing when the service keeps none. `lastCharacters` are the last four of the code. */
  readonly giftCards?: readonly { readonly lastCharacters: string; readonly amountUsed?: Money }[];
  /** Missing when the service keeps none. */
  readonly note?: string;
  /** What it comes to by the service's word. Whoever shows it knows what is in it; the engine does not look at it. */
  readonly cost: { readonly subtotal: Money; readonly total: Money };
  readonly messages: readonly CartMessage[];
  /** ISO 8601 instant of the last change. With it, a read that is older than what is known is recognized. */
  readonly updatedAt?: string;
}

/** A line to be put into a remote cart. */
export interface CartLineInput {
  readonly sku: string;
  /** Whole units, from 1. */
  readonly quantity: number;
  readonly giftCard?: GiftCardChoice;
}

/** What a remote cart is made with. */
export interface CartInput {
  readonly lines: readonly CartLineInput[];
  /** In the form of `normalizeCode`. */
  readonly codes: readonly string[];
  /** Codes of gift cards, in the form of `normalizeCode`. */
  readonly giftCards: readonly string[];
  readonly note: string;
}

/** A line of a remote cart in another quantity. */
export interface CartLineUpdate extends CartLineInput {
  /** The service's own id of the line. */
  readonly id: string;
}

/** What is to become of a remote cart. All of it is meant together; removals come first, codes last. */
export interface CartChanges {
  /** Lines that the cart does not have. */
  readonly add: readonly CartLineInput[];
  /** Quantities are absolute, so that a repeated update does no harm. */
  readonly update: readonly CartLineUpdate[];
  /** Ids of lines. */
  readonly remove: readonly string[];
  /** The whole list of codes, when it changes. */
  readonly codes?: readonly string[];
  /** The whole list of gift-card codes, when it changes. */
  readonly giftCards?: readonly string[];
  /** When it changes. */
  readonly note?: string;
}

/** What the service answered. */
export type CartAnswer<Cart extends RemoteCart = RemoteCart> =
  /** The cart after all of it, with what the service has to say about it. */
  | { readonly kind: 'ok'; readonly cart: Cart }
  /** There is no such cart, or no longer: it expired or became an order. */
  | { readonly kind: 'cart-missing' }
  /**
   * Nobody knows whether it happened: no answer, a throttle, a server in trouble. `afterMs` is how long the service asks
   * to wait, in milliseconds; at most ten minutes are waited.
   */
  | { readonly kind: 'retry'; readonly afterMs?: number }
  /** Nothing of it will happen, however often it is asked for. `skus` are the lines at fault, when the service tells. */
  | { readonly kind: 'refused'; readonly reason?: string; readonly skus?: readonly string[] };

/**
 * The way to the commerce service. It is never asked twice at once. A rejected promise, something thrown, an answer that is
 * no {@link CartAnswer} and none within `SyncTiming.requestMs` count as `retry`.
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
  /** Makes a cart. There is at least one line that is bought. */
  create(input: CartInput): Promise<CartAnswer<Cart>>;
  /** Answers with the cart as it is. */
  read(id: string): Promise<CartAnswer<Cart>>;
  /** Changes a cart. */
  apply(id: string, changes: CartChanges): Promise<CartAnswer<Cart>>;
}
