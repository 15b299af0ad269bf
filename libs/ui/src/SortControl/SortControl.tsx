import { useId } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import styles from './SortControl.module.css';

export interface SortControlProps {
  /** "Sortér efter". */
  label: string;
  value: string;
  /** Six at most; the first is the default. */
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A native menu for the order of a list. */
export function SortControl({ label, value, options, onChange }: SortControlProps) {
  const id = useId();
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.select}>
        <select
          id={id}
          value={value}
          onChange={(event) => {
            onChange(event.currentTarget.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size="small" />
      </span>
    </div>
  );
}
