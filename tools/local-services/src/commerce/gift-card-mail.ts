import { formatDate, formatPrice, type LocaleCode } from '@marehalm/i18n-routing';
import type { MailDraft } from '../outbox.ts';
import type { GiftCard } from './gift-card-store.ts';

interface Texts {
  readonly subject: string;
  readonly printSubject: (order: string) => string;
  readonly greeting: (name: string | undefined) => string;
  readonly from: (sender: string | undefined, amount: string) => string;
  readonly code: string;
  readonly terms: (day: string) => string;
  readonly print: (order: string) => string;
}

/** Ends a sentence, unless an abbreviation has ended it: `200 kr.` */
const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);

const texts: Readonly<Record<LocaleCode, Texts>> = {
  en: {
    subject: 'A gift card from Marehalm',
    printSubject: (order) => `Gift card to print for order ${order}`,
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    from: (sender, amount) =>
      sentence(
        sender ? `${sender} has sent you a gift card of ${amount}` : `Here is a gift card of ${amount}`,
      ),
    code: 'Its code',
    terms: (day) => `Enter the code when you pay. You can use it in several goes, until ${day}.`,
    print: (order) => `To be printed and packed with order ${order}.`,
  },
  da: {
    subject: 'Et gavekort fra Marehalm',
    printSubject: (order) => `Gavekort til print for ordre ${order}`,
    greeting: (name) => (name ? `Hej ${name}` : 'Hej'),
    from: (sender, amount) =>
      sentence(
        sender ? `${sender} har sendt dig et gavekort på ${amount}` : `Her er et gavekort på ${amount}`,
      ),
    code: 'Koden',
    terms: (day) => `Skriv koden, når du betaler. Du kan bruge den ad flere omgange indtil ${day}.`,
    print: (order) => `Skal printes og pakkes med ordre ${order}.`,
  },
};

/** The mail that brings a gift card: to whom it is for, or for a printed one to whoever packs it. */
export function giftCardMail({ delivery, initialAmount, expiresAt }: GiftCard, code: string): MailDraft {
  const { kind, to, locale, orderName, recipientName, senderName, message } = delivery;
  const text = texts[locale];
  const parts = [
    ...(kind === 'printed' ? [text.print(orderName)] : []),
    text.greeting(recipientName),
    text.from(senderName, formatPrice(initialAmount, locale)),
    ...(message === undefined ? [] : [message]),
    `${text.code}: ${code}`,
    text.terms(formatDate(expiresAt, locale)),
    'Marehalm',
  ];
  return {
    to,
    locale,
    kind: kind === 'printed' ? 'gift-card-print' : 'gift-card',
    subject: kind === 'printed' ? text.printSubject(orderName) : text.subject,
    text: parts.join('\n\n'),
  };
}
