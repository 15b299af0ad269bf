import { type BagContents } from './bag.ts';
import { deliveryOption, type DeliveryMethod, type DeliveryOption, type FreeDelivery } from './delivery.ts';
import { type GiftCardChoice } from './gift-card.ts';
import { type EarnedGift, type GiftInReach, type GiftProgress, type GiftRule, giftsFor } from './gifts.ts';
import { type IncludedTax, includedVat } from './included-vat.ts';
import {
  addMoney,
  type CurrencyCode,
  expectCurrency,
  money,
  type Money,
  subtractMoney,
  sumMoney,
  zeroMoney,
} from './money.ts';
import { isReduced, type Offer, type OfferKind, type Offers } from './offer.ts';
import { type LineRefusal, type PricedLine, priceLines } from './price-lines.ts';
import { type AppliedDiscount, applyPromoCodes, type PromoRefusal } from './apply-promo-codes.ts';
import { type PromoCode } from './promo-code.ts';
import { checkSamples, type SampleRefusal, type SamplesRule } from './samples.ts';
import { unitPrice, type UnitPrice } from './unit-price.ts';

/** A gift card to pay with. */
export interface GiftCardBalance {
  /** Whatever tells it from the others: an id or its last characters, never the whole code. */
  readonly id: string;
  readonly balance: Money;
}

/** Everything that decides what a bag costs. */
export interface BagTotalsInput {
  readonly bag: BagContents;
  /** Offers of one market: of the lines, the samples and the gifts. */
  readonly offers: Offers;
  readonly currency: CurrencyCode;
  /** Every code there is, or those known here. A code in the bag that is not among them is refused as `not-found`. */
  readonly promoCodes?: readonly PromoCode[];
  /** None unless given. */
  readonly giftRules?: readonly GiftRule[];
  /** Every offer of the kind `sample`, `DEFAULT_SAMPLES_LIMIT` an order, unless given. */
  readonly samples?: SamplesRule;
  /** Without it nothing is known about delivery and none is part of the total. */
  readonly delivery?: {
    /** The market's methods, its standard method first. */
    readonly methods: readonly DeliveryMethod[];
    /** Id of the method that was chosen. Without it delivery is not yet part of the total. */
    readonly chosen?: string;
  };
  /** Gift cards to pay with, in the order in which they are used up. */
  readonly giftCards?: readonly GiftCardBalance[];
  /** The market's rate, a part of one. Goods whose offer names another are taxed by that. */
  readonly vatRate: number;
  /** Now. */
  readonly at: Date;
  /** IANA name; `UTC` unless given. It decides on which day a code begins and ends. */
  readonly timeZone?: string;
  /** Whether the shopper has not ordered before; unknown counts as yes. */
  readonly firstOrder?: boolean;
  /** Single-use codes that this shopper has used; none unless given. */
  readonly usedCodes?: readonly string[];
}

/** A line with what it costs. `lineTotal = unitPrice × quantity = discount + total`. */
export interface TotalledLine {
  /** What tells it from the others: `lineKey`. */
  readonly key: string;
  readonly sku: string;
  readonly kind: OfferKind;
  /** Whole units. */
  readonly quantity: number;
  readonly giftCard?: GiftCardChoice;
  /** What the line is priced by: its product, size, collections and flags, to show it with. */
  readonly offer: Offer;
  /** For one unit, tax included. */
  readonly unitPrice: Money;
  /** For one unit, while it is reduced. */
  readonly compareAtPrice?: Money;
  /** Per litre or kilogram before codes, when the offer tells its content. */
  readonly pricePerMeasure?: UnitPrice;
  /** Before codes. */
  readonly lineTotal: Money;
  /** What codes take off, from 0 to `lineTotal`. */
  readonly discount: Money;
  /** What is paid for the line. */
  readonly total: Money;
}

/** Something in the bag that is not part of the order as it stands, and why. */
export type BagRefusal = LineRefusal | SampleRefusal | PromoRefusal;

/** What a bag costs and what comes with it. */
export interface BagTotals {
  /** What can be bought now, in the order of the bag; the rest is among the `refusals`. */
  readonly lines: readonly TotalledLine[];
  /** Goods before codes, without gift cards. */
  readonly merchandise: Money;
  /** What codes take off the goods. */
  readonly discount: Money;
  /** What each code takes off; they sum to `discount`. */
  readonly discounts: readonly AppliedDiscount[];
  /** Gift cards that are bought. */
  readonly giftCardsBought: Money;
  /** What the chosen method costs; missing while none is chosen and when nothing is carried (gift cards by e-mail). */
  readonly delivery?: DeliveryOption;
  /** Every method with what it costs this order, in the order given. */
  readonly deliveryOptions: readonly DeliveryOption[];
  /** `merchandise − discount + giftCardsBought + delivery`, tax included. */
  readonly total: Money;
  /** What gift cards pay, at most `total`. */
  readonly giftCardsApplied: Money;
  /** What each gift card pays, in the order in which they are used up. */
  readonly giftCardPayments: readonly { readonly id: string; readonly amount: Money }[];
  /** What is left to pay: `total − giftCardsApplied`. */
  readonly amountDue: Money;
  /**
   * The tax inside `total`, one entry a rate, the highest first; the market's own rate is always among them. What is paid
   * at each sums to `total − giftCardsBought`: gift cards bear no tax at sale and lessen none as payment.
   */
  readonly includedTaxes: readonly IncludedTax[];
  readonly gifts: readonly EarnedGift[];
  /** The nearest gift that spending more would bring; missing when there is none, as with the highest tier earned. */
  readonly giftProgress?: GiftProgress;
  /** Gifts for buying more of something that is in the bag. */
  readonly giftsInReach: readonly GiftInReach[];
  /** SKUs of the samples that go along. */
  readonly samples: readonly string[];
  /** For the chosen method, or else for the one that is free soonest. */
  readonly freeDelivery?: FreeDelivery;
  readonly refusals: readonly BagRefusal[];
}

/**
 * What a bag costs: the one calculation behind drawer, bag page, checkout and the commerce service.
 * Thresholds (gifts, free delivery, minimums) are goods incl. VAT after codes, without delivery and gift cards. The order
 * of the lines changes no amount.
 *
 * @throws CurrencyMismatchError when an offer, method or gift card is not in `currency`; RangeError when a rate is not
 *   between 0 and 1, a code's date is not ISO 8601, `delivery.chosen` is not among the methods, the content of a pack is
 *   less than 0.001, or a sum is more than {@link Money} holds.
 * @example
 * ```ts
 * const serum: Offer = {
 *   sku: 'MH-P04-30',
 *   product: 'lee-serum',
 *   collections: ['dune-grass'],
 *   kind: 'merchandise',
 *   price: money(32_500, 'DKK'),
 *   available: true,
 * };
 * const totals = bagTotals({
 *   bag: reduceBag(emptyBag, { type: 'addLine', sku: serum.sku, quantity: 2 }),
 *   offers: (sku) => (sku === serum.sku ? serum : undefined),
 *   currency: 'DKK',
 *   delivery: { methods: [{ id: 'home', price: money(5_900, 'DKK') }], chosen: 'home' },
 *   vatRate: 0.25,
 *   at: new Date('2026-11-21T10:00:00Z'),
 * });
 *
 * totals.total; // => money(70_900, 'DKK')
 * totals.includedTaxes; // => [{ rate: 0.25, amount: money(14_180, 'DKK'), paid: money(70_900, 'DKK') }]
 * ```
 */
export function bagTotals(input: BagTotalsInput): BagTotals {
  const { bag, offers, currency, promoCodes = [], giftRules = [] } = input;
  const priced = priceLines(bag, offers, currency);
  const standardMethods = (input.delivery?.methods ?? []).slice(0, 1).map(({ id }) => id);
  const codes = applyPromoCodes(
    bag.promoCodes,
    promoCodes,
    { ...input, lines: priced.lines },
    standardMethods,
  );
  const lines = priced.lines.map((line) => totalledLine(line, codes.byLine.get(line.key)));
  const goods = lines.filter((line) => line.kind === 'merchandise');
  const spent = sumOf(goods, 'total', currency);
  const giftCardsBought = sumOf(
    lines.filter((line) => line.kind === 'gift-card'),
    'total',
    currency,
  );
  const samples = checkSamples({
    chosen: bag.samples,
    lines: priced.lines,
    offers,
    ...(input.samples && { rule: input.samples }),
  });
  const gifts = giftsFor({ lines: priced.lines, spent, rules: giftRules, offers });
  const isCarried = goods.length > 0 || lines.some(({ giftCard }) => giftCard?.type === 'printed');
  const delivery = deliver(input, spent, isCarried, codes.freeMethods);
  const deliveryCost = delivery.chosen?.cost ?? zeroMoney(currency);
  const total = sumMoney([spent, giftCardsBought, deliveryCost], currency);
  const payments = payWithGiftCards(input.giftCards ?? [], total);
  const giftCardsApplied = sumOf(payments, 'amount', currency);
  return {
    lines,
    merchandise: sumOf(goods, 'lineTotal', currency),
    discount: sumOf(goods, 'discount', currency),
    discounts: codes.discounts,
    giftCardsBought,
    ...(delivery.chosen && { delivery: delivery.chosen }),
    deliveryOptions: delivery.options,
    total,
    giftCardsApplied,
    giftCardPayments: payments,
    amountDue: subtractMoney(total, giftCardsApplied),
    includedTaxes: taxesIn(goods, deliveryCost, input.vatRate),
    gifts: gifts.earned,
    ...(gifts.progress && { giftProgress: gifts.progress }),
    giftsInReach: gifts.inReach,
    samples: samples.samples,
    ...(delivery.free && { freeDelivery: delivery.free }),
    refusals: [...priced.refusals, ...samples.refusals, ...codes.refusals],
  };
}

function totalledLine(line: PricedLine, discountAmount = 0): TotalledLine {
  const { offer, lineTotal } = line;
  const { compareAtPrice, content } = offer;
  const discount = money(discountAmount, lineTotal.currency);
  return {
    ...line,
    kind: offer.kind,
    ...(compareAtPrice && isReduced(offer) && { compareAtPrice }),
    ...(content && { pricePerMeasure: unitPrice(offer.price, content.amount, content.unit) }),
    discount,
    total: subtractMoney(lineTotal, discount),
  };
}

/** Gift cards travel by e-mail unless they are printed: without goods nothing is carried and nothing costs. */
function deliver(
  { delivery }: BagTotalsInput,
  spent: Money,
  isCarried: boolean,
  freeMethods: ReadonlySet<string>,
): { options: readonly DeliveryOption[]; chosen?: DeliveryOption; free?: FreeDelivery } {
  if (!delivery) return { options: [] };
  const options = delivery.methods.map((method) => deliveryOption(method, spent, freeMethods.has(method.id)));
  const chosen = options.find((option) => option.method === delivery.chosen);
  if (delivery.chosen !== undefined && !chosen) {
    throw new RangeError(`Cannot deliver: current method is ${delivery.chosen}, which is not offered`);
  }
  const [soonest] = options
    .flatMap(({ freeDelivery }) => freeDelivery ?? [])
    .toSorted((a, b) => a.from.amount - b.from.amount);
  const free = chosen ? chosen.freeDelivery : soonest;
  return { options, ...(isCarried && chosen && { chosen }), ...(free && { free }) };
}

function payWithGiftCards(
  giftCards: readonly GiftCardBalance[],
  total: Money,
): readonly { id: string; amount: Money }[] {
  let left = total;
  return giftCards.map(({ id, balance }) => {
    expectCurrency(balance, left.currency);
    const amount = money(Math.max(0, Math.min(balance.amount, left.amount)), left.currency);
    left = subtractMoney(left, amount);
    return { id, amount };
  });
}

/** Rounded once per rate, on what is paid at that rate, as an invoice does; delivery bears the market's rate. */
function taxesIn(
  goods: readonly TotalledLine[],
  deliveryCost: Money,
  marketRate: number,
): readonly IncludedTax[] {
  const paidByRate = new Map([[marketRate, deliveryCost]]);
  for (const { offer, total } of goods) {
    const { vatRate = marketRate } = offer;
    paidByRate.set(vatRate, addMoney(total, paidByRate.get(vatRate) ?? zeroMoney(total.currency)));
  }
  return [...paidByRate]
    .map(([rate, paid]) => ({ rate, amount: includedVat(paid, rate), paid }))
    .toSorted((a, b) => b.rate - a.rate);
}

function sumOf<K extends string>(
  list: readonly Readonly<Record<K, Money>>[],
  field: K,
  currency: CurrencyCode,
): Money {
  return sumMoney(
    list.map((entry) => entry[field]),
    currency,
  );
}
