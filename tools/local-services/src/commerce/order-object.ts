import { money } from '@marehalm/cart-domain/money';
import { toGraphQLConnection, type PageArguments } from './graphql-connection.ts';
import { toParcelShopAddress } from './delivery-options.ts';
import { toMailingAddressObject } from './delivery-objects.ts';
import type { AddressFields } from './address.ts';
import { toGlobalId, parseGlobalId } from './global-ids.ts';
import {
  CUSTOM_NAMESPACE,
  type MetafieldArguments,
  type MetafieldsArguments,
  toMetafieldObject,
} from './metafields.ts';
import { toMoneyObject } from './money-object.ts';
import type { OrderDetails, OrderDiscount, OrderLine, OrderReference, StoredOrder } from './order-store.ts';
import { hasReviewableProducts } from './reviewable-products.ts';
import { allocateDiscountToCodes } from './allocate-discount.ts';
import { toVariantObject } from './catalogue-objects.ts';
import type { RequestContext } from './request-context.ts';
import { isPrintedGiftCard } from './gift-card-line-options.ts';

/** Returns the name of an order for shoppers: `DK1001`. */
export function toOrderName(
  { number }: Pick<OrderReference, 'number'>,
  { shop }: Pick<RequestContext, 'shop'>,
): string {
  return `${shop.id.toUpperCase()}${number}`;
}

/** Returns the id of an order without its key, which identifies the order but gives no access. */
export function toOrderGlobalIdWithoutKey(
  { id }: Pick<OrderReference, 'id'>,
  { shop }: Pick<RequestContext, 'shop'>,
): string {
  return toGlobalId('Order', shop.firstNumber + id);
}

/** Returns the id of an order with the key that gives access. Only the account of its buyer receives it. */
function toOrderGlobalId(order: Pick<OrderReference, 'id'>, context: RequestContext): string {
  return `${toOrderGlobalIdWithoutKey(order, context)}?key=${context.orderKeys.keyOf(order.id)}`;
}

/** Finds the order of an id with its key; `undefined` for any other id. */
export function findOrderByGlobalId(text: string, context: RequestContext): StoredOrder | undefined {
  const parts = parseGlobalId(text);
  if (parts?.type !== 'Order') return undefined;
  const id = Number(parts.name) - context.shop.firstNumber;
  if (!context.orderKeys.opens(id, parts.parameters.get('key'))) return undefined;
  return context.orders.findOrder(context.shop.id, id);
}

/** Returns the progress of the fulfillment. Goods sent by mail count as shipped. */
export function getFulfillmentStatus(
  order: StoredOrder,
): 'FULFILLED' | 'PARTIALLY_FULFILLED' | 'UNFULFILLED' {
  const left = findLinesToShip(order);
  if (left.length === 0) return 'FULFILLED';
  return order.shipments.length > 0 ? 'PARTIALLY_FULFILLED' : 'UNFULFILLED';
}

/** Finds the lines that are not shipped yet, by position, with the remaining units. */
export function findLinesToShip({ lines, shipments }: StoredOrder) {
  const shipped = shipments.flatMap((shipment) => shipment.lines);
  return lines.flatMap((line, position) => {
    const sent = shipped
      .filter((each) => each.position === position)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const quantity = isCarried(line) ? line.quantity - sent : 0;
    return quantity > 0 ? [{ position, quantity }] : [];
  });
}

function isCarried({ sku, attributes }: OrderLine): boolean {
  return !sku.startsWith('MH-GIFT-CARD') || isPrintedGiftCard(attributes);
}

/** Returns the address of the parcel: the chosen parcel shop with the shopper's name, or the delivery address. */
function findShippingAddress({ deliveryAddress, parcelShop }: OrderDetails): AddressFields | null {
  return parcelShop ? toParcelShopAddress(parcelShop, deliveryAddress ?? {}) : deliveryAddress;
}

/** Returns an order as the schema's `Order`, in the language in which it was placed. */
export function toOrderObject(order: StoredOrder, context: RequestContext) {
  const { details, lines, total, shipments } = order;
  const { currency } = total;
  const amountOf = (amount: number) => toMoneyObject(money(amount, currency));
  const subtotal = amountOf(lines.reduce((sum, line) => sum + line.total, 0));
  const totalPrice = toMoneyObject(total);
  const delivery = details.delivery ? toMoneyObject(details.delivery.cost) : amountOf(0);
  const tax = amountOf(details.includedTaxes.reduce((sum, { amount }) => sum + amount.amount, 0));
  const refunded = amountOf(0);
  const id = toOrderGlobalId(order, context);
  const name = toOrderName(order, context);
  const allocations = toLineAllocations(order);
  const lineObjects = lines.map((line, position) =>
    toLineObject(line, allocations[position] ?? [], currency, context),
  );
  const fulfilment = getFulfillmentStatus(order);
  const isPaid = fulfilment === 'FULFILLED' || order.paymentReference === 'free';
  const metafields: Readonly<Record<string, string | undefined>> = {
    payment_method: details.paymentMethod,
    ...(hasReviewableProducts(order, context.catalogue)
      ? { review_url: context.links.review(name, context.orderKeys.keyOf(order.id, 'review')) }
      : {}),
  };
  const metafield = ({ namespace, key }: MetafieldArguments) =>
    toMetafieldObject({
      owner: toOrderGlobalIdWithoutKey(order, context),
      ownNamespace: CUSTOM_NAMESPACE,
      namespace,
      key,
      value: metafields[key],
      ...(key === 'review_url' ? { type: 'url' as const } : {}),
      changedAt: order.createdAt,
      parent: () => toOrderObject(order, context),
    });
  return {
    __typename: 'Order',
    id,
    name,
    orderNumber: order.number,
    processedAt: order.createdAt,
    canceledAt: null,
    cancelReason: null,
    edited: false,
    email: order.email,
    phone: details.phone ?? null,
    currencyCode: currency,
    customerLocale: order.locale,
    customerUrl: context.links.order(order.locale, toOrderGlobalIdWithoutKey(order, context)),
    statusUrl: `${context.links.confirmation(order.locale)}?order=${name}`,
    customAttributes: details.attributes,
    // The card is charged when the goods are shipped, not before.
    financialStatus: isPaid ? 'PAID' : 'AUTHORIZED',
    fulfillmentStatus: fulfilment,
    subtotalPrice: subtotal,
    subtotalPriceV2: subtotal,
    currentSubtotalPrice: subtotal,
    totalPrice,
    totalPriceV2: totalPrice,
    originalTotalPrice: totalPrice,
    currentTotalPrice: totalPrice,
    totalShippingPrice: delivery,
    totalShippingPriceV2: delivery,
    currentTotalShippingPrice: delivery,
    totalTax: tax,
    totalTaxV2: tax,
    currentTotalTax: tax,
    totalRefunded: refunded,
    totalRefundedV2: refunded,
    originalTotalDuties: null,
    currentTotalDuties: null,
    shippingAddress: toAddress(findShippingAddress(details), order, context),
    billingAddress: toAddress(details.billingAddress, order, context),
    shippingDiscountAllocations: [],
    discountApplications: (args: PageArguments) =>
      toGraphQLConnection(details.discounts ?? [], args, {
        key: ({ code }) => code,
        node: (discount) => toApplication(discount, currency),
      }),
    lineItems: (args: PageArguments) =>
      toGraphQLConnection(
        lineObjects.map((line, position) => ({ line, position })),
        args,
        { key: ({ position }) => String(position), node: ({ line }) => line },
      ),
    successfulFulfillments: ({ first }: { readonly first?: number | null }) =>
      shipments.slice(0, first ?? shipments.length).map((shipment) => ({
        __typename: 'Fulfillment',
        trackingCompany: shipment.carrier ?? null,
        trackingInfo: ({ first: tracked }: { readonly first?: number | null }) =>
          [{ number: shipment.trackingNumber ?? null, url: shipment.trackingUrl ?? null }]
            .filter(({ number, url }) => number !== null || url !== null)
            .slice(0, tracked ?? 1),
        fulfillmentLineItems: (args: PageArguments) =>
          toGraphQLConnection(shipment.lines, args, {
            key: ({ position }) => String(position),
            node: ({ position, quantity }) => ({
              __typename: 'FulfillmentLineItem',
              quantity,
              lineItem: lineObjects[position],
            }),
          }),
      })),
    metafield,
    metafields: ({ identifiers }: MetafieldsArguments) => identifiers.map(metafield),
  };
}

function toLineObject(
  line: OrderLine,
  discountAllocations: readonly object[],
  currency: string,
  context: RequestContext,
) {
  const variant = context.catalogue.variantBySku.get(line.sku);
  return {
    __typename: 'OrderLineItem',
    title: line.title,
    quantity: line.quantity,
    currentQuantity: line.quantity,
    customAttributes: line.attributes.filter(({ key }) => !key.startsWith('_')),
    originalTotalPrice: toMoneyObject(money(line.unitPrice * line.quantity, currency)),
    discountedTotalPrice: toMoneyObject(money(line.total, currency)),
    discountAllocations,
    variant: variant ? toVariantObject(variant, context) : null,
  };
}

/** Returns the discount of each code on each line. Together they are exactly the lines' discounts. */
function toLineAllocations({ lines, details, total }: StoredOrder): readonly (readonly object[])[] {
  const discounts = (details.discounts ?? []).filter(({ amount }) => amount > 0);
  return lines.map(({ discount }) =>
    allocateDiscountToCodes(money(discount, total.currency), discounts).map(({ of, amount }) => ({
      allocatedAmount: toMoneyObject(amount),
      discountApplication: toApplication(of, total.currency),
    })),
  );
}

function toApplication({ typed, amount, rate }: OrderDiscount, currency: string) {
  return {
    __typename: 'DiscountCodeApplication',
    code: typed,
    applicable: true,
    allocationMethod: rate === undefined ? 'ACROSS' : 'EACH',
    targetSelection: 'ENTITLED',
    targetType: amount > 0 ? 'LINE_ITEM' : 'SHIPPING_LINE',
    value:
      rate === undefined
        ? toMoneyObject(money(amount, currency))
        : { __typename: 'PricingPercentageValue', percentage: Number((rate * 100).toFixed(4)) },
  };
}

function toAddress(address: AddressFields | null, { id }: StoredOrder, { locale }: RequestContext) {
  return address
    ? toMailingAddressObject(toGlobalId('MailingAddress', `order-${id}`), address, locale)
    : null;
}
