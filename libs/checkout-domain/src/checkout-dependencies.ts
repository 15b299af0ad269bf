import type { PaymentAttemptLog } from './payment-attempt-log.ts';
import type { CheckoutService } from './checkout-service.ts';
import type { CheckoutCartWithGiftCards } from './checkout-snapshot.ts';
import type { CheckoutStorage } from './checkout-storage.ts';
import type { ContactRules } from './contact.ts';
import type { Money } from './money.ts';
import type { OrderedBagContents } from './payment-attempt.ts';
import type { OrderDependencies } from './place-order.ts';
import type { OrderWithoutDetails } from './detailed-order.ts';

/** Dependencies of {@link createCheckoutSession}. */
export interface CheckoutDependencies<
  Amount extends Money,
  Cart extends CheckoutCartWithGiftCards<Amount>,
  Market extends string,
> extends Pick<
  OrderDependencies<Amount, Cart, Market>,
  'payments' | 'sleep' | 'now' | 'createToken' | 'toOrderedBagContents'
> {
  /** Rules for the fields of the contact step. */
  readonly rules: ContactRules<Market>;
  /** All markets of the shop. An attempt to pay may be of another market than the shopper is in. */
  readonly markets: readonly Market[];
  /** Stores what the shopper has entered, so that it survives a reload. */
  readonly storage: CheckoutStorage<Market>;
  /** Stores the attempts to pay, for all tabs of the browser. */
  readonly attempts: PaymentAttemptLog<Market>;
  /** Stores the order for its confirmation: completely in the tab that has shown it, otherwise only its number. */
  readonly orders: {
    /** Stores the order as the tab has shown it. */
    readonly confirmDraft: (order: OrderWithoutDetails) => void;
    /** Stores the number of an order that the tab has not shown. */
    readonly save: (order: OrderWithoutDetails) => void;
  };
  /** Creates the service of a market. */
  readonly createService: (market: Market) => CheckoutService<Amount, Cart>;
  /** Resolves to the id of the cart once it matches the bag; to `undefined` when the service cannot be reached. */
  readonly settleCart: () => Promise<string | undefined>;
  /** Starts to fetch the cart of the bag again. The session does not wait for the answer. */
  readonly refreshCart: () => void;
  /** Removes the ordered goods from the bag. With `undefined`, when it is unknown what was ordered, empties the whole bag. */
  readonly takeFromBag: (ordered: OrderedBagContents | undefined) => void;
  /** Leaves the shop for the page on which the bank confirms the payment. */
  readonly redirect: (url: string) => void;
  /** Opens the confirmation page of the order. */
  readonly openConfirmation: () => void;
}
