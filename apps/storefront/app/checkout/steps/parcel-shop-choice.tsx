import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { toDescriptionLines } from '@marehalm/checkout-domain';
import type { DeliveryOption } from '@marehalm/commerce-client';
import { Button, ParcelShops } from '@marehalm/ui';
import { costText } from './delivery-texts';
import { useFormat } from '../../intl/use-format';

/** Parcel shops that are shown before more are asked for. */
const FEW = 5;

/** Where the parcel waits: the few nearest parcel shops, and the others when asked for. */
export function ParcelShopChoice({
  points,
  chosen,
  postcode,
  onChange,
}: {
  /** As the shop offers them, the nearest first. */
  points: readonly DeliveryOption[];
  /** Handle of one of them; nothing while another way is chosen. */
  chosen: string | undefined;
  /** Of the address that they are near to. */
  postcode: string;
  onChange: (handle: string) => void;
}) {
  const intl = useIntl();
  const format = useFormat();
  const [isAskedForMore, setAskedForMore] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // What is chosen is always in sight.
  const isAll = isAskedForMore || points.findIndex(({ handle }) => handle === chosen) >= FEW;
  const shown = isAll ? points : points.slice(0, FEW);
  const isSameCost = points.every(({ cost }) => cost.amount === points[0]?.cost.amount);

  // The button is gone with its press: who pressed it goes on at the first of what came.
  const wasPressed = useRef(false);
  useEffect(() => {
    if (!isAskedForMore || !wasPressed.current) return;
    wasPressed.current = false;
    list.current?.querySelectorAll<HTMLInputElement>('input[type="radio"]')[FEW]?.focus();
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
            ...(isSameCost ? {} : { price: costText(intl, point.cost, format) }),
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
