import { useIntl } from 'react-intl';
import { Button, Notice } from '@marehalm/ui';
import { dismissNotices } from '../cart/cart-store';
import { OrderChanges } from './checkout-notice';
import { findOrderChanges, toBagFacts, toOrderChanges, toOrderFacts } from '@marehalm/checkout-domain';
import type { ShopOrderChange } from './state/checkout-types';
import type { Checkout } from './state/use-checkout';

/** Corrections of the bag by the commerce cart, shown on every step of the checkout. */
export function BagCorrections({ checkout }: { checkout: Checkout }) {
  const intl = useIntl();
  const { view, cart } = checkout;
  const { notices, sync } = view.link;
  const announced = toOrderChanges(notices);
  const gone = view.totals.refusals.flatMap((refusal): readonly ShopOrderChange[] =>
    refusal.kind === 'line' ? [{ kind: 'quantity', sku: refusal.sku, from: 1, to: 0 }] : [],
  );
  // When the bag is settled, its totals must equal the cart's. If they differ, the cart's are charged.
  const unannounced =
    cart && sync?.status === 'settled' && sync.cart?.id === cart.id
      ? findOrderChanges(toBagFacts(view.totals), { lines: toOrderFacts(cart).lines })
      : [];
  const changes = announced.length > 0 ? announced : [...gone, ...unannounced];
  if (changes.length === 0) return null;
  return (
    <Notice tone="info">
      <p>{intl.formatMessage({ id: 'checkout.changed' })}</p>
      <OrderChanges changes={changes} view={view} />
      {announced.length > 0 && (
        <Button variant="link" onClick={dismissNotices}>
          {intl.formatMessage({ id: 'checkout.changed.seen' })}
        </Button>
      )}
    </Notice>
  );
}
