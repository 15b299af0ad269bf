import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import styles from './OrderCard.module.css';

export interface OrderCardProps {
  /** "Ordre 1042". */
  title: ReactNode;
  /** Level of the title in its page. */
  level?: 2 | 3;
  /** Page of the order. */
  href: string;
  /** "20. november 2026". */
  date: ReactNode;
  /** The same as an ISO date, `2026-11-20`. */
  dateTime: string;
  /** One or two words: "På vej", "Leveret", "Fortrudt". */
  status: ReactNode;
  /** `over` for orders that need no more attention, `stopped` for canceled or withdrawn ones. */
  stage?: 'under-way' | 'over' | 'stopped';
  /** "637,50 kr.". */
  total: ReactNode;
  /** Ordered products, named for screen readers. The first four are shown. */
  pictures: readonly { picture: PictureData; alt: string }[];
  /** "+ 2", for those not shown. */
  more?: ReactNode;
  /** Buttons and links of variant `link`, each named with the order: track, buy again, withdraw. */
  actions?: ReactNode;
}

const MAX_PICTURES = 4;

/** One order in the list of orders: status, contents and actions. */
export function OrderCard({
  title,
  level = 2,
  href,
  date,
  dateTime,
  status,
  stage = 'under-way',
  total,
  pictures,
  more,
  actions,
}: OrderCardProps) {
  const Title = `h${level}` as const;
  return (
    <article className={styles.order} data-stage={stage}>
      <div className={styles.facts}>
        <p className={styles.status}>{status}</p>
        <Title className={styles.title}>
          <Link href={href}>{title}</Link>
        </Title>
        <p className={styles.detail}>
          <time dateTime={dateTime}>{date}</time>
          <span className={styles.total}>{total}</span>
        </p>
      </div>
      <ul className={styles.pictures} role="list">
        {pictures.slice(0, MAX_PICTURES).map(({ picture, alt }) => (
          <li key={alt}>
            <Picture picture={picture} alt={alt} sizes="4rem" ratio="4:5" />
          </li>
        ))}
        {more && <li className={styles.more}>{more}</li>}
      </ul>
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
