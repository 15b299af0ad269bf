import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { toDescriptionLines } from '@marehalm/checkout-domain';
import type { DeliveryOption } from '@marehalm/commerce-client';
import { Button, ParcelShops } from '@marehalm/ui';
import { formatDeliveryCost } from './delivery-texts';
import { useFormat } from '../../intl/use-format';

/** Number of parcel shops before "Show more". */
const INITIAL_PARCEL_SHOPS = 5;

/** The nearest parcel shops, and the others on demand. */
export function ParcelShopChoice({
  points,
  chosen,
  postcode,
  onChange,
}: {
  /** The nearest first. */
  points: readonly DeliveryOption[];
  /** Handle of the chosen parcel shop; `undefined` while another option is chosen. */
  chosen: string | undefined;
  /** Postcode of the address. */
  postcode: string;
  onChange: (handle: string) => void;
}) {
  const intl = useIntl();
  const format = useFormat();
  const [isAskedForMore, setAskedForMore] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // The chosen parcel shop is always visible.
  const isAll = isAskedForMore || points.findIndex(({ handle }) => handle === chosen) >= INITIAL_PARCEL_SHOPS;
  const shown = isAll ? points : points.slice(0, INITIAL_PARCEL_SHOPS);
  const isSameCost = points.every(({ cost }) => cost.amount === points[0]?.cost.amount);

  // The pressed button disappears, so the focus moves to the first added parcel shop.
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!isAskedForMore || !wasPressed.current) return;
    wasPressed.current = false;
    list.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]')[INITIAL_PARCEL_SHOPS]?.focus();
  }, [isAskedForMore]);

  return (
    <div ref={list}>
      <ParcelShops
        legend={intl.formatMessage({ id: 'checkout.delivery.chooseShop' })}
        hint={intl.formatMessage({ id: 'checkout.delivery.nearestFirst' }, { postcode })}
        name="parcel-shop"
        {...(chosen === undefined ? {} : { value: chosen })}
        onChange={onChange}
        shops={shown.map((point) => {
          const [address = '', ...hours] = toDescriptionLines(point);
          return {
            id: point.handle,
            name: point.title ?? point.handle,
            address,
            hours: hours.join(', '),
            ...(isSameCost ? {} : { price: formatDeliveryCost(intl, point.cost, format) }),
          };
        })}
        loadingText=""
        emptyText=""
        more={
          shown.length < points.length && (
            <div>
              <Button
                variant="link"
                onClick={() => {
                  wasPressed.current = true;
                  setAskedForMore(true);
                }}
              >
                {intl.formatMessage({ id: 'checkout.delivery.moreShops' })}
              </Button>
            </div>
          )
        }
      />
    </div>
  );
}
