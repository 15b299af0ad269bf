import { isPrintableAddressText } from './address-text.ts';
import { checkEmail, type EmailMistake, normalizeEmail } from './email-address.ts';
import { normalizeName } from './normalize-input.ts';

/** Fields of the forms of an account. `password` is an existing one, `newPassword` one that is chosen. */
export type AccountFormField = 'firstName' | 'lastName' | 'email' | 'password' | 'newPassword';

/** Why a value is invalid. Only the service finds `taken` and `wrong`. */
export type AccountFormMistake =
  EmailMistake | 'unusable' | 'taken' | 'wrong' | 'too-short' | 'too-long' | 'space-at-ends';

/** Mistakes by field. */
export type AccountFormMistakes = Readonly<Partial<Record<AccountFormField, AccountFormMistake>>>;

/** Values as typed, by field. */
export type AccountFormValues = Readonly<Partial<Record<AccountFormField, string>>>;

/** Minimum length of a new password in characters. */
export const MIN_PASSWORD_LENGTH = 8;
/** Maximum length of a new password in characters; a limit of Shopify. */
export const MAX_PASSWORD_LENGTH = 72;

/**
 * Returns the mistakes in `fields`, by field; empty when the values can be sent.
 *
 * @example
 * ```ts
 * const mistakes = checkAccountForm({ email: 'eva@example' }, ['email', 'password']);
 * mistakes; // => { email: 'malformed', password: 'missing' }
 * ```
 */
export function checkAccountForm(
  values: AccountFormValues,
  fields: readonly AccountFormField[],
): AccountFormMistakes {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const mistake = checkField(field, values[field] ?? '');
      return mistake ? [[field, mistake]] : [];
    }),
  );
}

function checkField(field: AccountFormField, value: string): AccountFormMistake | undefined {
  switch (field) {
    case 'email':
      return checkEmail(value);
    case 'password':
      return value === '' ? 'missing' : undefined;
    case 'newPassword':
      return checkNewPassword(value);
    case 'firstName':
    case 'lastName': {
      const name = normalizeName(value);
      if (name === '') return 'missing';
      return isPrintableAddressText(name) ? undefined : 'unusable';
    }
  }
}

function checkNewPassword(value: string): AccountFormMistake | undefined {
  if (value === '') return 'missing';
  if (value !== value.trim()) return 'space-at-ends';
  const { length } = [...value];
  if (length < MIN_PASSWORD_LENGTH) return 'too-short';
  return length > MAX_PASSWORD_LENGTH ? 'too-long' : undefined;
}

/** Returns the values as they are sent: names and the email address normalized, passwords as typed. */
export function normalizeAccountForm(values: AccountFormValues): AccountFormValues {
  const { firstName, lastName, email } = values;
  return {
    ...values,
    ...(firstName === undefined ? {} : { firstName: normalizeName(firstName) }),
    ...(lastName === undefined ? {} : { lastName: normalizeName(lastName) }),
    ...(email === undefined ? {} : { email: normalizeEmail(email) }),
  };
}

const mistakeOfProblem = new Map<string, AccountFormMistake>([
  ['blank', 'missing'],
  ['taken', 'taken'],
  ['too-short', 'too-short'],
  ['too-long', 'too-long'],
  ['space-at-ends', 'space-at-ends'],
]);

/**
 * Converts the problems of a service's refusal to mistakes in the given form fields. Problems without a matching field are
 * omitted, so the result may be empty.
 */
export function toAccountFormMistakes(
  problems: readonly { readonly kind: string; readonly field?: string }[],
  fields: readonly AccountFormField[],
): AccountFormMistakes {
  return Object.fromEntries(
    problems.flatMap(({ field, kind }) => {
      const name = field === 'password' && fields.includes('newPassword') ? 'newPassword' : field;
      const own = fields.find((each) => each === name);
      const unknown = own === 'email' ? 'malformed' : 'unusable';
      return own ? [[own, mistakeOfProblem.get(kind) ?? unknown]] : [];
    }),
  );
}
