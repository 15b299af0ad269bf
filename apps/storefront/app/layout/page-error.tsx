import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router';
import { hrefFor } from '@marehalm/shop';
import { ButtonLink, EmptyState, Link } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import { isLeaving, isReloadAllowed, showCachedPage, useIsOnline } from '@marehalm/static-router/client';
import { pageFailureStore } from './page-failure-store';
import styles from './shell.module.css';
import { NotFoundPage } from './not-found-page';

/** Milliseconds between attempts to load a page that failed without a connection. */
const ASK_AGAIN = 3000;

/** Error page within the layout: header and footer stay. */
export function PageError() {
  const error = useRouteError();
  const intl = useIntl();
  const locale = usePageLocale();
  const { pathname, search, hash } = useLocation();
  const { revalidate } = useRevalidator();
  const isOnline = useIsOnline();
  const wasOffline = useRef(false);
  useEffect(() => {
    if (!isOnline) wasOffline.current = true;
    if (!isOnline || !wasOffline.current) return;
    // The page was requested while there was no connection, as by the Back button. The device reports the connection a little
    // before the first request succeeds, so one attempt may not be enough.
    const ask = () => void revalidate();
    ask();
    const timer = setInterval(ask, ASK_AGAIN);
    return () => {
      clearInterval(timer);
    };
  }, [isOnline, revalidate]);
  // A missing page got a response; everything else is a failure.
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (isMissing) return;
    pageFailureStore.setState({ hasFailed: true });
    return () => {
      pageFailureStore.setState({ hasFailed: false });
    };
  }, [isMissing]);
  useEffect(() => {
    // A page that was seen may be on the device. A fault of its own would show again there, so it is tried once a minute.
    if (!isMissing && !isLeaving() && (!isOnline || isReloadAllowed(() => sessionStorage, Date.now())))
      void showCachedPage(location.href);
  }, [isMissing, isOnline]);
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
