import { useRef, useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { AccountProblem } from '@marehalm/commerce-client';
import { Button, Form, useFormErrors, type Elements } from '@marehalm/ui';
import {
  checkAccountForm,
  normalizeAccountForm,
  MIN_PASSWORD_LENGTH,
  toAccountFormMistakes,
  type AccountFormField,
  type AccountFormMistake,
  type AccountFormMistakes,
  type AccountFormValues,
} from '@marehalm/checkout-domain';
import { ErrorNotice, type AccountErrorKind } from '../error-notice';

/** The result of submitting a form. */
export type AccountFormResult =
  | { readonly kind: 'ok' }
  /** The form is shown again with everything that was typed. */
  | { readonly kind: 'mistakes'; readonly mistakes: AccountFormMistakes }
  | { readonly kind: 'error'; readonly error: AccountErrorKind }
  /** Another element of the page shows the error. */
  | { readonly kind: 'reported' };

export const okResult: AccountFormResult = { kind: 'ok' };
export const reportedResult: AccountFormResult = { kind: 'reported' };
export const toErrorResult = (kind: AccountErrorKind): AccountFormResult => ({ kind: 'error', error: kind });

/** Converts a refusal by the shop: mistakes at their fields, or an error for the whole form. */
export function toRefusedResult(
  problems: readonly AccountProblem[],
  fields: readonly AccountFormField[],
): AccountFormResult {
  if (problems.some(({ kind }) => kind === 'disabled')) return toErrorResult('disabled');
  const mistakes = toAccountFormMistakes(problems, fields);
  return Object.keys(mistakes).length > 0 ? { kind: 'mistakes', mistakes } : toErrorResult('refused');
}

export interface AccountFormState {
  readonly values: AccountFormValues;
  /** Returns the props of a text field. */
  readonly field: (name: AccountFormField) => {
    readonly id: string;
    readonly name: string;
    readonly value: string;
    readonly error: string | undefined;
    readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void;
    readonly onBlur: (event: { readonly relatedTarget: EventTarget | null }) => void;
  };
  readonly isBusy: boolean;
  /** Whether the last submission succeeded. */
  readonly isSent: boolean;
  readonly submit: () => Promise<void>;
  readonly summary: Elements;
  readonly error: AccountErrorKind | undefined;
  /** Clears fields, such as passwords after use. */
  readonly clear: (...names: readonly AccountFormField[]) => void;
}

/** Manages a form of the account: its values, when its mistakes are shown, and one request at a time. */
export function useAccountForm({
  id,
  fields,
  start = {},
  send,
}: {
  readonly id: string;
  /** In the order of the page. */
  readonly fields: readonly AccountFormField[];
  readonly start?: AccountFormValues;
  /** Called with valid values. Never rejects. */
  readonly send: (values: AccountFormValues) => Promise<AccountFormResult>;
}): AccountFormState {
  const intl = useIntl();
  const [values, setValues] = useState(start);
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [found, setFound] = useState<AccountErrorKind>();
  // Buttons may be pressed again before React renders.
  const isSending = useRef(false);
  const idOf = (name: AccountFormField) => `${id}-${name}`;
  const { errors, summary, attempt, typed, left } = useFormErrors<AccountFormField, AccountFormMistake>({
    fields,
    idOf,
    textOf: (name, mistake) => accountMistakeText(intl, name, mistake),
    titleOf: (count) => intl.formatMessage({ id: 'checkout.mistakes' }, { count }),
  });

  const submit = async () => {
    setSent(false);
    if (isSending.current || !attempt(checkAccountForm(values, fields))) {
      setFound(undefined);
      return;
    }
    isSending.current = true;
    setBusy(true);
    setFound(undefined);
    const sent = await send(normalizeAccountForm(values));
    isSending.current = false;
    setBusy(false);
    setSent(sent.kind === 'ok');
    if (sent.kind === 'mistakes') attempt(sent.mistakes);
    if (sent.kind === 'error') setFound(sent.error);
  };

  return {
    values,
    isBusy,
    isSent,
    submit,
    error: found,
    summary,
    clear: (...names) => {
      setValues((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, ''])) }));
    },
    field: (name) => ({
      id: idOf(name),
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange: ({ currentTarget: { value } }) => {
        setValues((before) => ({ ...before, [name]: value }));
        typed(checkAccountForm({ ...values, [name]: value }, fields));
      },
      onBlur: ({ relatedTarget }) => {
        left(name, checkAccountForm(values, fields), relatedTarget);
      },
    }),
  };
}

/** The form around the fields: mistakes above them, and the submit button with its error below. */
export function AccountForm({
  form,
  submit,
  children,
}: {
  form: AccountFormState;
  /** Label of the submit button. */
  submit: string;
  children: Elements;
}) {
  const intl = useIntl();
  return (
    <Form onSubmit={() => void form.submit()} summary={form.summary}>
      {children}
      {form.error && <ErrorNotice error={form.error} />}
      <Button
        type="submit"
        width="full"
        pending={form.isBusy ? intl.formatMessage({ id: 'account.working' }) : undefined}
      >
        {submit}
      </Button>
    </Form>
  );
}

/** Returns the text for a mistake. */
function accountMistakeText(intl: IntlShape, field: AccountFormField, mistake: AccountFormMistake): string {
  switch (mistake) {
    case 'missing':
      return field === 'password' || field === 'newPassword'
        ? intl.formatMessage({ id: `account.mistake.${field}` })
        : intl.formatMessage({ id: `checkout.mistake.${field}` });
    case 'malformed':
      return intl.formatMessage({ id: 'checkout.mistake.emailMalformed' });
    case 'letter':
      return intl.formatMessage({ id: 'checkout.mistake.emailLetter' });
    case 'unusable':
      return intl.formatMessage({ id: 'checkout.mistake.unusable' });
    case 'taken':
      return intl.formatMessage({ id: 'account.mistake.taken' });
    case 'wrong':
      return intl.formatMessage({ id: 'account.mistake.wrong' });
    case 'too-short':
      return intl.formatMessage({ id: 'account.mistake.tooShort' }, { count: MIN_PASSWORD_LENGTH });
    case 'too-long':
      return intl.formatMessage({ id: 'account.mistake.tooLong' });
    case 'space-at-ends':
      return intl.formatMessage({ id: 'account.mistake.spaceAtEnds' });
  }
}
