import { PageHeader, Skeleton } from '@marehalm/ui';
import { lazyInBrowser } from '../../intl/lazy-in-browser';
import { fetchBagMessages } from '../../cart/bag-messages';
import styles from '../../cart/bag.module.css';

/** Loaded with its words, which are in one language: the page's HTML has neither. */
const Bag = lazyInBrowser(fetchBagMessages, async () => (await import('./cart-contents')).CartContents);

/** The bag on a page of its own. Its place is kept until the browser has said what is in it. */
export function CartPage({ title }: { title: string }) {
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
