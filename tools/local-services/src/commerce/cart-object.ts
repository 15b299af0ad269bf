import { type Money, money, sumMoney } from '@marehalm/cart-domain/money';
import type { Attribute, Cart } from './cart.ts';
import { type CalculatedCart, type AvailableCartLine } from './calculate-cart.ts';
import type { CartAccess } from './cart-store.ts';
import { toGraphQLConnection, type PageArguments } from './graphql-connection.ts';
import { toCartCustomerObject } from './customer-object.ts';
import { toDeliveryGroupConnection, toSelectableAddressObjects } from './delivery-objects.ts';
import { type LineCost, calculateLineCosts } from './line-costs.ts';
import type { MetafieldsArguments } from './metafields.ts';
import { toMoneyObject } from './money-object.ts';
import { toVariantObject } from './catalogue-objects.ts';
import type { RequestContext } from './request-context.ts';
import { allocateDiscountToCodes } from './allocate-discount.ts';

/** Returns a cart as the schema's `Cart`, at the prices of this request. Without the cart's key, buyer and addresses are hidden. */
export function toCartObject({ id, hasKey }: CartAccess, settled: CalculatedCart, context: RequestContext) {
  const { cart, lines, totals } = settled;
  const { shop } = context;
  const costs = calculateLineCosts(settled, context);
  const linesPage = (args: PageArguments) =>
    toGraphQLConnection(lines, args, {
      key: (line) => line.id,
      node: (line) => {
        const cost = costs.get(line.id);
        if (!cost) throw new Error(`Cannot show the line ${line.id}: it has no cost`);
        return toLineObject(line, cost, settled, context);
      },
    });
  const subtotal = sumMoney<string>(
    [...costs.values()].map((cost) => cost.total),
    shop.currency,
  );
  const cost = {
    subtotalAmount: toMoneyObject(subtotal),
    totalAmount: toMoneyObject(totals.total),
    checkoutChargeAmount: toMoneyObject(totals.amountDue),
    // Prices include VAT. Shopify no longer reports the amount; clients calculate it from the rate.
    totalTaxAmount: null,
    totalDutyAmount: null,
  };
  return {
    __typename: 'Cart',
    id,
    checkoutUrl: context.links.cartCheckout(context.locale, id),
    createdAt: cart.createdAt,
    updatedAt: cart.updatedAt,
    note: cart.note ?? null,
    ...toAttributeFields(cart.attributes),
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: linesPage,
    cost: {
      ...cost,
      subtotalAmountEstimated: false,
      totalAmountEstimated: totals.delivery === undefined,
      totalTaxAmountEstimated: false,
      totalDutyAmountEstimated: false,
    },
    estimatedCost: cost,
    discountCodes: cart.discountCodes.map((code) => ({
      code,
      applicable: totals.discounts.some(({ typed }) => typed === code),
    })),
    discountAllocations: toShippingAllocations(settled, context),
    appliedGiftCards: toAppliedGiftCards(settled, context),
    buyerIdentity: {
      countryCode: cart.country,
      email: (hasKey && cart.email) || null,
      phone: (hasKey && cart.phone) || null,
      preferences: hasKey && cart.preferences ? toPreferencesObject(cart.preferences) : null,
      customer: () => (hasKey ? toCustomer(cart, context) : null),
      purchasingCompany: null,
      deliveryAddressPreferences: [],
    },
    delivery: {
      addresses: ({ selected }: { readonly selected?: boolean }) =>
        hasKey
          ? toSelectableAddressObjects(cart, context).filter(
              (address) => selected !== true || address.selected,
            )
          : [],
    },
    deliveryGroups: (args: PageArguments) =>
      toDeliveryGroupConnection(
        hasKey ? settled : { ...settled, cart: { ...cart, addresses: [] } },
        context,
        linesPage,
        args,
      ),
    metafield: null,
    metafields: ({ identifiers }: MetafieldsArguments) => identifiers.map(() => null),
  };
}

/** Returns the amounts paid by each gift card. The code is omitted, because it is all that is needed to spend the card. */
function toAppliedGiftCards({ cart, totals }: CalculatedCart, { giftCards }: RequestContext) {
  return totals.giftCardPayments.flatMap(({ id, amount }) => {
    const applied = cart.giftCards.find((each) => each.id === id);
    const card = applied && giftCards.find(applied.giftCard);
    if (!card) return [];
    const [used, balance] = [toMoneyObject(amount), toMoneyObject(card.balance)];
    return [
      {
        __typename: 'AppliedGiftCard',
        id,
        lastCharacters: card.lastCharacters,
        balance,
        balanceV2: balance,
        amountUsed: used,
        amountUsedV2: used,
        presentmentAmountUsed: used,
      },
    ];
  });
}

function toCustomer({ customer }: Cart, context: RequestContext) {
  const known = customer === undefined ? undefined : context.customers.findById(context.shop.id, customer);
  return known ? toCartCustomerObject(known, context) : null;
}

function toLineObject(
  line: AvailableCartLine,
  cost: LineCost,
  settled: CalculatedCart,
  context: RequestContext,
) {
  const isChosenByRule = line.variant.kind === 'gift' || line.variant.kind === 'sample';
  const compareAt = () => (cost.compareAtPrice ? toMoneyObject(cost.compareAtPrice) : null);
  // A cart may have hundreds of lines, so their fields are created only when they are requested.
  return {
    __typename: 'CartLine',
    id: line.id,
    quantity: line.quantity,
    merchandise: () => toVariantObject(line.variant, context),
    ...toAttributeFields(line.attributes),
    cost: () => ({
      amountPerQuantity: toMoneyObject(cost.unitPrice),
      compareAtAmountPerQuantity: compareAt(),
      subtotalAmount: toMoneyObject(cost.subtotal),
      totalAmount: toMoneyObject(cost.total),
    }),
    estimatedCost: () => ({
      amount: toMoneyObject(cost.unitPrice),
      compareAtAmount: compareAt(),
      subtotalAmount: toMoneyObject(cost.subtotal),
      totalAmount: toMoneyObject(cost.total),
    }),
    discountAllocations: () => toLineAllocations(cost.discount, settled, context),
    instructions: { canRemove: true, canUpdateQuantity: !isChosenByRule },
    parentRelationship: null,
    sellingPlanAllocation: null,
  };
}

function toAttributeFields(attributes: readonly Attribute[]) {
  return {
    attributes,
    attribute: ({ key }: { readonly key: string }) =>
      attributes.find((attribute) => attribute.key === key) ?? null,
  };
}

/** Returns the discount of each code on a line. Together they are exactly the line's discount. */
function toLineAllocations(discount: Money, { totals }: CalculatedCart, context: RequestContext) {
  const codes = totals.discounts
    .filter(({ amount }) => amount.amount > 0)
    .map(({ typed, code, amount: { amount } }) => ({ typed, code, amount }));
  return allocateDiscountToCodes(discount, codes).map(({ of: { typed, code }, amount }) =>
    toCodeAllocation({ typed, code, amount, targetType: 'LINE_ITEM' }, context),
  );
}

/** Returns the savings by free-delivery codes. Line discounts are reported on the lines, so that they do not count twice. */
function toShippingAllocations({ totals }: CalculatedCart, context: RequestContext) {
  const { delivery } = totals;
  if (!delivery || delivery.cost.amount === delivery.price.amount) return [];
  const free = totals.discounts.find(
    ({ code }) =>
      context.promotions.promoCodes?.find((known) => known.code === code)?.kind === 'free-delivery',
  );
  if (!free) return [];
  const amount = money(delivery.price.amount - delivery.cost.amount, delivery.price.currency);
  return [
    toCodeAllocation({ typed: free.typed, code: free.code, amount, targetType: 'SHIPPING_LINE' }, context),
  ];
}

function toCodeAllocation(
  allocation: {
    readonly typed: string;
    readonly code: string;
    readonly amount: Money;
    readonly targetType: 'LINE_ITEM' | 'SHIPPING_LINE';
  },
  { promotions }: RequestContext,
) {
  const { typed, code, amount, targetType } = allocation;
  const promoCode = promotions.promoCodes?.find((known) => known.code === code);
  return {
    __typename: 'CartCodeDiscountAllocation',
    code: typed,
    discountedAmount: toMoneyObject(amount),
    targetType,
    discountApplication: {
      allocationMethod: promoCode?.kind === 'fixed' ? 'ACROSS' : 'EACH',
      targetSelection: promoCode?.scope.kind === 'order' ? 'ALL' : 'ENTITLED',
      targetType,
      value:
        promoCode?.kind === 'percentage'
          ? { __typename: 'PricingPercentageValue', percentage: getPercent(promoCode.rate) }
          : toMoneyObject(amount),
    },
  };
}

/** Avoids 15.000000000000002 for 0.15. */
function getPercent(rate: number): number {
  return Number((rate * 100).toFixed(4));
}

function toPreferencesObject({
  delivery,
  wallet,
}: {
  delivery?: object | null;
  wallet?: readonly string[] | null;
}) {
  return {
    delivery: delivery ? { deliveryMethod: [], pickupHandle: [], coordinates: null, ...delivery } : null,
    wallet: wallet ?? null,
  };
}
