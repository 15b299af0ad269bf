import type { LocaleCode } from '@marehalm/shop';
import { renderMail, type MailPicture } from '../mail/mail-content.ts';
import type { MailDraft } from '../outbox.ts';
import { formatSeller, type Seller } from '../seller.ts';
import { stockAlertTexts } from './stock-alert-texts.ts';

/** One size of a product as stock alert mails show it, in the mail's language. */
export interface StockAlertProduct {
  /** Product and size: "Cold Bay Bath Soak, 500 g". */
  readonly name: string;
  /** URL of its page. */
  readonly href: string;
  readonly picture?: MailPicture | undefined;
}

interface Recipient {
  readonly email: string;
  readonly locale: LocaleCode;
}

/** Returns the double opt-in mail, which asks the owner of an address to confirm a stock alert. */
export function composeStockAlertConfirmationMail(
  { email, locale }: Recipient,
  { name, picture }: StockAlertProduct,
  link: string,
  seller: Seller,
): MailDraft {
  const { confirmation } = stockAlertTexts[locale];
  const letter = renderMail({
    locale,
    subject: confirmation.subject(name),
    preheader: confirmation.text(name),
    title: confirmation.title,
    ...(picture ? { picture } : {}),
    blocks: [
      { kind: 'paragraph', text: confirmation.text(name) },
      { kind: 'button', label: confirmation.button, href: link },
      { kind: 'paragraph', text: confirmation.purpose, small: true },
      { kind: 'paragraph', text: confirmation.terms, small: true },
    ],
    sender: formatSeller(seller, locale),
  });
  return { ...letter, to: email, kind: 'stock-alert-confirmation' };
}

/** Creates the mail that says that goods are back in stock. */
export function composeStockAlertMail(
  { email, locale }: Recipient,
  { name, href, picture }: StockAlertProduct,
  seller: Seller,
): MailDraft {
  const { alert } = stockAlertTexts[locale];
  const letter = renderMail({
    locale,
    subject: alert.subject(name),
    preheader: alert.preheader,
    title: alert.title,
    ...(picture ? { picture } : {}),
    blocks: [
      { kind: 'paragraph', text: alert.text(name) },
      { kind: 'button', label: alert.button, href },
      { kind: 'paragraph', text: alert.last, small: true },
    ],
    sender: formatSeller(seller, locale),
  });
  return { ...letter, to: email, kind: 'stock-alert' };
}
