import { formatPrice } from '@marehalm/i18n-routing';
import { BagSummary, VisuallyHidden, type BagSummaryRow, type Elements } from '@marehalm/ui';
import { Amount } from '../intl/amount';
import { useText } from '../intl/text';
import { usePageLocale } from '../intl/page-locale';
import { isAllByMail, useGiftCardText } from './gift-card-words';
import type { BagView } from './use-bag-view';
import styles from './bag.module.css';

/** What it adds up to, with the taxes in it, and whether the shop has confirmed it yet. */
export function BagSum({ view, children }: { view: BagView; children?: Elements }) {
  const t = useText();
  const locale = usePageLocale();
  const { totals, link } = view;
  const taxes = totals.includedTaxes.reduce((sum, tax) => sum + tax.amount.amount, 0);
  const status = link.sync?.status;
  const giftCardText = useGiftCardText(totals.giftCardsBought.amount > 0);
  const rows: BagSummaryRow[] = [
    ...(totals.merchandise.amount > 0 || totals.giftCardsBought.amount === 0
      ? [{ id: 'goods', label: t('bag.subtotal'), value: <Amount money={totals.merchandise} /> }]
      : []),
    ...(totals.discount.amount > 0
      ? [
          {
            id: 'discount',
            label: t('bag.discount'),
            value: <Amount money={{ ...totals.discount, amount: -totals.discount.amount }} />,
            tone: 'discount' as const,
          },
        ]
      : []),
    ...(totals.giftCardsBought.amount > 0 && giftCardText
      ? [
          {
            id: 'gift-cards',
            label: giftCardText('giftCard.sum'),
            value: <Amount money={totals.giftCardsBought} />,
          },
        ]
      : []),
    { id: 'delivery', label: t('bag.delivery'), value: <FreeDelivery view={view} /> },
  ];
  return (
    <BagSummary
      rows={rows}
      total={{
        label: t('bag.total'),
        value: <Amount money={totals.total} />,
        // Gift cards bear none at sale (directive 2016/1065).
        ...(taxes > 0 || totals.giftCardsBought.amount === 0
          ? {
              note: t('bag.includedTaxes', {
                amount: formatPrice({ ...totals.total, amount: taxes }, locale),
              }),
            }
          : {}),
      }}
    >
      {/* What stands in it from the start is read with the rest, and no news. */}
      <p role="status" className={styles.status} data-status={status}>
        {status && <span key={status}>{t(`bag.${status}`)}</span>}
        {status === 'settled' && (
          <VisuallyHidden>
            <span>: </span>
            <Amount money={totals.total} />
          </VisuallyHidden>
        )}
      </p>
      {children}
    </BagSummary>
  );
}

/** Free, or how much is missing; what it costs else is said at the checkout, where the way is chosen. */
function FreeDelivery({ view: { totals, link, market } }: { view: BagView }) {
  const t = useText();
  const locale = usePageLocale();
  const isByMail = isAllByMail(totals.lines);
  const giftCardText = useGiftCardText(isByMail);
  const saying = (text: string | undefined) => <span key={text}>{text}</span>;
  if (isByMail) return saying(giftCardText?.('giftCard.byMail'));
  const { freeDelivery } = totals;
  const methods = link.terms?.markets.find((one) => one.id === market)?.methods;
  const method = methods?.find((one) => one.id === freeDelivery?.method);
  if (!freeDelivery || !method) return saying(t('bag.deliveryAtCheckout'));
  if (!freeDelivery.missing) return saying(t('bag.deliveryFree', { method: method.name[locale] }));
  return saying(t('bag.deliveryMissing', { amount: formatPrice(freeDelivery.missing, locale) }));
}
