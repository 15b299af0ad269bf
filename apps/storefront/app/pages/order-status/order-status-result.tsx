import { useIntl } from 'react-intl';
import type { OrderStatus as Status } from '@marehalm/checkout-domain';
import { Link, OrderStatus } from '@marehalm/ui';
import { useFormat } from '../../intl/use-format';

/** The status of an order that was found. */
export function OrderStatusResult({ order, withdraw }: { order: Status; withdraw: string }) {
  const intl = useIntl();
  const format = useFormat();
  const { number, placedAt, fulfilment, lines, shipments } = order;
  const toGoods = (goods: Status['lines']) =>
    goods.map(({ title, quantity }, position) => ({
      id: position,
      text: intl.formatMessage({ id: 'orderStatus.line' }, { count: quantity, product: title }),
    }));
  return (
    <OrderStatus
      title={intl.formatMessage({ id: 'orderStatus.order' }, { number })}
      placed={intl.formatMessage({ id: 'orderStatus.placed' }, { date: format.date(placedAt) })}
      status={intl.formatMessage({ id: `orderStatus.fulfilment.${fulfilment}` })}
      goodsLabel={intl.formatMessage({ id: 'orderStatus.lines' })}
      goods={toGoods(lines)}
      parcels={shipments.map(
        ({ shippedAt, carrier, trackingNumber, trackingUrl, lines: sent }, position) => ({
          id: `${shippedAt} ${position}`,
          title: intl.formatMessage({ id: 'orderStatus.sent' }, { date: format.date(shippedAt) }),
          ...(carrier || trackingNumber
            ? { detail: [carrier, trackingNumber].filter(Boolean).join(' ') }
            : {}),
          goods: toGoods(sent),
          ...(trackingUrl
            ? { link: <Link href={trackingUrl}>{intl.formatMessage({ id: 'orderStatus.track' })}</Link> }
            : {}),
        }),
      )}
      actions={
        <Link href={`${withdraw}?${String(new URLSearchParams({ order: number }))}`}>
          {intl.formatMessage({ id: 'orderStatus.withdraw' })}
        </Link>
      }
    />
  );
}
