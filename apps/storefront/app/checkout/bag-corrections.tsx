import { useIntl } from 'react-intl';
import { dismissNoticesAndMarketChange } from '@marehalm/cart-domain/store';
import { findBagChangesToReport } from '@marehalm/checkout-domain';
import { Button, Notice } from '@marehalm/ui';
import { shopperBagStore } from '../cart/shopper-bag-store';
import { OrderChanges } from './checkout-notice';
import type { CheckoutController } from './state/use-checkout';

/** Corrections of the bag by the commerce cart, shown on every step of the checkout. */
export function BagCorrections({ checkout: { view, cart } }: { checkout: CheckoutController }) {
  const intl = useIntl();
  const { notices, sync } = view.cartService;
  const isSettled = sync?.status === 'settled' && sync.cart?.id === cart?.id;
  const changes = findBagChangesToReport(notices, view.totals, isSettled ? cart : undefined);
  if (changes.length === 0) return null;
  return (
    <Notice tone="info">
      <p>{intl.formatMessage({ id: 'checkout.changed' })}</p>
      <OrderChanges changes={changes} view={view} />
      {notices.some(({ kind }) => kind !== 'code-refused') && (
        <Button variant="link" onClick={() => dismissNoticesAndMarketChange(shopperBagStore)}>
          {intl.formatMessage({ id: 'checkout.changed.seen' })}
        </Button>
      )}
    </Notice>
  );
}
