import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { AccountSession } from '@marehalm/commerce-client';
import { hrefFor, type MarketId } from '@marehalm/i18n-routing';
import { Dialog, Notice, type Elements } from '@marehalm/ui';
import { useText } from '../../text';
import { keepSession, openSession } from '../../wiring/change-session';
import { AccountNavigation } from './account-navigation';
import { AccountSkeleton } from './account-page';
import { LogInForm } from './log-in-form';
import { useNews } from './news';
import { logInHref } from './return-path';
import { useAccounts, type AccountsHere } from './use-accounts';
import styles from './account.module.css';

/** An account that is open. */
export interface OpenAccount extends AccountsHere {
  readonly session: AccountSession;
  /** The shop does not know the session any more, and something has been typed: a dialog over the page asks for the password. */
  readonly askAgain: () => void;
}

/** Milliseconds before its end in which a session is exchanged for one that lasts longer. */
const RENEW_WITHIN = 10 * 24 * 60 * 60_000;

/** Markets in which that was done on this page: by a clock that is weeks ahead every session nears its end, the new one too. */
const renewed = new Set<MarketId>();

/**
 * What only somebody who is logged in may see. Whoever came without an account the route's guard has led away already
 * (`shell/guards.ts`); who is not logged in any more, or with what is no session, is led to the log-in page from here.
 */
export function Guarded({ children }: { children: (account: OpenAccount) => Elements }) {
  const here = useAccounts();
  const { accounts, market, locale, session, login, ended } = here;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();

  useEffect(() => {
    // Somebody on the way elsewhere stays on it. The address is ahead of what is shown.
    const isLeaving = state !== 'idle' || window.location.pathname !== pathname;
    if (session || isLeaving) return;
    const back = ended === 'logged-out' ? undefined : pathname + search;
    void navigate(logInHref(locale, back), { replace: true });
  }, [session, ended, locale, navigate, state, pathname, search]);

  useEffect(() => {
    if (!session || renewed.has(market)) return;
    if (Date.parse(session.expiresAt) - Date.now() > RENEW_WITHIN) return;
    renewed.add(market);
    void accounts.renew(session).then((answer) => {
      if (answer.kind === 'ok') keepSession(market, login, answer.session);
      // Anything else is told by what the page itself asks for.
    });
  }, [accounts, market, login, session]);

  if (!session) return <AccountSkeleton />;
  // Somebody else, and another market's account, begins with pages that have nothing on them of whoever was here before.
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
  here: AccountsHere;
  session: AccountSession;
  children: (account: OpenAccount) => Elements;
}) {
  const t = useText();
  const navigate = useNavigate();
  const news = useNews();
  const [isAsking, setAsking] = useState(false);
  const account: OpenAccount = {
    ...here,
    session,
    askAgain: () => setAsking(true),
  };
  return (
    <div className={styles.account}>
      <AccountNavigation account={account} />
      <div className={styles.content}>
        {news && (
          <Notice tone={news === 'address-not-default' ? 'problem' : 'success'}>
            {t(`account.news.${news}`)}
          </Notice>
        )}
        {children(account)}
      </div>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('account.again.title')}
        closeLabel={t('site.close')}
      >
        <div className={styles.column}>
          <p>{t('account.again.text')}</p>
          {isAsking && (
            <LogInForm
              id="again"
              onDone={(opened, email) => {
                const isSame = openSession(here.market, opened, email);
                setAsking(false);
                // What was typed is theirs. Somebody else's way begins where their account does.
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

/** `/account` itself: the overview is what is meant. */
export function ToOverview() {
  return <Guarded>{() => <Forward />}</Guarded>;
}

function Forward() {
  const { locale } = useAccounts();
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(hrefFor('accountOverview', locale), { replace: true });
  }, [locale, navigate]);
  return <AccountSkeleton />;
}
