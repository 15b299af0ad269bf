import { useState } from 'react';
import { useIntl } from 'react-intl';
import { hrefFor } from '@marehalm/shop';
import { Link } from '@marehalm/ui';
import { AccountForm, toAccountFormFailure, handledElsewhereResult, useAccountForm } from './account-form';
import { EmailField } from './account-text-fields';
import { EmailSentMessage } from './email-sent-message';
import { OtherMarketSessionNotice, AccountMarketNote } from '../account-market-notices';
import { useCurrentMarketAccount } from '../use-current-market-account';
import styles from '../account.module.css';

const fields = ['email'] as const;

/** Requests a mail with a link to set a new password. The answer is the same for every address. */
export function ForgottenPassword() {
  const intl = useIntl();
  const { accounts, locale } = useCurrentMarketAccount();
  const [mailedTo, setMailedTo] = useState<string>();
  const form = useAccountForm({
    id: 'forgotten',
    fields,
    send: async ({ email = '' }) => {
      const answer = await accounts.recoverPassword(email);
      if (answer.kind !== 'ok') return toAccountFormFailure(answer, fields);
      setMailedTo(email);
      return handledElsewhereResult;
    },
  });
  const back = (
    <Link href={hrefFor('accountLogin', locale)}>{intl.formatMessage({ id: 'account.toLogIn' })}</Link>
  );
  if (mailedTo !== undefined) {
    return (
      <EmailSentMessage
        title={intl.formatMessage({ id: 'account.mailed.title' })}
        text={intl.formatMessage({ id: 'account.mailed.text' }, { email: mailedTo })}
        help={intl.formatMessage({ id: 'account.mailed.help' })}
        again={() => accounts.recoverPassword(mailedTo)}
        back={back}
      />
    );
  }
  return (
    <div className={styles.column}>
      <p>{intl.formatMessage({ id: 'account.forgottenText' })}</p>
      <OtherMarketSessionNotice />
      <AccountForm form={form} submit={intl.formatMessage({ id: 'account.sendLink' })}>
        <EmailField form={form} />
      </AccountForm>
      <p>{back}</p>
      <AccountMarketNote />
    </div>
  );
}
