import { type PriceRelevantBag } from './bag.ts';
import {
  toDeliveryOption,
  type DeliveryMethod,
  type DeliveryOption,
  type FreeDeliveryProgress,
} from './delivery.ts';
import { type GiftCardDetails } from './gift-card.ts';
import {
  type EarnedGift,
  type QuantityGiftProgress,
  type SpendingGiftProgress,
  type GiftRule,
  calculateGifts,
} from './gifts.ts';
import { type TaxLine, calculateVatFromGross } from './included-vat.ts';
import {
  addMoney,
  type CurrencyCode,
  assertCurrency,
  money,
  type Money,
  multiplyByRate,
  subtractMoney,
  sumMoney,
  zeroMoney,
} from './money.ts';
import { isOfferReduced, type Offer, type GoodsKind, type FindOffer } from './offer.ts';
import { type LineRefusal, type PricedLine, priceLines } from './price-lines.ts';
import { type AppliedDiscount, applyPromoCodes, type PromoCodeRefusal } from './apply-promo-codes.ts';
import { type PromoCode } from './promo-code.ts';
import { checkSamples, type SampleRefusal, type AllowedSamples } from './samples.ts';
import { calculateUnitPrice, type UnitPrice } from './unit-price.ts';

/** A gift card used as payment. */
export interface GiftCardBalance {
  /** Identifies the card: an id or its last characters, never the whole code. */
  readonly id: string;
  readonly balance: Money;
}

/** Everything that determines what a bag costs. */
export interface BagTotalsInput {
  readonly bag: PriceRelevantBag;
  /** Offers of one market: of the lines, the samples and the gifts. */
  readonly offers: FindOffer;
  readonly currency: CurrencyCode;
  /** All known codes. A code in the bag that is not among them is refused as `not-found`. */
  readonly promoCodes?: readonly PromoCode[];
  /** None by default. */
  readonly giftRules?: readonly GiftRule[];
  /** By default every offer of the kind `sample`, at most 3 per order. */
  readonly samples?: AllowedSamples;
  /** Without it the total contains no delivery. */
  readonly delivery?: {
    /** The market's methods, the standard method first. */
    readonly methods: readonly DeliveryMethod[];
    /** Id of the chosen method. Without it the total contains no delivery yet. */
    readonly chosen?: string;
  };
  /** Gift cards to pay with, in the order in which they are used up. */
  readonly giftCards?: readonly GiftCardBalance[];
  /** The market's rate of tax (VAT, sales tax), 0 to 1. The own rate of an offer or a delivery method takes precedence. */
  readonly vatRate: number;
  /**
   * Whether prices of goods and delivery include tax, as consumer prices do in Europe; true by default. Otherwise the tax
   * is added to what is left after codes. A gift card that is sold bears none either way.
   */
  readonly taxesIncluded?: boolean;
  /** The current time. */
  readonly at: Date;
  /** IANA name; `UTC` unless given. It decides on which day a code begins and ends. */
  readonly timeZone?: string;
  /** Whether the shopper has not ordered before; unknown counts as yes. */
  readonly firstOrder?: boolean;
  /** Single-use codes that this shopper has used; none by default. */
  readonly usedCodes?: readonly string[];
}

/** A line with its costs. `lineTotal = unitPrice × quantity = discount + total`. */
export interface TotalledLine {
  /** Line key, from `getLineKey`. */
  readonly key: string;
  readonly sku: string;
  readonly kind: GoodsKind;
  /** Whole units. */
  readonly quantity: number;
  readonly giftCard?: GiftCardDetails;
  /** The offer: product, size, collections and flags. */
  readonly offer: Offer;
  /** For one unit, as the offer has it. */
  readonly unitPrice: Money;
  /** For one unit, while the price is reduced. */
  readonly compareAtPrice?: Money;
  /** Per liter or kilogram before codes, when the offer has a content. */
  readonly pricePerMeasure?: UnitPrice;
  /** Before codes. */
  readonly lineTotal: Money;
  /** Discount by codes, from 0 to `lineTotal`. */
  readonly discount: Money;
  /** After codes. */
  readonly total: Money;
}

/** Something in the bag that is not part of the order as it stands, and why. */
export type BagItemRefusal = LineRefusal | SampleRefusal | PromoCodeRefusal;

/** The costs of a bag and the gifts and samples that come with it. */
export interface BagTotals {
  /** Lines that can be bought now, in the order of the bag; the others are in `refusals`. */
  readonly lines: readonly TotalledLine[];
  /** Goods before codes, without gift cards. */
  readonly merchandise: Money;
  /** Reduction of the goods by codes. */
  readonly discount: Money;
  /** Reduction by each code; the sum is `discount`. */
  readonly discounts: readonly AppliedDiscount[];
  /** Price of the gift cards in the bag. */
  readonly giftCardsBought: Money;
  /** Cost of the chosen method; missing when none is chosen and when nothing is shipped (gift cards by email). */
  readonly delivery?: DeliveryOption;
  /** All methods with their cost for this order, in the given order. */
  readonly deliveryOptions: readonly DeliveryOption[];
  /** Tax added to prices that do not include it; 0 where they do. */
  readonly addedTax: Money;
  /** `merchandise − discount + giftCardsBought + delivery + addedTax`: tax is included here in either case. */
  readonly total: Money;
  /** Amount paid by gift cards, at most `total`. */
  readonly giftCardsApplied: Money;
  /** Amount paid by each gift card, in the order in which they are used up. */
  readonly giftCardPayments: readonly { readonly id: string; readonly amount: Money }[];
  /** Amount left to pay: `total − giftCardsApplied`. */
  readonly amountDue: Money;
  /**
   * Tax in `total`, one entry per rate, highest rate first; the market's own rate is always present. The
   * `paid` amounts sum to `total − giftCardsBought`: a purchased gift card bears no tax, and payment by gift card
   * does not reduce it.
   */
  readonly includedTaxes: readonly TaxLine[];
  readonly gifts: readonly EarnedGift[];
  /** The nearest gift for spending more; missing when there is none, as with the highest tier earned. */
  readonly giftProgress?: SpendingGiftProgress;
  /** Gifts for buying more of something that is in the bag. */
  readonly giftsInReach: readonly QuantityGiftProgress[];
  /** SKUs of the samples that come with the order. */
  readonly samples: readonly string[];
  /** For the chosen method, otherwise for the method that becomes free first. */
  readonly freeDelivery?: FreeDeliveryProgress;
  readonly refusals: readonly BagItemRefusal[];
}

/**
 * Calculates what a bag costs: the only calculation for drawer, bag page, checkout and commerce service. Thresholds
 * (gifts, free delivery, minimums) count goods at their prices after codes, without delivery and gift cards. The order
 * of the lines does not affect any amount.
 *
 * @throws CurrencyMismatchError when an offer, method or gift card is not in `currency`.
 * @throws RangeError when a rate is not between 0 and 1, a code's date is not ISO 8601, `delivery.chosen` is not
 * among the methods, the content of a pack is less than 0.001, or a sum exceeds {@link Money}.
 *
 * @example
 * ```ts
 * const serum: Offer = {
 *   sku: 'SERUM-30',
 *   product: 'serum',
 *   collections: ['face'],
 *   kind: 'merchandise',
 *   price: money(32_500, 'EUR'),
 *   available: true,
 * };
 * const totals = calculateBagTotals({
 *   bag: reduceBag(emptyBag, { type: 'addLine', sku: serum.sku, quantity: 2 }),
 *   offers: (sku) => (sku === serum.sku ? serum : undefined),
 *   currency: 'EUR',
 *   delivery: { methods: [{ id: 'home', price: money(5_900, 'EUR') }], chosen: 'home' },
 *   vatRate: 0.25,
 *   at: new Date('2026-11-21T10:00:00Z'),
 * });
 *
 * totals.total; // => money(70_900, 'EUR')
 * totals.includedTaxes; // => [{ rate: 0.25, amount: money(14_180, 'EUR'), paid: money(70_900, 'EUR') }]
 * ```
 */
export function calculateBagTotals(input: BagTotalsInput): BagTotals {
  const { bag, offers, currency, promoCodes = [], giftRules = [] } = input;
  const priced = priceLines(bag, offers, currency);
  const standardMethods = (input.delivery?.methods ?? []).slice(0, 1).map(({ id }) => id);
  const codes = applyPromoCodes(
    bag.promoCodes,
    promoCodes,
    { ...input, lines: priced.lines },
    standardMethods,
  );
  const lines = priced.lines.map((line) => totalLine(line, codes.byLine.get(line.key)));
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
  const gifts = calculateGifts({ lines: priced.lines, spent, rules: giftRules, offers });
  const isCarried = goods.length > 0 || lines.some(({ giftCard }) => giftCard?.type === 'printed');
  const delivery = deliver(input, spent, isCarried, codes.freeMethods);
  const deliveryCost = delivery.chosen?.cost ?? zeroMoney(currency);
  const isIncluded = input.taxesIncluded ?? true;
  const taxes = sumTaxes(input, goods, delivery.chosen);
  const addedTax = isIncluded ? zeroMoney(currency) : sumOf(taxes, 'amount', currency);
  const total = sumMoney([spent, giftCardsBought, deliveryCost, addedTax], currency);
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
    addedTax,
    total,
    giftCardsApplied,
    giftCardPayments: payments,
    amountDue: subtractMoney(total, giftCardsApplied),
    includedTaxes: taxes,
    gifts: gifts.earned,
    ...(gifts.progress && { giftProgress: gifts.progress }),
    giftsInReach: gifts.inReach,
    samples: samples.samples,
    ...(delivery.free && { freeDelivery: delivery.free }),
    refusals: [...priced.refusals, ...samples.refusals, ...codes.refusals],
  };
}

function totalLine(line: PricedLine, discountAmount = 0): TotalledLine {
  const { offer, lineTotal } = line;
  const { compareAtPrice, content } = offer;
  const discount = money(discountAmount, lineTotal.currency);
  return {
    ...line,
    kind: offer.kind,
    ...(compareAtPrice && isOfferReduced(offer) && { compareAtPrice }),
    ...(content && { pricePerMeasure: calculateUnitPrice(offer.price, content.amount, content.unit) }),
    discount,
    total: subtractMoney(lineTotal, discount),
  };
}

/** Gift cards travel by email unless they are printed: without goods nothing is shipped. */
function deliver(
  { delivery }: BagTotalsInput,
  spent: Money,
  isCarried: boolean,
  freeMethods: ReadonlySet<string>,
): { options: readonly DeliveryOption[]; chosen?: DeliveryOption; free?: FreeDeliveryProgress } {
  if (!delivery) return { options: [] };
  const options = delivery.methods.map((method) =>
    toDeliveryOption(method, spent, freeMethods.has(method.id)),
  );
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
    assertCurrency(balance, left.currency);
    const amount = money(Math.max(0, Math.min(balance.amount, left.amount)), left.currency);
    left = subtractMoney(left, amount);
    return { id, amount };
  });
}

/** Sums the tax per rate and rounds once per rate, as an invoice does. */
function sumTaxes(
  { vatRate: marketRate, taxesIncluded = true, delivery, currency }: BagTotalsInput,
  goods: readonly TotalledLine[],
  chosen: DeliveryOption | undefined,
): readonly TaxLine[] {
  const deliveryRate = delivery?.methods.find(({ id }) => id === chosen?.method)?.vatRate ?? marketRate;
  const byRate = new Map([[marketRate, zeroMoney(currency)]]);
  const charge = (rate: number, amount: Money) =>
    byRate.set(rate, addMoney(amount, byRate.get(rate) ?? zeroMoney(currency)));
  if (chosen) charge(deliveryRate, chosen.cost);
  for (const { offer, total } of goods) charge(offer.vatRate ?? marketRate, total);
  return [...byRate]
    .map(([rate, charged]) => {
      if (taxesIncluded) return { rate, amount: calculateVatFromGross(charged, rate), paid: charged };
      const amount = multiplyByRate(charged, rate);
      return { rate, amount, paid: addMoney(charged, amount) };
    })
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
