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

/** Maximum number of products: one row on a wide screen. */
const MAX_CARDS = 4;

/** The products that the shopper viewed before this one. Placeholders reserve the height until the row is in sight. */
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
            // Placeholders stay after a failure: the shopper has not asked for this row.
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

  const [wasSwitched, setSwitched] = useState(false);
  const toggle = () => {
    const next = switchViewed(!viewed.isOff);
    change(next.isOff ? next : addViewed(next, product));
    setCards(undefined);
    setSwitched(true);
  };
  // The pressed button was in the row, which is gone.
  const isOff = viewed.isOff;
  useEffect(() => {
    if (wasSwitched && isOff) button.current?.querySelector('button')?.focus();
  }, [wasSwitched, isOff]);

  if (isOff || (wasSwitched && count === 0)) {
    return (
      <div ref={button} className={styles.off}>
        <span key={String(isOff)}>
          {intl.formatMessage({ id: isOff ? 'recentlyViewed.off' : 'recentlyViewed.on' })}
        </span>
        <Button variant="link" onClick={toggle}>
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
          <Button variant="link" onClick={toggle}>
            {intl.formatMessage({ id: 'recentlyViewed.turnOff' })}
          </Button>
        </div>
      </Section>
    </div>
  );
}

/** Prevents a layout shift when the cards are lower than their placeholders, until the window is resized. */
function keepHeight(element: HTMLElement): void {
  element.style.minBlockSize = `${element.offsetHeight}px`;
  addEventListener('resize', () => (element.style.minBlockSize = ''), { once: true });
}
