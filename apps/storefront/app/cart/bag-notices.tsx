import { formatPrice } from '@marehalm/i18n-routing';
import { markets } from '@marehalm/shop';
import type { SyncNotice } from '@marehalm/cart-domain';
import { Button, Notice } from '@marehalm/ui';
import { useText } from '../intl/text';
import { usePageLocale } from '../intl/page-locale';
import { dismissNotices, type BagMove } from './cart-store';
import type { BagView } from './use-bag-view';
import styles from './bag.module.css';

/** What the shop knew better, and how the bag came into another market: named, with the product, until it is put away. */
export function BagNotices({ view }: { view: BagView }) {
  const t = useText();
  const locale = usePageLocale();
  const textOf = (notice: SyncNotice): string | undefined => {
    const product = 'sku' in notice ? (view.offerOf(notice.sku)?.name[locale] ?? notice.sku) : '';
    switch (notice.kind) {
      case 'quantity-limited':
        return t('bag.limited', { product, from: notice.from, to: notice.to });
      case 'unavailable':
        return t('bag.unavailable', { product });
      case 'price-changed':
        return t('bag.priceChanged', {
          product,
          from: formatPrice(notice.from, locale),
          to: formatPrice(notice.to, locale),
        });
      case 'code-refused':
        return undefined; // Said beside the code.
    }
  };
  const movedTexts = ({ to, count, without }: BagMove): readonly string[] => {
    const products = without.map((sku) => view.offerOf(sku)?.name[locale] ?? sku).join(', ');
    return [
      t('bag.moved', { count, currency: markets[to].currency }),
      ...(products ? [t('bag.movedWithout', { products })] : []),
    ];
  };
  const { notices, moved } = view.link;
  const texts = [...new Set([...(moved ? movedTexts(moved) : []), ...notices.map(textOf)])].filter(
    (text) => text !== undefined,
  );
  return (
    <div role="status" className={styles.live}>
      {texts.length > 0 && (
        <Notice tone="info" announcedBy="around">
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <div className={styles.dismiss}>
            <Button
              variant="link"
              onClick={({ currentTarget }) => {
                // The button goes with the news: the focus goes to the heading of the bag, in the drawer or on its page.
                currentTarget.closest('dialog,main')?.querySelector<HTMLElement>('h1,h2')?.focus();
                dismissNotices();
              }}
            >
              {t('bag.understood')}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
