import {
  type AnalyticsItem,
  type AnalyticsList,
  toGa4Item,
  type Ga4Item,
  calculateDiscountedLineAmount,
} from './analytics-item.ts';
import { toDecimalAmount, type MoneyValue } from './money.ts';
import { type WebVital, type WebVitalEntry, toWebVitalEntry } from './web-vital.ts';

/** A promotional banner or block. */
export interface AnalyticsPromotion {
  /** The same in every language. */
  readonly id: string;
  readonly name: string;
  /** Name of the creative: picture or wording. */
  readonly creative?: string | undefined;
  /** Position on the page: `hero`, `promotion-bar`. */
  readonly slot?: string | undefined;
}

/**
 * An event with the names of Google Analytics 4
 * (https://developers.google.com/analytics/devguides/collection/ga4/reference/events). No field identifies the
 * shopper. `items` contain at least one item, all in one currency.
 */
export type AnalyticsEvent =
  | {
      readonly name: 'page_view';
      /** Absolute URL of the page, without secrets such as the token of a mailed link. */
      readonly location: string;
      readonly title: string;
    }
  | {
      readonly name: 'view_item_list';
      readonly list: AnalyticsList;
      readonly items: readonly AnalyticsItem[];
    }
  | { readonly name: 'select_item'; readonly list: AnalyticsList; readonly items: readonly AnalyticsItem[] }
  | { readonly name: 'view_item'; readonly items: readonly AnalyticsItem[] }
  | {
      readonly name: 'add_to_cart' | 'remove_from_cart' | 'add_to_wishlist';
      /** With the added or removed units, regardless of the quantity in the bag. */
      readonly items: readonly AnalyticsItem[];
    }
  | {
      readonly name: 'view_cart' | 'begin_checkout';
      readonly items: readonly AnalyticsItem[];
      /** Applied codes, in the shop's spelling. */
      readonly coupons?: readonly string[] | undefined;
    }
  | {
      readonly name: 'add_shipping_info';
      readonly items: readonly AnalyticsItem[];
      /** Delivery method: `parcel-shop`. `undefined` when nothing is shipped. */
      readonly shippingTier: string | undefined;
      readonly coupons?: readonly string[] | undefined;
    }
  | {
      readonly name: 'add_payment_info';
      readonly items: readonly AnalyticsItem[];
      /** Payment method: `card`. */
      readonly paymentType: string;
      readonly coupons?: readonly string[] | undefined;
    }
  | {
      readonly name: 'purchase';
      /** Order number. Google counts an order once, however often the confirmation is shown. */
      readonly transactionId: string;
      readonly items: readonly AnalyticsItem[];
      /** Delivery cost of this order. */
      readonly shipping?: MoneyValue | undefined;
      /** The tax in the total, one amount per rate; the sum is reported. */
      readonly taxes?: readonly MoneyValue[] | undefined;
      readonly coupons?: readonly string[] | undefined;
    }
  | {
      readonly name: 'refund';
      /** Order number of the purchase. */
      readonly transactionId: string;
      /** The refunded amount, tax included, without delivery. */
      readonly value: MoneyValue;
      /** The returned items with their returned units; the whole order by default. */
      readonly items?: readonly AnalyticsItem[] | undefined;
      /** Delivery cost that was paid back. */
      readonly shipping?: MoneyValue | undefined;
      /** The tax in what was paid back, one amount per rate; the sum is reported. */
      readonly taxes?: readonly MoneyValue[] | undefined;
      readonly coupons?: readonly string[] | undefined;
    }
  | {
      readonly name: 'search';
      /** Query; cut to 100 characters, Google's limit. */
      readonly term: string;
    }
  | {
      readonly name: 'view_promotion' | 'select_promotion';
      readonly promotion: AnalyticsPromotion;
      /** Promoted items. Without items the event is missing in Google's promotion reports. */
      readonly items?: readonly AnalyticsItem[] | undefined;
    }
  | {
      readonly name: 'sign_up' | 'login';
      /** Log-in method: `email`. No personal data. */
      readonly method: string;
    }
  | CustomAnalyticsEvent
  | WebVital;

/**
 * An event with a name of the caller's choice: `share`, `select_content` or `generate_lead` of Google's list, or a custom one.
 * Parameters are sent unchanged, so pass amounts as decimals in whole units.
 */
export interface CustomAnalyticsEvent {
  /** At most 40 letters, digits and underscores, Google's limit: `quiz_completed`. */
  readonly name: string;
  /** At most 25. Without personal data. */
  readonly parameters: Readonly<Record<string, string | number | boolean>>;
}

/** The e-commerce part of an entry, with Google's names. */
export interface Ga4Ecommerce {
  /** ISO 4217. */
  readonly currency?: string;
  /** Decimal: value of the items with VAT, without delivery. */
  readonly value?: number;
  readonly items?: readonly Ga4Item[];
  /** `transaction_id`, `coupon`, `shipping_tier` and other parameters of the event. */
  readonly [parameter: string]: unknown;
}

/** An entry of the data layer: `event` matches a trigger of the tag manager. */
export type DataLayerEntry =
  | { readonly event: string; readonly ecommerce: Ga4Ecommerce }
  | WebVitalEntry
  | { readonly event: string; readonly [parameter: string]: unknown };

/**
 * Converts an event to an entry of the data layer, as `track` does; also for a server-side container or a test.
 * Amounts are summed in minor units and converted to the decimals of their currency at the end.
 *
 * @param brand Brand of all items.
 * @throws TypeError when amounts are in several currencies, or `items` is empty.
 *
 * @example
 * ```ts
 * const unitPrice = { amount: 19_995, currency: 'USD' };
 * const items = [{ sku: 'SERUM-30', name: 'Serum', unitPrice, quantity: 2 }];
 *
 * toDataLayerEntry({ name: 'add_to_cart', items }); // => {
 * //      event: 'add_to_cart',
 * //      ecommerce: {
 * //        currency: 'USD',
 * //        value: 399.9,
 * //        items: [{ item_id: 'SERUM-30', item_name: 'Serum', price: 199.95, quantity: 2 }],
 * //      },
 * //    }
 * ```
 */
export function toDataLayerEntry(event: AnalyticsEvent, brand?: string): DataLayerEntry {
  if ('parameters' in event) return { ...event.parameters, event: event.name };
  switch (event.name) {
    case 'page_view':
      return { event: event.name, page_location: event.location, page_title: event.title };
    case 'search':
      return { event: event.name, search_term: Array.from(event.term).slice(0, 100).join('') };
    case 'sign_up':
    case 'login':
      return { event: event.name, method: event.method };
    case 'LCP':
    case 'INP':
    case 'CLS':
    case 'FCP':
    case 'TTFB':
      return toWebVitalEntry(event);
    default:
      return { event: event.name, ecommerce: toEcommerce(event, brand) };
  }
}

/** Events whose parameters are part of the entry itself. */
type PlainEvent = WebVital | { readonly name: 'page_view' | 'search' | 'sign_up' | 'login' };

function toEcommerce(
  event: Exclude<AnalyticsEvent, PlainEvent | CustomAnalyticsEvent>,
  brand: string | undefined,
): Ga4Ecommerce {
  switch (event.name) {
    case 'view_item_list':
    case 'select_item':
      return toItemList(event, brand);
    case 'view_promotion':
    case 'select_promotion': {
      const { id, name, creative, slot } = event.promotion;
      return {
        promotion_id: id,
        promotion_name: name,
        ...(creative ? { creative_name: creative } : {}),
        ...(slot ? { creative_slot: slot } : {}),
        ...(event.items?.length ? toValuedItems(event.items, brand) : {}),
      };
    }
    case 'view_item':
    case 'add_to_cart':
    case 'remove_from_cart':
    case 'add_to_wishlist':
      return toValuedItems(event.items, brand);
    case 'view_cart':
    case 'begin_checkout':
      return { ...toValuedItems(event.items, brand), ...toCoupon(event.coupons) };
    case 'add_shipping_info': {
      const { items, coupons, shippingTier } = event;
      return {
        ...toValuedItems(items, brand),
        ...toCoupon(coupons),
        ...(shippingTier ? { shipping_tier: shippingTier } : {}),
      };
    }
    case 'add_payment_info':
      return {
        ...toValuedItems(event.items, brand),
        ...toCoupon(event.coupons),
        payment_type: event.paymentType,
      };
    case 'purchase': {
      const { items, shipping, taxes = [] } = event;
      return {
        transaction_id: event.transactionId,
        ...toValuedItems(items, brand, [shipping, ...taxes]),
        ...toCosts(shipping, taxes),
        ...toCoupon(event.coupons),
      };
    }
    case 'refund': {
      const { items = [], value, shipping, taxes = [] } = event;
      return {
        transaction_id: event.transactionId,
        currency: requireSharedCurrency(value, items, [shipping, ...taxes]),
        value: toDecimalAmount(value.amount, value.currency),
        ...(items.length > 0 ? { items: items.map((item) => toGa4Item(item, brand)) } : {}),
        ...toCosts(shipping, taxes),
        ...toCoupon(event.coupons),
      };
    }
    default:
      throw new TypeError(`Cannot report an event: current name is ${(event as AnalyticsEvent).name}`);
  }
}

function toItemList(
  { name, list, items }: { name: string; list: AnalyticsList; items: readonly AnalyticsItem[] },
  brand: string | undefined,
): Ga4Ecommerce {
  return {
    item_list_id: list.id,
    item_list_name: list.name,
    currency: requireSharedCurrency(priceOfFirst(items), items),
    items: items.map((item, position) =>
      // A whole list is in order; a single item has its own index.
      toGa4Item(name === 'view_item_list' ? { ...item, index: item.index ?? position } : item, brand, list),
    ),
  };
}

function sumAmounts(amounts: readonly MoneyValue[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0);
}

function toValuedItems(
  items: readonly AnalyticsItem[],
  brand: string | undefined,
  others: readonly (MoneyValue | undefined)[] = [],
): Ga4Ecommerce {
  const currency = requireSharedCurrency(priceOfFirst(items), items, others);
  const value = items.reduce((sum, item) => sum + calculateDiscountedLineAmount(item), 0);
  return {
    currency,
    value: toDecimalAmount(value, currency),
    items: items.map((item) => toGa4Item(item, brand)),
  };
}

/** Returns delivery and tax with Google's names. */
function toCosts(shipping: MoneyValue | undefined, taxes: readonly MoneyValue[]) {
  const [first] = taxes;
  return {
    ...(shipping ? { shipping: toDecimalAmount(shipping.amount, shipping.currency) } : {}),
    ...(first ? { tax: toDecimalAmount(sumAmounts(taxes), first.currency) } : {}),
  };
}

function priceOfFirst([first]: readonly AnalyticsItem[]): MoneyValue {
  if (!first) throw new TypeError('Cannot report an event about items: it has none');
  return first.unitPrice;
}

/** Returns the currency of all amounts of an event: Google accepts one. */
function requireSharedCurrency(
  { currency }: MoneyValue,
  items: readonly AnalyticsItem[],
  others: readonly (MoneyValue | undefined)[] = [],
): string {
  for (const amount of [...items.flatMap(({ unitPrice, discount }) => [unitPrice, discount]), ...others]) {
    if (amount && amount.currency !== currency) {
      throw new TypeError(
        `Cannot report an event about money: its amounts are in ${currency} and ${amount.currency}`,
      );
    }
  }
  return currency;
}

function toCoupon(codes: readonly string[] | undefined): { readonly coupon?: string } {
  return codes && codes.length > 0 ? { coupon: codes.join(',') } : {};
}
