import { useIntl } from 'react-intl';
import type { Money } from '@marehalm/cart-domain/money';
import { BagLine, type BagLineProps, BagList, BagListItem, type BagListProps } from '@marehalm/ui';
import { useFormat } from '../intl/use-format';

interface OrderedLine extends Pick<BagLineProps, 'name' | 'size' | 'href' | 'picture'> {
  readonly key: string | number;
  /** Units. */
  readonly quantity: number;
  /** Shown instead of the quantity: "Gift". */
  readonly kind?: string | undefined;
  readonly total: Money;
}

/** The lines of an order, for the checkout, the confirmation and the account. */
export function OrderedLines({
  lines,
  ...list
}: Pick<BagListProps, 'label' | 'density'> & { lines: readonly OrderedLine[] }) {
  const intl = useIntl();
  const format = useFormat();
  return (
    <BagList {...list}>
      {lines.map(({ key, quantity, kind, total, ...line }) => (
        <BagListItem key={key}>
          <BagLine
            {...line}
            detail={kind ?? intl.formatMessage({ id: 'order.quantity' }, { count: quantity })}
            total={total.amount === 0 ? intl.formatMessage({ id: 'order.free' }) : format.price(total)}
          />
        </BagListItem>
      ))}
    </BagList>
  );
}
