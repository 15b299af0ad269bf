import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { textKey } from '../text-key.ts';
import styles from './GiftProgress.module.css';

export interface GiftProgressProps {
  /** `missing` while something has to be added, `earned` when the gift is in the bag. */
  state: 'missing' | 'earned';
  /** "Du mangler 120 kr. til din gave", then what was earned. */
  children: ReactNode;
  /** How much of the way is done, 0 to 1. */
  fraction: number;
  /** When and how often, next to the claim as the law asks. */
  conditions?: ReactNode;
}

/** How far it is to the gift. The sentence tells; the hairline is decoration. Announced when it changes. */
export function GiftProgress({ state, children, fraction, conditions }: GiftProgressProps) {
  return (
    <div className={styles.gift} data-state={state}>
      <p className={styles.text} role="status">
        {state === 'earned' && <Icon name="gift" />}
        <span key={textKey(children)}>{children}</span>
      </p>
      <ProgressBar value={state === 'earned' ? 1 : fraction} />
      {conditions && (
        <p key={textKey(conditions)} className={styles.conditions}>
          {conditions}
        </p>
      )}
    </div>
  );
}
