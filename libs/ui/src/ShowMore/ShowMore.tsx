import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { getTextKey } from '../text-key.ts';
import styles from './ShowMore.module.css';

export interface ShowMoreProps {
  /** Items in the list now. */
  shown: number;
  /** Total number of items. */
  total: number;
  /** "Viser 12 af 36". Announced when it changes. */
  text: ReactNode;
  /** "Vis flere". */
  label: ReactNode;
  /** Label while the next ones are fetched. */
  pending?: ReactNode;
  onShowMore: () => void;
  /** Whether `text` is announced when it changes; false if the page does so itself. Defaults to true. */
  isAnnounced?: boolean;
}

/** The number of shown entries, and a button for more. Never an endless scroll. */
export function ShowMore({
  shown,
  total,
  text,
  label,
  pending,
  onShowMore,
  isAnnounced = true,
}: ShowMoreProps) {
  return (
    <div className={styles.more}>
      <p role={isAnnounced ? 'status' : undefined}>
        <span key={getTextKey(text)}>{text}</span>
      </p>
      <div className={styles.bar}>
        <ProgressBar value={total === 0 ? 1 : shown / total} />
      </div>
      {shown < total && (
        <Button variant="quiet" pending={pending} onClick={onShowMore}>
          {label}
        </Button>
      )}
    </div>
  );
}
