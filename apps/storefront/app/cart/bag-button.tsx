import { useDeferredValue } from 'react';
import { IconButton } from '@marehalm/ui';
import { openOverlay } from '../session/open-overlay';
import { useText } from '../intl/text';
import { useCartCount } from './use-cart-count';

/** The bag in the header, with how much is in it: what was pressed answers first. */
export function BagButton() {
  const t = useText();
  const count = useDeferredValue(useCartCount());
  return (
    <IconButton
      icon="bag"
      label={t('site.bagWithCount', { count })}
      count={count}
      aria-haspopup="dialog"
      onClick={() => {
        openOverlay('bag');
      }}
    />
  );
}
