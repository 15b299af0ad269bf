import type { RemoteCart } from './remote-cart.ts';
import type { CartInput, CartChanges } from './cart-changes.ts';

/** The service's answer. */
export type CartAnswer<Cart extends RemoteCart = RemoteCart> =
  /** The cart after all changes, with the service's messages. */
  | { readonly kind: 'ok'; readonly cart: Cart }
  /** The cart does not exist: it expired or became an order. */
  | { readonly kind: 'cart-missing' }
  /**
   * The outcome is unknown: no answer, a throttle, a server error. `afterMs` is the delay that the service asks for,
   * in milliseconds; at most ten minutes are honored.
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
 * const fetchPath = async (path: string, body?: object) => new Response(JSON.stringify({ path, body }), { status: 503 });
 *
 * const answerTo = async (response: Response): Promise<CartAnswer> => {
 *   if (response.ok) return { kind: 'ok', cart: (await response.json()) as RemoteCart };
 *   if (response.status === 404) return { kind: 'cart-missing' };
 *   if (response.status !== 429 && response.status < 500) return { kind: 'refused', reason: await response.text() };
 *   return { kind: 'retry', afterMs: 1000 * Number(response.headers.get('retry-after')) };
 * };
 *
 * const transport: CartTransport = {
 *   createCart: async (input) => answerTo(await fetchPath('/carts', input)),
 *   fetchCart: async (id) => answerTo(await fetchPath(`/carts/${id}`)),
 *   changeCart: async (id, changes) => answerTo(await fetchPath(`/carts/${id}/changes`, changes)),
 * };
 * await transport.fetchCart('42'); // => { kind: 'retry', afterMs: 0 }
 * ```
 */
export interface CartTransport<Cart extends RemoteCart = RemoteCart> {
  /** Creates a cart with at least one purchased line. */
  createCart(input: CartInput): Promise<CartAnswer<Cart>>;
  /** Fetches the cart. */
  fetchCart(id: string): Promise<CartAnswer<Cart>>;
  /** Changes a cart. */
  changeCart(id: string, changes: CartChanges): Promise<CartAnswer<Cart>>;
}
