import type { ReactNode } from 'react';
import { type ByMarket } from './by-market.ts';
import { getTextKey } from '../text-key.ts';
import styles from './Price.module.css';

/** A price formatted for its market. */
export interface PriceText {
  /** Current price, VAT included: "195 kr.". */
  now: string;
  /** Price before the reduction. Its presence marks the price as reduced. */
  before?: string;
  /** The sentence that the law asks for beside a reduction: "Laveste pris seneste 30 dage: 245 kr.". */
  lowest?: string;
  /** Price of a liter or kilogram, two decimals: "2.600,00 kr./l". */
  unit?: string;
}

/** Labels of a price. */
export interface PriceLabels {
  /** Before the reduced price: "Nu". */
  now: string;
  /** Before the earlier price: "Før". */
  before: string;
  /** Before the price when sizes differ: "fra". */
  from?: string;
}

export interface SingleMarketPriceProps {
  price: PriceText;
  labels: PriceLabels;
  /** `page` is the price of a product page, `card` sets the unit price on a line of its own, `text` is all else. */
  size?: 'text' | 'card' | 'page';
  /** Reads after the price, such as "Inkl. moms". */
  note?: ReactNode;
}

/** A price in a known market, as in the bag. Elsewhere use {@link Price}. */
export function SingleMarketPrice({ price, labels, size = 'text', note }: SingleMarketPriceProps) {
  const isReduced = price.before !== undefined;
  return (
    <span className={styles.price} data-size={size} data-reduced={isReduced || undefined}>
      <span className={styles.line}>
        <span className={styles.now}>
          {isReduced ? (
            <span className={styles.label}>{`${labels.now} `}</span>
          ) : labels.from ? (
            <span>{`${labels.from} `}</span>
          ) : null}
          <span translate="no">{price.now}</span>
        </span>
        {isReduced && (
          <span className={styles.before}>
            <span>{` ${labels.before} `}</span>
            <s translate="no">{price.before}</s>
          </span>
        )}
        {price.unit && <span className={styles.unit} translate="no">{` ${price.unit}`}</span>}
      </span>
      {price.lowest && <span key={price.lowest} className={styles.small}>{` ${price.lowest}`}</span>}
      {note && (
        <span className={styles.small}>
          <span> </span>
          <span key={getTextKey(note)}>{note}</span>
        </span>
      )}
    </span>
  );
}

export interface PriceProps extends Omit<SingleMarketPriceProps, 'price'> {
  prices: ByMarket<PriceText>;
}

/**
 * The price in every market. `data-market` on the root element selects one before the first paint; the others are not displayed
 * and not announced.
 */
export function Price({ prices, ...rest }: PriceProps) {
  return Object.entries(prices).map(([market, price]) => (
    <span key={market} data-market={market} className={styles.market}>
      <SingleMarketPrice price={price} {...rest} />
    </span>
  ));
}
