import { useIntl } from 'react-intl';
import { findLowestDeliveryPrice, hasOnlyEmailedGiftCards } from '@marehalm/cart-domain/bag';
import { BagSummary, VisuallyHidden, type BagSummaryProps, type NonTextNode } from '@marehalm/ui';
import { Amount } from '../intl/amount';
import { usePageLocale } from '../intl/page-locale';
import { formatFreeDelivery } from './format-free-delivery';
import { useGiftCardIntl } from './gift-card-texts';
import type { BagView } from './use-bag-view';
import { useFormat } from '../intl/use-format';
import styles from './bag.module.css';

/** The totals with the included taxes, and whether the shop has confirmed them. */
export function BagTotalsSection({ view, children }: { view: BagView; children?: NonTextNode }) {
  const intl = useIntl();
  const format = useFormat();
  const { totals, cartService } = view;
  const taxes = totals.includedTaxes.reduce((sum, tax) => sum + tax.amount.amount, 0);
  const status = cartService.sync?.status;
  const giftCardIntl = useGiftCardIntl(totals.giftCardsBought.amount > 0);
  const isDeliveryIncluded =
    hasOnlyEmailedGiftCards(totals.lines) ||
    (totals.freeDelivery !== undefined && !totals.freeDelivery.missing);
  const lowestDelivery = isDeliveryIncluded
    ? undefined
    : findLowestDeliveryPrice(cartService.shopRules, view.market);
  const rows: BagSummaryProps['rows'] = [
    // Omitted where the total is the same amount.
    totals.merchandise.amount > 0 &&
      totals.total.amount !== totals.merchandise.amount && {
        id: 'goods',
        label: intl.formatMessage({ id: 'bag.subtotal' }),
        value: <Amount money={totals.merchandise} />,
      },
    totals.discount.amount > 0 && {
      id: 'discount',
      label: intl.formatMessage({ id: 'bag.discount' }),
      value: <Amount money={{ ...totals.discount, amount: -totals.discount.amount }} />,
      tone: 'discount',
    },
    totals.giftCardsBought.amount > 0 &&
      giftCardIntl !== undefined && {
        id: 'gift-cards',
        label: giftCardIntl.formatMessage({ id: 'giftCard.sum' }),
        value: <Amount money={totals.giftCardsBought} />,
      },
    {
      id: 'delivery',
      label: lowestDelivery
        ? intl.formatMessage({ id: 'bag.deliveryFrom' }, { amount: format.price(lowestDelivery) })
        : intl.formatMessage({ id: 'bag.delivery' }),
      value: <FreeDelivery view={view} />,
    },
  ];
  return (
    <BagSummary
      rows={rows}
      total={{
        label: (
          <>
            <span>{`${intl.formatMessage({ id: 'bag.total' })} `}</span>
            {!isDeliveryIncluded && (
              <span className={styles.without}>{intl.formatMessage({ id: 'bag.withoutDelivery' })}</span>
            )}
          </>
        ),
        value: <Amount money={totals.total} />,
        // Gift cards are not taxed when they are sold (directive 2016/1065).
        ...(taxes > 0 || totals.giftCardsBought.amount === 0
          ? {
              note: intl.formatMessage(
                { id: 'bag.includedTaxes' },
                {
                  amount: format.price({ ...totals.total, amount: taxes }),
                },
              ),
            }
          : {}),
      }}
    >
      {/* What stands in it from the start is read with the rest, and no news. */}
      <div role="status" className={styles.status} data-status={status}>
        {status && (
          <p key={status}>
            <span>{intl.formatMessage({ id: `bag.${status}` })}</span>
            {status === 'settled' && (
              <VisuallyHidden>
                <span>: </span>
                <Amount money={totals.total} />
              </VisuallyHidden>
            )}
          </p>
        )}
      </div>
      {children}
    </BagSummary>
  );
}

/** Free delivery, or the missing amount. The checkout shows the cost of each delivery option. */
function FreeDelivery({ view }: { view: BagView }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const format = useFormat();
  const areAllByEmail = hasOnlyEmailedGiftCards(view.totals.lines);
  const giftCardIntl = useGiftCardIntl(areAllByEmail);
  const saying = (text: string | undefined) => <span key={text}>{text}</span>;
  if (areAllByEmail) return saying(giftCardIntl?.formatMessage({ id: 'giftCard.byMail' }));
  const missing = view.totals.freeDelivery?.missing;
  return saying(
    formatFreeDelivery(view, locale, intl) ??
      (missing
        ? intl.formatMessage({ id: 'bag.deliveryMissing' }, { amount: format.price(missing) })
        : intl.formatMessage({ id: 'bag.deliveryAtCheckout' })),
  );
}
