import { type GiftCardChoice } from './gift-card.ts';
import { type Money } from './money.ts';

/** A line as the commerce service keeps it. */
export interface RemoteCartLine {
  /** The service's own id. */
  readonly id: string;
  readonly sku: string;
  /** Whole units. */
  readonly quantity: number;
  readonly giftCard?: GiftCardChoice;
  /** For one unit, tax included, before codes. */
  readonly unitPrice: Money;
}

/** Something the service has to say about an answer. */
export interface CartMessage {
  readonly kind: 'out-of-stock' | 'not-enough-stock' | 'code-refused' | 'other';
  /** The SKU it is about. */
  readonly sku?: string;
  /** The promo or gift-card code it is about. */
  readonly code?: string;
  /** The service's own word for why, such as `DISCOUNT_NOT_FOUND`. */
  readonly reason?: string;
}

/** A cart as the commerce service keeps it: the authority on price and stock. */
export interface RemoteCart {
  /** May carry a secret: whoever knows it can read and change the cart. */
  readonly id: string;
  readonly lines: readonly RemoteCartLine[];
  /** Codes as they were sent, each with whether it gives something now. */
  readonly codes: readonly { readonly code: string; readonly applicable: boolean }[];
  /** Missing when the service knows none. */
  readonly giftCards?: readonly { readonly lastCharacters: string; readonly amountUsed?: Money }[];
  /** Missing when the service keeps none. */
  readonly note?: string;
  readonly cost: { readonly subtotal: Money; readonly total: Money };
  readonly messages: readonly CartMessage[];
  /** ISO 8601 instant of the last change. With it, a read that is older than what is known is recognized. */
  readonly updatedAt?: string;
}

/** A line to be put into a remote cart. */
export interface CartLineInput {
  readonly sku: string;
  /** Whole units. */
  readonly quantity: number;
  readonly giftCard?: GiftCardChoice;
}

/** What a remote cart is made with. */
export interface CartInput {
  readonly lines: readonly CartLineInput[];
  readonly codes: readonly string[];
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
  readonly add: readonly CartLineInput[];
  /** Quantities are absolute, so that a repeated update does no harm. */
  readonly update: readonly CartLineUpdate[];
  /** Ids of lines. */
  readonly remove: readonly string[];
  /** The whole list of codes, when it changes. */
  readonly codes?: readonly string[];
  /** The whole list of gift-card codes, when it changes. */
  readonly giftCards?: readonly string[];
  readonly note?: string;
}

/** What the service answered. */
export type CartAnswer<Cart extends RemoteCart = RemoteCart> =
  | { readonly kind: 'ok'; readonly cart: Cart }
  /** There is no such cart, or no longer: it expired or became an order. */
  | { readonly kind: 'cart-missing' }
  /** Nobody knows whether it happened: no answer, a throttle, a server in trouble. `afterMs` is how long it asks to wait. */
  | { readonly kind: 'retry'; readonly afterMs?: number }
  /** It will not happen, however often it is asked. `skus` are the lines at fault, when the service tells. */
  | { readonly kind: 'refused'; readonly reason?: string; readonly skus?: readonly string[] };

/** The way to the commerce service. A rejected promise counts as `retry`. */
export interface CartTransport<Cart extends RemoteCart = RemoteCart> {
  create(input: CartInput): Promise<CartAnswer<Cart>>;
  read(id: string): Promise<CartAnswer<Cart>>;
  apply(id: string, changes: CartChanges): Promise<CartAnswer<Cart>>;
}
