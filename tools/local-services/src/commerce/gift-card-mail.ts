import { formatPrice } from '@marehalm/i18n-routing';
import { brand, formatDate, hrefFor, type LocaleCode } from '@marehalm/shop';
import { sellerLegalTexts } from '@marehalm/shop/seller-country';
import { localizeTexts } from '../localize-texts.ts';
import { renderMail, type MailPicture } from '../mail/mail-content.ts';
import type { MailDraft } from '../outbox.ts';
import { formatSeller, type Seller } from '../seller.ts';
import type { GiftCard } from './gift-card-store.ts';

/** The shop that accepts a gift card, and its seller. */
export interface GiftCardSender {
  /** Public URL of the shop, without a trailing slash. */
  readonly origin: string;
  readonly seller: Seller;
  /** Shown above the card's mail. */
  readonly picture?: (locale: LocaleCode) => MailPicture | undefined;
}

interface Texts {
  readonly subject: string;
  readonly printSubject: (order: string) => string;
  readonly greeting: (name: string | undefined) => string;
  readonly from: (sender: string | undefined, amount: string) => string;
  readonly preheader: (amount: string) => string;
  readonly code: string;
  readonly use: string;
  readonly shop: string;
  readonly terms: (day: string, currency: string) => string;
  /** Names of currencies. A currency without a name is written as its code. */
  readonly currencies: Readonly<Record<string, string>>;
  readonly print: (order: string) => string;
}

/** Adds a full stop, unless the text ends in an abbreviation: `200 kr.` */
const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);

const texts = localizeTexts<Texts>({
  en: {
    subject: `A gift card from ${brand.name}`,
    printSubject: (order) => `Gift card to print for order ${order}`,
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    from: (sender, amount) =>
      sentence(
        sender ? `${sender} has sent you a gift card of ${amount}` : `Here is a gift card of ${amount}`,
      ),
    preheader: (amount) => `${amount} for whatever you like.`,
    code: 'Your code',
    use:
      'Choose whatever you like in the shop. Then press “Have a gift card?” in the checkout and enter the code. You see there ' +
      'what is left on the card.',
    shop: 'Go to the shop',
    terms: (day, currency) =>
      `It pays in ${currency} only. What is left after an order stays on it, and you can use it for several orders, until ${day}.`,
    currencies: { DKK: 'Danish kroner', NOK: 'Norwegian kroner', EUR: 'euros' },
    print: (order) => `To be printed and packed with order ${order}.`,
  },
  da: {
    subject: `Et gavekort fra ${brand.name}`,
    printSubject: (order) => `Gavekort til print for ordre ${order}`,
    greeting: (name) => (name ? `Hej ${name}` : 'Hej'),
    from: (sender, amount) =>
      sentence(
        sender ? `${sender} har sendt dig et gavekort på ${amount}` : `Her er et gavekort på ${amount}`,
      ),
    preheader: (amount) => `${amount} til lige det, du har lyst til.`,
    code: 'Din kode',
    use:
      'Vælg, hvad du har lyst til i butikken. Så tryk på ”Har du et gavekort?” i kassen, og skriv koden. Der ser du også, ' +
      'hvor meget der er tilbage på kortet.',
    shop: 'Gå til butikken',
    terms: (day, currency) =>
      `Det kan kun bruges til køb i ${currency}. Det, der er tilbage efter en ordre, bliver stående på det, og du kan bruge ` +
      `det ad flere omgange indtil ${day}.`,
    currencies: { DKK: 'danske kroner', NOK: 'norske kroner', EUR: 'euro' },
    print: (order) => `Skal printes og pakkes med ordre ${order}.`,
  },
});

/** Creates the mail with a gift card: to its recipient, or for a printed card to the packing staff. */
export function composeGiftCardMail(
  { delivery, initialAmount, expiresAt }: GiftCard,
  code: string,
  { origin, seller, picture }: GiftCardSender,
): MailDraft {
  const { kind, to, locale, orderName, recipientName, senderName, message } = delivery;
  const isPrinted = kind === 'printed';
  const text = texts[locale];
  const amount = formatPrice(initialAmount, locale);
  const currency = text.currencies[initialAmount.currency] ?? initialAmount.currency;
  const wide = picture?.(locale);
  const letter = renderMail({
    locale,
    subject: isPrinted ? text.printSubject(orderName) : text.subject,
    preheader: text.preheader(amount),
    title: text.subject,
    ...(wide ? { picture: wide } : {}),
    blocks: [
      ...(isPrinted ? [{ kind: 'paragraph', text: text.print(orderName) } as const] : []),
      { kind: 'paragraph', text: text.greeting(recipientName) },
      { kind: 'paragraph', text: text.from(senderName, amount) },
      ...(message === undefined ? [] : [{ kind: 'quote', text: message } as const]),
      { kind: 'code', label: text.code, code },
      { kind: 'paragraph', text: text.use },
      { kind: 'button', label: text.shop, href: origin + hrefFor('home', locale) },
      { kind: 'paragraph', text: text.terms(formatDate(expiresAt, locale), currency), small: true },
      { kind: 'paragraph', text: sellerLegalTexts[locale].giftCardPayout(seller.email), small: true },
    ],
    sender: formatSeller(seller, locale),
  });
  return { ...letter, to, kind: isPrinted ? 'gift-card-print' : 'gift-card' };
}
