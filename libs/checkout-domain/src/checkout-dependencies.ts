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
  readonly rules: ContactRules<Market>;
  readonly markets: readonly Market[];
  readonly storage: CheckoutStorage<Market>;
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
  /** Fetches the cart of the bag again. */
  readonly refreshCart: () => void;
  /** Removes the ordered goods from the bag. */
  readonly takeFromBag: (ordered: OrderedBagContents | undefined) => void;
  /** Redirects to the page of the bank. */
  readonly redirect: (url: string) => void;
  /** Opens the page of the confirmation. */
  readonly openConfirmation: () => void;
}
