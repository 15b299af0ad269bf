import { hrefFor } from '@marehalm/shop';
import { HeaderLink, Link } from '@marehalm/ui';
import { useText } from '../intl/text';
import { usePageLocale } from '../intl/page-locale';
import styles from './shell.module.css';

/**
 * To the account, or to the log-in page. Both are in the page; the root element says in which markets somebody is logged in
 * (`first-paint.ts`, `session/account-sessions.ts`), so that the right one shows before scripts run and nothing flashes.
 */
export function AccountLink({ place }: { place: 'header' | 'menu' }) {
  const t = useText();
  const locale = usePageLocale();
  const Element = place === 'header' ? HeaderLink : Link;
  return (
    <>
      <span className={styles.toLogIn}>
        <Element href={hrefFor('accountLogin', locale)}>{t('site.logIn')}</Element>
      </span>
      <span className={styles.toAccount}>
        <Element href={hrefFor('accountOverview', locale)}>{t('site.account')}</Element>
      </span>
    </>
  );
}
