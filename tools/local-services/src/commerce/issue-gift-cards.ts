import { money } from '@marehalm/cart-domain/money';
import type { LocaleCode } from '@marehalm/shop';
import type { CalculatedCart } from './calculate-cart.ts';
import { getSendTime, parseGiftCardLineOptions } from './gift-card-line-options.ts';
import { composeGiftCardMail } from './gift-card-mail.ts';
import { calculateLineCosts } from './line-costs.ts';
import { toOrderName } from './order-object.ts';
import type { OrderReference } from './order-store.ts';
import type { RequestContext } from './request-context.ts';

/**
 * Creates the gift cards of an order, one per unit, then issues and mails those that are due. Must run inside a transaction.
 *
 * @throws GraphQLError `THROTTLED` above the limit of gift cards.
 */
export function createAndIssueGiftCards(
  order: OrderReference,
  buyerEmail: string,
  settled: CalculatedCart,
  context: RequestContext,
): void {
  const { giftCards, shop, now, locale, giftCardTerms } = context;
  const costs = calculateLineCosts(settled, context);
  settled.lines.forEach((line, position) => {
    if (line.variant.kind !== 'gift-card') return;
    const { isPrinted, recipientEmail, recipientName, senderName, message, sendOn } =
      parseGiftCardLineOptions(line.attributes);
    const unitPrice = costs.get(line.id)?.unitPrice;
    if (!unitPrice) throw new Error(`Cannot issue a gift card: the line ${line.id} has no cost`);
    const recipient = isPrinted ? undefined : recipientEmail;
    for (let unit = 0; unit < line.quantity; unit += 1) {
      if (recipient !== undefined) {
        context.limits.take('giftCardsPerClient', context.client);
        context.limits.take('giftCardsPerRecipient', recipient.toLowerCase());
      }
      giftCards.add({
        shop: shop.id,
        orderId: order.id,
        position,
        unit,
        initialAmount: money(unitPrice.amount, unitPrice.currency),
        dueAt: getSendTime(isPrinted ? undefined : sendOn, now).toISOString(),
        expiresAt: addMonths(now, giftCardTerms.validityMonths).toISOString(),
        delivery: {
          kind: isPrinted ? 'printed' : 'email',
          to: isPrinted ? giftCardTerms.printerEmail : (recipientEmail ?? buyerEmail),
          locale,
          orderName: toOrderName(order, context),
          ...(recipientName === undefined ? {} : { recipientName }),
          ...(senderName === undefined ? {} : { senderName }),
          ...(message === undefined ? {} : { message }),
        },
      });
    }
  });
  issueDueGiftCards(now, context);
}

/** Issues and mails every gift card whose send time has come. Must run inside a transaction. */
export function issueDueGiftCards(
  now: Date,
  {
    giftCards,
    mail,
    mailPictures,
    links,
    seller,
  }: Pick<RequestContext, 'giftCards' | 'mail' | 'mailPictures' | 'links' | 'seller'>,
): void {
  const from = {
    origin: links.home(),
    seller,
    picture: (locale: LocaleCode) => mailPictures.wide('gift-card', locale),
  };
  for (const card of giftCards.due(now))
    mail.send(composeGiftCardMail(card, giftCards.issue(card, now), from));
}

/** Returns the same day `months` later, or the last day of that month if it is shorter. */
function addMonths(at: Date, months: number): Date {
  const later = new Date(at);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== at.getUTCDate()) later.setUTCDate(0);
  return later;
}
