import type { SyncNotice } from '@marehalm/cart-domain';
import { Button, Notice } from '@marehalm/ui';
import { useText } from '../../text';
import { dismissNotices } from '../../wiring/bag-sync';
import { Differences } from './news';
import { differencesBetween, factsOfBag, factsOfCart, type Difference } from './order-facts';
import type { Checkout } from './use-checkout';

/** What the shop knew better about the bag, told wherever the shopper is in the checkout. */
export function BagChanges({ checkout }: { checkout: Checkout }) {
  const t = useText();
  const { view, cart } = checkout;
  const { notices, sync } = view.link;
  const told = notices.flatMap(differenceOf);
  const gone = view.totals.refusals.flatMap((refusal): readonly Difference[] =>
    refusal.kind === 'line' ? [{ kind: 'quantity', sku: refusal.sku, from: 1, to: 0 }] : [],
  );
  // While the bag is settled its own numbers must be the cart's; where they are not, the cart's are what is paid.
  const untold =
    cart && sync?.status === 'settled' && sync.cart?.id === cart.id
      ? differencesBetween(factsOfBag(view.totals), { lines: factsOfCart(cart).lines })
      : [];
  const differences = told.length > 0 ? told : [...gone, ...untold];
  if (differences.length === 0) return null;
  return (
    <Notice tone="info">
      <p>{t('checkout.changed')}</p>
      <Differences differences={differences} view={view} />
      {told.length > 0 && (
        <Button variant="link" onClick={dismissNotices}>
          {t('checkout.changed.seen')}
        </Button>
      )}
    </Notice>
  );
}

/** Codes are told where they are typed. */
function differenceOf(notice: SyncNotice): readonly Difference[] {
  switch (notice.kind) {
    case 'price-changed':
      return [{ kind: 'price', sku: notice.sku, from: notice.from, to: notice.to }];
    case 'quantity-limited':
      return [{ kind: 'quantity', sku: notice.sku, from: notice.from, to: notice.to }];
    case 'unavailable':
      return [{ kind: 'quantity', sku: notice.sku, from: 1, to: 0 }];
    case 'code-refused':
      return [];
  }
}
