import type { ReactNode } from 'react';
import type { NonTextNode } from '../non-text-node.ts';
import styles from './BuyBox.module.css';

export interface BuyBoxProps {
  /** The collection, as a link. */
  collection?: NonTextNode;
  /** The product's name: the page's `h1`. */
  name: ReactNode;
  /** One sentence. */
  promise?: ReactNode;
  /** A Rating, as a link to the reviews; missing for a product without ratings. */
  rating?: NonTextNode;
  /** "Nyhed", "Udsolgt": a Badge. */
  badge?: NonTextNode;
  /** Sizes, price, quantity and the button, in this order. */
  children: NonTextNode;
  /** Delivery, samples, returns: one line each. */
  assurances?: readonly { id: string; text: ReactNode }[];
}

/** Everything needed to buy a product, in reading order. */
export function BuyBox({ collection, name, promise, rating, badge, children, assurances = [] }: BuyBoxProps) {
  return (
    <div className={styles.box}>
      <div className={styles.head}>
        {(collection || badge) && (
          <p className={styles.eyebrow}>
            {collection}
            {badge}
          </p>
        )}
        <h1 className={styles.name}>{name}</h1>
        {rating}
        {promise && <p className={styles.promise}>{promise}</p>}
      </div>
      {children}
      {assurances.length > 0 && (
        <ul className={styles.assurances} role="list">
          {assurances.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
