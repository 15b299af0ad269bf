import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { createSignUpAndSignIn } from '@marehalm/commerce-client';
import { hrefFor } from '@marehalm/shop';
import { Checkbox, Heading, Link } from '@marehalm/ui';
import { accountSessions } from '../../session/account-sessions';
import {
  AccountForm,
  okResult,
  toAccountFormFailure,
  handledElsewhereResult,
  toFailedFormResult,
  useAccountForm,
} from './account-form';
import { AccountSkeleton, type AccountContentProps } from '../account-page';
import { EmailField, NameFields, NewPasswordField } from './account-text-fields';
import { useRedirectAfterLogin } from './log-in';
import { EmailSentMessage } from './email-sent-message';
import { OtherMarketSessionNotice } from '../account-market-notices';
import { setAccountNotice } from '../account-notice';
import { getLoginHref, findReturnPath } from '../../session/return-path';
import { suggestEmail, getSuggestedEmail } from '../../session/suggested-email';
import { useCurrentMarketAccount } from '../use-current-market-account';
import styles from '../account.module.css';

const fields = ['firstName', 'lastName', 'email', 'newPassword'] as const;

/** The page that creates an account. It can be used at once, unless the shop must first verify the email address. */
export function CreateAccountPage({ privacy }: AccountContentProps) {
  const intl = useIntl();
  const { accounts, market, locale, session } = useCurrentMarketAccount();
  const { search } = useLocation();
  const [mailedTo, setMailedTo] = useState<string>();
  const [isConsenting, setConsenting] = useState(false);
  const [start] = useState(() => ({ email: getSuggestedEmail() }));
  // In an effect, because React may render more than once.
  useEffect(() => suggestEmail(''), []);
  useRedirectAfterLogin();
  const [signUp] = useState(createSignUpAndSignIn);
  const form = useAccountForm({
    id: 'create',
    fields,
    start,
    send: async ({ firstName = '', lastName = '', email = '', newPassword: password = '' }) => {
      const made = await signUp(accounts, {
        firstName,
        lastName,
        email,
        password,
        acceptsMarketing: isConsenting,
      });
      if (made.kind === 'confirm-email') {
        setMailedTo(email);
        return handledElsewhereResult;
      }
      if (made.kind === 'created') return toFailedFormResult('created');
      if (made.kind !== 'ok') return toAccountFormFailure(made, fields);
      setAccountNotice('created');
      accountSessions.open(market, made.session, email);
      return okResult;
    },
  });
  if (session) return <AccountSkeleton />;
  if (mailedTo !== undefined) return <ConfirmEmail email={mailedTo} />;
  const logIn = getLoginHref(locale, findReturnPath(search, locale));
  return (
    <div className={styles.doors}>
      <div className={styles.column}>
        <OtherMarketSessionNotice />
        <AccountForm form={form} submit={intl.formatMessage({ id: 'account.create' })}>
          <NameFields form={form} />
          <EmailField form={form} />
          <NewPasswordField form={form} label={intl.formatMessage({ id: 'account.password' })} />
          <Checkbox
            checked={isConsenting}
            hint={intl.formatMessage({ id: 'account.consentHint' })}
            onChange={(event) => {
              setConsenting(event.currentTarget.checked);
            }}
          >
            {intl.formatMessage({ id: 'account.consent' })}
          </Checkbox>
        </AccountForm>
        <p className={styles.quiet}>
          <span>{`${intl.formatMessage({ id: 'account.privacy' })} `}</span>
          <Link href={privacy}>{intl.formatMessage({ id: 'account.privacyLink' })}</Link>
        </p>
      </div>
      <aside className={styles.aside} aria-labelledby="known-here">
        <Heading level={2} size="s" id="known-here">
          {intl.formatMessage({ id: 'account.knownHere' })}
        </Heading>
        <p>
          <Link href={logIn}>{intl.formatMessage({ id: 'account.logIn' })}</Link>
        </p>
      </aside>
    </div>
  );
}

/** Asks the shopper to confirm the address by mail, because the shop knows it from an order. */
function ConfirmEmail({ email }: { email: string }) {
  const intl = useIntl();
  const { accounts, locale } = useCurrentMarketAccount();
  return (
    <EmailSentMessage
      title={intl.formatMessage({ id: 'account.confirm.title' })}
      text={intl.formatMessage({ id: 'account.confirm.text' }, { email })}
      help={intl.formatMessage({ id: 'account.confirm.help' })}
      again={() => accounts.recoverPassword(email)}
      back={
        <Link href={hrefFor('accountLogin', locale)}>{intl.formatMessage({ id: 'account.toLogIn' })}</Link>
      }
    />
  );
}
