import { memo } from 'react';
import { hrefFor } from '@marehalm/i18n-routing';
import { ButtonLink, PageHeader, Skeleton } from '@marehalm/ui';
import { lazyInBrowser } from '../../lazy-in-browser';
import { useText } from '../../text';
import { usePageLocale } from '../../page-locale';
import { BagContents } from '../bag/bag-contents';
import { BagSum } from '../bag/bag-sum';
import { withBagWords } from '../bag/bag-words';
import { PromoCodes } from '../bag/promo-codes';
import { useFollowingBagView, type BagView } from '../bag/use-bag-view';
import styles from '../bag/bag.module.css';

/** Of its words alone the page does not know beforehand in which language they are. */
const Bag = lazyInBrowser(withBagWords, () => Promise.resolve(Contents));

/** The bag on a page of its own. Its place is kept until the browser has said what is in it. */
export function CartPage({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <Bag fallback={<Placeholder />} />
    </>
  );
}

function Contents() {
  return <ContentsOf view={useFollowingBagView()} />;
}

const ContentsOf = memo(function ContentsOf({ view }: { view: BagView }) {
  const t = useText();
  const locale = usePageLocale();
  const isEmpty = view.totals.lines.length === 0 && view.totals.refusals.length === 0;
  return (
    <div className={styles.page}>
      <BagContents view={view} level={2} />
      {!isEmpty && (
        <aside className={styles.sum} aria-label={t('bag.summary')}>
          <BagSum view={view}>
            <PromoCodes view={view} />
            <ButtonLink href={hrefFor('checkout', locale)} width="full">
              {t('bag.checkout')}
            </ButtonLink>
          </BagSum>
        </aside>
      )}
    </div>
  );
});

function Placeholder() {
  return (
    <div className={styles.page} aria-busy="true">
      <Skeleton />
    </div>
  );
}
