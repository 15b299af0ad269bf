import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  type AccountProfile,
  changeKnownPassword,
  type ProfileChangeAnswer,
} from '@marehalm/commerce-client';
import { Button, Checkbox, Heading, Link, Notice } from '@marehalm/ui';
import { accountSessions } from '../../session/account-sessions';
import {
  AccountForm,
  okResult,
  toAccountFormFailure,
  handledElsewhereResult,
  toFailedFormResult as failed,
  useAccountForm,
} from './account-form';
import { AccountSkeleton, type AccountContentProps } from '../account-page';
import { CurrentPasswordField, EmailField, NameFields, NewPasswordField } from './account-text-fields';
import { RequireAuth } from './require-auth';
import type { LoggedInAccount } from '../use-current-market-account';
import { AccountErrorNotice, toAccountErrorKind, type AccountErrorKind } from '../account-error-notice';
import { useAccountQuery } from '../use-account-query';
import styles from '../account.module.css';

/** Name, email, password and consent to advertising, each saved separately. */
export function EditAccount({ privacy }: AccountContentProps) {
  return <RequireAuth>{(account) => <Details account={account} privacy={privacy} />}</RequireAuth>;
}

const readProfile = ({ accounts, session }: Pick<LoggedInAccount, 'accounts' | 'session'>) =>
  accounts.fetchProfile(session);

function Details({ account, privacy }: { account: LoggedInAccount; privacy: string }) {
  const intl = useIntl();
  const { value, error, refetch } = useAccountQuery(account, readProfile);
  const [savedEmail, setSavedEmail] = useState<string>();
  if (!value) {
    return error ? <AccountErrorNotice error={error} onRetry={refetch} /> : <AccountSkeleton />;
  }
  return (
    <div className={styles.sections}>
      <PersonForm account={account} profile={value.profile} onSaved={({ email }) => setSavedEmail(email)} />
      <PasswordForm account={account} email={savedEmail ?? value.profile.email ?? ''} />
      <ConsentForm account={account} profile={value.profile} />
      <p className={styles.quiet}>
        <span>{`${intl.formatMessage({ id: 'account.privacy' })} `}</span>
        <Link href={privacy}>{intl.formatMessage({ id: 'account.privacyLink' })}</Link>
      </p>
    </div>
  );
}

/** Follows a change of the profile: an ended session asks for the password, and a renewed one is stored. */
function continueSession(account: LoggedInAccount, answer: ProfileChangeAnswer): void {
  const { session, market, login, requestLogin } = account;
  if (answer.kind === 'signed-out') requestLogin();
  else if (answer.kind === 'ok' && answer.session.token !== session.token)
    accountSessions.renew(market, login, answer.session);
}

const personFields = ['firstName', 'lastName', 'email'] as const;

function PersonForm({
  account,
  profile,
  onSaved,
}: {
  account: LoggedInAccount;
  profile: AccountProfile;
  onSaved: (profile: AccountProfile) => void;
}) {
  const intl = useIntl();
  const { accounts, session } = account;
  const { firstName = '', lastName = '', email = '' } = profile;
  // The new address until its owner confirms it, and the current one.
  const [pending, setPending] = useState<{ readonly email: string; readonly current: string }>();
  const form = useAccountForm({
    id: 'person',
    fields: personFields,
    start: { firstName, lastName, email },
    send: async (values) => {
      const change = {
        firstName: values.firstName ?? '',
        lastName: values.lastName ?? '',
        email: values.email ?? '',
      };
      const answer = await accounts.updateProfile(session, change);
      continueSession(account, answer);
      if (answer.kind === 'signed-out') return handledElsewhereResult;
      if (answer.kind !== 'ok') return toAccountFormFailure(answer, personFields);
      const { email: current = '' } = answer.profile;
      setPending(
        current.toLowerCase() === change.email.toLowerCase() ? undefined : { email: change.email, current },
      );
      onSaved(answer.profile);
      return okResult;
    },
  });
  return (
    <section className={styles.column} aria-labelledby="person-title">
      <Heading level={2} size="s" id="person-title">
        {intl.formatMessage({ id: 'account.person' })}
      </Heading>
      <AccountForm form={form} submit={intl.formatMessage({ id: 'account.save' })}>
        <NameFields form={form} />
        <EmailField form={form} hint={intl.formatMessage({ id: 'account.emailHint' })} />
      </AccountForm>
      <SavedNotice isShown={form.isSent}>{intl.formatMessage({ id: 'account.saved' })}</SavedNotice>
      {form.isSent && pending && (
        <Notice tone="info">{intl.formatMessage({ id: 'account.emailPending' }, pending)}</Notice>
      )}
    </section>
  );
}

const passwordFields = ['password', 'newPassword'] as const;

/** The password form. It asks for the current password, because a screen may be left unlocked. */
function PasswordForm({ account, email }: { account: LoggedInAccount; email: string }) {
  const intl = useIntl();
  const { accounts, market, login } = account;
  const form = useAccountForm({
    id: 'password',
    fields: passwordFields,
    send: async ({ password = '', newPassword = '' }) => {
      const answer = await changeKnownPassword(accounts, { email, current: password, next: newPassword });
      if (answer.kind === 'wrong-credentials') return { kind: 'mistakes', mistakes: { password: 'wrong' } };
      if (answer.kind === 'signed-out') return failed('failed');
      if (answer.kind !== 'ok') return toAccountFormFailure(answer, passwordFields);
      accountSessions.renew(market, login, answer.session);
      form.clear('password', 'newPassword');
      return okResult;
    },
  });
  return (
    <section className={styles.column} aria-labelledby="password-title">
      <Heading level={2} size="s" id="password-title">
        {intl.formatMessage({ id: 'account.changePassword' })}
      </Heading>
      <AccountForm form={form} submit={intl.formatMessage({ id: 'account.savePassword' })}>
        {/* Password managers look for whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <CurrentPasswordField form={form} label={intl.formatMessage({ id: 'account.currentPassword' })} />
        <NewPasswordField form={form} label={intl.formatMessage({ id: 'account.newPassword' })} />
      </AccountForm>
      <SavedNotice isShown={form.isSent}>{intl.formatMessage({ id: 'account.passwordSaved' })}</SavedNotice>
    </section>
  );
}

function ConsentForm({ account, profile }: { account: LoggedInAccount; profile: AccountProfile }) {
  const intl = useIntl();
  const { accounts, session } = account;
  const [isConsenting, setConsenting] = useState(profile.acceptsMarketing);
  const [state, setState] = useState<'nothing' | 'saving' | 'given' | 'taken' | AccountErrorKind>('nothing');
  const isSaved = state === 'given' || state === 'taken';
  const save = async () => {
    if (state === 'saving') return;
    setState('saving');
    const answer = await accounts.updateProfile(session, { acceptsMarketing: isConsenting });
    continueSession(account, answer);
    if (answer.kind === 'signed-out') setState('nothing');
    else if (answer.kind !== 'ok') setState(toAccountErrorKind(answer));
    // The submitted value, because the checkbox may have changed since.
    else setState(isConsenting ? 'given' : 'taken');
  };
  return (
    <section className={styles.column} aria-labelledby="consent-title">
      <Heading level={2} size="s" id="consent-title">
        {intl.formatMessage({ id: 'account.advertising' })}
      </Heading>
      <Checkbox
        checked={isConsenting}
        hint={intl.formatMessage({ id: 'account.consentHint' })}
        onChange={(event) => {
          setConsenting(event.currentTarget.checked);
          if (state !== 'saving') setState('nothing');
        }}
      >
        {intl.formatMessage({ id: 'account.consent' })}
      </Checkbox>
      {state !== 'nothing' && state !== 'saving' && !isSaved && <AccountErrorNotice error={state} />}
      <Button
        width="full"
        variant="quiet"
        pending={state === 'saving' ? intl.formatMessage({ id: 'account.working' }) : undefined}
        onClick={() => void save()}
      >
        {intl.formatMessage({ id: 'account.saveConsent' })}
      </Button>
      <SavedNotice isShown={isSaved}>
        {intl.formatMessage({ id: state === 'given' ? 'account.consentGiven' : 'account.consentTaken' })}
      </SavedNotice>
    </section>
  );
}

/** A notice that the form is saved. */
function SavedNotice({ isShown, children }: { isShown: boolean; children: string }) {
  return isShown && <Notice tone="success">{children}</Notice>;
}
