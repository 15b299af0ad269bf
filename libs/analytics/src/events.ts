import { type AnalyticsItem, type AnalyticsList, ga4Item, type Ga4Item, lineAmount } from './items.ts';
import { decimalAmount, type MoneyValue } from './money.ts';
import { type WebVital, type WebVitalEntry, webVitalEntry } from './web-vital.ts';

/** A banner or a block that sells something. */
export interface AnalyticsPromotion {
  /** The same in every language. */
  readonly id: string;
  readonly name: string;
  /** Name of the picture or the wording. */
  readonly creative?: string | undefined;
  /** Where on the page: `hero`, `promotion-bar`. */
  readonly slot?: string | undefined;
}

/**
 * What happened in the shop, by the names that Google Analytics 4 gave to it
 * (https://developers.google.com/analytics/devguides/collection/ga4/reference/events). Nothing in here says who the shopper
 * is, and no field is there to carry it. `items` hold at least one item, all in one currency.
 */
export type AnalyticsEvent =
  | {
      readonly name: 'page_view';
      /** Absolute address of the page, without what is secret in it, such as the token of a mailed link. */
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
      readonly name: 'add_to_cart' | 'remove_from_cart';
      /** With the units that were added or removed, whatever the bag holds of them. */
      readonly items: readonly AnalyticsItem[];
    }
  | {
      readonly name: 'view_cart' | 'begin_checkout';
      readonly items: readonly AnalyticsItem[];
      /** Codes that count, in the shop's spelling. */
      readonly coupons?: readonly string[] | undefined;
    }
  | {
      readonly name: 'add_shipping_info';
      readonly items: readonly AnalyticsItem[];
      /** The chosen way of delivery: `parcel-shop`. `undefined` when nothing is carried. */
      readonly shippingTier: string | undefined;
      readonly coupons?: readonly string[] | undefined;
    }
  | {
      readonly name: 'add_payment_info';
      readonly items: readonly AnalyticsItem[];
      /** The chosen way to pay: `card`. */
      readonly paymentType: string;
      readonly coupons?: readonly string[] | undefined;
    }
  | {
      readonly name: 'purchase';
      /** The order's number. Google counts an order once, however often the confirmation is looked at. */
      readonly transactionId: string;
      readonly items: readonly AnalyticsItem[];
      /** What delivery cost this order. */
      readonly shipping?: MoneyValue | undefined;
      /** The VAT that the total includes, an amount for each rate; their sum is reported. */
      readonly taxes?: readonly MoneyValue[] | undefined;
      readonly coupons?: readonly string[] | undefined;
    }
  | {
      readonly name: 'search';
      /** What was typed; cut to 100 characters, Google's limit. */
      readonly term: string;
    }
  | {
      readonly name: 'view_promotion' | 'select_promotion';
      readonly promotion: AnalyticsPromotion;
      /** What is promoted. Google's reports on promotions count items: one without any is found among the events alone. */
      readonly items?: readonly AnalyticsItem[] | undefined;
    }
  | {
      readonly name: 'sign_up' | 'login';
      /** How: `email`. Never who. */
      readonly method: string;
    }
  | WebVital;

/** The e-commerce part of an entry, in Google's names. */
export interface Ga4Ecommerce {
  /** ISO 4217. */
  readonly currency?: string;
  /** Decimal: what the items come to with VAT, without delivery. */
  readonly value?: number;
  readonly items?: readonly Ga4Item[];
  /** `transaction_id`, `coupon`, `shipping_tier` and what else belongs to the event. */
  readonly [parameter: string]: unknown;
}

/** One entry of the data layer: its `event` is what a trigger of the tag manager waits for. */
export type DataLayerEntry =
  | { readonly event: string; readonly ecommerce: Ga4Ecommerce }
  | WebVitalEntry
  | { readonly event: string; readonly [parameter: string]: unknown };

/**
 * The data layer's entry for an event: what `track` writes, for a server-side container or a test to use as well. Amounts are
 * added up in minor units and become decimals at the very end.
 *
 * @param brand Sent with every item, where the shop sells one brand.
 * @throws TypeError when amounts are in several currencies, and when `items` is empty.
 *
 * @example
 * ```ts
 * const unitPrice = { amount: 19_995, currency: 'DKK' } as const;
 * const items = [{ sku: 'MH-P04-30', name: 'Lee Serum', unitPrice, quantity: 2 }];
 *
 * dataLayerEntry({ name: 'add_to_cart', items }); // => {
 * //      event: 'add_to_cart',
 * //      ecommerce: {
 * //        currency: 'DKK',
 * //        value: 399.9,
 * //        items: [{ item_id: 'MH-P04-30', item_name: 'Lee Serum', price: 199.95, quantity: 2 }],
 * //      },
 * //    }
 * ```
 */
export function dataLayerEntry(event: AnalyticsEvent, brand?: string): DataLayerEntry {
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
      return webVitalEntry(event);
    default:
      return { event: event.name, ecommerce: ecommerce(event, brand) };
  }
}

/** Events whose parameters lie in the entry itself. */
type PlainEvent = WebVital | { readonly name: 'page_view' | 'search' | 'sign_up' | 'login' };

function ecommerce(event: Exclude<AnalyticsEvent, PlainEvent>, brand: string | undefined): Ga4Ecommerce {
  switch (event.name) {
    case 'view_item_list':
    case 'select_item':
      return listed(event, brand);
    case 'view_promotion':
    case 'select_promotion': {
      const { id, name, creative, slot } = event.promotion;
      return {
        promotion_id: id,
        promotion_name: name,
        ...(creative ? { creative_name: creative } : {}),
        ...(slot ? { creative_slot: slot } : {}),
        ...(event.items?.length ? worth(event.items, brand) : {}),
      };
    }
    case 'view_item':
    case 'add_to_cart':
    case 'remove_from_cart':
      return worth(event.items, brand);
    case 'view_cart':
    case 'begin_checkout':
      return { ...worth(event.items, brand), ...coupon(event.coupons) };
    case 'add_shipping_info': {
      const { items, coupons, shippingTier } = event;
      return {
        ...worth(items, brand),
        ...coupon(coupons),
        ...(shippingTier ? { shipping_tier: shippingTier } : {}),
      };
    }
    case 'add_payment_info':
      return { ...worth(event.items, brand), ...coupon(event.coupons), payment_type: event.paymentType };
    case 'purchase': {
      const { items, shipping, taxes = [] } = event;
      return {
        transaction_id: event.transactionId,
        ...worth(items, brand, [shipping, ...taxes]),
        ...(shipping ? { shipping: decimalAmount(shipping.amount) } : {}),
        ...(taxes.length > 0 ? { tax: decimalAmount(sumOf(taxes)) } : {}),
        ...coupon(event.coupons),
      };
    }
    default:
      throw new TypeError(`Cannot report an event: current name is ${(event as AnalyticsEvent).name}`);
  }
}

function listed(
  { name, list, items }: { name: string; list: AnalyticsList; items: readonly AnalyticsItem[] },
  brand: string | undefined,
): Ga4Ecommerce {
  return {
    item_list_id: list.id,
    item_list_name: list.name,
    currency: sharedCurrency(items),
    items: items.map((item, position) =>
      // A whole list is in order; one item picked from it knows its place itself.
      ga4Item(name === 'view_item_list' ? { ...item, index: item.index ?? position } : item, brand, list),
    ),
  };
}

function sumOf(amounts: readonly MoneyValue[]): number {
  return amounts.reduce((sum, { amount }) => sum + amount, 0);
}

function worth(
  items: readonly AnalyticsItem[],
  brand: string | undefined,
  others: readonly (MoneyValue | undefined)[] = [],
): Ga4Ecommerce {
  return {
    currency: sharedCurrency(items, others),
    value: decimalAmount(items.reduce((sum, item) => sum + lineAmount(item), 0)),
    items: items.map((item) => ga4Item(item, brand)),
  };
}

/** The currency of all amounts in an event: Google takes one, and øre and cent do not add up. */
function sharedCurrency(
  items: readonly AnalyticsItem[],
  others: readonly (MoneyValue | undefined)[] = [],
): MoneyValue['currency'] {
  const [first] = items;
  if (!first) throw new TypeError('Cannot report an event about items: it has none');
  const { currency } = first.unitPrice;
  for (const amount of [...items.flatMap(({ unitPrice, discount }) => [unitPrice, discount]), ...others]) {
    if (amount && amount.currency !== currency) {
      throw new TypeError(
        `Cannot report an event about money: its amounts are in ${currency} and ${amount.currency}`,
      );
    }
  }
  return currency;
}

function coupon(codes: readonly string[] | undefined): { readonly coupon?: string } {
  return codes && codes.length > 0 ? { coupon: codes.join(',') } : {};
}
