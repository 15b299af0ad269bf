import { isRouteErrorResponse, useRouteError } from 'react-router';
import { hrefFor } from '@marehalm/i18n-routing';
import { ButtonLink, EmptyState } from '@marehalm/ui';
import { useText } from '../text';
import { usePageLocale } from '../page-locale';
import styles from './shell.module.css';
import { NotFoundPage } from './not-found-page';

/** What stands in a page's place when it cannot be shown. The header and the footer stay. */
export function PageError() {
  const error = useRouteError();
  const t = useText();
  const locale = usePageLocale();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return (
    <div className={styles.alone}>
      <EmptyState
        level={1}
        title={t('error.somethingWrong')}
        action={<ButtonLink href={hrefFor('home', locale)}>{t('error.goHome')}</ButtonLink>}
      />
    </div>
  );
}
