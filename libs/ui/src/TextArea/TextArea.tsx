import type { ComponentPropsWithRef } from 'react';
import { Field, type BaseFieldProps } from '../Field/Field.tsx';
import fieldStyles from '../Field/Field.module.css';

export interface TextAreaProps extends BaseFieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'className'> {}

/** A field for several lines of text. Grows with its content in browsers with `field-sizing`. */
export function TextArea({ label, optional, hint, error, count, id, rows = 4, ...rest }: TextAreaProps) {
  return (
    <Field
      label={label}
      optional={optional}
      hint={hint}
      error={error}
      count={count}
      id={id}
      aria-describedby={rest['aria-describedby']}
    >
      {(attributes) => (
        <textarea
          {...rest}
          {...attributes}
          rows={rows}
          className={`${fieldStyles.control} ${fieldStyles.area}`}
          required={rest.required ?? !optional}
        />
      )}
    </Field>
  );
}
