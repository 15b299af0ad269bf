import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { SampleSlots, type ChosenSample } from './SampleSlots.tsx';
import { getTextKey } from '../text-key.ts';
import styles from './SamplesBanner.module.css';

export interface SamplesBannerProps {
  /** "Vælg op til 3 gratis prøver". */
  title: ReactNode;
  /** Level of the title in its page. */
  level?: 2 | 3;
  /** Most samples that may be chosen. Nothing is rendered if none are offered. */
  limit: number;
  /** In the order in which they were chosen; `loading` until the offer is known. */
  chosen: readonly ChosenSample[] | 'loading';
  /** Name of the list of chosen samples: "Dine prøver". */
  chosenLabel: string;
  /** "1 af 3 valgt". */
  countText: ReactNode;
  /** The Button that opens the SamplesSelector: "Vælg prøver". A press anywhere on the banner is a press on it. */
  action: ReactNode;
}

/** The free samples of this order as round slots, with a button to choose them. */
export function SamplesBanner({
  title,
  level = 3,
  limit,
  chosen,
  chosenLabel,
  countText,
  action,
}: SamplesBannerProps) {
  const Title = `h${level}` as const;
  if (limit === 0) return null;
  if (chosen === 'loading')
    return (
      <section className={styles.banner} aria-busy="true">
        <Title className={styles.title}>{title}</Title>
        <SampleSlots limit={limit} chosen={[]} size="large" />
        <div className={styles.waiting}>
          <Skeleton shape="button" />
        </div>
      </section>
    );
  return (
    <section className={styles.banner}>
      <div className={styles.head}>
        <Title className={styles.title}>{title}</Title>
        <p key={getTextKey(countText)} className={styles.count}>
          {countText}
        </p>
      </div>
      <SampleSlots limit={limit} chosen={chosen} size="large" label={chosenLabel} />
      <div className={styles.action}>{action}</div>
    </section>
  );
}
