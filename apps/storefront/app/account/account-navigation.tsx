import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { hrefFor, type RouteName } from '@marehalm/shop';
import { Button, Link } from '@marehalm/ui';
import { accountSessions } from '../session/account-sessions';
import type { LoggedInAccount } from './use-current-market-account';
import { forgetAccountCart } from './auth/forget-account-cart';
import styles from './account.module.css';

const pages = ['accountOverview', 'accountAddresses', 'accountEdit'] as const satisfies readonly RouteName[];

/**
 * Renders the links between the account pages and a log-out button. Logging out deletes the local session at once, even if the
 * request to the service fails.
 */
export function AccountNavigation({ account }: { account: LoggedInAccount }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { accounts, market, locale, session, login } = account;
  const logOut = () => {
    // This browser deletes its session at once. If the request fails, the token exists nowhere else.
    void accounts.signOut(session);
    void forgetAccountCart();
    accountSessions.end(market, login, 'logged-out');
  };
  return (
    <nav className={styles.navigation} aria-label={intl.formatMessage({ id: 'account.title.account' })}>
      <ul role="list">
        {pages.map((name) => {
          const href = hrefFor(name, locale);
          return (
            <li key={name}>
              <Link href={href} aria-current={href === pathname ? 'page' : undefined}>
                {intl.formatMessage({ id: `account.title.${name}` })}
              </Link>
            </li>
          );
        })}
        <li>
          <Button variant="link" onClick={logOut}>
            {intl.formatMessage({ id: 'account.logOut' })}
          </Button>
        </li>
      </ul>
    </nav>
  );
}
