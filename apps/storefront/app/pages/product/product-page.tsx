import { memo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { createStore } from 'zustand/vanilla';
import { isPageHydrated, loadWhenOnline } from '@marehalm/static-router/client';
import { Badge, BuyBox, Gallery, Link, ProductLayout } from '@marehalm/ui';
import { loadMessages } from '../../../.messages/product';
import { LazyProductRating } from '../../catalogue/lazy-product-rating';
import { formatBadge } from '../../catalogue/product-card';
import { SiteBreadcrumb } from '../../catalogue/site-breadcrumb';
import { BelowTheFold, HydrationBoundary } from '../../browser/hydration-boundary';
import { createLazyLocalizedComponent } from '../../intl/lazy-localized-components';
import { BuyBar } from './buy-bar';
import { QuantityAndBuyButton } from './quantity-and-buy-button';
import { DeliveryAndReturnPromises } from './delivery-and-return-promises';
import { LazyPictureZoom } from './lazy-picture-zoom';
import { LazyRecentlyViewed, LazySaveForLater } from './lazy-parts';
import type { ProductPageData } from '@marehalm/page-data';
import { SizeChoice, StockNote } from './size-choice';
import { useSize } from './use-size';
import styles from './product-page.module.css';

const loadDetails = () => import('./product-details');
// A prefetched page has all of its code. The first page of a visit answers sooner without.
if (!import.meta.env.SSR && isPageHydrated()) void loadDetails().catch(() => undefined);

const ProductDetails = createLazyLocalizedComponent<ProductPageData>(async (locale) => {
  const [{ ProductDetails }, messages] = await loadWhenOnline(() =>
    Promise.all([loadDetails(), loadMessages[locale]()]),
  );
  return [ProductDetails, messages];
});

/** Hydrates separately, so that the page answers a phone 100 ms sooner. Memoized, because rendering it again before its code has loaded would remove its HTML. */
const LazyDetails = memo(function LazyDetails({ product }: { product: ProductPageData }) {
  return (
    <BelowTheFold>
      <HydrationBoundary isAwaited>
        <ProductDetails {...product} />
      </HydrationBoundary>
    </BelowTheFold>
  );
});

/** One product: pictures and the buy box first, then details in the order of shoppers' questions. */
export function ProductPage(product: ProductPageData) {
  const intl = useIntl();
  const [size, choose] = useSize(product.sizes);
  const buyButton = useRef<HTMLDivElement>(null);
  // A store, so that the stepper does not render the whole page again.
  const [quantity] = useState(() => createStore(() => 1));
  const offer = product.offers.find((one) => one.sku === size?.sku);
  if (!size || !offer) throw new Error(`Cannot show ${product.id}: it has no size that is offered`);

  const picturesLabel = intl.formatMessage({ id: 'product.pictures' }, { product: product.name });
  const pictures = product.pictures.map((other, index) => {
    const picture = (index === 0 && size.picture) || other;
    return { picture, alt: picture.alt };
  });

  return (
    <div className={styles.page}>
      <div className={styles.crumbs}>
        <SiteBreadcrumb crumbs={product.crumbs} />
      </div>
      <ProductLayout
        gallery={
          <Gallery
            label={picturesLabel}
            pictures={pictures}
            previousLabel={intl.formatMessage({ id: 'gallery.previous' })}
            nextLabel={intl.formatMessage({ id: 'gallery.next' })}
            positionLabel={(position, count) =>
              intl.formatMessage({ id: 'gallery.position' }, { position, count })
            }
            zoom={{
              label: intl.formatMessage({ id: 'gallery.enlarge' }),
              view: (view) => <LazyPictureZoom {...view} label={picturesLabel} pictures={pictures} />,
            }}
          />
        }
        buyBox={
          <BuyBox
            {...(product.series
              ? { collection: <Link href={product.series.href}>{product.series.name}</Link> }
              : {})}
            name={product.name}
            promise={product.promise}
            rating={
              product.rating && (
                <LazyProductRating rating={product.rating} href={product.reviews && '#reviews'} />
              )
            }
            {...(product.badge
              ? { badge: <Badge tone={product.badge}>{formatBadge(product.badge, intl)}</Badge> }
              : {})}
          >
            <SizeChoice sizes={product.sizes} size={size} onChange={choose} />
            <div ref={buyButton} className={styles.buy}>
              <StockNote size={size} />
              <QuantityAndBuyButton
                offer={offer}
                size={size}
                quantity={quantity}
                policyPath={product.paths.privacy}
              />
            </div>
            <LazySaveForLater product={product.id} />
            <DeliveryAndReturnPromises paths={product.paths} />
          </BuyBox>
        }
      />

      <LazyDetails product={product} />
      <LazyRecentlyViewed product={product.id} />
      <BuyBar watch={buyButton} name={product.name} size={size} offer={offer} quantity={quantity} />
    </div>
  );
}
