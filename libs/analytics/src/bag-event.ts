import { type AnalyticsEvent } from './events.ts';
import { type AnalyticsItem } from './items.ts';
import { type MoneyValue } from './money.ts';

/** What the catalogue says of a SKU, in words. */
export interface ItemDescription {
  /** Name of the product in the language of the page. */
  readonly name: string;
  /** From the widest to the narrowest; the first five count. */
  readonly categories?: readonly string[] | undefined;
  /** The size: `30 ml`. */
  readonly variant?: string | undefined;
}

/** Looks a description up by its SKU. `undefined` for one that has left the catalogue: it is reported by its SKU alone. */
export type ItemDescriptions = (sku: string) => ItemDescription | undefined;

/** What a SKU costs, before it lies in a bag. An `Offer` of `@marehalm/cart-domain` is one. */
export interface ReportedOffer {
  readonly sku: string;
  /** For one unit. */
  readonly price: MoneyValue;
}

/** A line of a bag with what it costs. A `TotalledLine` of `@marehalm/cart-domain` is one. */
export interface ReportedLine {
  readonly sku: string;
  /** Whole units from 1. */
  readonly quantity: number;
  /** For one unit, before codes. */
  readonly unitPrice: MoneyValue;
  /** What codes take off the whole line, from 0 to what it costs. */
  readonly discount?: MoneyValue | undefined;
}

/** What is in a bag and what it costs. The `BagTotals` of `@marehalm/cart-domain` are one. */
export interface ReportedBag {
  readonly lines: readonly ReportedLine[];
  /** Codes that count. */
  readonly discounts?: readonly { readonly code: string }[] | undefined;
  /** The chosen way of delivery and what it costs this order. */
  readonly delivery?: { readonly method: string; readonly cost: MoneyValue } | undefined;
  /** The VAT that the total includes, an entry for each rate. */
  readonly includedTaxes?: readonly { readonly amount: MoneyValue }[] | undefined;
}

/** An event about the whole bag, without what its totals say. */
export type BagEvent =
  | { readonly name: 'view_cart' | 'begin_checkout' }
  | {
      readonly name: 'add_shipping_info';
      /** The bag's own delivery method when left out. */
      readonly shippingTier?: string | undefined;
    }
  | {
      readonly name: 'add_payment_info';
      /** The chosen way to pay: `card`. */
      readonly paymentType: string;
    }
  | {
      readonly name: 'purchase';
      /** The order's number. */
      readonly transactionId: string;
    };

/**
 * The event of a bag and its totals, complete: items, codes and, for a purchase, delivery and VAT.
 *
 * @example
 * ```ts
 * const totals = {
 *   lines: [{ sku: 'MH-P04-30', quantity: 2, unitPrice: { amount: 32_500, currency: 'DKK' } }],
 *   delivery: { method: 'parcel-shop', cost: { amount: 3_900, currency: 'DKK' } },
 *   includedTaxes: [{ amount: { amount: 13_780, currency: 'DKK' } }],
 * } as const;
 * const catalogue = new Map([['MH-P04-30', { name: 'Lee Serum', variant: '30 ml' }]]);
 *
 * const event = bagEvent({ name: 'purchase', transactionId: '1001' }, totals, (sku) => catalogue.get(sku));
 * dataLayerEntry(event); // => {
 * //      event: 'purchase',
 * //      ecommerce: {
 * //        transaction_id: '1001',
 * //        currency: 'DKK',
 * //        value: 650,
 * //        items: [
 * //          { item_id: 'MH-P04-30', item_name: 'Lee Serum', price: 325, quantity: 2, item_variant: '30 ml' },
 * //        ],
 * //        shipping: 39,
 * //        tax: 137.8,
 * //      },
 * //    }
 * ```
 */
export function bagEvent(event: BagEvent, bag: ReportedBag, describe: ItemDescriptions): AnalyticsEvent {
  const { lines, discounts, delivery, includedTaxes } = bag;
  const contents = {
    items: lines.map((line) => lineItem(line, describe)),
    coupons: discounts?.map(({ code }) => code),
  };
  switch (event.name) {
    case 'view_cart':
    case 'begin_checkout':
    case 'add_payment_info':
      return { ...event, ...contents };
    case 'add_shipping_info':
      return { ...event, ...contents, shippingTier: event.shippingTier ?? delivery?.method };
    case 'purchase':
      return {
        ...event,
        ...contents,
        shipping: delivery?.cost,
        taxes: includedTaxes?.map(({ amount }) => amount),
      };
  }
}

/**
 * The item of a line, as for `remove_from_cart`.
 *
 * @example
 * ```ts
 * const line = { sku: 'MH-P04-30', quantity: 2, unitPrice: { amount: 32_500, currency: 'DKK' } } as const;
 * const item = lineItem(line, () => ({ name: 'Lee Serum' }));
 * item.name; // => 'Lee Serum'
 * item.quantity; // => 2
 * ```
 */
export function lineItem(
  { sku, quantity, unitPrice, discount }: ReportedLine,
  describe: ItemDescriptions,
): AnalyticsItem {
  return { sku, unitPrice, quantity, discount, ...words(describe(sku)) };
}

/**
 * The item of an offer, as for `view_item_list`, `view_item` and `add_to_cart`.
 *
 * @param quantity Whole units from 1.
 *
 * @example
 * ```ts
 * const offer = { sku: 'MH-P04-30', price: { amount: 32_500, currency: 'DKK' } } as const;
 * const item = offerItem(offer, () => ({ name: 'Lee Serum' }), 2);
 * item.unitPrice.amount; // => 32500
 * item.quantity; // => 2
 * ```
 */
export function offerItem(
  { sku, price }: ReportedOffer,
  describe: ItemDescriptions,
  quantity = 1,
): AnalyticsItem {
  return { sku, unitPrice: price, quantity, ...words(describe(sku)) };
}

/** Nothing but the words, for a catalogue may hand over whole products. */
function words(description: ItemDescription | undefined) {
  return {
    name: description?.name,
    categories: description?.categories,
    variant: description?.variant,
  };
}
