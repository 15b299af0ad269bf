import { useState } from 'react';
import { formatPrice } from '@marehalm/i18n-routing';
import { Button, DeliveryOptions, Form, Notice, Skeleton } from '@marehalm/ui';
import { usePageLocale } from '../../page-locale';
import { useText } from '../../text';
import type { Checkout } from './use-checkout';
import styles from './checkout.module.css';

/** How it is delivered: what the shop offers to this address, with price and days. */
export function DeliveryStep({ checkout, onDone }: { checkout: Checkout; onDone: () => void }) {
  const t = useText();
  const locale = usePageLocale();
  const { state, dispatch, cart, view, work, bring, setNews } = checkout;
  const [isConfirming, setConfirming] = useState(false);
  if (!cart) return <Waiting isWaiting={work === 'cart'} />;

  const isCarried = view.totals.lines.some(({ kind }) => kind === 'merchandise');
  const [group] = cart.deliveryGroups;
  if (isCarried && !group) return <Notice tone="problem">{t('checkout.delivery.none')}</Notice>;
  const chosen = state.delivery ?? group?.selected ?? group?.options[0]?.handle;

  const submit = async () => {
    if (isConfirming) return;
    setNews(undefined);
    setConfirming(true);
    const answer = await bring(chosen === undefined ? state : { ...state, delivery: chosen });
    setConfirming(false);
    if (answer.kind === 'ok') {
      if (chosen !== undefined) dispatch({ type: 'deliveryChosen', handle: chosen });
      dispatch({ type: 'deliveryConfirmed' });
      onDone();
    } else {
      setNews(answer.kind === 'refused' ? answer : { kind: 'unreachable' });
    }
  };

  return (
    <Form onSubmit={() => void submit()}>
      {group ? (
        <DeliveryOptions
          legend={t('checkout.delivery.choose')}
          name="delivery"
          {...(chosen === undefined ? {} : { value: chosen })}
          onChange={(handle) => {
            dispatch({ type: 'deliveryChosen', handle });
            // The total beside the form follows at once; going on makes sure of it.
            void bring({ ...state, delivery: handle });
          }}
          options={group.options.map((option) => ({
            value: option.handle,
            name: option.title ?? option.handle,
            price: option.cost.amount === 0 ? t('checkout.free') : formatPrice(option.cost, locale),
            time: option.description,
            note: option.method === 'PICKUP_POINT' && t('checkout.delivery.pickUp'),
          }))}
        />
      ) : (
        <p>{t('checkout.delivery.byMail')}</p>
      )}
      <Button type="submit" width="full" pending={isConfirming ? t('checkout.working') : undefined}>
        {t('checkout.continueToPayment')}
      </Button>
    </Form>
  );
}

/** The places of the options while the shop is asked for them. */
function Waiting({ isWaiting }: { isWaiting: boolean }) {
  const t = useText();
  return (
    <div className={styles.form} aria-busy={isWaiting}>
      <p role="status" className={styles.hidden}>
        {isWaiting ? t('checkout.working') : ''}
      </p>
      <Skeleton shape="button" />
      <Skeleton shape="button" />
    </div>
  );
}
