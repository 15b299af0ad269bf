import { useIntl } from 'react-intl';
import type { AccountSession } from '@marehalm/commerce-client';
import {
  AccountForm,
  okResult,
  toAccountFormFailure,
  toFailedFormResult,
  useAccountForm,
} from './account-form';
import { AccountMarketNote } from '../account-market-notices';
import { CurrentPasswordField, EmailField } from './account-text-fields';
import { useCurrentMarketAccount } from '../use-current-market-account';

const fields = ['email', 'password'] as const;

/** Renders the login form, and after a refusal in which market the shopper logs in. Calls `onDone` with the new session and the typed email address; the caller stores the session. */
export function LogInForm({
  id,
  onDone,
}: {
  id: string;
  onDone: (session: AccountSession, email: string) => void;
}) {
  const intl = useIntl();
  const { accounts } = useCurrentMarketAccount();
  const form = useAccountForm({
    id,
    fields,
    send: async ({ email = '', password = '' }) => {
      const answer = await accounts.signIn(email, password);
      if (answer.kind === 'wrong-credentials') return toFailedFormResult('wrong-credentials');
      if (answer.kind !== 'ok') return toAccountFormFailure(answer, fields);
      onDone(answer.session, email);
      return okResult;
    },
  });
  return (
    <>
      <AccountForm form={form} submit={intl.formatMessage({ id: 'account.logIn' })}>
        <EmailField form={form} />
        <CurrentPasswordField form={form} label={intl.formatMessage({ id: 'account.password' })} />
      </AccountForm>
      {form.failure === 'wrong-credentials' && <AccountMarketNote />}
    </>
  );
}
