import { useIntl } from 'react-intl';
import { hrefFor } from '@marehalm/shop';
import { HeaderLink, Link } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import styles from './shell.module.css';

/**
 * Link to the account or to the log-in page. The HTML contains both; the root element lists the markets with a session (`first-paint.ts`,
 * `session/account-sessions.ts`, `market-styles.ts`), so that the right one shows before hydration.
 */
export function AccountLink({ place }: { place: 'header' | 'menu' }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const Element = place === 'header' ? HeaderLink : Link;
  return (
    <>
      <span className={styles.toLogIn} data-account="out">
        <Element href={hrefFor('accountLogin', locale)}>{intl.formatMessage({ id: 'site.logIn' })}</Element>
      </span>
      <span className={styles.toAccount} data-account="in">
        <Element href={hrefFor('accountOverview', locale)}>
          {intl.formatMessage({ id: 'site.account' })}
        </Element>
      </span>
    </>
  );
}
