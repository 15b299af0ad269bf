import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { parseSharedCartId } from '@marehalm/commerce-client';
import { Button, Notice, type NonTextNode } from '@marehalm/ui';
import { usePageLocale } from '../intl/page-locale';
import { getBagSync } from '../cart/bag-sync';
import { setAsideBagStorage, restoreSetAsideBag } from '../cart/set-aside-bag-storage';
import { dispatchToBag } from '../cart/bag';
import { CheckoutSkeleton } from './checkout-skeleton';
import { UnreachableNotice } from './unreachable-notice';
import { openSharedCart, type OpenSharedCartResult } from './state/open-shared-cart';

/**
 * Opens the cart of a link before the checkout is shown. Its key is removed from the URL at once, so that it stays neither in the
 * browser's history nor on the screen.
 */
export function CartLinkOpener({ children }: { children: NonTextNode }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const [cartId] = useState(() => parseSharedCartId(window.location));
  const [link, setLink] = useState<OpenSharedCartResult | 'none' | 'opening'>(
    cartId === undefined ? 'none' : 'opening',
  );
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    if (cartId === undefined) return;
    // Not by the router, which would fetch the page again. The state stays, by which it recognizes its history entry.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    let isCurrent = true;
    void openSharedCart(cartId, locale).then((opened) => {
      if (isCurrent) setLink(opened);
    });
    return () => {
      isCurrent = false;
    };
  }, [cartId, locale, attempt]);

  if (link === 'opening') return <CheckoutSkeleton />;
  if (link === 'unreachable') {
    return (
      <UnreachableNotice
        onRetry={() => {
          setLink('opening');
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  return (
    <>
      {link === 'unknown' && (
        <Notice tone="problem">
          <p>{intl.formatMessage({ id: 'checkout.cart.unknown' })}</p>
        </Notice>
      )}
      <OwnBag />
      {children}
    </>
  );
}

/** Says that the shopper's bag was set aside for the cart of a link, and restores it. */
function OwnBag() {
  const intl = useIntl();
  const [isAside, setAside] = useState(setAsideBagStorage.has);
  if (!isAside) return null;
  const putBack = () => {
    dispatchToBag({ type: 'clear' });
    restoreSetAsideBag();
    // The cart of the link does not change.
    getBagSync()?.forgetCart();
    setAside(false);
    document.querySelector<HTMLElement>('main h1')?.focus();
  };
  return (
    <Notice tone="info">
      <p>{intl.formatMessage({ id: 'checkout.cart.aside' })}</p>
      <Button variant="link" onClick={putBack}>
        {intl.formatMessage({ id: 'checkout.cart.putBack' })}
      </Button>
    </Notice>
  );
}
