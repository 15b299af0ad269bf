import { lazy, Suspense, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { hrefFor } from '@marehalm/shop';
import { ButtonLink, EmptyState } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import styles from './shell.module.css';

/** Lazy, because every page loads this module and few shoppers see it. Without it the page still links to the front page. */
const NotFoundLinks = lazy<ComponentType>(() =>
  import('./not-found-suggestions').then(
    (module) => ({ default: module.NotFoundSuggestions }),
    () => ({ default: () => null }),
  ),
);

/**
 * Page with status 404: a message, a link to the front page, and links and a search form once loaded. `title` defaults to the
 * message `error.notFound`.
 */
export function NotFoundPage({ title }: { title?: string }) {
  const intl = useIntl();
  const locale = usePageLocale();
  return (
    <div className={styles.alone}>
      <EmptyState
        level={1}
        title={title ?? intl.formatMessage({ id: 'error.notFound' })}
        action={
          <ButtonLink href={hrefFor('home', locale)}>{intl.formatMessage({ id: 'error.goHome' })}</ButtonLink>
        }
      >
        <p>{intl.formatMessage({ id: 'error.notFoundHelp' })}</p>
        <Suspense>
          <NotFoundLinks />
        </Suspense>
      </EmptyState>
    </div>
  );
}
