import { useState, type ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { isAllByEmail } from '@marehalm/cart-domain/bag';
import { type Money, multiplyMoney } from '@marehalm/cart-domain/money';
import {
  listCheckoutLines,
  type OrderCost,
  type OrderPayments,
  toBagCost,
  toOrderCost,
  toOrderPayments,
} from '@marehalm/checkout-domain';
import { toBagLineInput } from '@marehalm/commerce-client';
import type { BagSummaryProps, NonTextNode } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import { Amount } from '../intl/amount';
import { formatGiftCardLine, useGiftCardIntl } from '../cart/gift-card-texts';
import { calculateCheckoutVat } from './payment/order-draft';
import { PromoCodeField } from './steps/promo-code-field';
import type { CheckoutController } from './state/use-checkout';
import { OrderedLines, OrderSummary } from '../cart/order-summary';
import { useFormat } from '../intl/use-format';
import styles from './checkout.module.css';

/** Number of lines above which they scroll if the totals must stay visible. */
const MAX_LINES_IN_SIGHT = 2;

/** The lines of the order, with the field for a promo code below. */
export function OrderContents({
  checkout,
  isBounded = false,
  children,
}: {
  checkout: CheckoutController;
  /** Whether many lines scroll, so that what follows stays in the viewport. */
  isBounded?: boolean;
  children?: NonTextNode;
}) {
  const intl = useIntl();
  const scrolls = isBounded && linesOf(checkout).length > MAX_LINES_IN_SIGHT;
  return (
    <div className={styles.contents}>
      {scrolls ? (
        <div
          className={styles.scrollingLines}
          role="group"
          tabIndex={0}
          aria-label={intl.formatMessage({ id: 'checkout.lines' })}
        >
          <OrderLines checkout={checkout} />
        </div>
      ) : (
        <OrderLines checkout={checkout} />
      )}
      <PromoCodeField checkout={checkout} />
      {children}
    </div>
  );
}

/** Goods, gifts and samples. */
function OrderLines({ checkout }: { checkout: CheckoutController }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const format = useFormat();
  const { view } = checkout;
  const lines = linesOf(checkout);
  const giftCardIntl = useGiftCardIntl(lines.some(({ giftCard }) => giftCard));
  return (
    <OrderedLines
      label={intl.formatMessage({ id: 'checkout.lines' })}
      lines={lines.map(({ key, sku, quantity, unitPrice, giftCard }) => {
        const offer = view.offerOf(sku);
        // The name of a sample contains its size.
        const size = offer?.kind === 'sample' ? undefined : offer?.size[locale];
        return {
          key,
          name: offer?.name[locale] ?? sku,
          size: giftCard ? giftCardIntl && formatGiftCardLine(giftCard, giftCardIntl, format) : size,
          quantity,
          kind:
            offer?.kind === 'gift' || offer?.kind === 'sample'
              ? intl.formatMessage({ id: `checkout.${offer.kind}` })
              : undefined,
          total: multiplyMoney(unitPrice, quantity),
          ...(offer ? { picture: offer.picture } : {}),
        };
      })}
    />
  );
}

/** The totals with delivery and taxes, and `children` below. */
export function CheckoutTotals({
  checkout,
  children,
}: {
  checkout: CheckoutController;
  children?: ReactNode;
}) {
  const intl = useIntl();
  const { cart } = checkout;
  const isByMail = isAllByEmail(linesOf(checkout));
  const giftCardIntl = useGiftCardIntl(isByMail);
  return (
    <div aria-busy={checkout.work === 'cart'} className={styles.sum}>
      <OrderSummary
        cost={getCheckoutCost(checkout)}
        deliveryLater={
          isByMail
            ? giftCardIntl?.formatMessage({ id: 'giftCard.byMail' })
            : intl.formatMessage({ id: 'checkout.deliveryLater' })
        }
        {...toPaymentRows(cart && toOrderPayments(cart), intl)}
      >
        {children}
      </OrderSummary>
    </div>
  );
}

/** Announces the total to screen readers whenever it has changed. */
export function TotalAnnouncement({ checkout }: { checkout: CheckoutController }) {
  const intl = useIntl();
  const total = useFormat().price(getCheckoutCost(checkout).total);
  const [announced, setAnnounced] = useState({ total, isNews: false });
  // While the cart is updated, the total may be temporary.
  if (total !== announced.total && checkout.work !== 'cart') setAnnounced({ total, isNews: true });
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

/**
 * Returns the `payments` prop of `BagSummary`: one row per gift card, then the rest labeled `due`. Returns an empty object
 * without gift cards.
 */
export function toPaymentRows(
  payments: OrderPayments<Money> | undefined,
  intl: IntlShape,
  due = intl.formatMessage({ id: 'checkout.giftCard.due' }),
): Pick<BagSummaryProps, 'payments'> {
  if (!payments || payments.giftCards.length === 0) return {};
  return {
    payments: {
      rows: payments.giftCards.map(({ lastCharacters, used }, index) => ({
        id: `${lastCharacters}-${index}`,
        label: intl.formatMessage({ id: 'checkout.giftCard.row' }, { end: lastCharacters }),
        value: <Amount money={{ ...used, amount: -used.amount }} />,
      })),
      due: { label: due, value: <Amount money={payments.due} /> },
    },
  };
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

/** Returns the lines of the commerce cart as soon as it is known, and those of the bag before. */
const linesOf = ({ cart, view }: CheckoutController) => listCheckoutLines(cart, view.totals, toBagLineInput);
