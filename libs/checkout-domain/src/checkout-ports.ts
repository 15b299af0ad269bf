import type { PaymentAttemptLog } from './payment-attempt-log.ts';
import type { CheckoutService } from './checkout-service.ts';
import type { CheckoutCartWithGiftCards } from './checkout-snapshot.ts';
import type { CheckoutStorage } from './checkout-storage.ts';
import type { ContactRules } from './contact.ts';
import type { Money } from './money.ts';
import type { OrderedGoods } from './payment-attempt.ts';
import type { OrderPorts } from './place-order.ts';
import type { OrderWithoutDetails } from './placed-order.ts';

/** State of the shop outside the checkout that a session depends on: market, country, log-ins and bag. */
export interface CheckoutContext<Market extends string> {
  readonly market: Market;
  /** Country that the shopper has chosen outside of the checkout, ISO 3166-1 alpha-2. */
  readonly country?: string | undefined;
  /** Names of the log-ins of this browser, by market. */
  readonly logins: Readonly<Partial<Record<Market, string | undefined>>>;
  /** Whether anything in the bag is shipped; missing while the bag is empty. */
  readonly requiresShipping?: boolean | undefined;
  /** Any text that changes with the contents of the bag's settled cart; missing while it is not settled. */
  readonly contents?: string | undefined;
}

/** Dependencies of {@link createCheckoutSession}. */
export interface CheckoutPorts<
  Amount extends Money,
  Cart extends CheckoutCartWithGiftCards<Amount>,
  Market extends string,
> extends Pick<
  OrderPorts<Amount, Cart, Market>,
  'payments' | 'sleep' | 'now' | 'createToken' | 'toOrderedGoods'
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
  /** Resolves with the id of the cart once it holds what the bag does; with `undefined` if it cannot be reached. */
  readonly settleCart: () => Promise<string | undefined>;
  /** Fetches the cart of the bag again. */
  readonly refreshCart: () => void;
  /** Removes the ordered goods from the bag. */
  readonly takeFromBag: (ordered: OrderedGoods | undefined) => void;
  /** Redirects to the page of the bank. */
  readonly redirect: (url: string) => void;
  /** Opens the page of the confirmation. */
  readonly openConfirmation: () => void;
}
