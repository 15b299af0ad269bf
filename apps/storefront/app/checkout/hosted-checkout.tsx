import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink, EmptyState, type NonTextNode } from '@marehalm/ui';
import { useBag } from '../cart/bag';
import { shopperBagStore } from '../cart/shopper-bag-store';
import { isCartLinkPath } from './state/is-cart-link-path';
import type { CheckoutPaths } from '@marehalm/page-data';
import { CheckoutSkeleton } from './checkout-skeleton';
import { UnreachableNotice } from './unreachable-notice';
import { waitForSettledCartId } from '../cart/bag-sync';
import styles from './checkout.module.css';

/**
 * Redirects to the checkout of the commerce backend, if it has one, after updating the cart. `children` are the shop's own
 * checkout, for a backend that names this page as its checkout.
 */
export function HostedCheckout({ paths, children }: { paths: CheckoutPaths; children: NonTextNode }) {
  const intl = useIntl();
  const isEmpty = useBag().lines.length === 0;
  const [attempt, setAttempt] = useState(1);
  const [isUnreachable, setUnreachable] = useState(false);
  const [isHere, setHere] = useState(false);

  useEffect(() => {
    if (isEmpty) return;
    let isCurrent = true;
    void waitForSettledCartId().then((cartId) => {
      if (!isCurrent) return;
      const cart = shopperBagStore.getState().cartService.sync?.cart;
      if (cartId === undefined || cart?.id !== cartId) setUnreachable(true);
      else if (isThisPage(cart.checkoutUrl)) setHere(true);
      else window.location.replace(cart.checkoutUrl);
    });
    return () => {
      isCurrent = false;
    };
  }, [isEmpty, attempt]);

  if (isHere) return children;
  if (isEmpty) {
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'checkout.empty' })}
        action={<ButtonLink href={paths.shop}>{intl.formatMessage({ id: 'checkout.toShop' })}</ButtonLink>}
      />
    );
  }
  if (!isUnreachable) {
    return (
      <>
        <p role="status" className={styles.hidden}>
          {intl.formatMessage({ id: 'checkout.hosted' })}
        </p>
        <CheckoutSkeleton />
      </>
    );
  }
  return (
    <UnreachableNotice
      onRetry={() => {
        setUnreachable(false);
        setAttempt(attempt + 1);
      }}
    />
  );
}

/** Redirecting to this page would not end. */
function isThisPage(url: string): boolean {
  const { origin, pathname } = new URL(url, window.location.href);
  return (
    origin === window.location.origin && (pathname === window.location.pathname || isCartLinkPath(pathname))
  );
}
