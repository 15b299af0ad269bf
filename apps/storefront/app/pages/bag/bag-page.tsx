import { PageHeader, Skeleton } from '@marehalm/ui';
import { createClientOnlyComponent } from '../../intl/client-only-component';
import { bagMessageFetchers } from '../../cart/bag-message-fetchers';
import styles from '../../cart/bag.module.css';

/** Loaded with its messages in one language. The page's HTML contains neither. */
const Bag = createClientOnlyComponent(
  bagMessageFetchers,
  async () => (await import('./bag-page-contents')).BagPageContents,
);

/** The bag page. Its space is reserved until the browser has loaded the bag. */
export function BagPage({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <Bag fallback={<Placeholder />} />
    </>
  );
}

function Placeholder() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton />
    </div>
  );
}
