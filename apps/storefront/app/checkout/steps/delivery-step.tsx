import { useLayoutEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { normalizePostcode, toDescriptionLines } from '@marehalm/checkout-domain';
import {
  type DeliveryOption,
  type DeliveryOptionGroup,
  groupDeliveryOptions,
} from '@marehalm/commerce-client';
import { Button, DeliveryOptions, Form, Notice, Skeleton } from '@marehalm/ui';
import { postcodes } from '@marehalm/shop/contact';
import { useIsMounted } from '@marehalm/static-router/client';
import { usePageLocale } from '../../intl/page-locale';
import { arrivalText, costText, methodTerms } from './delivery-texts';
import { ParcelShopChoice } from './parcel-shop-choice';
import type { ShopCartUpdate } from '../state/checkout-types';
import type { Checkout } from '../state/use-checkout';
import { useFormat } from '../../intl/use-format';
import styles from '../checkout.module.css';

/** The way of all parcel shops together, in the form. */
const PARCEL_SHOPS = 'parcel-shops';

/** How it is delivered: what the shop offers to this address, with price and days, and to which parcel shop. */
export function DeliveryStep({ checkout, onDone }: { checkout: Checkout; onDone: () => void }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const format = useFormat();
  const { state, dispatch, latest, cart, view, work, updateCart, setNotice } = checkout;
  const [isConfirming, setConfirming] = useState(false);
  const isMounted = useIsMounted();
  // The parcel shop that comes back when the shopper has looked at another way.
  const [lastPoint, setLastPoint] = useState<string>();
  // Arrow keys show what they choose before the parcel shops above it are gone, which then moves it out of the window.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && activeElement.name === 'delivery')
      activeElement.scrollIntoView({ block: 'nearest' });
  }, [state.delivery]);
  if (!cart) return <Waiting isWaiting={work === 'cart'} />;

  const isCarried = view.totals.lines.some(({ kind }) => kind === 'merchandise');
  const [group] = cart.deliveryGroups;
  if (isCarried && !group)
    return <Notice tone="problem">{intl.formatMessage({ id: 'checkout.delivery.none' })}</Notice>;
  const options = group?.options ?? [];
  const ways = groupDeliveryOptions(options);
  const points = ways.flatMap((way) => (way.kind === 'pickup-points' ? way.points : []));
  const chosen = state.delivery ?? group?.selected ?? options[0]?.handle;
  const chosenOption = options.find(({ handle }) => handle === chosen);
  const chosenPoint = points.find(({ handle }) => handle === chosen);

  const choose = (handle: string) => {
    dispatch({ type: 'deliverySelected', handle });
    setLastPoint(points.some((point) => point.handle === handle) ? handle : chosenPoint?.handle);
    // The total beside the form follows at once where it changes; going on makes sure of the choice.
    const next = options.find((option) => option.handle === handle);
    if (next?.cost.amount === chosenOption?.cost.amount) return;
    void updateCart({ ...state, delivery: handle });
  };

  const submit = async () => {
    if (isConfirming) return;
    setNotice(undefined);
    setConfirming(true);
    let delivery: string | undefined;
    let answer: ShopCartUpdate;
    do {
      const current = latest();
      delivery = current.delivery ?? chosen;
      answer = await updateCart(delivery === undefined ? current : { ...current, delivery });
      // What was chosen meanwhile is what counts.
    } while (answer.kind === 'ok' && delivery !== (latest().delivery ?? chosen));
    setConfirming(false);
    if (answer.kind === 'refused') setNotice(answer);
    if (answer.kind !== 'ok') return;
    if (delivery !== undefined) dispatch({ type: 'deliverySelected', handle: delivery });
    dispatch({ type: 'deliveryConfirmed' });
    if (isMounted()) onDone();
  };

  const optionOf = (way: DeliveryOptionGroup) => {
    if (way.kind === 'option') {
      const { option } = way;
      const lines = toDescriptionLines(option);
      const terms = methodTerms(view, option.code);
      // Where one parcel shop alone is within reach, its lines say where it is. Others begin with how long it takes.
      const others = terms && option.method === 'PICKUP_POINT' ? lines : lines.slice(1);
      return {
        value: option.handle,
        name: option.title ?? option.handle,
        price: costText(intl, option.cost, format),
        time: terms ? arrivalText(intl, terms.days, new Date(), format) : lines[0],
        note: others.join(', '),
      };
    }
    const terms = methodTerms(view, way.points[0]?.code);
    const shown = chosenPoint ?? way.points[0];
    return {
      value: PARCEL_SHOPS,
      name: terms?.name[locale] ?? intl.formatMessage({ id: 'checkout.delivery.parcelShop' }),
      price: shown && costText(intl, shown.cost, format),
      time: terms && arrivalText(intl, terms.days, new Date(), format),
      content: (
        <ParcelShopChoice
          points={way.points}
          chosen={chosenPoint?.handle}
          postcode={normalizePostcode(postcodes, state.contact.postcode, state.contact.country)}
          onChange={choose}
        />
      ),
    };
  };

  return (
    <Form onSubmit={() => void submit()}>
      {state.isDeliveryUnavailable && <Lost point={chosenPoint} />}
      {group ? (
        <DeliveryOptions
          legend={intl.formatMessage({ id: 'checkout.delivery.choose' })}
          name="delivery"
          {...(chosen === undefined ? {} : { value: chosenPoint ? PARCEL_SHOPS : chosen })}
          onChange={(value) => {
            const handle = value === PARCEL_SHOPS ? (lastPoint ?? points[0]?.handle) : value;
            if (handle !== undefined) choose(handle);
          }}
          options={ways.map(optionOf)}
        />
      ) : (
        <p>{intl.formatMessage({ id: 'checkout.delivery.byMail' })}</p>
      )}
      <Button
        type="submit"
        width="full"
        pending={isConfirming ? intl.formatMessage({ id: 'checkout.working' }) : undefined}
      >
        {intl.formatMessage({ id: 'checkout.continueToPayment' })}
      </Button>
    </Form>
  );
}

/** Says that the choice could not be kept, and which one counts now. */
function Lost({ point }: { point: DeliveryOption | undefined }) {
  const intl = useIntl();
  return (
    <Notice tone="info">
      {point
        ? intl.formatMessage({ id: 'checkout.delivery.lost' }, { shop: point.title ?? point.handle })
        : intl.formatMessage({ id: 'checkout.delivery.lostWay' })}
    </Notice>
  );
}

/** The places of the options while the shop is asked for them. */
function Waiting({ isWaiting }: { isWaiting: boolean }) {
  const intl = useIntl();
  return (
    <div className={styles.form} aria-busy={isWaiting}>
      <p role="status" className={styles.hidden}>
        {isWaiting ? intl.formatMessage({ id: 'checkout.working' }) : ''}
      </p>
      <Skeleton shape="button" />
      <Skeleton shape="button" />
    </div>
  );
}
