import { randomUUID } from 'node:crypto';
import { formatDate } from '@marehalm/shop';
import { localizeTexts } from '../localize-texts.ts';
import type { AppliedGiftCard, Cart } from './cart.ts';
import type { CartChangeResult } from './cart-changes.ts';
import type { CartProblem } from './cart-problems.ts';
import { toGlobalId } from './global-ids.ts';
import type { RequestContext } from './request-context.ts';

/** Maximum number of gift cards in a cart. */
const MAX_GIFT_CARDS_PER_CART = 10;

interface RefusalTexts {
  readonly unknown: string;
  readonly expired: (day: string) => string;
  readonly empty: string;
  readonly tooMany: string;
}

const texts = localizeTexts<RefusalTexts>({
  en: {
    unknown: 'There is no gift card with this code in this shop.',
    expired: (day) => `The gift card was valid until ${day}.`,
    empty: 'There is nothing left on the gift card.',
    tooMany: `An order can be paid with ${MAX_GIFT_CARDS_PER_CART} gift cards.`,
  },
  da: {
    unknown: 'Der findes ikke et gavekort med den kode i denne butik.',
    expired: (day) => `Gavekortet var gyldigt til den ${day}.`,
    empty: 'Der er ikke flere penge på gavekortet.',
    tooMany: `En ordre kan betales med ${MAX_GIFT_CARDS_PER_CART} gavekort.`,
  },
});

/**
 * Returns the cart with the gift cards `kept` and those of `codes`, or user errors if any code is unknown, expired or empty. A
 * card that is already applied keeps its id.
 */
export function applyGiftCards(
  cart: Cart,
  codes: readonly string[],
  kept: readonly AppliedGiftCard[],
  field: readonly string[],
  context: RequestContext,
): CartChangeResult {
  const { giftCards: store, limits, client, shop, now, locale } = context;
  const problems: CartProblem[] = [];
  let giftCards = kept;
  codes.forEach((code, index) => {
    const at = [...field, String(index)];
    const refuse = (message: string) => void problems.push({ code: 'INVALID', field: at, message });
    const takeBack = limits.take('giftCardCodes', client);
    const card = store.findByCode(shop.id, code);
    if (!card) return refuse(texts[locale].unknown);
    takeBack();
    if (card.expiresAt <= now.toISOString()) {
      return refuse(texts[locale].expired(formatDate(card.expiresAt, locale)));
    }
    if (card.balance.amount === 0) return refuse(texts[locale].empty);
    if (giftCards.some(({ giftCard }) => giftCard === card.id)) return;
    const known = cart.giftCards.find(({ giftCard }) => giftCard === card.id);
    giftCards = [
      ...giftCards,
      known ?? { id: toGlobalId('AppliedGiftCard', randomUUID()), giftCard: card.id },
    ];
  });
  if (giftCards.length > MAX_GIFT_CARDS_PER_CART)
    problems.push({ code: 'INVALID', field, message: texts[locale].tooMany });
  return problems.length > 0
    ? { kind: 'refused', problems }
    : { kind: 'changed', cart: { ...cart, giftCards } };
}

/** Removes cards by their ids in the cart. Changes all or nothing. */
export function removeAppliedGiftCards(cart: Cart, ids: readonly string[]): CartChangeResult {
  const problems = ids.flatMap((id, index): CartProblem[] =>
    cart.giftCards.some((applied) => applied.id === id)
      ? []
      : [
          {
            code: 'INVALID',
            field: ['appliedGiftCardIds', String(index)],
            message: 'The gift card is not applied to the cart.',
          },
        ],
  );
  if (problems.length > 0) return { kind: 'refused', problems };
  return {
    kind: 'changed',
    cart: { ...cart, giftCards: cart.giftCards.filter(({ id }) => !ids.includes(id)) },
  };
}
