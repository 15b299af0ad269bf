import { formatPrice } from '@marehalm/i18n-routing';
import { Button, Link } from '@marehalm/ui';
import type { ReactNode } from 'react';
import { usePageLocale } from '../../intl/page-locale';
import { useText } from '../../intl/text';
import type { CheckoutPaths, Seller } from '../../server/checkout.server';
import { RichMessage } from '../checkout-messages';
import { OrderContents, OrderSum, sumOf } from '../order-panel';
import type { Checkout } from '../state/use-checkout';
import styles from '../checkout.module.css';

/**
 * The order as it will be placed, the terms, and the button that places it. The button's words are the law's: consumer rights
 * directive, art. 8(2).
 */
export function ReviewStep({
  checkout,
  paths,
  seller,
  isWide,
}: {
  checkout: Checkout;
  paths: CheckoutPaths;
  seller: Seller;
  /** Whether the order stands beside this step already. */
  isWide: boolean;
}) {
  const t = useText();
  const locale = usePageLocale();
  const { cart, work, buy, recoverOrder, state } = checkout;
  const { total } = sumOf(checkout);
  const due = cart?.cost.due ?? total;
  const linkTo = (href: string) => (content: ReactNode) => <Link href={href}>{content}</Link>;
  const isBusy = work === 'order' || work === 'asking';
  return (
    <div className={styles.form}>
      {!isWide && <OrderContents checkout={checkout} />}
      <OrderSum checkout={checkout} />
      <div className={styles.terms}>
        <p>
          <RichMessage
            id="checkout.agreement"
            values={{
              terms: linkTo(paths.terms),
              withdraw: linkTo(paths.withdraw),
              privacy: linkTo(paths.privacy),
            }}
          />
        </p>
        <p>{t('checkout.seller', { name: seller.name, address: seller.address, number: seller.cvr })}</p>
        <p>{t('checkout.reserved')}</p>
      </div>
      <Button
        width="full"
        onClick={buy}
        pending={
          isBusy ? t('checkout.buying') : cart && work === 'nothing' ? undefined : t('checkout.working')
        }
      >
        {due.amount === 0 ? t('checkout.buyPaid') : t('checkout.buy', { price: formatPrice(due, locale) })}
      </Button>
      {checkout.notice?.kind === 'unanswered' && state.attempt && (
        <Button variant="quiet" width="full" onClick={recoverOrder}>
          {t('checkout.problem.ask')}
        </Button>
      )}
    </div>
  );
}
