import { type Money, money, sumMoney } from '@marehalm/cart-domain/money';
import type { Attribute, Cart } from './cart.ts';
import { type SettledCart, type SettledLine } from './cart-settlement.ts';
import type { OpenedCart } from './cart-store.ts';
import { connection, type PageArguments } from './connection.ts';
import { cartCustomerObject } from './customer-object.ts';
import { deliveryGroups, selectableAddressObjects } from './delivery.ts';
import { type LineCost, lineCosts } from './line-costs.ts';
import type { MetafieldsArguments } from './metafields.ts';
import { moneyObject } from './money-object.ts';
import { variantObject } from './catalogue-objects.ts';
import type { RequestContext } from './request-context.ts';
import { shareDiscounts } from './share-discounts.ts';

/** A cart as the schema's `Cart`, at the prices of this request. Without its key, who buys and where to is hidden. */
export function cartObject({ id, hasKey }: OpenedCart, settled: SettledCart, context: RequestContext) {
  const { cart, lines, totals } = settled;
  const { shop } = context;
  const costs = lineCosts(settled, context);
  const linesPage = (args: PageArguments) =>
    connection(lines, args, {
      key: (line) => line.id,
      node: (line) => {
        const cost = costs.get(line.id);
        if (!cost) throw new Error(`Cannot show the line ${line.id}: it has no cost`);
        return lineObject(line, cost, settled, context);
      },
    });
  const subtotal = sumMoney<string>(
    [...costs.values()].map((cost) => cost.total),
    shop.currency,
  );
  const cost = {
    subtotalAmount: moneyObject(subtotal),
    totalAmount: moneyObject(totals.total),
    checkoutChargeAmount: moneyObject(totals.amountDue),
    // Prices include VAT; Shopify no longer tells the share of it, and a client computes it from the rate.
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
    ...attributeFields(cart.attributes),
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
    discountAllocations: shippingAllocations(settled, context),
    appliedGiftCards: appliedGiftCards(settled, context),
    buyerIdentity: {
      countryCode: cart.country,
      email: (hasKey && cart.email) || null,
      phone: (hasKey && cart.phone) || null,
      preferences: hasKey && cart.preferences ? preferencesObject(cart.preferences) : null,
      customer: () => (hasKey ? customerOf(cart, context) : null),
      purchasingCompany: null,
      deliveryAddressPreferences: [],
    },
    delivery: {
      addresses: ({ selected }: { readonly selected?: boolean }) =>
        hasKey
          ? selectableAddressObjects(cart, context).filter((address) => selected !== true || address.selected)
          : [],
    },
    deliveryGroups: (args: PageArguments) =>
      deliveryGroups(
        hasKey ? settled : { ...settled, cart: { ...cart, addresses: [] } },
        context,
        linesPage,
        args,
      ),
    metafield: null,
    metafields: ({ identifiers }: MetafieldsArguments) => identifiers.map(() => null),
  };
}

/** Amounts paid by each gift card. The code is omitted, because it is all that is needed to spend the card. */
function appliedGiftCards({ cart, totals }: SettledCart, { giftCards }: RequestContext) {
  return totals.giftCardPayments.flatMap(({ id, amount }) => {
    const applied = cart.giftCards.find((each) => each.id === id);
    const card = applied && giftCards.find(applied.giftCard);
    if (!card) return [];
    const [used, balance] = [moneyObject(amount), moneyObject(card.balance)];
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

function customerOf({ customer }: Cart, context: RequestContext) {
  const known = customer === undefined ? undefined : context.customers.findById(context.shop.id, customer);
  return known ? cartCustomerObject(known, context) : null;
}

function lineObject(line: SettledLine, cost: LineCost, settled: SettledCart, context: RequestContext) {
  const isChosenByRule = line.variant.kind === 'gift' || line.variant.kind === 'sample';
  const compareAt = () => (cost.compareAtPrice ? moneyObject(cost.compareAtPrice) : null);
  // A cart has hundreds of lines: what is not asked for is not made.
  return {
    __typename: 'CartLine',
    id: line.id,
    quantity: line.quantity,
    merchandise: () => variantObject(line.variant, context),
    ...attributeFields(line.attributes),
    cost: () => ({
      amountPerQuantity: moneyObject(cost.unitPrice),
      compareAtAmountPerQuantity: compareAt(),
      subtotalAmount: moneyObject(cost.subtotal),
      totalAmount: moneyObject(cost.total),
    }),
    estimatedCost: () => ({
      amount: moneyObject(cost.unitPrice),
      compareAtAmount: compareAt(),
      subtotalAmount: moneyObject(cost.subtotal),
      totalAmount: moneyObject(cost.total),
    }),
    discountAllocations: () => lineAllocations(cost.discount, settled, context),
    instructions: { canRemove: true, canUpdateQuantity: !isChosenByRule },
    parentRelationship: null,
    sellingPlanAllocation: null,
  };
}

function attributeFields(attributes: readonly Attribute[]) {
  return {
    attributes,
    attribute: ({ key }: { readonly key: string }) =>
      attributes.find((attribute) => attribute.key === key) ?? null,
  };
}

/** What each code takes off a line. Together they are the line's discount, to the øre. */
function lineAllocations(discount: Money, { totals }: SettledCart, context: RequestContext) {
  const codes = totals.discounts
    .filter(({ amount }) => amount.amount > 0)
    .map(({ typed, code, amount: { amount } }) => ({ typed, code, amount }));
  return shareDiscounts(discount, codes).map(({ of: { typed, code }, amount }) =>
    codeAllocation({ typed, code, amount, targetType: 'LINE_ITEM' }, context),
  );
}

/** Savings by free-delivery codes. Line discounts are reported on the lines, so that they do not count twice. */
function shippingAllocations({ totals }: SettledCart, context: RequestContext) {
  const { delivery } = totals;
  if (!delivery || delivery.cost.amount === delivery.price.amount) return [];
  const free = totals.discounts.find(
    ({ code }) =>
      context.promotions.promoCodes?.find((known) => known.code === code)?.kind === 'free-delivery',
  );
  if (!free) return [];
  const amount = money(delivery.price.amount - delivery.cost.amount, delivery.price.currency);
  return [
    codeAllocation({ typed: free.typed, code: free.code, amount, targetType: 'SHIPPING_LINE' }, context),
  ];
}

function codeAllocation(
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
    discountedAmount: moneyObject(amount),
    targetType,
    discountApplication: {
      allocationMethod: promoCode?.kind === 'fixed' ? 'ACROSS' : 'EACH',
      targetSelection: promoCode?.scope.kind === 'order' ? 'ALL' : 'ENTITLED',
      targetType,
      value:
        promoCode?.kind === 'percentage'
          ? { __typename: 'PricingPercentageValue', percentage: percentOf(promoCode.rate) }
          : moneyObject(amount),
    },
  };
}

/** 0.15 is 15, not 15.000000000000002. */
function percentOf(rate: number): number {
  return Number((rate * 100).toFixed(4));
}

function preferencesObject({
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
