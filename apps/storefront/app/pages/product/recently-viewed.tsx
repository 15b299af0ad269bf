import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { addViewed, selectViewed, switchViewed } from '@marehalm/cart-domain/recently-viewed';
import { Button, ProductGrid, Section } from '@marehalm/ui';
import { createObserver } from '@marehalm/static-router/client';
import { fetchOffers } from '../../cart/fetch-offers';
import { ProductCard } from '../../catalogue/product-card';
import { usePageLocale } from '../../intl/page-locale';
import type { ProductCardView } from '../../view-models/product';
import { toViewedCards } from './to-viewed-cards';
import { useRecentlyViewed } from './use-recently-viewed';
import styles from './recently-viewed.module.css';

/** Products of the row: as many as stand side by side on a desk. */
const MAX_CARDS = 4;

/** The products that the shopper has looked at before this one. Its place is kept until they are in sight. */
export function RecentlyViewed({ product }: { product: string }) {
  const intl = useIntl();
  const locale = usePageLocale();
  const [viewed, change] = useRecentlyViewed(product);
  const [cards, setCards] = useState<readonly ProductCardView[]>();
  const place = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const count = selectViewed(viewed, { except: product, isSold: () => true, limit: MAX_CARDS }).length;

  useEffect(() => {
    if (count === 0 || !place.current) return;
    const sight = createObserver(
      () =>
        new IntersectionObserver(
          (entries) => {
            if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
            sight.disconnect();
            // Without an answer the place stays empty: nothing is missed that the shopper has asked for.
            fetchOffers().then(
              (offers) => {
                if (row.current) keepHeight(row.current);
                setCards(toViewedCards(offers, { viewed, product, locale, limit: MAX_CARDS }));
              },
              () => undefined,
            );
          },
          { rootMargin: '100% 0px' },
        ),
    );
    sight.observe(place.current);
    return () => {
      sight.disconnect();
    };
  }, [count, viewed, product, locale]);

  const [isTurned, setTurned] = useState(false);
  const turn = () => {
    const next = switchViewed(!viewed.isOff);
    change(next.isOff ? next : addViewed(next, product));
    setCards(undefined);
    setTurned(true);
  };
  // The button that was pressed in the row has gone with it.
  const isOff = viewed.isOff;
  useEffect(() => {
    if (isTurned && isOff) button.current?.querySelector('button')?.focus();
  }, [isTurned, isOff]);

  if (isOff || (isTurned && count === 0)) {
    return (
      <div ref={button} className={styles.off}>
        <span key={String(isOff)}>
          {intl.formatMessage({ id: isOff ? 'recentlyViewed.off' : 'recentlyViewed.on' })}
        </span>
        <Button variant="link" onClick={turn}>
          {intl.formatMessage({ id: isOff ? 'recentlyViewed.turnOn' : 'recentlyViewed.turnOff' })}
        </Button>
      </div>
    );
  }
  if (count === 0) return null;
  return (
    <div ref={place}>
      <Section title={intl.formatMessage({ id: 'recentlyViewed.title' })}>
        <div ref={row}>
          <ProductGrid>
            {cards
              ? cards.map((card) => <ProductCard key={card.id} product={card} />)
              : Array.from({ length: count }, (_, position) => (
                  <div key={position} className={styles.card} />
                ))}
          </ProductGrid>
        </div>
        <div className={styles.switch}>
          <Button variant="link" onClick={turn}>
            {intl.formatMessage({ id: 'recentlyViewed.turnOff' })}
          </Button>
        </div>
      </Section>
    </div>
  );
}

/** Keeps the page below from moving when the cards are lower than their places, until the window changes. */
function keepHeight(element: HTMLElement): void {
  element.style.minBlockSize = `${element.offsetHeight}px`;
  addEventListener('resize', () => (element.style.minBlockSize = ''), { once: true });
}
