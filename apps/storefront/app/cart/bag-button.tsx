import { useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '@marehalm/ui';
import { openOverlay } from '../session/open-overlay';
import { useCartCount } from './use-cart-count';

/** The bag in the header, with how much is in it: what was pressed answers first. */
export function BagButton() {
  const intl = useIntl();
  const count = useDeferredValue(useCartCount());
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
