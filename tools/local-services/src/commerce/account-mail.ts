import type { LocaleCode } from '@marehalm/shop';
import { brand } from '@marehalm/shop';
import { translated } from '../languages.ts';
import type { MailDraft } from '../outbox.ts';

/** What is written to the owner of an account. */
export type AccountMailKind =
  | 'account-welcome'
  | 'account-activation'
  | 'account-exists'
  | 'password-reset'
  | 'password-changed'
  | 'email-confirmation'
  | 'email-changed';

interface Letter {
  readonly subject: string;
  text(name: string, link: string): string;
}

const english = (name: string) => (name === '' ? 'Hello' : `Hello ${name}`);
const danish = (name: string) => (name === '' ? 'Hej' : `Hej ${name}`);

const letters = translated<Readonly<Record<AccountMailKind, Letter>>>({
  en: {
    'account-welcome': {
      subject: `Your account at ${brand.name}`,
      text: (name, link) =>
        `${english(name)},\n\nYou have an account at ${brand.name} now. Here you find your orders and addresses:\n\n${link}\n`,
    },
    'account-activation': {
      subject: 'Choose a password for your account',
      text: (name, link) =>
        `${english(name)},\n\nAn account at ${brand.name} was asked for with this address. ` +
        `If it was you, choose a password here:\n\n${link}\n\n` +
        'The link works once, for seven days. If it was not you, there is nothing you need to do.\n',
    },
    'account-exists': {
      subject: `You have an account at ${brand.name}`,
      text: (name, link) =>
        `${english(name)},\n\nThis address was typed as that of a new account, and it has one already. ` +
        `If it was you, log in. If you have forgotten the password, choose another one here:\n\n${link}\n\n` +
        'If it was not you, there is nothing you need to do.\n',
    },
    'email-confirmation': {
      subject: 'Confirm your new email address',
      text: (name, link) =>
        `${english(name)},\n\nYour account at ${brand.name} is to have this email address from now on. ` +
        `Confirm that it is yours:\n\n${link}\n\n` +
        'The link works for one day. Until then you log in with the old address. If it was not you, do nothing.\n',
    },
    'password-reset': {
      subject: 'Choose a new password',
      text: (name, link) =>
        `${english(name)},\n\nYou asked for a new password. Choose it here:\n\n${link}\n\n` +
        'The link works once, for one hour. If it was not you, nothing has been changed.\n',
    },
    'password-changed': {
      subject: 'Your password has been changed',
      text: (name, link) =>
        `${english(name)},\n\nThe password of your account has been changed, and every device has been logged out. ` +
        `If it was not you, choose another one straight away:\n\n${link}\n`,
    },
    'email-changed': {
      subject: 'The address of your account has been changed',
      text: (name, link) =>
        `${english(name)},\n\nYour account at ${brand.name} has another e-mail address from now on. ` +
        `If it was not you, write to us:\n\n${link}\n`,
    },
  },
  da: {
    'account-welcome': {
      subject: `Din konto hos ${brand.name}`,
      text: (name, link) =>
        `${danish(name)}\n\nDu har nu en konto hos ${brand.name}. Her finder du dine ordrer og adresser:\n\n${link}\n`,
    },
    'account-activation': {
      subject: 'Vælg en adgangskode til din konto',
      text: (name, link) =>
        `${danish(name)}\n\nDer er bedt om en konto hos ${brand.name} med denne adresse. ` +
        `Var det dig, så vælg en adgangskode her:\n\n${link}\n\n` +
        'Linket virker én gang og i syv dage. Var det ikke dig, skal du ikke gøre noget.\n',
    },
    'account-exists': {
      subject: `Du har en konto hos ${brand.name}`,
      text: (name, link) =>
        `${danish(name)}\n\nDenne adresse er skrevet som adressen på en ny konto, og den har allerede en. ` +
        `Var det dig, så log ind. Har du glemt adgangskoden, så vælg en ny her:\n\n${link}\n\n` +
        'Var det ikke dig, skal du ikke gøre noget.\n',
    },
    'email-confirmation': {
      subject: 'Bekræft din nye e-mailadresse',
      text: (name, link) =>
        `${danish(name)}\n\nDin konto hos ${brand.name} skal have denne e-mailadresse fra nu af. ` +
        `Bekræft, at den er din:\n\n${link}\n\n` +
        'Linket virker i en dag. Indtil da logger du ind med den gamle adresse. Var det ikke dig, skal du ikke gøre noget.\n',
    },
    'password-reset': {
      subject: 'Vælg en ny adgangskode',
      text: (name, link) =>
        `${danish(name)}\n\nDu har bedt om en ny adgangskode. Vælg den her:\n\n${link}\n\n` +
        'Linket virker én gang og i en time. Var det ikke dig, er intet ændret.\n',
    },
    'password-changed': {
      subject: 'Din adgangskode er ændret',
      text: (name, link) =>
        `${danish(name)}\n\nAdgangskoden til din konto er ændret, og alle enheder er logget ud. ` +
        `Var det ikke dig, så vælg en ny med det samme:\n\n${link}\n`,
    },
    'email-changed': {
      subject: 'Din kontos adresse er ændret',
      text: (name, link) =>
        `${danish(name)}\n\nDin konto hos ${brand.name} har fra nu af en anden mailadresse. ` +
        `Var det ikke dig, så skriv til os:\n\n${link}\n`,
    },
  },
});

/** A mail about an account. `name` may be anything a customer typed: it stands in the text alone, never in a header. */
export function composeAccountMail(
  kind: AccountMailKind,
  to: { readonly email: string; readonly firstName?: string },
  link: string,
  locale: LocaleCode,
): MailDraft {
  const { subject, text } = letters[locale][kind];
  return { to: to.email, kind, locale, subject, text: text(to.firstName ?? '', link) };
}
