import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { hasOnlyEmailedGiftCards } from '@marehalm/cart-domain/bag';
import type { Money } from '@marehalm/cart-domain/money';
import { type OrderCost, toBagCost, toOrderCost, toOrderPayments } from '@marehalm/checkout-domain';
import { formatFreeDelivery } from '../cart/format-free-delivery';
import { useGiftCardIntl } from '../cart/gift-card-texts';
import { OrderCostSummary } from '../cart/order-cost-summary';
import { usePageLocale } from '../intl/page-locale';
import { useFormat } from '../intl/use-format';
import { getCheckoutLines } from './order-contents';
import { calculateCheckoutVat } from './payment/order-draft';
import { toPaymentRows } from './payment-rows';
import type { CheckoutController } from './state/use-checkout';
import styles from './checkout.module.css';

/** The totals with delivery and taxes, and `children` below. */
export function CheckoutTotals({
  checkout,
  children,
}: {
  checkout: CheckoutController;
  children?: ReactNode;
}) {
  const intl = useIntl();
  const locale = usePageLocale();
  const { cart } = checkout;
  const areAllByEmail = hasOnlyEmailedGiftCards(getCheckoutLines(checkout));
  const giftCardIntl = useGiftCardIntl(areAllByEmail);
  return (
    <div aria-busy={checkout.activity === 'cart'} className={styles.sum}>
      <OrderCostSummary
        cost={getCheckoutCost(checkout)}
        deliveryLater={
          areAllByEmail
            ? giftCardIntl?.formatMessage({ id: 'giftCard.byMail' })
            : (formatFreeDelivery(checkout.view, locale, intl) ??
              intl.formatMessage({ id: 'checkout.deliveryLater' }))
        }
        {...toPaymentRows(cart && toOrderPayments(cart), intl)}
      >
        {children}
      </OrderCostSummary>
    </div>
  );
}

/** Announces the total to screen readers whenever it has changed. */
export function TotalAnnouncement({ checkout }: { checkout: CheckoutController }) {
  const intl = useIntl();
  const total = useFormat().price(getCheckoutCost(checkout).total);
  const [announced, setAnnounced] = useState({ total, isNews: false });
  // While the cart is updated, the total may be temporary.
  if (total !== announced.total && checkout.activity !== 'cart') setAnnounced({ total, isNews: true });
  return (
    <p role="status" className={styles.hidden}>
      {announced.isNews && (
        <span key={announced.total}>
          {intl.formatMessage({ id: 'checkout.totalChanged' }, { total: announced.total })}
        </span>
      )}
    </p>
  );
}

/** Returns the costs of the order: those of the commerce cart, or of the bag until there is one. */
export function getCheckoutCost({
  cart,
  view,
  state,
}: Pick<CheckoutController, 'cart' | 'view' | 'state'>): OrderCost<Money> & { vat: Money } {
  if (cart) return { ...toOrderCost(cart), vat: calculateCheckoutVat(cart, state.contact.country, view) };
  return toBagCost<Money>(view.totals);
}
