import type { AccountProfile, AccountSession, SavedAddress } from '../accounts.ts';
import type {
  AccountOrder,
  AccountOrderDetails,
  AccountOrderLine,
  FulfillmentStatus,
  PaymentStatus,
  Shipment,
  ShipmentTracking,
} from '../account-order.ts';
import type { Address } from '../address.ts';
import { parseMoney } from '../money.ts';
import type { customerAccessTokenCreate, customerAddressCreate, profileQuery } from './account-documents.ts';
import type { orderQuery, ordersQuery } from './order-documents.ts';
import { toCartAttribute } from './cart-attribute.ts';
import type { DataOf } from './graphql.ts';
import { omitEmptyFields } from './omit-empty-fields.ts';
import type { introspection } from './storefront-schema.d.ts';
import { findOwnValue } from './find-own-value.ts';

type Payload<Document> = NonNullable<(DataOf<Document> & { readonly payload: unknown })['payload']>;
type Customer<Document> = NonNullable<(DataOf<Document> & { readonly customer: unknown })['customer']>;

type SessionFields = Payload<typeof customerAccessTokenCreate>['customerAccessToken'];
type ProfileFields = Customer<typeof profileQuery>;
type AddressFields = NonNullable<Payload<typeof customerAddressCreate>['customerAddress']>;
type OrderFields = Customer<typeof ordersQuery>['orders']['nodes'][number];
type OrderDetailsFields = Extract<DataOf<typeof orderQuery>['node'], { readonly __typename: 'Order' }>;

/**
 * Returns an id without its query. Shopify puts the session token into address ids, and a key that opens the order
 * into order ids.
 */
export function toPublicId(id: string): string {
  return id.replace(/\?.*/s, '');
}

/**
 * Converts the access token of an answer to a session.
 *
 * @throws TypeError when there is none.
 */
export function toSession(fields: SessionFields): AccountSession {
  if (!fields) throw new TypeError('the shop opened no session');
  return { token: fields.accessToken, expiresAt: fields.expiresAt };
}

/** Converts the customer fields of an answer to a profile, without empty fields. */
export function toProfile({ acceptsMarketing, ...fields }: ProfileFields): AccountProfile {
  return { ...omitEmptyFields(fields), acceptsMarketing };
}

/** Converts an address of an answer, with the session token removed from its id. */
export function toSavedAddress({ id, ...address }: AddressFields): SavedAddress {
  return { id: toPublicId(id), address: omitEmptyFields(address) };
}

/** Converts the address to the input of a mutation; missing fields are emptied. */
export function toMailingAddress({ countryCode, ...address }: Address) {
  return {
    firstName: null,
    lastName: null,
    company: null,
    address1: null,
    address2: null,
    zip: null,
    city: null,
    phone: null,
    ...address,
    // In this input the country is a string, which may be its code.
    country: countryCode ?? null,
  };
}

const paymentStatuses: Readonly<
  Record<introspection['types']['OrderFinancialStatus']['enumValues'], PaymentStatus>
> = {
  AUTHORIZED: 'authorized',
  PAID: 'paid',
  PARTIALLY_PAID: 'partially-paid',
  PARTIALLY_REFUNDED: 'partially-refunded',
  PENDING: 'pending',
  REFUNDED: 'refunded',
  VOIDED: 'voided',
};

const fulfillmentStatuses: Readonly<
  Record<introspection['types']['OrderFulfillmentStatus']['enumValues'], FulfillmentStatus>
> = {
  FULFILLED: 'fulfilled',
  IN_PROGRESS: 'in-progress',
  ON_HOLD: 'on-hold',
  PARTIALLY_FULFILLED: 'partially-fulfilled',
  SCHEDULED: 'scheduled',
  UNFULFILLED: 'unfulfilled',
  // The schema documents which fields replaced these three.
  OPEN: 'unfulfilled',
  PENDING_FULFILLMENT: 'in-progress',
  RESTOCKED: 'unfulfilled',
};

/**
 * Converts an order of an answer for a list.
 *
 * @throws RangeError when an amount is no money.
 */
export function toOrder(fields: OrderFields): AccountOrder {
  return {
    ...toOrderFacts(fields),
    lines: fields.lineItems.nodes.map(({ title, quantity, variant }) => ({
      title,
      ...omitEmptyFields({ sku: variant?.sku ?? null }),
      quantity,
    })),
    tracking: (fields.successfulFulfillments ?? []).flatMap(toTracking),
  };
}

function toOrderFacts(
  fields: Omit<OrderFields, 'lineItems' | 'successfulFulfillments'>,
): Omit<AccountOrder, 'lines' | 'tracking'> {
  const { id, name, processedAt, canceledAt, financialStatus, fulfillmentStatus, totalPrice } = fields;
  return {
    id: toPublicId(id),
    name,
    placedAt: processedAt,
    total: parseMoney(totalPrice),
    payment: (financialStatus && findOwnValue(paymentStatuses, financialStatus)) ?? 'other',
    fulfillment: findOwnValue(fulfillmentStatuses, fulfillmentStatus) ?? 'other',
    ...omitEmptyFields({ canceledAt }),
  };
}

/** Returns a URL that a link may have, because a metafield or a merchant’s script can hold any text. */
const toWebAddress = (text: string | null | undefined): string | null =>
  text && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null;

/**
 * Converts an order of an answer in full.
 *
 * @throws RangeError when an amount is no money, or the order has more lines than one answer holds.
 */
export function toOrderDetails(fields: OrderDetailsFields): AccountOrderDetails {
  const { email, lineItems, shippingAddress, billingAddress, subtotalPrice, totalTax } = fields;
  if (lineItems.pageInfo.hasNextPage) throw new RangeError('the order has more than 250 lines');
  const shipments = (fields.successfulFulfillments ?? []).map(toShipment);
  return {
    ...toOrderFacts(fields),
    ...omitEmptyFields({ email, paymentMethod: fields.paymentMethod?.value ?? null }),
    ...omitEmptyFields({ reviewUrl: toWebAddress(fields.reviewUrl?.value) }),
    lines: lineItems.nodes.map(toLine),
    cost: {
      ...(subtotalPrice ? { subtotal: parseMoney(subtotalPrice) } : {}),
      delivery: parseMoney(fields.totalShippingPrice),
      ...(totalTax ? { vat: parseMoney(totalTax) } : {}),
      total: parseMoney(fields.totalPrice),
      refunded: parseMoney(fields.totalRefunded),
    },
    ...(shippingAddress ? { deliveryAddress: omitEmptyFields(shippingAddress) } : {}),
    ...(billingAddress ? { billingAddress: omitEmptyFields(billingAddress) } : {}),
    tracking: shipments.flatMap(({ tracking }) => tracking),
    shipments,
  };
}

function toLine(fields: OrderDetailsFields['lineItems']['nodes'][number]): AccountOrderLine {
  const { title, variant, quantity, currentQuantity, customAttributes } = fields;
  return {
    title,
    ...omitEmptyFields({ sku: variant?.sku ?? null, merchandiseId: variant?.id ?? null }),
    quantity,
    currentQuantity,
    subtotal: parseMoney(fields.originalTotalPrice),
    total: parseMoney(fields.discountedTotalPrice),
    attributes: customAttributes.map(toCartAttribute),
  };
}

type ShippedFields = Pick<NonNullable<OrderDetailsFields['successfulFulfillments']>[number], 'trackingInfo'>;

const toTracking = ({ trackingInfo }: ShippedFields): ShipmentTracking[] =>
  trackingInfo.map(({ number, url }) => omitEmptyFields({ number, url: toWebAddress(url) }));

function toShipment(shipped: NonNullable<OrderDetailsFields['successfulFulfillments']>[number]): Shipment {
  return {
    ...omitEmptyFields({ carrier: shipped.trackingCompany }),
    tracking: toTracking(shipped),
    lines: shipped.fulfillmentLineItems.nodes.map(({ quantity, lineItem: { title, variant } }) => ({
      title,
      ...omitEmptyFields({ sku: variant?.sku ?? null }),
      quantity,
    })),
  };
}
