import { hrefFor, type LocaleCode } from '@marehalm/shop';
import { renderMail, type MailPicture } from '../mail/mail-content.ts';
import type { MailDraft } from '../outbox.ts';
import { formatSeller, type Seller } from '../seller.ts';
import { newsletterTexts, type WelcomeOffer } from './newsletter-texts.ts';

/** The sender of mails to a member, and the URL of their links. */
export interface NewsletterSender {
  /** Public URL of the shop, without a trailing slash. */
  readonly origin: string;
  readonly seller: Seller;
  /** The picture above the welcome. */
  readonly picture?: ((locale: LocaleCode) => MailPicture | undefined) | undefined;
}

interface Recipient {
  readonly email: string;
  readonly name: string;
  readonly locale: LocaleCode;
}

/** Creates the mail that asks the owner of an address whether the sign-up was theirs. */
export function composeNewsletterConfirmationMail(
  { email, name, locale }: Recipient,
  link: string,
  { seller }: NewsletterSender,
): MailDraft {
  const { greeting, confirmation } = newsletterTexts[locale];
  const letter = renderMail({
    locale,
    subject: confirmation.subject,
    preheader: confirmation.text,
    title: confirmation.subject,
    blocks: [
      { kind: 'paragraph', text: greeting(name) },
      { kind: 'paragraph', text: confirmation.text },
      { kind: 'button', label: confirmation.button, href: link },
      { kind: 'paragraph', text: confirmation.terms, small: true },
    ],
    sender: formatSeller(seller, locale),
  });
  return { ...letter, to: email, kind: 'newsletter-confirmation' };
}

/** Creates the mail to a member whose address was entered again: there is nothing to do. */
export function composeAlreadyMemberMail(
  { email, locale }: Pick<Recipient, 'email' | 'locale'>,
  { seller }: NewsletterSender,
): MailDraft {
  const { alreadyMember } = newsletterTexts[locale];
  const letter = renderMail({
    locale,
    subject: alreadyMember.subject,
    preheader: alreadyMember.text,
    title: alreadyMember.subject,
    blocks: [{ kind: 'paragraph', text: alreadyMember.text }],
    sender: formatSeller(seller, locale),
  });
  return { ...letter, to: email, kind: 'newsletter-known' };
}

/** Creates the mail that welcomes a member, with the code for a first order if there is one. */
export function composeWelcomeMail(
  { email, name, locale }: Recipient,
  offer: WelcomeOffer | undefined,
  unsubscribeLink: string,
  { origin, seller, picture }: NewsletterSender,
): MailDraft {
  const { greeting, welcome } = newsletterTexts[locale];
  const wide = picture?.(locale);
  const letter = renderMail({
    locale,
    subject: welcome.subject,
    preheader: welcome.preheader,
    title: welcome.subject,
    ...(wide ? { picture: wide } : {}),
    blocks: [
      { kind: 'paragraph', text: greeting(name) },
      { kind: 'paragraph', text: welcome.text },
      ...(offer === undefined
        ? []
        : [
            { kind: 'code', label: offer.label, code: offer.code } as const,
            { kind: 'paragraph', text: welcome.offerTerms, small: true } as const,
          ]),
      { kind: 'button', label: welcome.shop, href: origin + hrefFor('shop', locale) },
      { kind: 'paragraph', text: welcome.leave, small: true },
      { kind: 'link', label: welcome.unsubscribe, href: unsubscribeLink },
    ],
    sender: formatSeller(seller, locale),
  });
  return { ...letter, to: email, kind: 'newsletter-welcome' };
}
