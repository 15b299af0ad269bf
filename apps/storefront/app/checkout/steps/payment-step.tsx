import { useIntl, type IntlShape } from 'react-intl';
import {
  type BillingField,
  billingFields,
  checkBilling,
  type ContactMistake,
  NO_PAYMENT_DUE,
} from '@marehalm/checkout-domain';
import { Button, Form, Notice, RadioGroup, useFormErrors } from '@marehalm/ui';
import { isWallet, type MarketId, walletNames } from '@marehalm/shop';
import { contactRules } from '@marehalm/shop/contact';
import { formatContactMistake } from '../../addresses/format-contact-mistake';
import { usePageLocale } from '../../intl/page-locale';
import { paymentProvider, type CardMethod } from '../../config/payment-provider';
import type { PaymentMethodsPerMarket } from '@marehalm/page-data';
import { BillingForm, billingIdPrefix } from './billing-form';
import { GiftCardPaymentSection } from './gift-card-payment-section';
import type { CheckoutController } from '../state/use-checkout';
import { useFormat } from '../../intl/use-format';
import styles from '../checkout.module.css';

type Field = 'payment' | BillingField;
type Mistake = ContactMistake | { readonly kind: 'not-chosen' };
const fields: readonly Field[] = ['payment', ...billingFields];
const firstMethod = 'checkout-payment';

/** Returns the methods of the payment provider that a market offers, in the market's order. */
const toMethods = (offered: PaymentMethodsPerMarket[MarketId]): readonly string[] =>
  offered.flatMap((means) =>
    paymentProvider.methods.filter((method) => (isWallet(method) ? method : 'card') === means),
  );

/** The payment: gift cards up to their balance, the rest by a method of the payment provider. Nothing is charged yet. */
export function PaymentStep({
  checkout,
  payment,
  onDone,
}: {
  checkout: CheckoutController;
  payment: PaymentMethodsPerMarket;
  onDone: () => void;
}) {
  const intl = useIntl();
  const locale = usePageLocale();
  const format = useFormat();
  const { state, dispatch, cart, view, setNotice } = checkout;
  const { errors, summary, attempt, typed, left } = useFormErrors<Field, Mistake>({
    fields,
    idOf: (field) => (field === 'payment' ? firstMethod : `${billingIdPrefix}-${field}`),
    textOf: (field, mistake) =>
      mistake.kind === 'not-chosen' || field === 'payment'
        ? intl.formatMessage({ id: 'checkout.payment.missing' })
        : formatContactMistake(intl, locale, field, mistake),
    titleOf: (count) => intl.formatMessage({ id: 'checkout.mistakes' }, { count }),
  });
  const isPaid = cart !== undefined && cart.cost.due.amount === 0;
  const methods = toMethods(payment[view.market]);

  const check = (method = state.paymentMethod, billing = state.billing) => ({
    ...(isPaid || (method !== undefined && methods.includes(method))
      ? {}
      : { payment: { kind: 'not-chosen' as const } }),
    ...(billing ? checkBilling(contactRules, billing) : {}),
  });

  const submit = () => {
    if (!attempt(check())) return;
    setNotice(undefined);
    if (isPaid) dispatch({ type: 'paymentMethodSelected', id: NO_PAYMENT_DUE });
    dispatch({ type: 'paymentConfirmed' });
    onDone();
  };

  return (
    <div className={styles.form}>
      <GiftCardPaymentSection checkout={checkout} />
      <Form onSubmit={submit} summary={summary}>
        {isPaid ? (
          <Notice tone="info">{intl.formatMessage({ id: 'checkout.giftCard.paysAll' })}</Notice>
        ) : (
          <>
            {paymentProvider.isTest && (
              <Notice tone="info">{intl.formatMessage({ id: 'checkout.payment.test' })}</Notice>
            )}
            <RadioGroup
              id={firstMethod}
              legend={
                cart && cart.giftCards.length > 0
                  ? intl.formatMessage(
                      { id: 'checkout.payment.chooseRest' },
                      { amount: format.price(cart.cost.due) },
                    )
                  : intl.formatMessage({ id: 'checkout.payment.choose' })
              }
              name="payment"
              value={state.paymentMethod ?? ''}
              onChange={(id) => {
                typed(check(id));
                dispatch({ type: 'paymentMethodSelected', id });
              }}
              options={methods.map((method) => ({
                value: method,
                label: formatOfferedPaymentMethod(intl, method),
              }))}
              {...(errors.payment ? { error: errors.payment } : {})}
            />
          </>
        )}
        <BillingForm
          checkout={checkout}
          mistakes={errors}
          onChanged={(billing) => {
            typed(check(state.paymentMethod, billing));
          }}
          onLeave={(field, goingTo) => {
            left(field, check(), goingTo);
          }}
        />
        <Button type="submit" width="full">
          {intl.formatMessage({ id: 'checkout.continueToReview' })}
        </Button>
      </Form>
    </div>
  );
}

/** Formats a payment method: a wallet by its name, a card by its message. */
export const formatOfferedPaymentMethod = (intl: IntlShape, method: string): string =>
  isWallet(method)
    ? walletNames[method]
    : intl.formatMessage({ id: `checkout.payment.${method as CardMethod}` });
