import { type BagLine } from './bag.ts';
import {
  findGiftCardProblems,
  type GiftCardDetails,
  type GiftCardProblem,
  MAX_GIFT_NAME_LENGTH,
} from './gift-card.ts';
import { toOfferInMarket } from './multi-market-offer.ts';
import { type CurrencyCode, type Money } from './money.ts';
import { formatMinorUnitsForInput, parseInputToMinorUnits } from './amount-input.ts';
import { findGiftCardOffer, type GiftCardProduct } from './gift-card-product.ts';

/** Name of a field of the gift-card form. */
export type GiftCardFormField =
  'type' | 'sendOn' | 'amount' | 'ownAmount' | 'recipientName' | 'recipientEmail' | 'senderName' | 'message';

/**
 * Form values as entered. `amount` is the index of a fixed amount, the same in every market, or `CUSTOM_GIFT_CARD_AMOUNT`.
 */
export type GiftCardFormValues = Readonly<Partial<Record<GiftCardFormField, string>>>;

/** The value of `amount` for an amount that the buyer chooses. */
export const CUSTOM_GIFT_CARD_AMOUNT = 'own';

/** The initial form values: delivery by email at once, and no amount selected. */
export const emptyGiftCardForm: GiftCardFormValues = { type: 'email-now' };

/**
 * Why a field of the gift-card form is invalid. `amount-unreadable`: the custom amount is not a number; `email-letter`: a letter
 * before the @ is not ASCII.
 */
export type GiftCardFormMistake =
  | GiftCardProblem
  | { readonly kind: 'amount-missing' | 'amount-unreadable' | 'date-missing' | 'email-letter' };

/** Mistakes by field. */
export type GiftCardFormMistakes = Readonly<Partial<Record<GiftCardFormField, GiftCardFormMistake>>>;

/** The rules of a shop for the form. */
export interface GiftCardFormRules<Market extends string = string> {
  readonly markets: Readonly<Record<Market, { readonly currency: CurrencyCode }>>;
  /** IANA name of the time zone in which a gift card is sent. */
  readonly timeZone: string;
  /** Rules for typed text, such as those of `@marehalm/checkout-domain`. */
  readonly texts: {
    /** Normalizes the custom amount before it is parsed. */
    readonly normalizeInput: (typed: string) => string;
    /** Normalizes the name of the sender or the recipient. */
    readonly normalizeName: (typed: string) => string;
    /** Normalizes the email address of the recipient. */
    readonly normalizeEmail: (typed: string) => string;
    /** Returns `letter` for an address with a letter that mail servers do not accept. */
    readonly checkEmail: (typed: string) => string | undefined;
  };
}

/** The gift card with the buyer's choices, or the mistakes that prevent the purchase. */
export type GiftCardFormResult =
  | { readonly kind: 'valid'; readonly sku: string; readonly giftCard: GiftCardDetails }
  | { readonly kind: 'mistakes'; readonly mistakes: GiftCardFormMistakes };

/** Checks the form for a shopper in `market` at the time `at`. Returns the SKU and the gift card, or the mistakes by field. */
export function checkGiftCardForm<Market extends string>(
  rules: GiftCardFormRules<Market>,
  card: GiftCardProduct<Market>,
  values: GiftCardFormValues,
  market: Market,
  at: Date,
): GiftCardFormResult {
  const sku = findSku(values, card, market);
  const offer = sku === undefined ? undefined : findGiftCardOffer(card, sku, '');
  const { currency } = rules.markets[market];
  const amount = parseAmount(rules, values, offer?.market[market].price, currency);
  const giftCard = toGiftCardDetails(rules, values, amount);
  const mistakes: Partial<Record<GiftCardFormField, GiftCardFormMistake>> = {};
  if (!amount) {
    if (values.amount === CUSTOM_GIFT_CARD_AMOUNT) mistakes.ownAmount = { kind: 'amount-unreadable' };
    else mistakes.amount = { kind: 'amount-missing' };
  }
  if (giftCard.type !== 'printed' && rules.texts.checkEmail(giftCard.recipientEmail) === 'letter')
    mistakes.recipientEmail = { kind: 'email-letter' };
  // Texts are checked before an amount is chosen: their rules do not depend on it.
  const offerToCheck = offer ?? findGiftCardOffer(card, card.customAmountSku, '');
  const context = offerToCheck && {
    offer: toOfferInMarket(offerToCheck, market, currency),
    at,
    timeZone: rules.timeZone,
  };
  for (const problem of context ? findGiftCardProblems(giftCard, context) : []) {
    const isDateMissing = problem.kind === 'date-invalid' && !values.sendOn;
    mistakes[findField(problem, values)] ??= isDateMissing ? { kind: 'date-missing' } : problem;
  }
  return sku !== undefined && Object.keys(mistakes).length === 0
    ? { kind: 'valid', sku, giftCard }
    : { kind: 'mistakes', mistakes };
}

/**
 * Converts a gift-card line back to form values for editing. A custom amount is left empty when its currency is not that of
 * `market`.
 */
export function toGiftCardForm<Market extends string>(
  rules: GiftCardFormRules<Market>,
  card: GiftCardProduct<Market>,
  { sku, giftCard }: Pick<BagLine, 'sku' | 'giftCard'>,
  market: Market,
  decimalMark: ',' | '.',
): GiftCardFormValues {
  if (!giftCard) return emptyGiftCardForm;
  const { type, recipientName, senderName, message, amount } = giftCard;
  const origin = (Object.keys(card.fixedAmountSkus) as Market[]).find(
    (id) => rules.markets[id].currency === amount?.currency,
  );
  const position = origin === undefined ? -1 : card.fixedAmountSkus[origin].indexOf(sku);
  const isOwnHere = position < 0 && amount !== undefined && origin === market;
  return {
    type,
    recipientName,
    ...(type === 'printed' ? {} : { recipientEmail: giftCard.recipientEmail }),
    ...(type === 'email-on-date' ? { sendOn: giftCard.sendOn } : {}),
    ...(senderName === undefined ? {} : { senderName }),
    ...(message === undefined ? {} : { message }),
    amount: position < 0 ? CUSTOM_GIFT_CARD_AMOUNT : String(position),
    ...(isOwnHere
      ? { ownAmount: formatMinorUnitsForInput(amount.amount, decimalMark, amount.currency) }
      : {}),
  };
}

function findSku<Market extends string>(
  { amount }: GiftCardFormValues,
  card: GiftCardProduct<Market>,
  market: Market,
): string | undefined {
  return amount === CUSTOM_GIFT_CARD_AMOUNT
    ? card.customAmountSku
    : card.fixedAmountSkus[market][Number(amount ?? Number.NaN)];
}

function parseAmount(
  { texts }: GiftCardFormRules,
  { amount, ownAmount = '' }: GiftCardFormValues,
  price: number | undefined,
  currency: CurrencyCode,
): Money | undefined {
  const minor =
    amount === CUSTOM_GIFT_CARD_AMOUNT
      ? parseInputToMinorUnits(texts.normalizeInput(ownAmount), currency)
      : price;
  return minor === undefined ? undefined : { amount: minor, currency };
}

function toGiftCardDetails(
  { texts }: GiftCardFormRules,
  values: GiftCardFormValues,
  amount: Money | undefined,
): GiftCardDetails {
  const text = (field: GiftCardFormField) => (values[field] ?? '').trim();
  const recipientEmail = texts.normalizeEmail(text('recipientEmail'));
  const [senderName, message] = [texts.normalizeName(text('senderName')), text('message')];
  return {
    ...(values.type === 'printed'
      ? { type: 'printed' as const }
      : values.type === 'email-on-date'
        ? { type: 'email-on-date' as const, recipientEmail, sendOn: text('sendOn') }
        : { type: 'email-now' as const, recipientEmail }),
    recipientName: texts.normalizeName(text('recipientName')),
    ...(senderName === '' ? {} : { senderName }),
    ...(message === '' ? {} : { message }),
    ...(amount ? { amount } : {}),
  };
}

function findField({ kind }: GiftCardProblem, { recipientName = '' }: GiftCardFormValues): GiftCardFormField {
  switch (kind) {
    case 'name-missing':
      return 'recipientName';
    case 'name-too-long':
      return recipientName.trim().length > MAX_GIFT_NAME_LENGTH ? 'recipientName' : 'senderName';
    case 'email-missing':
    case 'email-invalid':
      return 'recipientEmail';
    case 'date-invalid':
    case 'date-past':
    case 'date-too-late':
      return 'sendOn';
    case 'message-too-long':
      return 'message';
    default:
      return 'ownAmount';
  }
}
