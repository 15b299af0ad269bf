import { memo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { hrefFor } from '@marehalm/shop';
import { ButtonLink, StickyBuyBar } from '@marehalm/ui';
import { usePageLocale } from '../../intl/page-locale';
import { BagLinesAndGifts } from '../../cart/bag-lines-and-gifts';
import { BagTotalsSection } from '../../cart/bag-totals-section';
import { Amount } from '../../intl/amount';
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
  const summary = useRef<HTMLElement>(null);
  const checkOut = (
    <ButtonLink href={hrefFor('checkout', locale)} width="full">
      {intl.formatMessage({ id: 'bag.checkout' })}
    </ButtonLink>
  );
  return (
    <div className={styles.page}>
      <BagLinesAndGifts view={view} level={2} />
      {!isEmpty && (
        <>
          <aside ref={summary} className={styles.sum} aria-label={intl.formatMessage({ id: 'bag.summary' })}>
            <BagTotalsSection view={view}>
              <PromoCodes view={view} />
              {checkOut}
            </BagTotalsSection>
          </aside>
          <StickyBuyBar
            watch={summary}
            appears="before-and-after"
            name={intl.formatMessage({ id: 'bag.total' })}
            price={<Amount money={view.totals.total} />}
          >
            {checkOut}
          </StickyBuyBar>
        </>
      )}
    </div>
  );
});
