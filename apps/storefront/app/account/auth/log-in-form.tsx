import { useIntl } from 'react-intl';
import type { AccountSession } from '@marehalm/commerce-client';
import { AccountForm, okResult, toRefusedResult, toErrorResult, useAccountForm } from './account-form';
import { CurrentPasswordField, EmailField } from './account-text-fields';
import { useMarketAccounts } from '../use-accounts';

const fields = ['email', 'password'] as const;

/** The login form with email and password. */
export function LogInForm({
  id,
  onDone,
}: {
  id: string;
  onDone: (session: AccountSession, email: string) => void;
}) {
  const intl = useIntl();
  const { accounts } = useMarketAccounts();
  const form = useAccountForm({
    id,
    fields,
    send: async ({ email = '', password = '' }) => {
      const answer = await accounts.signIn(email, password);
      if (answer.kind === 'wrong-credentials') return toErrorResult('wrong-credentials');
      if (answer.kind !== 'ok') return toRefusedResult(answer, fields);
      onDone(answer.session, email);
      return okResult;
    },
  });
  return (
    <AccountForm form={form} submit={intl.formatMessage({ id: 'account.logIn' })}>
      <EmailField form={form} />
      <CurrentPasswordField form={form} label={intl.formatMessage({ id: 'account.password' })} />
    </AccountForm>
  );
}
