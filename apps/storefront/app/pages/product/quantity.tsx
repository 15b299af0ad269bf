import { useIntl } from 'react-intl';
import { MAX_LINE_QUANTITY } from '@marehalm/cart-domain/bag';
import { QuantityStepper } from '@marehalm/ui';

export interface QuantityProps {
  readonly value: number;
  /** Units in stock; `undefined` if the commerce service does not count them. */
  readonly stock: number | undefined;
  readonly onChange: (value: number) => void;
}

/** A stepper for the number of units that the buttons of a product page add. */
export function Quantity({ value, stock = MAX_LINE_QUANTITY, onChange }: QuantityProps) {
  const intl = useIntl();
  const maximum = Math.min(MAX_LINE_QUANTITY, stock);
  return (
    <QuantityStepper
      size="page"
      label={intl.formatMessage({ id: 'quantity.label' })}
      decreaseLabel={intl.formatMessage({ id: 'quantity.decrease' })}
      increaseLabel={intl.formatMessage({ id: 'quantity.increase' })}
      value={Math.min(value, maximum)}
      maximum={maximum}
      maximumText={intl.formatMessage(
        { id: maximum < MAX_LINE_QUANTITY ? 'bag.lineLimited' : 'bag.lineMost' },
        { count: maximum },
      )}
      onChange={onChange}
    />
  );
}
