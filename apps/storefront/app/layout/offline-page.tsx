import { hrefFor } from '@marehalm/shop';
import { ButtonLink, EmptyState } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import styles from './shell.module.css';

/**
 * Page that the service worker returns for a page that is not cached. It has no scripts; the worker inserts the list of cached pages.
 */
export function OfflinePage({ title, text, toBag }: { title: string; text: string; toBag: string }) {
  const locale = usePageLocale();
  return (
    <div className={styles.alone}>
      <EmptyState
        level={1}
        title={title}
        action={<ButtonLink href={hrefFor('cart', locale)}>{toBag}</ButtonLink>}
      >
        <p>{text}</p>
        <ul className={styles.cachedPages} data-cached-pages="" />
      </EmptyState>
    </div>
  );
}
