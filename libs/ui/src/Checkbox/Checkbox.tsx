import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FieldError } from '../Field/FieldError.tsx';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'className' | 'type' | 'children'
> {
  /** The label. May hold a link, such as to the terms. */
  children: ReactNode;
  /** A quieter line below the label. */
  hint?: ReactNode;
  /** Text of a mistake, which says what to do. */
  error?: ReactNode;
}

/** A checkbox with its label. Consent is never preselected. */
export function Checkbox({ children, hint, error, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const describedBy = [
    error ? `${inputId}-error` : '',
    hint ? `${inputId}-hint` : '',
    rest['aria-describedby'],
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.checkbox}>
      <input
        {...rest}
        className={styles.box}
        type="checkbox"
        id={inputId}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
      />
      <div className={styles.text}>
        <label htmlFor={inputId}>{children}</label>
        {hint && (
          <p className={styles.hint} id={`${inputId}-hint`}>
            {hint}
          </p>
        )}
        {error && <FieldError id={`${inputId}-error`}>{error}</FieldError>}
      </div>
    </div>
  );
}
