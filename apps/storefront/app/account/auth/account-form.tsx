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
import { AccountErrorNotice, toAccountErrorKind, type AccountErrorKind } from '../account-error-notice';

/** The result of submitting a form. */
export type AccountFormResult = FormOutcome<AccountFormField, AccountFormMistake, AccountErrorKind>;
/**
 * State and handlers of an account form, as returned by {@link useAccountForm}: field props, error summary, failure and `submit`.
 */
export type AccountFormControls = FormState<AccountFormField, AccountErrorKind, AccountFormValues>;

/** Result of a successful submission. */
export const okResult: AccountFormResult = { kind: 'ok' };
/**
 * Result of a submission whose outcome another element of the page shows, such as a login dialog or the "email sent" message. The
 * form shows neither an error nor success.
 */
export const handledElsewhereResult: AccountFormResult = { kind: 'reported' };
/** Returns the result of a failed submission. The form shows the text of `failure` with {@link AccountErrorNotice}. */
export const toFailedFormResult = (failure: AccountErrorKind): AccountFormResult => ({
  kind: 'failed',
  failure,
});

/**
 * Converts a failed answer of the account service into a form result: `mistakes` if the service refused values of `fields`,
 * otherwise `failed` with the error kind for the whole form.
 */
export function toAccountFormFailure(
  answer: AccountRefusal | StorefrontFailure,
  fields: readonly AccountFormField[],
): AccountFormResult {
  if (answer.kind !== 'refused') return toFailedFormResult(toAccountErrorKind(answer));
  if (answer.problems.some(({ kind }) => kind === 'disabled')) return toFailedFormResult('disabled');
  const mistakes = toAccountFormMistakes(answer.problems, fields);
  return Object.keys(mistakes).length > 0 ? { kind: 'mistakes', mistakes } : toFailedFormResult('refused');
}

/** Returns the state of an account form. Validates on submit and calls `send` with normalized values, one request at a time. */
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

/** Renders a form with an error summary above `children`, and the failure of the last submission and the submit button below. */
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
      {form.failure && <AccountErrorNotice error={form.failure} />}
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
