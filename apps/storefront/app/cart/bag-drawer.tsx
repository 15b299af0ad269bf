import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { clearLastAdded } from '@marehalm/cart-domain/store';
import { hrefFor, type LocaleCode } from '@marehalm/shop';
import { ButtonLink, Drawer } from '@marehalm/ui';
import { useHasBeenOnFor } from '@marehalm/static-router/client';
import { usePageLocale } from '../intl/page-locale';
import { BagLinesAndGifts } from './bag-lines-and-gifts';
import { BagTotalsSection } from './bag-totals-section';
import { shopperBagStore, useShopperBagState, type ShopBagAddition } from './shopper-bag-store';
import { useBagView } from './use-bag-view';
import styles from './bag.module.css';

/** Firefox does not announce a message that appears together with its live region, so the text follows the drawer. */
const ANNOUNCEMENT_DELAY_MS = 200;

/** Screen readers announce what appears at the same time in any order: the gift and the total come after the addition. */
const OTHER_ANNOUNCEMENTS_DELAY_MS = 600;

/** The bag in a drawer on any page. It shows the same as the bag page. */
export function BagDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const view = useBagView();
  const added = useShopperBagState((cart) => cart.lastAdded);
  const isStillThere = added !== null && view.totals.lines.some(({ sku }) => sku === added.sku);
  // The order is kept while the drawer closes.
  const [newest, setNewest] = useState<string>();
  const opened = isOpen ? added?.sku : newest;
  if (opened !== newest) setNewest(opened);
  const news = useRef<HTMLDivElement>(null);
  // Browsers keep the drawer's scroll position from when it was last open.
  useEffect(() => {
    if (isOpen) news.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, added]);
  // However the drawer was closed: when it is opened from the header, there is no latest addition.
  useEffect(() => {
    if (!isOpen) clearLastAdded(shopperBagStore);
  }, [isOpen]);
  const isThere = useHasBeenOnFor(isOpen, ANNOUNCEMENT_DELAY_MS);
  const isAnnounced = useHasBeenOnFor(isOpen, OTHER_ANNOUNCEMENTS_DELAY_MS);
  const isEmpty = view.totals.lines.length === 0 && view.totals.refusals.length === 0;
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={intl.formatMessage({ id: 'bag.title' })}
      closeLabel={intl.formatMessage({ id: 'site.close' })}
      {...(isEmpty
        ? {}
        : {
            footer: (
              <BagTotalsSection view={view}>
                <div className={styles.ways}>
                  <ButtonLink href={hrefFor('checkout', locale)} width="full">
                    {intl.formatMessage({ id: 'bag.checkout' })}
                  </ButtonLink>
                  <ButtonLink href={hrefFor('cart', locale)} variant="link">
                    {intl.formatMessage({ id: 'bag.view' })}
                  </ButtonLink>
                </div>
              </BagTotalsSection>
            ),
          })}
    >
      <div ref={news} role="status" className={styles.added}>
        {isStillThere && (
          <p
            key={describe(added, locale)}
            data-announced={isAnnounced ? 'all' : isThere ? 'addition' : 'nothing'}
          >
            {intl.formatMessage({ id: 'bag.added' }, { product: describe(added, locale) })}
          </p>
        )}
      </div>
      <BagLinesAndGifts view={view} level={3} newest={newest} />
    </Drawer>
  );
}

/** "2 × Lee Serum, 30 ml". */
const describe = ({ name, size, quantity = 1 }: ShopBagAddition, locale: LocaleCode) =>
  `${quantity > 1 ? `${quantity} × ` : ''}${name[locale]}, ${size[locale]}`;
