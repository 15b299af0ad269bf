import { memo } from 'react';
import { useIntl } from 'react-intl';
import { hrefFor } from '@marehalm/shop';
import { ButtonLink } from '@marehalm/ui';
import { usePageLocale } from '../../intl/page-locale';
import { BagLinesAndGifts } from '../../cart/bag-lines-and-gifts';
import { BagTotalsSection } from '../../cart/bag-totals-section';
import { PromoCodes } from '../../cart/promo-codes';
import { useDeferredBagView, type BagView } from '../../cart/use-bag-view';
import styles from '../../cart/bag.module.css';

/** The bag with its totals. */
export function BagPageContents() {
  return <ContentsOf view={useDeferredBagView()} />;
}

const ContentsOf = memo(function ContentsOf({ view }: { view: BagView }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const isEmpty = view.totals.lines.length === 0 && view.totals.refusals.length === 0;
  return (
    <div className={styles.page}>
      <BagLinesAndGifts view={view} level={2} />
      {!isEmpty && (
        <aside className={styles.sum} aria-label={intl.formatMessage({ id: 'bag.summary' })}>
          <BagTotalsSection view={view}>
            <PromoCodes view={view} />
            <ButtonLink href={hrefFor('checkout', locale)} width="full">
              {intl.formatMessage({ id: 'bag.checkout' })}
            </ButtonLink>
          </BagTotalsSection>
        </aside>
      )}
    </div>
  );
});
