import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Popover.module.css';

export interface PopoverProps {
  /** Words of the button, and the name of what it shows: "Hvad er enhedspris?". */
  label: string;
  /** `words` shows the label, underlined; `info` shows a drawing beside a text that already says what it is about. */
  look?: 'words' | 'info';
  /** The edge that panel and button share. Where there is no room the panel turns to the other side by itself. */
  align?: 'start' | 'end';
  /** A few sentences, a small list, at most one link. */
  children: ReactNode;
}

/**
 * Additional information next to its context. Not modal: the page stays usable, and a press elsewhere, Esc or the button closes it.
 * A native popover, so it works without scripts.
 */
export function Popover({ label, look = 'words', align = 'start', children }: PopoverProps) {
  const id = useId();
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.button}
        data-look={look}
        popoverTarget={id}
        aria-label={look === 'info' ? label : undefined}
      >
        {look === 'info' ? <Icon name="info" /> : label}
      </button>
      {/* Directly after its button, so that Tab and screen readers reach it next. */}
      <div id={id} popover="auto" role="group" aria-label={label} className={styles.panel} data-align={align}>
        {children}
      </div>
    </div>
  );
}
