import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Money } from '@marehalm/cart-domain/money';
import type { OrderCost } from '@marehalm/checkout-domain';
import { BagSummary, type BagSummaryProps, type BagSummaryRow } from '@marehalm/ui';
import { Amount } from '../intl/amount';
import { useFormat } from '../intl/use-format';

/** The totals of an order, its taxes and payments. */
export function OrderCostSummary({
  cost: { goods, discount, delivery, refunded, total, vat },
  deliveryLater,
  note,
  payments,
  children,
}: {
  cost: OrderCost<Money> & { readonly refunded?: Money; readonly vat?: Money | undefined };
  /** Shown until the delivery cost is known. */
  deliveryLater?: ReactNode;
  /** Shown where the VAT is not known. */
  note?: string;
  payments?: BagSummaryProps['payments'];
  children?: ReactNode;
}) {
  const intl = useIntl();
  const format = useFormat();
  const row = (id: 'subtotal' | 'discount' | 'delivery' | 'refunded', value: ReactNode): BagSummaryRow => ({
    id,
    label: intl.formatMessage({ id: `order.${id}` }),
    value,
  });
  const isFree = delivery?.amount === 0;
  const known = delivery && (isFree ? intl.formatMessage({ id: 'order.free' }) : <Amount money={delivery} />);
  const taxes =
    vat && vat.amount > 0
      ? intl.formatMessage({ id: 'order.vat' }, { amount: format.price(vat) })
      : undefined;
  const off = { ...discount, amount: -discount.amount };
  return (
    <BagSummary
      rows={[
        row('subtotal', <Amount money={goods} />),
        discount.amount > 0 && { ...row('discount', <Amount money={off} />), tone: 'discount' },
        known || deliveryLater ? row('delivery', known ?? deliveryLater) : undefined,
        refunded && refunded.amount > 0 && row('refunded', <Amount money={refunded} />),
      ]}
      total={{
        label: intl.formatMessage({ id: 'order.total' }),
        value: <Amount money={total} />,
        // Gift cards bear no VAT at sale (directive 2016/1065).
        note: vat ? taxes : note,
      }}
      {...(payments ? { payments } : {})}
    >
      {children}
    </BagSummary>
  );
}
