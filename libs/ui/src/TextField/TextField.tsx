import type { ComponentPropsWithRef } from 'react';
import { Field, type BaseFieldProps } from '../Field/Field.tsx';
import fieldStyles from '../Field/Field.module.css';

export interface TextFieldProps extends BaseFieldProps, Omit<ComponentPropsWithRef<'input'>, 'className'> {
  /** Give `email`, `tel` or `password` with the matching `autoComplete`, and `inputMode="numeric"` for a postcode. */
  type?: 'text' | 'email' | 'tel' | 'password' | 'url' | 'date' | 'number';
}

/** One line of text with its label above. */
export function TextField({
  label,
  optional,
  hint,
  error,
  count,
  id,
  type = 'text',
  ...rest
}: TextFieldProps) {
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
        <input
          {...rest}
          {...attributes}
          type={type}
          className={fieldStyles.control}
          required={rest.required ?? !optional}
        />
      )}
    </Field>
  );
}
