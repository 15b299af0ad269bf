import {
  checkGiftCard,
  type BagLine,
  type GiftCardChoice,
  type GiftCardProblem,
  MAX_GIFT_NAME_LENGTH,
  type Money,
} from '@marehalm/cart-domain';
import { brand, type LocaleCode, type MarketId, markets } from '@marehalm/shop';
import { type GiftCardField, ownGiftCardAmount } from '@marehalm/ui';
import { checkEmail, normalizeEmail } from '@marehalm/checkout-domain';
import type { BagOffer } from '../../view-models/product';
import { offerIn } from '../../cart/offer-cache';
import { normalizeName } from '@marehalm/checkout-domain';
import type { GiftCardPageData } from '../../server/gift-card.server';
import { amountText, parseAmount } from './parse-amount';
import { ownValue } from '../../browser/own-value';

/** What is in the form. `amount` is a position among the fixed amounts, which stand for one another across markets. */
export type GiftCardValues = Readonly<Partial<Record<GiftCardField, string>>>;

/** What is wrong with a field. */
export type GiftCardMistake =
  | GiftCardProblem
  | { readonly kind: 'amount-missing' | 'amount-unreadable' | 'date-missing' | 'email-letter' };

type Card = Pick<GiftCardPageData, 'fixed' | 'own' | 'prices' | 'bag'>;

/** The form as it opens: the way is chosen, the amount is not. */
export const emptyGiftCard: GiftCardValues = { type: 'email-now' };

/** The SKU that is chosen in a market; nothing while no amount is. */
function skuOf({ amount }: GiftCardValues, card: Card, market: MarketId): string | undefined {
  return amount === ownGiftCardAmount ? card.own : card.fixed[market][Number(amount ?? Number.NaN)];
}

/** What the bag keeps of a SKU of the card. `size` is what stands on it. */
export function giftCardOffer(card: Card, sku: string, size: string): BagOffer | undefined {
  const market = ownValue(card.prices, sku);
  return (
    market && {
      sku,
      product: 'gift-card',
      collections: [],
      kind: 'gift-card',
      ...card.bag,
      size: { en: size, da: size },
      market,
    }
  );
}

/** What is bought: the card and what its buyer chose. */
export interface WishedGiftCard {
  readonly sku: string;
  readonly giftCard: GiftCardChoice;
}

/** What is wrong, by field, or what is bought. */
export function readGiftCard(
  values: GiftCardValues,
  card: Card,
  market: MarketId,
  at: Date,
):
  | { readonly kind: 'mistakes'; readonly mistakes: Partial<Record<GiftCardField, GiftCardMistake>> }
  | ({ readonly kind: 'wished' } & WishedGiftCard) {
  const sku = skuOf(values, card, market);
  const offer = sku === undefined ? undefined : giftCardOffer(card, sku, '');
  const mistakes: Partial<Record<GiftCardField, GiftCardMistake>> = {};
  const amount = amountOf(values, offer, market);
  if (!amount) {
    if (values.amount === ownGiftCardAmount) mistakes.ownAmount = { kind: 'amount-unreadable' };
    else mistakes.amount = { kind: 'amount-missing' };
  }
  const giftCard = choiceOf(values, amount);
  if (giftCard.type !== 'printed' && checkEmail(giftCard.recipientEmail) === 'letter')
    mistakes.recipientEmail = { kind: 'email-letter' };
  // The rules for the texts do not depend on the amount: they are told before one is chosen.
  const measure = offer ?? giftCardOffer(card, card.own, '');
  if (measure) {
    for (const problem of checkGiftCard(giftCard, {
      offer: offerIn(market, measure),
      at,
      timeZone: brand.timeZone,
    })) {
      const field = fieldOf(problem, values);
      mistakes[field] ??=
        problem.kind === 'date-invalid' && !values.sendOn ? { kind: 'date-missing' } : problem;
    }
  }
  return sku !== undefined && Object.keys(mistakes).length === 0
    ? { kind: 'wished', sku, giftCard }
    : { kind: 'mistakes', mistakes };
}

/**
 * The form that would make `line`, to be changed by a shopper of `market`. An amount of one's own in another currency is to be
 * typed anew: 250 kr. are not 250 euros.
 */
export function valuesOf(
  { sku, giftCard }: BagLine,
  card: Card,
  locale: LocaleCode,
  market: MarketId,
): GiftCardValues {
  if (!giftCard) return emptyGiftCard;
  const { type, recipientName, senderName, message, amount } = giftCard;
  const origin = (Object.keys(card.fixed) as MarketId[]).find(
    (id) => markets[id].currency === amount?.currency,
  );
  const position = origin === undefined ? -1 : card.fixed[origin].indexOf(sku);
  return {
    type,
    recipientName,
    ...(type === 'printed' ? {} : { recipientEmail: giftCard.recipientEmail }),
    ...(type === 'email-on-date' ? { sendOn: giftCard.sendOn } : {}),
    ...(senderName === undefined ? {} : { senderName }),
    ...(message === undefined ? {} : { message }),
    ...(position >= 0
      ? { amount: String(position) }
      : {
          amount: ownGiftCardAmount,
          ...(amount && origin === market ? { ownAmount: amountText(amount.amount, locale) } : {}),
        }),
  };
}

function amountOf(
  { amount, ownAmount }: GiftCardValues,
  offer: BagOffer | undefined,
  market: MarketId,
): Money | undefined {
  const { currency } = markets[market];
  const minor = amount === ownGiftCardAmount ? parseAmount(ownAmount ?? '') : offer?.market[market].price;
  return minor === undefined ? undefined : { amount: minor, currency };
}

function choiceOf(values: GiftCardValues, amount: Money | undefined): GiftCardChoice {
  const text = (field: GiftCardField) => (values[field] ?? '').trim();
  const recipientEmail = normalizeEmail(text('recipientEmail'));
  const [senderName, message] = [normalizeName(text('senderName')), text('message')];
  return {
    ...(values.type === 'printed'
      ? { type: 'printed' as const }
      : values.type === 'email-on-date'
        ? { type: 'email-on-date' as const, recipientEmail, sendOn: text('sendOn') }
        : { type: 'email-now' as const, recipientEmail }),
    recipientName: normalizeName(text('recipientName')),
    ...(senderName === '' ? {} : { senderName }),
    ...(message === '' ? {} : { message }),
    ...(amount ? { amount } : {}),
  };
}

function fieldOf({ kind }: GiftCardProblem, { recipientName = '' }: GiftCardValues): GiftCardField {
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
