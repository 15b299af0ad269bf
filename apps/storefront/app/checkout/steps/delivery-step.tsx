import { useLayoutEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { normalizePostcode, splitDeliveryDescription } from '@marehalm/checkout-domain';
import {
  type DeliveryOption,
  type DeliveryOptionGroup,
  groupDeliveryOptions,
} from '@marehalm/commerce-client';
import { Button, DeliveryOptions, Form, Notice, ParcelShops, Skeleton } from '@marehalm/ui';
import { postcodes } from '@marehalm/shop/contact';
import { useIsMountedGetter } from '@marehalm/static-router/client';
import { usePageLocale } from '../../intl/page-locale';
import { formatArrivalDays, formatDeliveryCost, findDeliveryTerms } from './delivery-texts';
import type { CheckoutController } from '../state/use-checkout';
import { useFormat } from '../../intl/use-format';
import styles from '../checkout.module.css';

/** Value of the form for all parcel shops together. */
const PARCEL_SHOPS = 'parcel-shops';

/** Number of parcel shops before "Show more". */
const INITIAL_PARCEL_SHOPS = 5;

const isSameCost = (points: readonly DeliveryOption[]) =>
  points.every(({ cost }) => cost.amount === points[0]?.cost.amount);

/** The delivery options of the address with prices and days, and the choice of a parcel shop. */
export function DeliveryStep({ checkout, onDone }: { checkout: CheckoutController; onDone: () => void }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const format = useFormat();
  const { state, dispatch, cart, view, activity, updateCart, confirmDelivery } = checkout;
  const [isConfirming, setConfirming] = useState(false);
  const isMounted = useIsMountedGetter();
  // Restored if the shopper returns from another option.
  const [lastPoint, setLastPoint] = useState<string>();
  // Arrow keys scroll to the chosen option before the parcel shops above it are removed, which then moves it out of the viewport.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLInputElement && activeElement.name === 'delivery')
      activeElement.scrollIntoView({ block: 'nearest' });
  }, [state.delivery]);
  if (!cart) return <Waiting isWaiting={activity === 'cart'} />;

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
    // The total next to the form follows at once; continuing confirms the choice.
    const next = options.find((option) => option.handle === handle);
    if (next?.cost.amount === chosenOption?.cost.amount) return;
    void updateCart({ ...state, delivery: handle });
  };

  const submit = async () => {
    if (isConfirming) return;
    setConfirming(true);
    const isConfirmed = await confirmDelivery(chosen);
    setConfirming(false);
    if (isConfirmed && isMounted()) onDone();
  };

  const toParcelShop = (point: DeliveryOption, isPriceHidden: boolean) => {
    const [address = '', ...hours] = splitDeliveryDescription(point);
    return {
      id: point.handle,
      name: point.title ?? point.handle,
      address,
      hours: hours.join(', '),
      ...(isPriceHidden ? {} : { price: formatDeliveryCost(intl, point.cost, format) }),
    };
  };
  const optionOf = (way: DeliveryOptionGroup) => {
    if (way.kind === 'option') {
      const { option } = way;
      const lines = splitDeliveryDescription(option);
      const terms = findDeliveryTerms(view, option.code);
      // A single parcel shop in reach is described by its location. Other options start with the duration.
      const others = terms && option.method === 'PICKUP_POINT' ? lines : lines.slice(1);
      return {
        value: option.handle,
        name: option.title ?? option.handle,
        price: formatDeliveryCost(intl, option.cost, format),
        time: terms ? formatArrivalDays(intl, terms.days, new Date(), format) : lines[0],
        note: others.join(', '),
      };
    }
    const terms = findDeliveryTerms(view, way.points[0]?.code);
    const shown = chosenPoint ?? way.points[0];
    return {
      value: PARCEL_SHOPS,
      name: terms?.name[locale] ?? intl.formatMessage({ id: 'checkout.delivery.parcelShop' }),
      price: shown && formatDeliveryCost(intl, shown.cost, format),
      time: terms && formatArrivalDays(intl, terms.days, new Date(), format),
      content: (
        <ParcelShops
          legend={intl.formatMessage({ id: 'checkout.delivery.chooseShop' })}
          hint={intl.formatMessage(
            { id: 'checkout.delivery.nearestFirst' },
            { postcode: normalizePostcode(postcodes, state.contact.postcode, state.contact.country) },
          )}
          name="parcel-shop"
          {...(chosenPoint ? { value: chosenPoint.handle } : {})}
          onChange={choose}
          shops={way.points.map((point) => toParcelShop(point, isSameCost(way.points)))}
          loadingText=""
          emptyText=""
          initialCount={INITIAL_PARCEL_SHOPS}
          moreText={intl.formatMessage({ id: 'checkout.delivery.moreShops' })}
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

/** Says that the chosen option is no longer available, and which one applies now. */
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

/** Skeletons of the options during the request. */
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
