import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { hrefFor } from '@marehalm/shop';
import { retryWhenOnline } from '@marehalm/static-router/client';
import { Button, ButtonLink, EmptyState, Notice, ProductGrid, Skeleton, Spacer } from '@marehalm/ui';
import { fetchAllOffers } from '../../cart/all-offers';
import { type BagOffers, type ProductCardView, toOfferCards } from '@marehalm/page-data';
import { ProductCard } from '../../catalogue/product-card';
import { usePageLocale } from '../../intl/page-locale';
import { useWishList, wishListStore } from '../../session/wish-list';
import { QuickAddButton } from '../product-list/quick-add-button';
// Loads with the page, so that the sizes can be chosen offline.
import '../product-list/size-menu';

/** The saved products with their prices of today. Each can be added to the bag and removed, which can be undone. */
export function WishListContents() {
  const intl = useIntl();
  const locale = usePageLocale();
  const list = useWishList();
  const [offers, setOffers] = useState<BagOffers>();
  const [removed, setRemoved] = useState<{ readonly card: ProductCardView; readonly position: number }>();
  const page = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Without a connection this waits for one.
    retryWhenOnline(fetchAllOffers).then(setOffers, () => undefined);
  }, []);
  if (!offers) return <Skeleton />;
  const cards = toOfferCards(offers, list, locale);

  const remove = (card: ProductCardView) => {
    setRemoved({ card, position: list.indexOf(card.id) });
    wishListStore.remove(card.id);
    // The pressed button is gone with its card.
    requestAnimationFrame(() => notice.current?.focus());
  };
  const restore = ({ card, position }: NonNullable<typeof removed>) => {
    wishListStore.add(card.id, position);
    setRemoved(undefined);
    requestAnimationFrame(() => page.current?.querySelector<HTMLElement>(`a[href="${card.href}"]`)?.focus());
  };
  return (
    <div ref={page}>
      {removed && (
        <div ref={notice} role="group" tabIndex={-1} aria-labelledby="removed">
          <Notice tone="success" announcedBy="around">
            <p id="removed">
              {intl.formatMessage({ id: 'wishList.removed' }, { product: removed.card.name })}
            </p>
            <Button variant="link" onClick={() => restore(removed)}>
              {intl.formatMessage({ id: 'wishList.undo' })}
            </Button>
          </Notice>
          <Spacer size="small" />
        </div>
      )}
      {cards.length === 0 ? (
        <EmptyState
          title={intl.formatMessage({ id: 'wishList.empty' })}
          action={
            <ButtonLink href={hrefFor('shop', locale)}>
              {intl.formatMessage({ id: 'wishList.toShop' })}
            </ButtonLink>
          }
        >
          <p>{intl.formatMessage({ id: 'wishList.emptyHelp' })}</p>
        </EmptyState>
      ) : (
        <ProductGrid>
          {cards.map((card) => (
            <ProductCard
              key={card.id}
              product={card}
              level={2}
              action={
                <>
                  <QuickAddButton product={card} />
                  <div>
                    <Button
                      variant="link"
                      aria-label={intl.formatMessage(
                        { id: 'wishList.removeProduct' },
                        { product: card.name },
                      )}
                      onClick={() => remove(card)}
                    >
                      {intl.formatMessage({ id: 'wishList.remove' })}
                    </Button>
                  </div>
                </>
              }
            />
          ))}
        </ProductGrid>
      )}
    </div>
  );
}
