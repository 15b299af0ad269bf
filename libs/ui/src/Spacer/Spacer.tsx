import { GrassMark } from '../Wordmark/Wordmark.tsx';
import styles from './Spacer.module.css';

export interface SpacerProps {
  /** `small` half of a section's air (36–76 px), `medium` the whole (72–152 px), `large` twice as much. */
  size?: 'small' | 'medium' | 'large';
  /** Decoration in the middle: none, a hairline, or the mark of the brand. */
  mark?: 'none' | 'line' | 'grass';
}

/** Additional decorative space between two blocks. */
export function Spacer({ size = 'medium', mark = 'none' }: SpacerProps) {
  return (
    <div className={styles.spacer} data-size={size} data-mark={mark} aria-hidden="true">
      {mark === 'grass' && <GrassMark />}
    </div>
  );
}
