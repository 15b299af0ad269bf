import type { Address } from './address.ts';
import type { CartAttribute } from './cart.ts';
import type { Money } from './money.ts';

/** An order as shown in a list. */
export interface AccountOrder {
  /** Contains no secret, so it may be part of a URL. */
  readonly id: string;
  /** The number that the shop uses in mails: `#1001`, `DK1001`. */
  readonly name: string;
  /** ISO 8601 instant. */
  readonly placedAt: string;
  /** Total, VAT and delivery included. */
  readonly total: Money;
  readonly payment: PaymentStatus;
  readonly fulfillment: FulfillmentStatus;
  /** ISO 8601. Missing unless the order was canceled. */
  readonly canceledAt?: string;
  /** The ordered lines; an order in a list has the first five only. */
  readonly lines: readonly AccountOrderItem[];
  /** The parcels sent so far that can be tracked. */
  readonly tracking: readonly ShipmentTracking[];
}

/** A line of an order as shown in a list. */
export interface AccountOrderItem {
  /** Product and size as they were named at the time of the order. */
  readonly title: string;
  /** Missing when the shop no longer sells it. */
  readonly sku?: string;
  /** Ordered units. */
  readonly quantity: number;
}

/** Payment status of an order. `other` is unknown to this version. */
export type PaymentStatus =
  | 'pending'
  | 'authorized'
  | 'partially-paid'
  | 'paid'
  | 'partially-refunded'
  | 'refunded'
  | 'voided'
  | 'other';
/** Fulfillment status of an order. `other` is unknown to this version. */
export type FulfillmentStatus =
  'unfulfilled' | 'scheduled' | 'on-hold' | 'in-progress' | 'partially-fulfilled' | 'fulfilled' | 'other';
/** An order in full. */
export interface AccountOrderDetails extends AccountOrder {
  /** Recipient of the confirmation. */
  readonly email?: string;
  /**
   * What it was paid with, in the words of the service: `card`, `mobilepay`. Missing where the service does not say. The
   * Storefront API has no field for it: it is read from the metafield `custom.payment_method`.
   */
  readonly paymentMethod?: string;
  /**
   * Page where the buyer reviews what they bought: https or a local address. Missing where there is none. Read from the metafield
   * `custom.review_url`.
   */
  readonly reviewUrl?: string;
  readonly lines: readonly AccountOrderLine[];
  readonly cost: AccountOrderCost;
  /** Delivery address. For a pickup point its address, with its name as `company`. */
  readonly deliveryAddress?: Address;
  readonly billingAddress?: Address;
  /** Empty until something is shipped. */
  readonly shipments: readonly Shipment[];
}

/** The ordered units of one variant. */
export interface AccountOrderLine extends AccountOrderItem {
  /** `gid://shopify/ProductVariant/…` at Shopify. Missing when the shop no longer sells it. */
  readonly merchandiseId?: string;
  /** Units without canceled and returned ones, 0 to `quantity`. */
  readonly currentQuantity: number;
  /** For all units, before discounts. */
  readonly subtotal: Money;
  /** For all units, after discounts. */
  readonly total: Money;
  /** Attributes of the line, such as the recipient of a gift card. */
  readonly attributes: readonly CartAttribute[];
}

/** All amounts include VAT. */
export interface AccountOrderCost {
  /** After discounts, before delivery. */
  readonly subtotal?: Money;
  readonly delivery: Money;
  /** The VAT included in `total`, where known. */
  readonly vat?: Money;
  readonly total: Money;
  /** Amount refunded so far, from 0. */
  readonly refunded: Money;
}

/** One or more parcels shipped together. */
export interface Shipment {
  readonly carrier?: string;
  readonly tracking: readonly ShipmentTracking[];
  readonly lines: readonly ShipmentLine[];
}

/** Tracking information of a parcel. */
export interface ShipmentTracking {
  readonly number?: string;
  /** Tracking page of the carrier: https or a local address. */
  readonly url?: string;
}

/** The part of a shipment that belongs to one line. */
export interface ShipmentLine {
  readonly title: string;
  readonly sku?: string;
  /** Units, from 1. */
  readonly quantity: number;
}
