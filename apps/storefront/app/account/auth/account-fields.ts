import type { AccountProblem } from '@marehalm/commerce-client';
import { checkEmail, type EmailMistake, normalizeEmail } from '@marehalm/checkout-domain';
import { isAddressText } from '@marehalm/checkout-domain';
import { normalizeName } from '@marehalm/checkout-domain';

/** What the forms of the account ask for, in the order in which any of them has it. */
export const accountFields = ['firstName', 'lastName', 'email', 'password', 'newPassword'] as const;

/** `password` is an existing one, `newPassword` one that is chosen. */
export type AccountFormField = (typeof accountFields)[number];

/** What is wrong with a field. Each is a sentence of its own. */
export type AccountMistake =
  EmailMistake | 'unusable' | 'taken' | 'wrong' | 'too-short' | 'too-long' | 'space-at-ends';

export type AccountMistakes = Readonly<Partial<Record<AccountFormField, AccountMistake>>>;
export type AccountValues = Readonly<Partial<Record<AccountFormField, string>>>;

/** Characters of a new password. The shop itself would take five; those are guessed in a moment. */
export const MIN_PASSWORD = 8;
/** Characters that the shop takes. */
const MAX_PASSWORD = 72;

/** What keeps the values of `fields` from being sent; empty when nothing does. */
export function checkAccount(values: AccountValues, fields: readonly AccountFormField[]): AccountMistakes {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const mistake = checkField(field, values[field] ?? '');
      return mistake ? [[field, mistake]] : [];
    }),
  );
}

function checkField(field: AccountFormField, value: string): AccountMistake | undefined {
  switch (field) {
    case 'email':
      return checkEmail(value);
    case 'password':
      return value === '' ? 'missing' : undefined;
    case 'newPassword': {
      if (value === '') return 'missing';
      if (value !== value.trim()) return 'space-at-ends';
      const { length } = [...value];
      return length < MIN_PASSWORD ? 'too-short' : length > MAX_PASSWORD ? 'too-long' : undefined;
    }
    default:
      return normalizeName(value) === ''
        ? 'missing'
        : isAddressText(normalizeName(value))
          ? undefined
          : 'unusable';
  }
}

/** Returns the values as they are sent: names and the address normalized, passwords as typed. */
export function normalizeAccount(values: AccountValues): AccountValues {
  const { firstName, lastName, email } = values;
  return {
    ...values,
    ...(firstName === undefined ? {} : { firstName: normalizeName(firstName) }),
    ...(lastName === undefined ? {} : { lastName: normalizeName(lastName) }),
    ...(email === undefined ? {} : { email: normalizeEmail(email) }),
  };
}

const mistakeOf: Readonly<Partial<Record<AccountProblem['kind'], AccountMistake>>> = {
  blank: 'missing',
  taken: 'taken',
  'too-short': 'too-short',
  'too-long': 'too-long',
  'space-at-ends': 'space-at-ends',
};

/**
 * What the shop refused, by field of a form that has `fields`; empty when its refusal is about something that the form does
 * not ask for.
 */
export function refusedFields(
  problems: readonly AccountProblem[],
  fields: readonly AccountFormField[],
): AccountMistakes {
  return Object.fromEntries(
    problems.flatMap(({ field, kind }) => {
      const name = field === 'password' && fields.includes('newPassword') ? 'newPassword' : field;
      const own = fields.find((each) => each === name);
      return own ? [[own, mistakeOf[kind] ?? (own === 'email' ? 'malformed' : 'unusable')]] : [];
    }),
  );
}
