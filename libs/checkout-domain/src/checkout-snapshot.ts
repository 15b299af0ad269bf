import type { AppliedGiftCard, CheckoutCart, ServiceProblem, ServiceWarning } from './checkout-service.ts';
import type { CheckoutState } from './checkout-state.ts';
import type { Money } from './money.ts';
import type { OrderChange } from './order-changes.ts';

/** A checkout cart whose applied gift cards have ids. The `CheckoutCart` of `@marehalm/commerce-client` can be passed. */
export interface CheckoutCartWithGiftCards<Amount extends Money = Money> extends CheckoutCart<Amount> {
  readonly giftCards: readonly (AppliedGiftCard<Amount> & { readonly id: string })[];
}

/**
 * The running activity of a checkout: `cart` updates the cart, `order` places the order, `asking` fetches the outcome of an
 * attempt, `leaving` opens the confirmation.
 */
export type CheckoutActivity = 'nothing' | 'cart' | 'order' | 'asking' | 'leaving';

/** A notice that is shown until the shopper continues. */
export type CheckoutNotice<Amount extends Money = Money> =
  /** The order differs from what was shown. */
  | { readonly kind: 'changed'; readonly changes: readonly OrderChange<Amount>[] }
  | { readonly kind: 'refused' | 'declined'; readonly problems: readonly ServiceProblem[] }
  /** The bank still waits for the shopper, who came back without confirming the payment. */
  | { readonly kind: 'action-required'; readonly redirectUrl: string }
  /** The customer who was logged in is logged out, or another one is logged in. */
  | { readonly kind: 'logged-out' | 'other-account' }
  /** The bag now contains shipped goods, so an address is required. */
  | { readonly kind: 'address-needed' }
  /** Gift cards were applied to the cart of the previous market and do not pay in this one. */
  | { readonly kind: 'gift-cards-left' }
  /** A gift card no longer pays for this order. */
  | { readonly kind: 'gift-card-gone' }
  | { readonly kind: 'missing' | 'unreachable' | 'unanswered' | 'not-placed' }
  /** No shop knows the attempt in the URL. */
  | { readonly kind: 'unknown' };

const problems: ReadonlySet<CheckoutNotice['kind']> = new Set([
  'refused',
  'declined',
  'missing',
  'unreachable',
  'unanswered',
  'unknown',
]);

/** Returns whether a notice reports a failure, not a change. */
export function isProblemNotice({ kind }: Pick<CheckoutNotice, 'kind'>): boolean {
  return problems.has(kind);
}

/** Everything that the steps of a checkout show. */
export interface CheckoutSnapshot<Amount extends Money, Cart, Market extends string> {
  readonly state: CheckoutState<Market>;
  /** The latest cart from the service; missing until there is a contact. */
  readonly cart: Cart | undefined;
  readonly activity: CheckoutActivity;
  readonly notice: CheckoutNotice<Amount> | undefined;
  /** Warnings of the service about the cart, one per code and target, the latest last. */
  readonly warnings: readonly ServiceWarning[];
}
