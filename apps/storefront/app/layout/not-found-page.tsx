import { useIntl } from 'react-intl';
import { hrefFor } from '@marehalm/shop';
import { ButtonLink, EmptyState } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import styles from './shell.module.css';

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
      </EmptyState>
    </div>
  );
}
