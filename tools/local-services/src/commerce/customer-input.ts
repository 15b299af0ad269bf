import { z } from 'zod';
import { hasControlCharacter, hasWebAddress } from '../unsafe-text.ts';
import { findAddressProblems, type AddressFields, toAddressFields } from './address.ts';
import type { CustomerAddress } from './customer-store.ts';
import { parseCountryCode } from './country-names.ts';

/** A `CustomerUserError`: the reason why the shop refused a mutation, which then changed nothing. */
export interface CustomerProblem {
  /** One of the schema's `CustomerErrorCode`s. */
  readonly code: string;
  /** Path in the arguments. */
  readonly field: readonly string[] | null;
  readonly message: string;
}

/** Limits of names and passwords in characters, as at Shopify. */
const MAX_NAME_LENGTH = 255;
const MIN_PASSWORD_LENGTH = 5;
const MAX_PASSWORD_LENGTH = 72;
/** Maximum length of an email address (RFC 5321). */
const MAX_EMAIL_LENGTH = 254;

const emailSchema = z.email();
/** E.164, Shopify's format of phone numbers. */
const phonePattern = /^\+[1-9]\d{5,14}$/;

/** Finds problems of an email address as typed. */
export function findEmailProblems(email: string, field: readonly string[]): readonly CustomerProblem[] {
  if (email === '') return [{ code: 'BLANK', field, message: "Email can't be blank" }];
  if (email.length > MAX_EMAIL_LENGTH) {
    return [
      { code: 'TOO_LONG', field, message: `Email is too long (maximum is ${MAX_EMAIL_LENGTH} characters)` },
    ];
  }
  if (!emailSchema.safeParse(email).success) return [{ code: 'INVALID', field, message: 'Email is invalid' }];
  return [];
}

/** Finds problems of a new password. Messages never contain it. */
export function findPasswordProblems(password: string, field: readonly string[]): readonly CustomerProblem[] {
  if (password === '') return [{ code: 'BLANK', field, message: "Password can't be blank" }];
  if (password !== password.trim()) {
    const message = 'Password cannot start or end with whitespace';
    return [{ code: 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', field, message }];
  }
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH) {
    const message = `Password is too short (minimum is ${MIN_PASSWORD_LENGTH} characters)`;
    return [{ code: 'TOO_SHORT', field, message }];
  }
  if (length > MAX_PASSWORD_LENGTH) {
    const message = `Password is too long (maximum is ${MAX_PASSWORD_LENGTH} characters)`;
    return [{ code: 'TOO_LONG', field, message }];
  }
  return [];
}

/** Finds problems of given names and phone number. */
export function findPersonProblems(
  person: {
    readonly firstName?: string | null;
    readonly lastName?: string | null;
    readonly phone?: string | null;
  },
  field: readonly string[],
): readonly CustomerProblem[] {
  const problems: CustomerProblem[] = [];
  const names = { firstName: 'First name', lastName: 'Last name' } as const;
  for (const [key, label] of Object.entries(names)) {
    const name = person[key as keyof typeof names];
    if (!name) continue;
    const at = [...field, key];
    if (name.length > MAX_NAME_LENGTH) {
      const message = `${label} is too long (maximum is ${MAX_NAME_LENGTH} characters)`;
      problems.push({ code: 'TOO_LONG', field: at, message });
    } else if (/<[^>]*>/.test(name)) {
      problems.push({ code: 'CONTAINS_HTML_TAGS', field: at, message: `${label} cannot contain HTML tags` });
    } else if (hasWebAddress(name)) {
      problems.push({ code: 'CONTAINS_URL', field: at, message: `${label} cannot contain URL` });
    } else if (hasControlCharacter(name)) {
      problems.push({ code: 'INVALID', field: at, message: `${label} is invalid` });
    }
  }
  if (person.phone && !phonePattern.test(person.phone)) {
    problems.push({ code: 'INVALID', field: [...field, 'phone'], message: 'Phone is invalid' });
  }
  return problems;
}

const addressCodes: Readonly<Record<string, string>> = {
  ADDRESS_FIELD_CONTAINS_HTML_TAGS: 'CONTAINS_HTML_TAGS',
  ADDRESS_FIELD_CONTAINS_URL: 'CONTAINS_URL',
  ADDRESS_FIELD_IS_TOO_LONG: 'TOO_LONG',
};

/** Parses a `MailingAddressInput` and finds its problems. Missing fields keep the value of `before`; `null` removes it. */
export function parseCustomerAddress(
  input: Readonly<Record<string, unknown>>,
  before: AddressFields = {},
): { readonly address: AddressFields; readonly problems: readonly CustomerProblem[] } {
  const { countryCode, provinceCode, ...fields } = before;
  const address = toAddressFields(
    { ...fields, country: countryCode, province: provinceCode, ...input },
    parseCountryCode,
  );
  const problems = findAddressProblems(address).map(({ field, code }): CustomerProblem => ({
    code: addressCodes[code] ?? 'INVALID',
    field: ['address', field],
    message: `The ${field} of the address is not valid`,
  }));
  if (typeof input['country'] === 'string' && input['country'].trim() !== '' && !address.countryCode) {
    problems.push({ code: 'INVALID', field: ['address', 'country'], message: 'Country is invalid' });
  }
  return { address, problems };
}

/** Returns whether `others` contains a postal address with the same fields and values. */
export function isSavedAddress(address: AddressFields, others: readonly CustomerAddress[]): boolean {
  const canonical = (fields: AddressFields) => JSON.stringify(Object.entries(fields).sort());
  return others.some((other) => canonical(other.address) === canonical(address));
}
