import { type AnalyticsItem, type AnalyticsList, ga4Item, type Ga4Item, lineAmount } from './items.ts';
import { decimalAmount, type MoneyValue, sharedCurrency } from './money.ts';

/** A banner or a block that sells something. */
export interface AnalyticsPromotion {
  readonly id: string;
  readonly name: string;
  /** Name of the picture or the wording. */
  readonly creative?: string | undefined;
  /** Where on the page: `hero`, `promotion-bar`. */
  readonly slot?: string | undefined;
}

type Items = readonly AnalyticsItem[];

/**
 * What happened in the shop, by the names that Google Analytics 4 gave to it. Nothing in here says who the shopper is, and
 * no field is there to carry it.
 */
export type AnalyticsEvent =
  | { readonly name: 'page_view'; readonly path: string; readonly title: string }
  | { readonly name: 'view_item_list'; readonly list: AnalyticsList; readonly items: Items }
  | { readonly name: 'select_item'; readonly list: AnalyticsList; readonly items: Items }
  | { readonly name: 'view_item'; readonly items: Items }
  | { readonly name: 'add_to_cart' | 'remove_from_cart'; readonly items: Items }
  | {
      readonly name: 'view_cart' | 'begin_checkout';
      readonly items: Items;
      readonly coupons?: readonly string[] | undefined;
    }
  | {
      readonly name: 'add_shipping_info';
      readonly items: Items;
      /** The chosen way of delivery: `parcel-shop`. */
      readonly shippingTier: string;
      readonly coupons?: readonly string[] | undefined;
    }
  | {
      readonly name: 'add_payment_info';
      readonly items: Items;
      /** The chosen way to pay: `card`. */
      readonly paymentType: string;
      readonly coupons?: readonly string[] | undefined;
    }
  | {
      readonly name: 'purchase';
      /** The order's number. Google counts an order once, however often the confirmation is looked at. */
      readonly transactionId: string;
      readonly items: Items;
      readonly shipping?: MoneyValue | undefined;
      /** The VAT that is part of the total. */
      readonly tax?: MoneyValue | undefined;
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
      readonly items?: Items | undefined;
    }
  | {
      readonly name: 'sign_up' | 'login';
      /** How: `email`. Never who. */
      readonly method: string;
    };

/** The e-commerce part of an entry, in Google's names. */
export interface Ga4Ecommerce {
  readonly currency?: string;
  /** Decimal: what the items come to, without delivery. */
  readonly value?: number;
  readonly items?: readonly Ga4Item[];
  readonly [parameter: string]: unknown;
}

/** One entry of the data layer. */
export type DataLayerEntry =
  | { readonly event: string; readonly ecommerce: Ga4Ecommerce }
  | { readonly event: string; readonly [parameter: string]: unknown };

/**
 * The data layer's entry for an event. Amounts are added up in minor units and become decimals at the very end.
 *
 * @param brand Sent with every item, where the shop sells one brand.
 * @throws TypeError when the amounts are in several currencies.
 *
 * @example
 * dataLayerEntry({ name: 'search', term: 'serum' }); // { event: 'search', search_term: 'serum' }
 */
export function dataLayerEntry(event: AnalyticsEvent, brand?: string): DataLayerEntry {
  switch (event.name) {
    case 'page_view':
      return { event: event.name, page_path: event.path, page_title: event.title };
    case 'search':
      return { event: event.name, search_term: Array.from(event.term).slice(0, 100).join('') };
    case 'sign_up':
    case 'login':
      return { event: event.name, method: event.method };
    case 'view_item_list':
    case 'select_item': {
      const { list } = event;
      const items = event.items.map((item, position) =>
        // A whole list is in order; one item picked from it knows its place itself.
        ga4Item(
          event.name === 'view_item_list' ? { ...item, index: item.index ?? position } : item,
          brand,
          list,
        ),
      );
      const currency = sharedCurrency(event.items.map(({ unitPrice }) => unitPrice));
      return {
        event: event.name,
        ecommerce: { item_list_id: list.id, item_list_name: list.name, currency, items },
      };
    }
    case 'view_promotion':
    case 'select_promotion': {
      const { id, name, creative, slot } = event.promotion;
      return {
        event: event.name,
        ecommerce: {
          promotion_id: id,
          promotion_name: name,
          ...(creative ? { creative_name: creative } : {}),
          ...(slot ? { creative_slot: slot } : {}),
          ...(event.items ? { items: event.items.map((item) => ga4Item(item, brand)) } : {}),
        },
      };
    }
    case 'view_item':
    case 'add_to_cart':
    case 'remove_from_cart':
      return { event: event.name, ecommerce: worth(event.items, brand) };
    case 'view_cart':
    case 'begin_checkout':
      return { event: event.name, ecommerce: { ...worth(event.items, brand), ...coupon(event.coupons) } };
    case 'add_shipping_info':
      return {
        event: event.name,
        ecommerce: {
          ...worth(event.items, brand),
          ...coupon(event.coupons),
          shipping_tier: event.shippingTier,
        },
      };
    case 'add_payment_info':
      return {
        event: event.name,
        ecommerce: {
          ...worth(event.items, brand),
          ...coupon(event.coupons),
          payment_type: event.paymentType,
        },
      };
    case 'purchase': {
      const { items, shipping, tax } = event;
      return {
        event: event.name,
        ecommerce: {
          transaction_id: event.transactionId,
          ...worth(items, brand, [shipping, tax]),
          ...(shipping ? { shipping: decimalAmount(shipping.amount) } : {}),
          ...(tax ? { tax: decimalAmount(tax.amount) } : {}),
          ...coupon(event.coupons),
        },
      };
    }
  }
}

function worth(
  items: Items,
  brand: string | undefined,
  others: readonly (MoneyValue | undefined)[] = [],
): Ga4Ecommerce {
  const amounts = items.flatMap(({ unitPrice, discount }) => [unitPrice, discount]);
  return {
    currency: sharedCurrency([...amounts, ...others]),
    value: decimalAmount(items.reduce((sum, item) => sum + lineAmount(item), 0)),
    items: items.map((item) => ga4Item(item, brand)),
  };
}

function coupon(codes: readonly string[] | undefined): { readonly coupon?: string } {
  return codes && codes.length > 0 ? { coupon: codes.join(',') } : {};
}
