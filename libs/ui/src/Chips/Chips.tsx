import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { NonTextNode } from '../non-text-node.ts';
import styles from './Chips.module.css';

export interface RemovableChip {
  id: string;
  label: ReactNode;
  /** Name of the button, holding the label: "Fjern Tør hud". */
  removeLabel: string;
}

export interface ChipsProps {
  /** Name of the list: "Valgte filtre". */
  label: string;
  chips: readonly RemovableChip[];
  onRemove: (id: string) => void;
  /** A Button of variant `link` that removes all. */
  clear?: NonTextNode;
}

/** Selected values, each removable by a press. The caller moves the focus after the last one. */
export function Chips({ label, chips, onRemove, clear }: ChipsProps) {
  if (chips.length === 0) return null;
  return (
    <div className={styles.chips}>
      <ul role="list" aria-label={label}>
        {chips.map((chip) => (
          <li key={chip.id}>
            <button
              type="button"
              className={styles.chip}
              aria-label={chip.removeLabel}
              onClick={(event) => {
                // The focus moves to the chip that takes this one's place.
                const item = event.currentTarget.closest('li');
                const next = item?.nextElementSibling ?? item?.previousElementSibling;
                next?.querySelector('button')?.focus();
                onRemove(chip.id);
              }}
            >
              <span>{chip.label}</span>
              <Icon name="close" size="small" />
            </button>
          </li>
        ))}
      </ul>
      {clear}
    </div>
  );
}
