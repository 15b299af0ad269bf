import type { LocaleCode } from '@marehalm/i18n-routing';
import type { MailDraft } from '../outbox.ts';

/** What is written to the owner of an account. */
export type AccountMailKind =
  'account-welcome' | 'account-activation' | 'password-reset' | 'password-changed' | 'email-changed';

interface Letter {
  readonly subject: string;
  text(name: string, link: string): string;
}

const english = (name: string) => (name === '' ? 'Hello' : `Hello ${name}`);
const danish = (name: string) => (name === '' ? 'Hej' : `Hej ${name}`);

const letters: Readonly<Record<LocaleCode, Readonly<Record<AccountMailKind, Letter>>>> = {
  en: {
    'account-welcome': {
      subject: 'Your account at Marehalm',
      text: (name, link) =>
        `${english(name)},\n\nYou have an account at Marehalm now. Here you find your orders and addresses:\n\n${link}\n`,
    },
    'account-activation': {
      subject: 'Choose a password for your account',
      text: (name, link) =>
        `${english(name)},\n\nSomebody asked for an account with this address, and we know it from an order. ` +
        `If it was you, choose a password here:\n\n${link}\n\n` +
        'The link works once, for seven days. If it was not you, there is nothing you need to do.\n',
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
        `${english(name)},\n\nYour account at Marehalm has another e-mail address from now on. ` +
        `If it was not you, write to us:\n\n${link}\n`,
    },
  },
  da: {
    'account-welcome': {
      subject: 'Din konto hos Marehalm',
      text: (name, link) =>
        `${danish(name)}\n\nDu har nu en konto hos Marehalm. Her finder du dine ordrer og adresser:\n\n${link}\n`,
    },
    'account-activation': {
      subject: 'Vælg en adgangskode til din konto',
      text: (name, link) =>
        `${danish(name)}\n\nDer er bedt om en konto med denne adresse, og vi kender den fra en ordre. ` +
        `Var det dig, så vælg en adgangskode her:\n\n${link}\n\n` +
        'Linket virker én gang og i syv dage. Var det ikke dig, skal du ikke gøre noget.\n',
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
        `${danish(name)}\n\nDin konto hos Marehalm har fra nu af en anden mailadresse. ` +
        `Var det ikke dig, så skriv til os:\n\n${link}\n`,
    },
  },
};

/** A mail about an account. `name` may be anything a customer typed: it stands in the text alone, never in a header. */
export function accountMail(
  kind: AccountMailKind,
  to: { readonly email: string; readonly firstName?: string },
  link: string,
  locale: LocaleCode,
): MailDraft {
  const { subject, text } = letters[locale][kind];
  return { to: to.email, kind, locale, subject, text: text(to.firstName ?? '', link) };
}
