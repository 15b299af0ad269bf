import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { createRecentlyViewedStorage, selectRecentlyViewedIds } from '@marehalm/cart-domain/recently-viewed';
import { storageKeys } from '@marehalm/shop';
import { RecentlyViewedProducts } from '@marehalm/ui';
import { fetchAllOffers } from '../../cart/all-offers';
import { ProductCard } from '../../catalogue/product-card';
import { usePageLocale } from '../../intl/page-locale';
import { type ProductCardView, toRecentlyViewedCards } from '@marehalm/page-data';

/** Maximum number of products: one row on a wide screen. */
const MAX_CARDS = 4;

const storage = createRecentlyViewedStorage({
  storage: () => window.localStorage,
  key: storageKeys.recentlyViewed,
});

/** The products that the shopper viewed before this one. */
export function RecentlyViewed({ product }: { product: string }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const [viewed, setViewed] = useState(storage.load);
  const [cards, setCards] = useState<readonly ProductCardView[]>();
  useEffect(() => storage.add(product), [product]);
  const count = selectRecentlyViewedIds(viewed, {
    except: product,
    isSold: () => true,
    limit: MAX_CARDS,
  }).length;
  const loadCards = () =>
    fetchAllOffers().then(
      (offers) => setCards(toRecentlyViewedCards(offers, { viewed, product, locale, limit: MAX_CARDS })),
      // Placeholders stay after a failure: the shopper has not asked for this row.
      () => undefined,
    );
  return (
    <RecentlyViewedProducts
      title={intl.formatMessage({ id: 'recentlyViewed.title' })}
      count={count}
      cards={cards?.map((card) => (
        <ProductCard key={card.id} product={card} />
      ))}
      onNear={() => void loadCards()}
      isOff={viewed.isOff}
      onToggle={() => {
        setViewed(storage.toggle(product));
        setCards(undefined);
      }}
      texts={{
        off: intl.formatMessage({ id: 'recentlyViewed.off' }),
        on: intl.formatMessage({ id: 'recentlyViewed.on' }),
        turnOff: intl.formatMessage({ id: 'recentlyViewed.turnOff' }),
        turnOn: intl.formatMessage({ id: 'recentlyViewed.turnOn' }),
      }}
    />
  );
}
