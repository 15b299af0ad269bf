import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { hrefFor } from '@marehalm/shop';
import { ButtonLink, Heading, Link, Notice } from '@marehalm/ui';
import { accountSessions } from '../../session/account-sessions';
import { AccountSkeleton } from '../account-page';
import { LogInForm } from './log-in-form';
import { OtherMarketSessionNotice } from '../account-market-notices';
import { getCreateAccountHref, findReturnPath, getReturnPath } from '../../session/return-path';
import { useCurrentMarketAccount } from '../use-current-market-account';
import styles from '../account.module.css';

/** The login page. Redirects customers who are already logged in. */
export function LogInPage() {
  const intl = useIntl();
  const { market, locale, session, ended } = useCurrentMarketAccount();
  const { search } = useLocation();
  useRedirectAfterLogin();
  if (session) return <AccountSkeleton />;
  return (
    <div className={styles.doors}>
      <div className={styles.column}>
        {ended && <Notice tone="info">{intl.formatMessage({ id: `account.ended.${ended}` })}</Notice>}
        <OtherMarketSessionNotice />
        <LogInForm id="log-in" onDone={(opened, email) => void accountSessions.open(market, opened, email)} />
        <p>
          <Link href={hrefFor('accountForgottenPassword', locale)}>
            {intl.formatMessage({ id: 'account.forgotten' })}
          </Link>
        </p>
      </div>
      <aside className={styles.aside} aria-labelledby="new-here">
        <Heading level={2} size="s" id="new-here">
          {intl.formatMessage({ id: 'account.newHere' })}
        </Heading>
        <p>{intl.formatMessage({ id: 'account.newHereText' })}</p>
        <div>
          <ButtonLink variant="quiet" href={getCreateAccountHref(locale, findReturnPath(search, locale))}>
            {intl.formatMessage({ id: 'account.create' })}
          </ButtonLink>
        </div>
      </aside>
    </div>
  );
}

/** Redirects to the requested page as soon as the shopper is logged in. */
export function useRedirectAfterLogin(): void {
  const { locale, session } = useCurrentMarketAccount();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isIn = session !== undefined;
  useEffect(() => {
    if (isIn) void navigate(getReturnPath(search, locale), { replace: true });
  }, [isIn, locale, navigate, search]);
}
