'use client';

import { useId, useState, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { getTextKey } from '../text-key.ts';
import styles from './GiftProgress.module.css';

export interface GiftProgressProps {
  /** `missing` while something has to be added, `earned` when the gift is in the bag. */
  state: 'missing' | 'earned';
  /** "Du mangler 120 kr. til din gave", then what was earned. */
  children: ReactNode;
  /** Progress from 0 to 1. */
  fraction: number;
  /** When and how often, next to the claim as the law asks: `text` is shown when the button named `label` is pressed. */
  conditions?: { readonly label: string; readonly text: ReactNode };
}

/** The progress toward a gift. The sentence contains the information and is announced when it changes; the line is decoration. */
export function GiftProgress({ state, children, fraction, conditions }: GiftProgressProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.gift} data-state={state}>
      <div className={styles.claim}>
        {/* Orca 43 does not read the text of a status line by line, but reads a paragraph in it. */}
        <div className={styles.text} role="status">
          {state === 'earned' && <Icon name="gift" />}
          <p key={getTextKey(children)}>{children}</p>
        </div>
        {conditions && (
          <IconButton
            icon="info"
            label={conditions.label}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => {
              setOpen(!isOpen);
            }}
          />
        )}
      </div>
      <ProgressBar value={state === 'earned' ? 1 : fraction} />
      {conditions && (
        <div id={id} hidden={!isOpen} className={styles.conditions}>
          {conditions.text}
        </div>
      )}
    </div>
  );
}
