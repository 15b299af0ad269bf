import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import { Picture, type PictureData } from '../Picture/Picture.tsx';
import type { NonTextNode } from '../non-text-node.ts';
import { getTextKey } from '../text-key.ts';
import styles from './BagLine.module.css';

export interface BagLineProps {
  name: ReactNode;
  /** Page of the product; absent for gifts and samples. */
  href?: string;
  /** "30 ml". */
  size?: ReactNode;
  picture?: PictureData;
  /** Price of the whole line, or "Gratis". */
  total: ReactNode;
  /** Price of one unit and of a liter or kilogram. */
  detail?: ReactNode;
  /** A QuantityStepper. */
  quantity?: ReactNode;
  /** A Button of variant `link`, named with the product. */
  remove?: NonTextNode;
  /** A Notice about a change since the last visit, or the reason why the line cannot be bought. */
  notice?: ReactNode;
}

/** One line of the bag, in the drawer as on the page. */
export function BagLine({
  name,
  href,
  size,
  picture,
  total,
  detail,
  quantity,
  remove,
  notice,
}: BagLineProps) {
  return (
    <div className={styles.line}>
      <div className={styles.picture}>
        {picture && <Picture picture={picture} alt="" sizes="6rem" ratio="4:5" />}
      </div>
      <div className={styles.text}>
        <div className={styles.head}>
          <p className={styles.name}>{href ? <Link href={href}>{name}</Link> : name}</p>
          <p key={getTextKey(total)} className={styles.total}>
            {total}
          </p>
        </div>
        {(size || detail) && (
          <p className={styles.detail}>
            <span>{size}</span>
            <span key={getTextKey(detail)}>{detail}</span>
          </p>
        )}
        {(quantity || remove) && (
          <div className={styles.actions}>
            {/* A browser lays out by itself what has its own size, but no item of a flex container. */}
            {quantity && <div>{quantity}</div>}
            {remove}
          </div>
        )}
      </div>
      {notice && <div className={styles.notice}>{notice}</div>}
    </div>
  );
}
