'use client';

import { useState, type ReactNode } from 'react';
import { Badge, type BadgeProps } from '../Badge/Badge.tsx';
import { type HeadingLevel } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Picture, type PictureData, type PictureProps } from '../Picture/Picture.tsx';
import { Price, type PriceLabels, type PriceText } from '../Price/Price.tsx';
import type { NonTextNode } from '../non-text-node.ts';
import { type ByMarket } from '../Price/by-market.ts';
import styles from './ProductCard.module.css';

export interface ProductCardProps {
  href: string;
  name: ReactNode;
  /** What it is, in plain words: "Fugtgivende serum". */
  description: ReactNode;
  picture: PictureData;
  /** What the picture shows. */
  alt: string;
  /** Texture or second view, seen while a mouse is over the card or the focus in it; fetched then, and never on touch. */
  secondPicture?: PictureData;
  prices: ByMarket<PriceText>;
  priceLabels: PriceLabels;
  /** "30 ml", or how many sizes there are: "2 størrelser". */
  sizes?: ReactNode;
  /** A Rating; missing for a product without ratings. */
  rating?: NonTextNode;
  /** The one badge. A sold-out product says so here. */
  badge?: { tone: BadgeProps['tone']; text: ReactNode };
  /** Markets of `prices` that have sold it out, where a badge says so in place of `badge`. */
  soldOutIn?: { markets: readonly string[]; text: ReactNode };
  /** Level of the name in its page. */
  level?: HeadingLevel;
  /** A button that is not the link, such as quick add, named with the product. */
  action?: ReactNode;
  /** Width in the layout, as in {@link PictureProps.sizes}. */
  pictureSizes?: string;
  /** `first` for cards that are seen on arrival. */
  priority?: PictureProps['priority'];
}

const GRID_SIZES = '(width >= 75em) 22vw, (width >= 64em) 20vw, (width >= 48em) 28vw, 46vw';

/** A product in a list. The whole card is one link; only `action` stands above it. */
export function ProductCard({
  href,
  name,
  description,
  picture,
  alt,
  secondPicture,
  prices,
  priceLabels,
  sizes,
  rating,
  badge,
  soldOutIn,
  level = 3,
  action,
  pictureSizes = GRID_SIZES,
  priority = 'lazy',
}: ProductCardProps) {
  const Name = `h${level}` as const;
  const [isMeant, setMeant] = useState(false);
  // Not its entering: it may have come before the page was hydrated.
  const mean = secondPicture && !isMeant ? () => setMeant(true) : undefined;
  return (
    <article
      className={styles.card}
      data-sold-out={badge?.tone === 'sold-out' || undefined}
      onPointerMove={mean}
      onFocus={mean}
    >
      <div className={styles.pictures}>
        <Picture picture={picture} alt={alt} sizes={pictureSizes} ratio="4:5" priority={priority} />
        {isMeant && secondPicture && (
          <div className={styles.second}>
            <Picture picture={secondPicture} alt="" sizes={pictureSizes} ratio="4:5" />
          </div>
        )}
        {soldOutIn
          ? Object.keys(prices).map((market) => (
              <span key={market} data-market={market}>
                {showBadge(
                  soldOutIn.markets.includes(market) ? { tone: 'sold-out', text: soldOutIn.text } : badge,
                )}
              </span>
            ))
          : showBadge(badge)}
      </div>
      <div className={styles.text}>
        <Name className={styles.name}>
          <Link href={href} className={styles.link}>
            {name}
          </Link>
        </Name>
        <p className={styles.description}>
          <span>{description}</span>
          {sizes && <span className={styles.sizes}>{sizes}</span>}
        </p>
        {rating}
        <div className={styles.price}>
          <Price prices={prices} labels={priceLabels} size="card" />
        </div>
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  );
}

const showBadge = (badge: ProductCardProps['badge']) =>
  badge && (
    <span className={styles.badge}>
      <Badge tone={badge.tone}>{badge.text}</Badge>
    </span>
  );
