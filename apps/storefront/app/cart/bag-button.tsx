import { useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '@marehalm/ui';
import { openOverlay } from '../session/overlay-store';
import { useCartCountAndLoadBag } from './use-cart-count';

/** The bag button in the header with the cart count, which updates as soon as a button is pressed. */
export function BagButton() {
  const intl = useIntl();
  const count = useDeferredValue(useCartCountAndLoadBag());
  return (
    <IconButton
      icon="bag"
      label={intl.formatMessage({ id: 'site.bagWithCount' }, { count })}
      count={count}
      aria-haspopup="dialog"
      onClick={() => {
        openOverlay('bag');
      }}
    />
  );
}
