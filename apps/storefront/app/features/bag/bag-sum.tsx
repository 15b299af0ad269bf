import type { ReactNode } from 'react';
import { formatPrice } from '@marehalm/i18n-routing';
import { BagSummary, VisuallyHidden, type BagSummaryRow } from '@marehalm/ui';
import { useText } from '../../text';
import { usePageLocale } from '../../page-locale';
import { isAllByMail, useGiftCardText } from './gift-card-words';
import type { BagView } from './use-bag-view';
import styles from './bag.module.css';

/** What it adds up to, with the taxes in it, and whether the shop has confirmed it yet. */
export function BagSum({ view, children }: { view: BagView; children?: ReactNode }) {
  const t = useText();
  const locale = usePageLocale();
  const { totals, link } = view;
  const taxes = totals.includedTaxes.reduce((sum, tax) => sum + tax.amount.amount, 0);
  const write = (amount: number) => formatPrice({ amount, currency: totals.total.currency }, locale);
  const status = link.sync?.status;
  const giftCardText = useGiftCardText(totals.giftCardsBought.amount > 0);
  const rows: BagSummaryRow[] = [
    ...(totals.merchandise.amount > 0 || totals.giftCardsBought.amount === 0
      ? [{ id: 'goods', label: t('bag.subtotal'), value: write(totals.merchandise.amount) }]
      : []),
    ...(totals.discount.amount > 0
      ? [
          {
            id: 'discount',
            label: t('bag.discount'),
            value: write(-totals.discount.amount),
            tone: 'discount' as const,
          },
        ]
      : []),
    ...(totals.giftCardsBought.amount > 0 && giftCardText
      ? [
          {
            id: 'gift-cards',
            label: giftCardText('giftCard.sum'),
            value: write(totals.giftCardsBought.amount),
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
        value: formatPrice(totals.total, locale),
        // Gift cards bear none at sale (directive 2016/1065).
        ...(taxes > 0 || totals.giftCardsBought.amount === 0
          ? { note: t('bag.includedTaxes', { amount: write(taxes) }) }
          : {}),
      }}
    >
      {/* What stands in it from the start is read with the rest, and no news. */}
      <p role="status" className={styles.status} data-status={status}>
        {status === 'settled' && (
          <>
            {t('bag.settled')}
            <VisuallyHidden>{`: ${formatPrice(totals.total, locale)}`}</VisuallyHidden>
          </>
        )}
        {status === 'updating' && t('bag.updating')}
        {status === 'offline' && t('bag.offline')}
        {status === 'failing' && t('bag.failing')}
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
  if (isByMail) return giftCardText?.('giftCard.byMail');
  const { freeDelivery } = totals;
  const methods = link.terms?.markets.find((one) => one.id === market)?.methods;
  const method = methods?.find((one) => one.id === freeDelivery?.method);
  if (!freeDelivery || !method) return t('bag.deliveryAtCheckout');
  if (!freeDelivery.missing) return t('bag.deliveryFree', { method: method.name[locale] });
  return t('bag.deliveryMissing', { amount: formatPrice(freeDelivery.missing, locale) });
}
