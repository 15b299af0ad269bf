import { useIntl, type IntlShape } from 'react-intl';
import type { AccountRefusal, StorefrontFailure } from '@marehalm/commerce-client';
import { Button, Form, useForm, type NonTextNode, type FormOutcome, type FormState } from '@marehalm/ui';
import {
  checkAccountForm,
  normalizeAccountForm,
  MIN_PASSWORD_LENGTH,
  toAccountFormMistakes,
  type AccountFormField,
  type AccountFormMistake,
  type AccountFormValues,
} from '@marehalm/checkout-domain';
import { ErrorNotice, toErrorKind, type AccountErrorKind } from '../error-notice';

/** The result of submitting a form. */
export type AccountFormResult = FormOutcome<AccountFormField, AccountFormMistake, AccountErrorKind>;
export type AccountFormControls = FormState<AccountFormField, AccountErrorKind, AccountFormValues>;

export const okResult: AccountFormResult = { kind: 'ok' };
/** Result of a failed submission whose error another element of the page shows, so that the form shows none. */
export const errorShownElsewhereResult: AccountFormResult = { kind: 'reported' };
/** Returns the result of a failed submission; `ErrorNotice` shows the text for `kind` at the form. */
export const toErrorResult = (failure: AccountErrorKind): AccountFormResult => ({ kind: 'failed', failure });

/**
 * Converts the problems that the account service reported into a form result: mistakes for problems of `fields`, otherwise the
 * error `disabled` or `refused` for the whole form.
 */
export function toRefusedResult(
  answer: AccountRefusal | StorefrontFailure,
  fields: readonly AccountFormField[],
): AccountFormResult {
  if (answer.kind !== 'refused') return toErrorResult(toErrorKind(answer));
  if (answer.problems.some(({ kind }) => kind === 'disabled')) return toErrorResult('disabled');
  const mistakes = toAccountFormMistakes(answer.problems, fields);
  return Object.keys(mistakes).length > 0 ? { kind: 'mistakes', mistakes } : toErrorResult('refused');
}

/** Manages a form of the account: its rules, the texts of its mistakes, and one request at a time. */
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
}): AccountFormControls {
  const intl = useIntl();
  return useForm<AccountFormField, AccountFormMistake, AccountErrorKind, AccountFormValues>({
    fields,
    start,
    idOf: (name) => `${id}-${name}`,
    textOf: (name, mistake) => accountMistakeText(intl, name, mistake),
    titleOf: (count) => intl.formatMessage({ id: 'checkout.mistakes' }, { count }),
    check: (values) => checkAccountForm(values, fields),
    send: (values) => send(normalizeAccountForm(values)),
  });
}

/** The form around the fields: mistakes above them, and the submit button with its error below. */
export function AccountForm({
  form,
  submit,
  children,
}: {
  form: AccountFormControls;
  /** Label of the submit button. */
  submit: string;
  children: NonTextNode;
}) {
  const intl = useIntl();
  return (
    <Form onSubmit={() => void form.submit()} summary={form.summary}>
      {children}
      {form.failure && <ErrorNotice error={form.failure} />}
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
