import type { LocaleCode } from '@marehalm/shop';
import { brand } from '@marehalm/shop';
import { localizeTexts } from '../localize-texts.ts';
import { renderMail } from '../mail/mail-content.ts';
import type { MailDraft } from '../outbox.ts';
import { formatSeller, type Seller } from '../seller.ts';

/** Kinds of mail to the owner of an account. */
export type AccountMailKind =
  | 'account-welcome'
  | 'account-activation'
  | 'account-exists'
  | 'password-reset'
  | 'password-changed'
  | 'email-confirmation'
  | 'email-changed';

interface AccountTexts {
  readonly subject: string;
  readonly opening: string;
  /** Label of the button with the link. */
  readonly button: string;
  /** How long the link is valid, and what to do if the request came from another person. */
  readonly terms?: string;
}

interface Texts extends Readonly<Record<AccountMailKind, AccountTexts>> {
  readonly greeting: (name: string) => string;
}

const texts = localizeTexts<Texts>({
  en: {
    greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
    'account-welcome': {
      subject: `Your account at ${brand.name}`,
      opening: `You now have an account at ${brand.name}. It keeps your orders and addresses in one place.`,
      button: 'Go to your account',
    },
    'account-activation': {
      subject: 'Choose a password for your account',
      opening: `We have been asked for an account at ${brand.name} with this address. If it was you, choose a password.`,
      button: 'Choose a password',
      terms: 'The link works once, for seven days. If it was not you, there is nothing you need to do.',
    },
    'account-exists': {
      subject: `You have an account at ${brand.name}`,
      opening:
        'Someone tried to create an account with this address, and there is one already. If it was you, log in. If you have ' +
        'forgotten the password, choose a new one.',
      button: 'Choose a new password',
      terms: 'If it was not you, there is nothing you need to do.',
    },
    'email-confirmation': {
      subject: 'Confirm your new email address',
      opening: `This is to be the new email address of your account at ${brand.name}. Please confirm that it is yours.`,
      button: 'Confirm the address',
      terms:
        'The link works for one day. Until then you log in with the old address. If it was not you, there is nothing you need to do.',
    },
    'password-reset': {
      subject: 'Choose a new password',
      opening: 'You asked for a new password. You can choose it here.',
      button: 'Choose a new password',
      terms: 'The link works once, for one hour. If it was not you, nothing has been changed.',
    },
    'password-changed': {
      subject: 'Your password has been changed',
      opening:
        'The password of your account has been changed, and every device has been logged out. If it was not you, choose ' +
        'another one straight away.',
      button: 'Choose another password',
    },
    'email-changed': {
      subject: 'The address of your account has been changed',
      opening: `Your account at ${brand.name} now has another email address. If it was not you, write to us.`,
      button: 'Write to us',
    },
  },
  da: {
    greeting: (name) => (name === '' ? 'Hej' : `Hej ${name}`),
    'account-welcome': {
      subject: `Din konto hos ${brand.name}`,
      opening: `Du har nu en konto hos ${brand.name}. Her er dine ordrer og adresser samlet.`,
      button: 'Gå til din konto',
    },
    'account-activation': {
      subject: 'Vælg en adgangskode til din konto',
      opening: `Vi er blevet bedt om at oprette en konto hos ${brand.name} med denne adresse. Var det dig, så vælg en adgangskode.`,
      button: 'Vælg en adgangskode',
      terms: 'Linket virker én gang og i syv dage. Var det ikke dig, skal du ikke gøre noget.',
    },
    'account-exists': {
      subject: `Du har en konto hos ${brand.name}`,
      opening:
        'Der er forsøgt oprettet en konto med denne adresse, og den har allerede en. Var det dig, så log ind. Har du glemt ' +
        'adgangskoden, så vælg en ny.',
      button: 'Vælg en ny adgangskode',
      terms: 'Var det ikke dig, skal du ikke gøre noget.',
    },
    'email-confirmation': {
      subject: 'Bekræft din nye e-mailadresse',
      opening: `Din konto hos ${brand.name} skal fremover have denne e-mailadresse. Bekræft, at den er din.`,
      button: 'Bekræft adressen',
      terms:
        'Linket virker i en dag. Indtil da logger du ind med den gamle adresse. Var det ikke dig, skal du ikke gøre noget.',
    },
    'password-reset': {
      subject: 'Vælg en ny adgangskode',
      opening: 'Du har bedt om en ny adgangskode. Den kan du vælge her.',
      button: 'Vælg en ny adgangskode',
      terms: 'Linket virker én gang og i en time. Var det ikke dig, er intet ændret.',
    },
    'password-changed': {
      subject: 'Din adgangskode er ændret',
      opening:
        'Adgangskoden til din konto er ændret, og alle enheder er logget ud. Var det ikke dig, så vælg en ny med det samme.',
      button: 'Vælg en ny adgangskode',
    },
    'email-changed': {
      subject: 'Din kontos adresse er ændret',
      opening: `Din konto hos ${brand.name} har nu en anden e-mailadresse. Var det ikke dig, så skriv til os.`,
      button: 'Skriv til os',
    },
  },
});

/** Creates a mail about an account. `firstName` may contain any text, so it is used only in the body, never in a header. */
export function composeAccountMail(
  kind: AccountMailKind,
  to: { readonly email: string; readonly firstName?: string },
  link: string,
  { locale, seller }: { readonly locale: LocaleCode; readonly seller: Seller },
): MailDraft {
  const { greeting, [kind]: text } = texts[locale];
  const letter = renderMail({
    locale,
    subject: text.subject,
    preheader: text.opening,
    title: text.subject,
    blocks: [
      { kind: 'paragraph', text: greeting(to.firstName ?? '') },
      { kind: 'paragraph', text: text.opening },
      { kind: 'button', label: text.button, href: link },
      ...(text.terms === undefined ? [] : [{ kind: 'paragraph', text: text.terms, small: true } as const]),
    ],
    sender: formatSeller(seller, locale),
  });
  return { ...letter, to: to.email, kind };
}
