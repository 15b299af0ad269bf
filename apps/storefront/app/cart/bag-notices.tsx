import { useIntl } from 'react-intl';
import { type MarketId, markets } from '@marehalm/shop';
import { dismissNoticesAndMarketChange, type BagMarketChange } from '@marehalm/cart-domain/store';
import type { SyncNotice } from '@marehalm/cart-domain/sync';
import { Button, Notice } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import { shopperBagStore } from './shopper-bag-store';
import type { BagView } from './use-bag-view';
import { useFormat } from '../intl/use-format';
import styles from './bag.module.css';

/** Notices about corrections by the shop and about a change of market, with the products, until they are dismissed. */
export function BagNotices({ view }: { view: BagView }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const format = useFormat();
  const textOf = (notice: SyncNotice): string | undefined => {
    const product = 'sku' in notice ? (view.offerOf(notice.sku)?.name[locale] ?? notice.sku) : '';
    switch (notice.kind) {
      case 'quantity-limited':
        return intl.formatMessage({ id: 'bag.limited' }, { product, from: notice.from, to: notice.to });
      case 'unavailable':
        return intl.formatMessage({ id: 'bag.unavailable' }, { product });
      case 'price-changed':
        return intl.formatMessage(
          { id: 'bag.priceChanged' },
          {
            product,
            from: format.price(notice.from),
            to: format.price(notice.to),
          },
        );
      case 'code-refused':
        return undefined; // Shown next to the code.
    }
  };
  const marketChangeTexts = ({
    to,
    availableLineCount,
    unavailableSkus,
  }: BagMarketChange<MarketId>): readonly string[] => {
    const products = unavailableSkus.map((sku) => view.offerOf(sku)?.name[locale] ?? sku).join(', ');
    return [
      intl.formatMessage({ id: 'bag.moved' }, { count: availableLineCount, currency: markets[to].currency }),
      ...(products ? [intl.formatMessage({ id: 'bag.movedWithout' }, { products })] : []),
    ];
  };
  const { notices, marketChange } = view.cartService;
  const texts = [
    ...new Set([...(marketChange ? marketChangeTexts(marketChange) : []), ...notices.map(textOf)]),
  ].filter((text) => text !== undefined);
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
                // The dismiss button disappears, so the focus moves to the heading of the bag.
                currentTarget.closest('dialog,main')?.querySelector<HTMLElement>('h1,h2')?.focus();
                dismissNoticesAndMarketChange(shopperBagStore);
              }}
            >
              {intl.formatMessage({ id: 'bag.understood' })}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
