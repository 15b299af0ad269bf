import { Button, Link } from '@marehalm/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CheckoutPaths, Seller } from '@marehalm/page-data';
import { SpanWrappedText } from '../../intl/messages';
import { OrderContents } from '../order-contents';
import { CheckoutTotals, getCheckoutCost } from '../checkout-totals';
import type { CheckoutController } from '../state/use-checkout';
import { useFormat } from '../../intl/use-format';
import styles from '../checkout.module.css';

/**
 * The order with the terms, and the button that places it. The law prescribes the label of the button: consumer rights directive,
 * art. 8(2).
 */
export function ReviewStep({
  checkout,
  paths,
  seller,
  isWide,
}: {
  checkout: CheckoutController;
  paths: CheckoutPaths;
  seller: Seller;
  /** Whether the order is already shown next to this step. */
  isWide: boolean;
}) {
  const intl = useIntl();
  const format = useFormat();
  const { cart, activity, buy, recoverOrder, state } = checkout;
  const { total } = getCheckoutCost(checkout);
  const due = cart?.cost.due ?? total;
  const linkTo = (href: string) => (content: ReactNode) => (
    <Link href={href}>
      <SpanWrappedText>{content}</SpanWrappedText>
    </Link>
  );
  const isBusy = activity === 'order' || activity === 'asking';
  return (
    <div className={styles.form}>
      {!isWide && <OrderContents checkout={checkout} />}
      <CheckoutTotals checkout={checkout} />
      <div className={styles.terms}>
        <p>
          <FormattedMessage
            id="checkout.agreement"
            values={{
              terms: linkTo(paths.terms),
              withdraw: linkTo(paths.withdraw),
              privacy: linkTo(paths.privacy),
            }}
          />
        </p>
        <p>
          {intl.formatMessage(
            { id: 'checkout.seller' },
            { name: seller.name, address: seller.address, number: seller.cvr },
          )}
        </p>
        <p>{intl.formatMessage({ id: 'checkout.reserved' })}</p>
      </div>
      <Button
        width="full"
        onClick={buy}
        pending={
          isBusy
            ? intl.formatMessage({ id: 'checkout.buying' })
            : cart && activity === 'nothing'
              ? undefined
              : intl.formatMessage({ id: 'checkout.working' })
        }
      >
        {due.amount === 0
          ? intl.formatMessage({ id: 'checkout.buyPaid' })
          : intl.formatMessage({ id: 'checkout.buy' }, { price: format.price(due) })}
      </Button>
      {checkout.notice?.kind === 'unanswered' && state.attempt && (
        <Button variant="quiet" width="full" onClick={recoverOrder}>
          {intl.formatMessage({ id: 'checkout.problem.ask' })}
        </Button>
      )}
    </div>
  );
}
