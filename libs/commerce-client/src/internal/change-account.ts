import type { AccountField, AccountProblem, AccountProblemKind, AccountRefusal } from '../account-answers.ts';
import type { StorefrontFailure } from '../storefront-answer.ts';
import type { RequestOptions, StorefrontClient } from '../storefront-client.ts';
import type { StorefrontOperation } from '../storefront-operation.ts';
import { mapAnswer, requirePayload } from './map-answer.ts';
import { omitEmptyFields } from './omit-empty-fields.ts';
import type { introspection } from './storefront-schema.d.ts';
import { redactTexts } from './redact-texts.ts';
import { findOwnValue } from './find-own-value.ts';

type ErrorCode = introspection['types']['CustomerErrorCode']['enumValues'];

/** The fields of one entry of `customerUserErrors`. */
export interface CustomerUserErrorFields {
  readonly code: ErrorCode | null;
  readonly field: readonly string[] | null;
  readonly message: string;
}

export interface AccountPayload {
  readonly customerUserErrors: readonly CustomerUserErrorFields[];
}

/** Returns the outcome that an error stands for; `undefined` for an error about a typed value. */
export type FindOutcome<Kind> = (code: ErrorCode | null, field: string | undefined) => Kind | undefined;

/** An account mutation and the meaning of its answers. */
export interface AccountChange<Payload, Variables, Kind, Value> {
  readonly operation: StorefrontOperation<{ readonly payload: Payload | null }, Variables>;
  readonly variables: Variables;
  readonly findOutcome: FindOutcome<Kind>;
  /** @throws TypeError when the payload lacks a required field. */
  readonly read: (payload: Payload) => Value;
}

/** Sends an account mutation. Redacts `secrets`, passwords and tokens, in messages. */
export async function changeAccount<Payload extends AccountPayload, Variables, Kind extends string, Value>(
  client: StorefrontClient,
  { operation, variables, findOutcome, read }: AccountChange<Payload, Variables, Kind, Value>,
  secrets: readonly string[],
  options?: RequestOptions,
): Promise<Value | { readonly kind: Kind } | AccountRefusal | StorefrontFailure> {
  const answer = await client.request(operation, variables, options);
  if (answer.kind !== 'ok') return { ...answer, message: redactTexts(answer.message, secrets) };
  return mapAnswer(answer, (data): Value | { readonly kind: Kind } | AccountRefusal => {
    const payload = requirePayload(data.payload);
    const errors = payload.customerUserErrors;
    for (const { code, field } of errors) {
      const kind = findOutcome(code, field?.at(-1));
      if (kind !== undefined) return { kind };
    }
    if (errors.length === 0) return read(payload);
    return { kind: 'refused', problems: errors.map((error) => toProblem(error, secrets)) };
  });
}

/** Problems with a value. Other codes concern the account or its keys and are outcomes. */
const problemKinds: Partial<Record<ErrorCode, AccountProblemKind>> = {
  BLANK: 'blank',
  INVALID: 'invalid',
  TOO_SHORT: 'too-short',
  TOO_LONG: 'too-long',
  TAKEN: 'taken',
  BAD_DOMAIN: 'bad-domain',
  CONTAINS_HTML_TAGS: 'contains-html',
  CONTAINS_URL: 'contains-url',
  PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE: 'space-at-ends',
  CUSTOMER_DISABLED: 'disabled',
};

/** The last part of an error's path, which names the field. */
const fields: Readonly<Record<string, AccountField>> = {
  email: 'email',
  password: 'password',
  firstName: 'firstName',
  lastName: 'lastName',
  phone: 'phone',
  company: 'company',
  address1: 'address1',
  address2: 'address2',
  zip: 'zip',
  city: 'city',
  country: 'countryCode',
};

function toProblem(
  { code, field, message }: CustomerUserErrorFields,
  secrets: readonly string[],
): AccountProblem {
  return {
    kind: (code && findOwnValue(problemKinds, code)) ?? 'other',
    ...omitEmptyFields({
      field: findOwnValue(fields, field?.at(-1) ?? '') ?? null,
      message: redactTexts(message, secrets),
    }),
  };
}
