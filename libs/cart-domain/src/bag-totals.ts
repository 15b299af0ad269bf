import { type BagContents, type GiftCardRecipient } from './bag.ts';
import { deliveryOption, type DeliveryMethod, type DeliveryOption, type FreeDelivery } from './delivery.ts';
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
import { isReduced, type OfferKind, type Offers } from './offer.ts';
import { type LineRefusal, type PricedLine, priceLines } from './price-lines.ts';
import { type AppliedDiscount, applyPromoCodes, type PromoRefusal } from './apply-promo-codes.ts';
import { type PromoCode } from './promo-code.ts';
import { checkSamples, type SampleRefusal, type SamplesRule } from './samples.ts';

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
  readonly giftRules?: readonly GiftRule[];
  readonly samples?: SamplesRule;
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
  /** IANA name; the shop's own unless given. */
  readonly timeZone?: string;
  /** Whether the shopper has not ordered before; unknown counts as yes. */
  readonly firstOrder?: boolean;
  /** Single-use codes that this shopper has used. */
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
  readonly giftCard?: GiftCardRecipient;
  readonly unitPrice: Money;
  /** For one unit, while it is reduced. */
  readonly compareAtPrice?: Money;
  readonly lineTotal: Money;
  /** What codes take off, from 0 to `lineTotal`. */
  readonly discount: Money;
  readonly total: Money;
}

/** Something in the bag that is not part of the order as it stands, and why. */
export type BagRefusal = LineRefusal | SampleRefusal | PromoRefusal;

/** What a bag costs and what comes with it. */
export interface BagTotals {
  readonly lines: readonly TotalledLine[];
  /** Goods before codes, without gift cards. */
  readonly merchandise: Money;
  /** What codes take off the goods. */
  readonly discount: Money;
  readonly discounts: readonly AppliedDiscount[];
  /** Gift cards that are bought. */
  readonly giftCardsBought: Money;
  /** What the chosen method costs; missing while none is chosen and when nothing is carried. */
  readonly delivery?: DeliveryOption;
  /** Every method with what it costs this order. */
  readonly deliveryOptions: readonly DeliveryOption[];
  /** `merchandise − discount + giftCardsBought + delivery`, tax included. */
  readonly total: Money;
  /** What gift cards pay. */
  readonly giftCardsApplied: Money;
  /** What each gift card pays. */
  readonly giftCardPayments: readonly { readonly id: string; readonly amount: Money }[];
  /** What is left to pay: `total − giftCardsApplied`. */
  readonly amountDue: Money;
  /** The tax inside `total`, one entry a rate. Gift cards bear none at sale and lessen none as payment. */
  readonly includedTaxes: readonly IncludedTax[];
  readonly gifts: readonly EarnedGift[];
  readonly giftProgress?: GiftProgress;
  readonly giftsInReach: readonly GiftInReach[];
  /** SKUs of the samples that go along. */
  readonly samples: readonly string[];
  /** For the chosen method, or else for the one that is free soonest. */
  readonly freeDelivery?: FreeDelivery;
  readonly refusals: readonly BagRefusal[];
}

/**
 * What a bag costs: the one calculation behind drawer, bag page, checkout and the commerce service.
 * Thresholds (gifts, free delivery, minimums) are goods incl. VAT after codes, without delivery and gift cards.
 *
 * @throws CurrencyMismatchError when an offer, method or gift card is not in `currency`; RangeError when a rate is not
 *   between 0 and 1, a code's date is not ISO 8601, or `delivery.chosen` is not among the methods.
 */
export function bagTotals(input: BagTotalsInput): BagTotals {
  const { bag, offers, currency, promoCodes = [], giftRules = [] } = input;
  const priced = priceLines(bag, offers, currency);
  const codes = applyPromoCodes(bag.promoCodes, promoCodes, { ...input, lines: priced.lines });
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
  const delivery = deliver(input, spent, goods.length > 0, codes.freeMethods);
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
    includedTaxes: taxesIn(priced.lines, goods, deliveryCost, input.vatRate),
    gifts: gifts.earned,
    ...(gifts.progress && { giftProgress: gifts.progress }),
    giftsInReach: gifts.inReach,
    samples: samples.samples,
    ...(delivery.free && { freeDelivery: delivery.free }),
    refusals: [...priced.refusals, ...samples.refusals, ...codes.refusals],
  };
}

function totalledLine(line: PricedLine, discountAmount = 0): TotalledLine {
  const { key, sku, quantity, giftCard, offer, unitPrice: price, lineTotal } = line;
  const discount = money(discountAmount, lineTotal.currency);
  return {
    key,
    sku,
    kind: offer.kind,
    quantity,
    ...(giftCard && { giftCard }),
    unitPrice: price,
    ...(isReduced(offer) && offer.compareAtPrice && { compareAtPrice: offer.compareAtPrice }),
    lineTotal,
    discount,
    total: subtractMoney(lineTotal, discount),
  };
}

/** Gift cards travel by mail: without goods nothing is carried and nothing costs. */
function deliver(
  { delivery }: BagTotalsInput,
  spent: Money,
  carried: boolean,
  freeMethods: (standard: string) => ReadonlySet<string>,
): { options: readonly DeliveryOption[]; chosen?: DeliveryOption; free?: FreeDelivery } {
  const [standard] = delivery?.methods ?? [];
  if (!delivery || !standard) return { options: [] };
  const freeByCode = freeMethods(standard.id);
  const options = delivery.methods.map((method) => deliveryOption(method, spent, freeByCode.has(method.id)));
  const chosen = options.find((option) => option.method === delivery.chosen);
  if (delivery.chosen !== undefined && !chosen) {
    throw new RangeError(`Cannot deliver: current method is ${delivery.chosen}, which is not offered`);
  }
  const [soonest] = options
    .flatMap(({ freeDelivery }) => freeDelivery ?? [])
    .toSorted((a, b) => a.from.amount - b.from.amount);
  const free = chosen ? chosen.freeDelivery : soonest;
  return { options, ...(carried && chosen && { chosen }), ...(free && { free }) };
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
  priced: readonly PricedLine[],
  goods: readonly TotalledLine[],
  deliveryCost: Money,
  marketRate: number,
): readonly IncludedTax[] {
  const ownRates = new Map(priced.map(({ key, offer }) => [key, offer.vatRate]));
  const paidByRate = new Map([[marketRate, deliveryCost]]);
  for (const { key, total } of goods) {
    const rate = ownRates.get(key) ?? marketRate;
    paidByRate.set(rate, addMoney(total, paidByRate.get(rate) ?? zeroMoney(total.currency)));
  }
  return [...paidByRate].map(([rate, paid]) => ({ rate, amount: includedVat(paid, rate) }));
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
