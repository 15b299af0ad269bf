import type { LocaleCode } from '@marehalm/shop';
import { renderMail } from '../mail/mail-content.ts';
import type { MailDraft } from '../outbox.ts';
import { formatSeller, type Seller } from '../seller.ts';
import type { Withdrawal } from './withdrawal-schema.ts';
import { getReceivedAtLabel, withdrawalTexts } from './withdrawal-texts.ts';

/** Creates the receipt for a withdrawal: content, date and time on a durable medium (directive 2011/83/EU, article 11a). */
export function composeWithdrawalMail(
  { name, email, orderNumber, statement }: Withdrawal,
  /** `receivedAt` is a localized date and time. */
  { reference, receivedAt }: { readonly reference: string; readonly receivedAt: string },
  { locale, seller }: { readonly locale: LocaleCode; readonly seller: Seller },
): Omit<MailDraft, 'to' | 'kind'> {
  const { receipt, page } = withdrawalTexts[locale];
  return renderMail({
    locale,
    subject: receipt.subject(reference),
    preheader: `${page.reference} ${reference}, ${receivedAt}`,
    title: receipt.title,
    blocks: [
      { kind: 'paragraph', text: receipt.greeting(name) },
      { kind: 'paragraph', text: receipt.opening },
      {
        kind: 'facts',
        rows: [
          { label: getReceivedAtLabel(locale), value: receivedAt },
          { label: page.reference, value: reference },
          { label: page.name, value: name },
          { label: page.email, value: email },
          { label: page.orderNumber, value: orderNumber },
        ],
      },
      { kind: 'paragraph', text: statement },
      { kind: 'paragraph', text: receipt.next, small: true },
    ],
    sender: formatSeller(seller, locale),
  });
}
