import { useId, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import checkboxStyles from '../Checkbox/Checkbox.module.css';
import styles from './FilterGroup.module.css';

export interface FilterOption {
  value: string;
  label: ReactNode;
  /** How many products it would leave. Zero stays in the list and cannot be chosen. */
  count: number;
}

export interface FilterGroupProps {
  /** "Hudtype". */
  legend: ReactNode;
  options: readonly FilterOption[];
  selected: readonly string[];
  onChange: (selected: readonly string[]) => void;
  /** Options beyond this many wait behind a button. */
  limit?: number;
  /** Words of that button, `(hidden)` → "Vis 6 flere". Needed when there are more options than `limit`. */
  moreLabel?: (hidden: number) => ReactNode;
  /** Open on arrival. */
  startsOpen?: boolean;
}

/** Values of one facet, several at a time. */
export function FilterGroup({
  legend,
  options,
  selected,
  onChange,
  limit = 10,
  moreLabel,
  startsOpen = true,
}: FilterGroupProps) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const hidden = isWhole ? 0 : Math.max(0, options.length - limit);
  // What is chosen is never hidden.
  const shown =
    hidden === 0
      ? options
      : options.filter((option, index) => index < limit || selected.includes(option.value));
  return (
    <details className={styles.group} open={startsOpen}>
      <summary className={styles.summary}>
        <span id={`${id}-legend`}>{legend}</span>
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <div role="group" aria-labelledby={`${id}-legend`} className={styles.options}>
        {shown.map(({ value, label, count }) => {
          const isSelected = selected.includes(value);
          return (
            <label key={value} className={styles.option}>
              <input
                type="checkbox"
                className={checkboxStyles.box}
                checked={isSelected}
                disabled={count === 0 && !isSelected}
                onChange={(event) => {
                  onChange(
                    event.currentTarget.checked
                      ? [...selected, value]
                      : selected.filter((other) => other !== value),
                  );
                }}
              />
              <span className={styles.label}>{label}</span>
              <span className={styles.count}>{count}</span>
            </label>
          );
        })}
        {hidden > 0 && moreLabel && (
          <Button
            variant="link"
            onClick={() => {
              setWhole(true);
            }}
          >
            {moreLabel(hidden)}
          </Button>
        )}
      </div>
    </details>
  );
}
