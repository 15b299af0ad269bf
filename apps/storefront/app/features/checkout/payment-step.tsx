import { useState, type FormEvent } from 'react';
import { Button, Notice, RadioGroup } from '@marehalm/ui';
import { useText } from '../../text';
import { payments } from '../../wiring/payments';
import type { testCards } from './test-payments';
import type { Checkout } from './use-checkout';
import styles from './checkout.module.css';

/** How it is paid: the ways of the payment provider. Nothing is taken here. */
export function PaymentStep({ checkout, onDone }: { checkout: Checkout; onDone: () => void }) {
  const t = useText();
  const { state, dispatch, setNews } = checkout;
  const [isMissing, setMissing] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state.payment === undefined) {
      setMissing(true);
      document.querySelector<HTMLInputElement>('input[name="payment"]')?.focus();
      return;
    }
    setNews(undefined);
    dispatch({ type: 'paymentConfirmed' });
    onDone();
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      {payments.isTest && <Notice tone="info">{t('checkout.payment.test')}</Notice>}
      <RadioGroup
        legend={t('checkout.payment.choose')}
        name="payment"
        value={state.payment ?? ''}
        onChange={(id) => {
          setMissing(false);
          dispatch({ type: 'paymentChosen', id });
        }}
        options={payments.methods.map((method) => ({ value: method, label: t(paymentName(method)) }))}
        {...(isMissing ? { error: t('checkout.payment.missing') } : {})}
      />
      <Button type="submit" width="full">
        {t('checkout.continueToReview')}
      </Button>
    </form>
  );
}

/** The key of the message that names a way to pay. */
export function paymentName(method: string) {
  return `checkout.payment.${method as (typeof testCards)[number]}` as const;
}
