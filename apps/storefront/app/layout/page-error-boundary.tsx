import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { hrefFor } from '@marehalm/shop';
import { ButtonLink, EmptyState, Link } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import { useIsOnline, usePageRecovery } from '@marehalm/static-router/client';
import { pageFailureStore } from './page-failure-store';
import styles from './shell.module.css';
import { NotFoundPage } from './not-found-page';

/**
 * Renders the error page between header and footer: "not found" for status 404, otherwise a failure with a way to retry. Records
 * failures in `pageFailureStore`.
 */
export function PageErrorBoundary() {
  const error = useRouteError();
  const intl = useIntl();
  const locale = usePageLocale();
  const { pathname, search, hash } = useLocation();
  const isOnline = useIsOnline();
  // A missing page got a response; everything else is a failure.
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (isMissing) return;
    pageFailureStore.setState({ hasFailed: true });
    return () => {
      pageFailureStore.setState({ hasFailed: false });
    };
  }, [isMissing]);
  usePageRecovery(isMissing);
  if (isMissing) return <NotFoundPage />;
  return (
    <div className={styles.alone}>
      <EmptyState
        level={1}
        title={
          isOnline
            ? intl.formatMessage({ id: 'error.somethingWrong' })
            : intl.formatMessage({ id: 'offline.pageTitle' })
        }
        action={
          <ButtonLink href={pathname + search + hash}>
            {intl.formatMessage({ id: 'error.tryAgain' })}
          </ButtonLink>
        }
      >
        <p>
          <Link href={hrefFor('home', locale)}>{intl.formatMessage({ id: 'error.goHome' })}</Link>
        </p>
      </EmptyState>
    </div>
  );
}
