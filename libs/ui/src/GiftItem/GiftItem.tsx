import type { ReactNode } from 'react';
import { BagLine } from '../BagLine/BagLine.tsx';
import type { PictureData } from '../Picture/Picture.tsx';
import styles from './GiftItem.module.css';

export interface GiftItemProps {
  /** `lost` when the bag no longer earns it; it is shown once more, with what would earn it again. */
  state?: 'earned' | 'lost';
  /** "Ravlæbepomade". */
  name: ReactNode;
  /** Page of the product. */
  href?: string;
  /** "10 ml". */
  size?: ReactNode;
  picture?: PictureData;
  /** "Gratis"; nothing when it is lost. */
  price?: ReactNode;
  /** "Din gave ved køb over 500 kr.", or what is missing since it was lost. */
  why: ReactNode;
  /** A RadioGroup of gifts where one of several may be had; the picture shows the chosen one. */
  chooser?: ReactNode;
}

/** A gift among the lines of the bag: its name, that it is free, and why it is there. */
export function GiftItem({
  state = 'earned',
  name,
  href,
  size,
  picture,
  price,
  why,
  chooser,
}: GiftItemProps) {
  return (
    <div className={styles.gift} data-state={state}>
      <BagLine
        name={name}
        {...(href === undefined ? {} : { href })}
        {...(picture ? { picture } : {})}
        size={size}
        total={state === 'earned' ? price : undefined}
        detail={<span className={styles.why}>{why}</span>}
        notice={chooser}
      />
    </div>
  );
}
