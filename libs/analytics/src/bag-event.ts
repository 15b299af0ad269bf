import { type AnalyticsEvent } from './events.ts';
import { type AnalyticsItem } from './analytics-item.ts';
import { type MoneyValue } from './money.ts';

/** Description of a SKU from the catalogue. */
export interface ItemDescription {
  /** Name of the product in the language of the page. */
  readonly name: string;
  /** From the widest to the narrowest; the first five are reported. */
  readonly categories?: readonly string[] | undefined;
  /** The size: `30 ml`. */
  readonly variant?: string | undefined;
}

/** Finds the description of a SKU. A SKU without one is reported alone. */
export type FindItemDescription = (sku: string) => ItemDescription | undefined;

/** The price of a SKU. An `Offer` of `@marehalm/cart-domain` is one. */
export interface ReportedOffer {
  readonly sku: string;
  /** For one unit. */
  readonly price: MoneyValue;
}

/** A line of a bag with its price. A `TotalledLine` of `@marehalm/cart-domain` is one. */
export interface ReportedLine {
  readonly sku: string;
  /** Units, from 1. */
  readonly quantity: number;
  /** For one unit, before codes. */
  readonly unitPrice: MoneyValue;
  /** Reduction of the whole line by codes, from 0 to its price. */
  readonly discount?: MoneyValue | undefined;
}

/** Contents and costs of a bag. The `BagTotals` of `@marehalm/cart-domain` is one. */
export interface ReportedBag {
  readonly lines: readonly ReportedLine[];
  /** Applied codes. */
  readonly discounts?: readonly { readonly code: string }[] | undefined;
  /** The chosen delivery method with its cost. */
  readonly delivery?: { readonly method: string; readonly cost: MoneyValue } | undefined;
  /** The tax in the total, one entry per rate. */
  readonly includedTaxes?: readonly { readonly amount: MoneyValue }[] | undefined;
}

/**
 * A bag event without its items: the name and the parameters that the bag's totals do not contain. Pass it to {@link
 * toBagAnalyticsEvent}.
 */
export type BagEvent =
  | { readonly name: 'view_cart' | 'begin_checkout' }
  | {
      readonly name: 'add_shipping_info';
      /** The bag's delivery method by default. */
      readonly shippingTier?: string | undefined;
    }
  | {
      readonly name: 'add_payment_info';
      /** Payment method: `card`. */
      readonly paymentType: string;
    }
  | {
      readonly name: 'purchase';
      /** Order number. */
      readonly transactionId: string;
    };

/**
 * Returns the complete analytics event for `event`: adds the items and codes of `bag` and, for a purchase, its delivery cost and
 * tax.
 *
 * @example
 * ```ts
 * const totals = {
 *   lines: [{ sku: 'SERUM-30', quantity: 2, unitPrice: { amount: 32_500, currency: 'EUR' } }],
 *   delivery: { method: 'parcel-shop', cost: { amount: 3_900, currency: 'EUR' } },
 *   includedTaxes: [{ amount: { amount: 13_780, currency: 'EUR' } }],
 * } as const;
 * const catalogue = new Map([['SERUM-30', { name: 'Serum', variant: '30 ml' }]]);
 *
 * const event = toBagAnalyticsEvent({ name: 'purchase', transactionId: '1001' }, totals, (sku) => catalogue.get(sku));
 * toDataLayerEntry(event); // => {
 * //      event: 'purchase',
 * //      ecommerce: {
 * //        transaction_id: '1001',
 * //        currency: 'EUR',
 * //        value: 650,
 * //        items: [
 * //          { item_id: 'SERUM-30', item_name: 'Serum', price: 325, quantity: 2, item_variant: '30 ml' },
 * //        ],
 * //        shipping: 39,
 * //        tax: 137.8,
 * //      },
 * //    }
 * ```
 */
export function toBagAnalyticsEvent(
  event: BagEvent,
  bag: ReportedBag,
  describe: FindItemDescription,
): AnalyticsEvent {
  const { lines, discounts, delivery, includedTaxes } = bag;
  const contents = {
    items: lines.map((line) => createItemFromLine(line, describe)),
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
 * Converts a priced bag line to an analytics item, with the line's discount and the texts from `describe`. Use it for
 * `remove_from_cart` and for events about the whole bag.
 *
 * @example
 * ```ts
 * const line = { sku: 'SERUM-30', quantity: 2, unitPrice: { amount: 32_500, currency: 'EUR' } } as const;
 * const item = createItemFromLine(line, () => ({ name: 'Serum' }));
 * item.name; // => 'Serum'
 * item.quantity; // => 2
 * ```
 */
export function createItemFromLine(
  { sku, quantity, unitPrice, discount }: ReportedLine,
  describe: FindItemDescription,
): AnalyticsItem {
  return { sku, unitPrice, quantity, discount, ...toItemTexts(describe(sku)) };
}

/**
 * Returns the item of an offer, for `view_item_list`, `view_item` and `add_to_cart`.
 *
 * @param quantity Units, from 1.
 *
 * @example
 * ```ts
 * const offer = { sku: 'SERUM-30', price: { amount: 32_500, currency: 'EUR' } } as const;
 * const item = createItemFromOffer(offer, () => ({ name: 'Serum' }), 2);
 * item.unitPrice.amount; // => 32500
 * item.quantity; // => 2
 * ```
 */
export function createItemFromOffer(
  { sku, price }: ReportedOffer,
  describe: FindItemDescription,
  quantity = 1,
): AnalyticsItem {
  return { sku, unitPrice: price, quantity, ...toItemTexts(describe(sku)) };
}

/** Picks the texts only, because a catalogue may pass whole products. */
function toItemTexts(description: ItemDescription | undefined) {
  return {
    name: description?.name,
    categories: description?.categories,
    variant: description?.variant,
  };
}
