import type { ReactNode } from 'react';
import type { NonTextNode } from '../non-text-node.ts';
import styles from './OrderStatus.module.css';

/** Goods that were ordered or sent together, one text each: "2 × Læ Serum, 30 ml". */
type Goods = readonly { readonly id: string | number; readonly text: ReactNode }[];

export interface OrderStatusProps {
  /** "Ordre DK1001". Focused by the page when the status appears. */
  title: ReactNode;
  /** "Bestilt 20. november 2026". */
  placed: ReactNode;
  /** A sentence: "En del af ordren er på vej." */
  status: ReactNode;
  /** Name of the list of goods. */
  goodsLabel: string;
  goods: Goods;
  /** The parcels that were sent, the first one first. */
  parcels?: readonly {
    readonly id: string;
    /** "Sendt 22. november 2026". */
    readonly title: ReactNode;
    /** Carrier and number. */
    readonly detail?: ReactNode;
    readonly goods: Goods;
    /** A link to the carrier's page. */
    readonly link?: NonTextNode;
  }[];
  /** Links to what can be done with the order. */
  actions?: NonTextNode;
}

/** How far an order is on its way, without who ordered it and where it goes. */
export function OrderStatus({
  title,
  placed,
  status,
  goodsLabel,
  goods,
  parcels = [],
  actions,
}: OrderStatusProps) {
  return (
    <article className={styles.order}>
      <div className={styles.head}>
        <h2 tabIndex={-1}>{title}</h2>
        <p className={styles.placed}>{placed}</p>
      </div>
      <p className={styles.status}>{status}</p>
      <List label={goodsLabel} goods={goods} />
      {parcels.map(({ id, title: parcel, detail, goods: sent, link }) => (
        <section key={id} className={styles.parcel}>
          <h3>{parcel}</h3>
          {detail && (
            <p className={styles.placed} translate="no">
              {detail}
            </p>
          )}
          <List goods={sent} />
          {link && <p>{link}</p>}
        </section>
      ))}
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}

function List({ label, goods }: { label?: string; goods: Goods }) {
  return (
    <ul className={styles.goods} role="list" aria-label={label}>
      {goods.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  );
}
