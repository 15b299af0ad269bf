import { useId, type ReactNode } from 'react';
import { FieldError } from '../Field/FieldError.tsx';
import styles from './RadioGroup.module.css';

export interface RadioOption {
  value: string;
  /** The choice in a word or two. */
  label: ReactNode;
  /** At the end of the line: a price, a date. */
  detail?: ReactNode;
  /** A quieter line below. When the option is disabled: the reason. */
  note?: ReactNode;
  /** Still shown and explained, but not selectable. */
  disabled?: boolean;
  /** Further questions, shown below while the option is chosen. */
  content?: ReactNode;
}

export interface RadioGroupProps {
  /** Label of the choice. */
  legend: ReactNode;
  /** A hint on its own line below the legend. */
  hint?: ReactNode;
  /** `hidden` shows the legend to screen readers only, if the page shows it already. */
  legendDisplay?: 'shown' | 'hidden';
  /** `grid` sets short options side by side, such as amounts; notes are for `lines`. */
  layout?: 'lines' | 'grid';
  options: readonly RadioOption[];
  /** Id of the first choice, for error summaries. */
  id?: string;
  /** Name in the form; generated when absent. */
  name?: string;
  /** Selected value of a controlled group. */
  value?: string;
  /** Initially selected value of an uncontrolled group. */
  defaultValue?: string;
  onChange?: (value: string) => void;
  error?: ReactNode;
}

/** One choice of a few, all visible, as lines of text. */
export function RadioGroup({
  legend,
  hint,
  legendDisplay = 'shown',
  layout = 'lines',
  options,
  id: firstId,
  name,
  value,
  defaultValue,
  onChange,
  error,
}: RadioGroupProps) {
  const id = useId();
  const describedBy = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ');
  return (
    <fieldset
      className={styles.group}
      data-layout={layout}
      data-invalid={error ? '' : undefined}
      aria-describedby={describedBy || undefined}
    >
      <legend className={styles.legend} data-display={legendDisplay}>
        {legend}
      </legend>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {options.map((option, index) => {
        const optionId = index === 0 && firstId !== undefined ? firstId : `${id}-${index}`;
        return (
          <div key={option.value} className={styles.option}>
            <input
              type="radio"
              id={optionId}
              name={name ?? id}
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
              disabled={option.disabled}
              aria-describedby={option.note ? `${optionId}-note` : undefined}
            />
            <label htmlFor={optionId} className={styles.label}>
              <span>{option.label}</span>
              {option.detail && <span className={styles.detail}>{option.detail}</span>}
            </label>
            {option.note && (
              <p className={styles.note} id={`${optionId}-note`}>
                {option.note}
              </p>
            )}
            {option.content && <div className={styles.content}>{option.content}</div>}
          </div>
        );
      })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
