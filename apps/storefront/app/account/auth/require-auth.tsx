import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { createExpiringSessionRenewer, type AccountSession } from '@marehalm/commerce-client';
import { hrefFor } from '@marehalm/shop';
import { Dialog, Notice, type NonTextNode } from '@marehalm/ui';
import { accountSessions } from '../../session/account-sessions';
import { AccountNavigation } from '../account-navigation';
import { AccountSkeleton } from '../account-page';
import { LogInForm } from './log-in-form';
import { useAccountNotice } from '../account-notice';
import { getLoginHref } from '../../session/return-path';
import type { LoggedInAccount } from '../use-current-market-account';
import { useCurrentMarketAccount, type CurrentMarketAccount } from '../use-current-market-account';
import styles from '../account.module.css';

const renewIfEnding = createExpiringSessionRenewer(accountSessions);

/**
 * Calls `children` with the logged-in account; shows a skeleton without a session. Redirects to the login page when the session
 * ends, and back afterwards unless the customer logged out.
 */
export function RequireAuth({ children }: { children: (account: LoggedInAccount) => NonTextNode }) {
  const here = useCurrentMarketAccount();
  const { accounts, market, locale, session, login, ended } = here;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();

  useEffect(() => {
    // A running navigation continues; the URL is ahead of the rendered page.
    const isLeaving = state !== 'idle' || window.location.pathname !== pathname;
    if (session || isLeaving) return;
    const back = ended === 'logged-out' ? undefined : pathname + search;
    void navigate(getLoginHref(locale, back), { replace: true });
  }, [session, ended, locale, navigate, state, pathname, search]);

  useEffect(() => void renewIfEnding(market, accounts), [accounts, market, session]);

  if (!session) return <AccountSkeleton />;
  // The key resets all pages for another customer or market.
  return (
    <Opened key={`${market} ${login}`} here={here} session={session}>
      {children}
    </Opened>
  );
}

function Opened({
  here,
  session,
  children,
}: {
  here: CurrentMarketAccount;
  session: AccountSession;
  children: (account: LoggedInAccount) => NonTextNode;
}) {
  const intl = useIntl();
  const navigate = useNavigate();
  const notice = useAccountNotice();
  const [isAsking, setAsking] = useState(false);
  const account: LoggedInAccount = {
    ...here,
    session,
    requestLogin: () => setAsking(true),
  };
  return (
    <div className={styles.account}>
      <AccountNavigation account={account} />
      <div className={styles.content}>
        {notice && (
          <Notice tone={notice === 'address-not-default' ? 'problem' : 'success'}>
            {intl.formatMessage({ id: `account.news.${notice}` })}
          </Notice>
        )}
        {children(account)}
      </div>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={intl.formatMessage({ id: 'account.again.title' })}
        closeLabel={intl.formatMessage({ id: 'site.close' })}
      >
        <div className={styles.column}>
          <p>{intl.formatMessage({ id: 'account.again.text' })}</p>
          {isAsking && (
            <LogInForm
              id="again"
              onDone={(opened, email) => {
                const isSame = accountSessions.open(here.market, opened, email);
                setAsking(false);
                // Entered data belongs to the previous customer; another one starts at their overview.
                if (isSame) return;
                void navigate(hrefFor('accountOverview', here.locale), { replace: true });
              }}
            />
          )}
        </div>
      </Dialog>
    </div>
  );
}

/** Redirects `/account` to the account overview, or guests to the login page. */
export function RedirectToOverview() {
  return <RequireAuth>{() => <Forward />}</RequireAuth>;
}

function Forward() {
  const { locale } = useCurrentMarketAccount();
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(hrefFor('accountOverview', locale), { replace: true });
  }, [locale, navigate]);
  return <AccountSkeleton />;
}
