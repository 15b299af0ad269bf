import { bagQuantity } from '@marehalm/cart-domain';
import { IconButton } from '@marehalm/ui';
import { openOverlay } from '../../shell/open-overlay';
import { useText } from '../../text';
import { useBag, useBagSync } from './use-bag';

/** The bag in the header, with how much is in it. */
export function BagButton() {
  const t = useText();
  const count = bagQuantity(useBag());
  useBagSync();
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
