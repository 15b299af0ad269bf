import { hrefFor } from '@marehalm/shop';
import { ButtonLink, EmptyState } from '@marehalm/ui';
import { useText } from '../intl/text';
import { usePageLocale } from '../intl/page-locale';
import styles from './shell.module.css';

/** Status 404. The sentence is the specification's. */
export function NotFoundPage({ title }: { title?: string }) {
  const t = useText();
  const locale = usePageLocale();
  return (
    <div className={styles.alone}>
      <EmptyState
        level={1}
        title={title ?? t('error.notFound')}
        action={<ButtonLink href={hrefFor('home', locale)}>{t('error.goHome')}</ButtonLink>}
      >
        <p>{t('error.notFoundHelp')}</p>
      </EmptyState>
    </div>
  );
}
