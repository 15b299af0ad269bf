import { lazy, Suspense, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { hrefFor } from '@marehalm/shop';
import { ButtonLink, EmptyState } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import styles from './shell.module.css';

/** Few shoppers see it, and every page carries this one. Without it the page is still a way home. */
const NotFoundWays = lazy<ComponentType>(() =>
  import('./not-found-ways').then(
    (module) => ({ default: module.NotFoundWays }),
    () => ({ default: () => null }),
  ),
);

/** Status 404. The sentence is the specification's. */
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
          <NotFoundWays />
        </Suspense>
      </EmptyState>
    </div>
  );
}
