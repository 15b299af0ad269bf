import { useId, type ReactNode } from 'react';
import type { NonTextNode } from '../non-text-node.ts';
import { getTextKey } from '../text-key.ts';
import { FieldError } from './FieldError.tsx';
import styles from './Field.module.css';

/** Props of the label, hint and error around every control. */
export interface BaseFieldProps {
  /** Always visible, above the field. */
  label: ReactNode;
  /** Text after the label of an optional field, such as "Valgfrit". Other fields are required. */
  optional?: ReactNode;
  /** Purpose or expected format of the value. */
  hint?: ReactNode;
  /** Text of a mistake, which says what to do. Its presence marks the field as invalid. */
  error?: ReactNode;
  /** Character count, at the end of the line below: "34 af 200 tegn". */
  count?: ReactNode;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  /** Always set: Chromium reports an empty required date as invalid from the start. */
  'aria-invalid': boolean;
}

export interface FieldFrameProps extends BaseFieldProps {
  /** Id of the control; generated when absent. Error summaries link to it. */
  id?: string | undefined;
  /** Ids of further descriptions of the control, announced last. */
  'aria-describedby'?: string | undefined;
  /** Renders the control with the attributes that it must spread. */
  children: (attributes: ControlAttributes) => NonTextNode;
}

/** Label, hint and error around one control of a form. Used by the fields of the kit. */
export function Field({
  label,
  optional,
  hint,
  error,
  count,
  id,
  'aria-describedby': others,
  children,
}: FieldFrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error ? errorId : '', hint ? hintId : '', others].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={controlId}>
        <span>{label}</span>
        {optional && <span className={styles.optional}>{optional}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': Boolean(error),
      })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {(hint || count) && (
        <div className={styles.below}>
          {hint && (
            <p key={getTextKey(hint)} className={styles.hint} id={hintId}>
              {hint}
            </p>
          )}
          {count && (
            <p key={`count ${getTextKey(count)}`} className={styles.count}>
              {count}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
